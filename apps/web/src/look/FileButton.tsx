import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  /** Kinds of files, as the browser wants them. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
  /** The button, for whoever has to give it the focus. */
  readonly button?: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** Asks for a file. The browser's own button speaks the browser's language, so it stays hidden behind ours. */
export function FileButton({ accept, onPick, button, children }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const pick = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onPick(file);
    // The same file, mended, can be picked again.
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
