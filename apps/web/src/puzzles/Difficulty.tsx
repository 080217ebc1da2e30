import { DIFFICULTIES, type Puzzle } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import styles from './Difficulty.module.css';

interface DifficultyProps {
  readonly difficulty: Puzzle['difficulty'];
  readonly t: Translate;
}

/** How hard a puzzle is: so many dots of four, and who finds it. */
export function Difficulty({ difficulty, t }: DifficultyProps): ReactNode {
  const place = DIFFICULTIES.indexOf(difficulty);
  return (
    <span className={styles.difficulty}>
      <span className={styles.dots} aria-hidden="true">
        {DIFFICULTIES.map((one, i) => (
          <i key={one} data-full={i <= place} />
        ))}
      </span>
      {t(`puzzle.difficulty.${difficulty}`)}
    </span>
  );
}
