import type { ReactElement } from 'react';
import styles from './Art.module.css';
import { Damask } from './cloth/Damask.tsx';
import './pieces/pigments.css';
import { Portrait } from './pieces/Portrait.tsx';
import { VISITED } from './model/words.ts';

/** The game on the shelf: the five nobles side by side, the one in the middle a step ahead. */
export function Art(): ReactElement {
  const middle = VISITED[Math.floor(VISITED.length / 2)];
  return (
    <div className={styles.art} aria-hidden="true">
      <Damask />
      <div className={styles.nobles}>
        {VISITED.map((noble) => (
          <Portrait key={noble} noble={noble} size={noble === middle ? 118 : 92} />
        ))}
      </div>
    </div>
  );
}
