import { useRef, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { beginPress } from '../store/commit-rest.ts';
import { commit } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';

/** Makes what was chosen count. Where it comes up under the finger that has just pressed another, it is not ready for a moment. */
export function CommitButton({ children }: { readonly children: ReactNode }): ReactNode {
  const isResting = useTable((state) => state.isResting);
  const press = useRef<() => boolean>(undefined);
  return (
    <Button
      kind="commit"
      icon="check"
      aria-disabled={isResting}
      onPointerDown={() => {
        press.current = beginPress();
      }}
      onKeyDown={(event) => {
        // A key that is held down presses once.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      onClick={({ detail }) => {
        const isByPointer = detail > 0;
        if (!isByPointer || press.current?.() !== false) inBackground(commit());
      }}
      data-commit
    >
      {children}
    </Button>
  );
}
