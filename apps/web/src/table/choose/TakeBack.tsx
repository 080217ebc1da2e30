import type { ReactNode } from 'react';
import { takeBack } from '../store/series-actions.ts';
import styles from './Touch.module.css';

interface TakeBackProps {
  readonly line: string;
  /** What is explained when somebody asks about it, `note:leo-5`. */
  readonly thing: string;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something that is picked for a decision of several lines: touching it takes it back. */
export function TakeBack({ line, thing, label, className, children }: TakeBackProps): ReactNode {
  return (
    <button
      type="button"
      className={className === undefined ? styles.touch : `${styles.touch} ${className}`}
      data-state="chosen"
      data-explain={thing}
      aria-label={label}
      aria-pressed="true"
      onClick={() => takeBack(line)}
    >
      {children}
    </button>
  );
}
