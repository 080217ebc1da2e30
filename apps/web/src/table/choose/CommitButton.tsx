import type { ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { commit } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';

interface CommitButtonProps {
  /** Whether it does nothing for good: then it looks like any other. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
}

/** Makes what was chosen count. Where it comes up under the finger that has just pressed another, it is not ready for a moment. */
export function CommitButton({ isPlain = false, children }: CommitButtonProps): ReactNode {
  const isResting = useTable((state) => state.isResting);
  return (
    <Button
      {...(isPlain ? {} : ({ kind: 'commit', icon: 'check' } as const))}
      aria-disabled={isResting}
      onClick={() => inBackground(commit())}
      data-commit
    >
      {children}
    </Button>
  );
}
