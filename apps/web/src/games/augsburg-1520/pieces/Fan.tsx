import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Translate } from '@fondaco/texts';
import { explains } from '../../../explain/explain-store.ts';
import styles from './Fan.module.css';
import { NoteCard } from './NoteCard.tsx';
import type { Printed } from '../model/printed.ts';

/** The whole fan leans so far to each side, in degrees. */
const LEAN = 8;

/** Papers side by side, overlapping as much as their number asks for, and leaning apart like a hand of cards. */
export function Fan({ children }: { readonly children: readonly ReactNode[] }): ReactElement {
  const middle = (children.length - 1) / 2;
  return (
    <span className={styles.fan} style={{ '--count': children.length } as CSSProperties}>
      {children.map((child, i) => {
        const side = middle === 0 ? 0 : (i - middle) / middle;
        const lean = { '--lean': `${side * LEAN}deg`, '--drop': `${Math.abs(side) * 5}px` } as CSSProperties;
        return (
          <span key={i} className={styles.paper} style={lean}>
            {child}
          </span>
        );
      })}
    </span>
  );
}

/** Notes that everyone sees; the one that counts is raised. */
export function ShownNotes(props: {
  readonly notes: readonly string[];
  readonly best: string;
  readonly isWinner: boolean;
  readonly printed: Printed;
  readonly t: Translate;
}): ReactElement {
  const { notes, best, isWinner, printed, t } = props;
  const at = notes.indexOf(best);
  return (
    <Fan>
      {notes.map((note, i) => (
        <span
          key={`${note} ${i}`}
          className={styles.shown}
          data-best={i === at}
          data-winner={i === at && isWinner}
          {...explains('note', note)}
        >
          <NoteCard note={note} printed={printed} t={t} />
        </span>
      ))}
    </Fan>
  );
}
