import { useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  /** Kinds of files, as the browser wants them. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
  readonly children: ReactNode;
}

/** Asks for a file. The browser's own button speaks the browser's language, so it stays hidden behind ours. */
export function FileButton({ accept, onPick, children }: FileButtonProps): ReactNode {
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
      <Button icon="arrow" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
