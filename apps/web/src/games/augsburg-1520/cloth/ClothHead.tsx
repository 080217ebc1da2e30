import type { ReactElement, ReactNode } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import type { Layout } from '../../../table/game-table.ts';
import styles from './ClothHead.module.css';
import { Portrait } from '../pieces/Portrait.tsx';
import type { Visited } from '../model/words.ts';

interface ClothHeadProps {
  readonly noble: Visited | undefined;
  readonly layout: Layout;
  readonly title: string;
  readonly text?: string | undefined;
  /** Leaves the room under it to something else. */
  readonly isLow?: boolean;
  readonly children?: ReactNode;
}

/** Whom the merchants visit and how it stands, in the middle of the cloth. */
export function ClothHead({ noble, layout, title, text, isLow = false, children }: ClothHeadProps): ReactElement {
  return (
    <header className={styles.head} data-layout={layout} data-low={isLow}>
      {noble !== undefined && (
        <span className={styles.portrait} {...explains('noble', noble)}>
          <Portrait key={noble} noble={noble} size={96} />
        </span>
      )}
      <div className={styles.words}>
        <h2>{title}</h2>
        {text !== undefined && text !== '' && <p>{text}</p>}
        {children}
      </div>
    </header>
  );
}
