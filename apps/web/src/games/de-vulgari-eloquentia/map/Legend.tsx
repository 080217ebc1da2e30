import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import type { Translate } from '@fondaco/texts';
import styles from './Board.module.css';
import type { Frame } from './use-frame.ts';
import { Letter } from '../pieces/Glyph.tsx';
import { DRAWN_ZONES, outlinesOf } from '../model/map.ts';
import { DIALECTS } from '../model/printed.ts';

/** The pixels it takes with its margin. */
export const LEGEND = { width: 162, height: 102 } as const;
/** Units of the sheet that it keeps from land. */
const AWAY = 4;

/** The shores and borders of Italy. */
const LAND = DRAWN_ZONES.flatMap(({ id }) => outlinesOf(id).flat());

/** Which colour, hatching and letter is which dialect; left out where it would cover land. */
export function Legend({ t, frame }: { readonly t: Translate; readonly frame: Frame }): ReactElement | undefined {
  const left = frame.x + frame.width - LEGEND.width * frame.unit;
  const top = frame.y + frame.height - LEGEND.height * frame.unit;
  const coversLand = LAND.some(([x, y]) => x > left - AWAY && y > top - AWAY);
  if (coversLand) return undefined;
  return (
    <ul className={styles.legend} aria-label={t('dve.dialects')}>
      {DIALECTS.map((dialect) => (
        <li key={dialect} {...explains('dialect', dialect)}>
          <svg width="28" height="15" aria-hidden="true">
            <g stroke={`var(--${dialect}-l)`}>
              <rect x=".5" y=".5" width="27" height="14" rx="2" fill={`var(--${dialect})`} />
              <rect x=".5" y=".5" width="27" height="14" rx="2" fill={`url(#map-${dialect})`} />
            </g>
            <Letter at={[14, 7.5]} dialect={dialect} radius={6.2} />
          </svg>
          {t.word('dialect', dialect)}
        </li>
      ))}
    </ul>
  );
}
