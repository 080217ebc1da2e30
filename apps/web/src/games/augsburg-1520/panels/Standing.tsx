import { SOURCES } from '@fondaco/augsburg-1520/data/words.ts';
import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import { StandingTable } from '../../../table/standing/StandingTable.tsx';
import { goodsOf, readView, type AugsburgPlayer } from '../model/augsburg-view.ts';
import { categoryIcons } from '../model/category-icons.ts';
import { printedParts } from '../model/printed.ts';
import styles from './Standing.module.css';

/** How the player stands: what the next income brings, how far the next barrier is, and everybody's prestige by where it came from. */
export function Standing(table: GameTableProps): ReactElement {
  const view = readView(table.view);
  const mine = goodsOf(view, table.me);
  return (
    <div className={styles.standing}>
      {mine !== undefined && <Outlook table={table} mine={mine} isLast={view.round === view.rounds} />}
      <StandingTable
        table={table}
        categories={SOURCES}
        icons={categoryIcons}
        pointsOf={(seat) => goodsOf(view, seat)?.prestigeFrom ?? {}}
        explained={(category) => ['source', category]}
      />
    </div>
  );
}

interface OutlookProps {
  readonly table: GameTableProps;
  readonly mine: AugsburgPlayer;
  readonly isLast: boolean;
}

function Outlook({ table, mine, isLast }: OutlookProps): ReactElement {
  const { t, parts } = table;
  const { barriers } = printedParts(parts);
  const { florins, prestige, offered } = mine.income;
  const missing =
    mine.rights.church === undefined ? 'church' : mine.rights.cathedral === undefined ? 'cathedral' : undefined;
  return (
    <>
      <p {...explains('stage', 'income')}>
        <b>{t('aug.income')}</b>{' '}
        {isLast
          ? t('aug.last-income', { points: prestige })
          : t('aug.next-income', { florins, points: prestige, notes: offered })}
      </p>
      {missing !== undefined && (
        <p {...explains('icon', 'barrier')}>
          {t('aug.standing.barrier', {
            left: Math.max(0, barriers[missing] - mine.prestige),
            barrier: barriers[missing],
            building: t.word('building', missing),
          })}
        </p>
      )}
    </>
  );
}
