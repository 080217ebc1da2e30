import type { GameAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { CSSProperties, ReactNode } from 'react';
import { Mark } from '../../look/Icon.tsx';
import type { TablePlayer } from '../../table/game-table.ts';
import { costsOf } from '../insight/costs.ts';
import { changeText } from '../insight/numbers.ts';
import styles from './Costs.module.css';

interface CostsProps {
  readonly analysis: GameAnalysis;
  readonly player: TablePlayer;
  readonly seat: number;
  readonly t: Translate;
}

/** What has cost a player most, by what they did. */
export function Costs({ analysis, player, seat, t }: CostsProps): ReactNode {
  const costs = costsOf(analysis, seat);
  const most = costs[0]?.loss ?? 1;
  return (
    <>
      <h2 className={styles.head}>
        <Mark colour={player.colour} size={20} />
        {t('review.costMost', { seat: player.name })}
      </h2>
      {costs.length === 0 && <p>{t('review.costNothing')}</p>}
      <ul className={styles.costs}>
        {costs.map(({ verb, choices, loss }) => (
          <li key={verb}>
            <span>{t(`verb.${verb}`)}</span>
            <small>{t('review.choices', { count: choices })}</small>
            <b>{changeText(t, -loss / analysis.unit)}</b>
            <span className={styles.bar} style={{ '--share': loss / most } as CSSProperties} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </>
  );
}
