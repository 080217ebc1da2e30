import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import { goodsOf, readView } from '../model/augsburg-view.ts';
import styles from './DeckAndIncome.module.css';

/** The deck with the price of its top note, and what the next income brings the viewer. */
export function DeckAndIncome({ view, me, t }: GameTableProps): ReactElement {
  const now = readView(view);
  const mine = goodsOf(now, me);
  const isLast = now.round === now.rounds;
  return (
    <div className={styles.both}>
      <div className={styles.deck} data-empty={now.topPrice === undefined} aria-hidden="true" data-explain="icon:deck">
        {now.topPrice !== undefined && <span>{now.topPrice}</span>}
      </div>
      <div className={styles.words}>
        <p {...explains('icon', 'deck')}>
          <b>{t('aug.deck')}</b>{' '}
          {now.topPrice === undefined ? t('aug.deck-empty') : t('aug.top-price', { florins: now.topPrice })}
        </p>
        {now.deck !== undefined && now.discards !== undefined && (
          <p>{t('aug.deck-sizes', { deck: now.deck, discards: now.discards })}</p>
        )}
        {mine !== undefined && (
          <p {...explains('stage', 'income')}>
            <b>{t('aug.income')}</b>{' '}
            {isLast
              ? t('aug.last-income', { points: mine.income.prestige })
              : t('aug.next-income', {
                  florins: mine.income.florins,
                  points: mine.income.prestige,
                  notes: mine.income.offered,
                })}
            {!isLast && mine.income.free > 0 && ` ${t('aug.free-notes', { count: mine.income.free })}`}
          </p>
        )}
      </div>
    </div>
  );
}
