import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import type { Translate } from '@fondaco/texts';
import { capital } from '../lines/sentences.ts';
import { fillOf } from './fills.ts';
import styles from './Legend.module.css';
import type { Score } from './standing.ts';

interface LegendProps {
  /** The points of any player: they have all categories of the game. */
  readonly score: Score;
  readonly categories: readonly string[];
  readonly icons: Readonly<Record<string, string>>;
  /** The category that is orange, if one has to be. */
  readonly orange: string | undefined;
  /** The category being counted. */
  readonly now: string | undefined;
  readonly t: Translate;
}

/** Which hatch and which icon is which source of points. */
export function Legend({ score, categories, icons, orange, now, t }: LegendProps): ReactNode {
  return (
    <ul className={styles.legend}>
      {categories.map((category) => (
        <li key={category} className={category === now ? styles.now : undefined}>
          <span className={`${styles.swatch} ${fillOf(score, category, orange)}`}>
            <span className={styles.icon}>
              {icons[category] !== undefined && <Icon name={icons[category]} size={15} />}
            </span>
          </span>
          {capital(t(`category.${category}`))}
        </li>
      ))}
    </ul>
  );
}
