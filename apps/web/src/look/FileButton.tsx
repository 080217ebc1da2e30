import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  /** Kinds of files, as the browser wants them. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
  /** The button, so that it can be focused. */
  readonly button?: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** Asks for a file. The browser's own input speaks the browser's language, so it is hidden behind this button. */
export function FileButton({ accept, onPick, button, children }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const pick = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onPick(file);
    // Lets the same file be picked again after it was mended.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        data-import
        onChange={(event) => pick(event.target.files)}
      />
      <Button ref={button} icon="arrow" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
