import type { ReactNode } from 'react';
import { explain } from '../../explain/explain-store.ts';
import styles from './TermButton.module.css';
import { meaning, type Term } from './terms.ts';

interface TermButtonProps {
  readonly term: Term;
  readonly children: ReactNode;
}

/** A word of the review that says what it means: under a mouse, at a touch, and by key. */
export function TermButton({ term, children }: TermButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.term}
      onClick={({ currentTarget, detail }) => explain(currentTarget, { isByKey: detail === 0 })}
      {...meaning(term)}
    >
      {children}
    </button>
  );
}
