import type { ReactElement } from 'react';
import type { GameTableProps } from '../../table/game-table.ts';
import { goodsOf, readView, type PlayerGoods } from './augsburg-view.ts';
import styles from './DeckAndIncome.module.css';
import { florinsAt, MINT_MASTER_FREE, notesAt, prestigeAt } from './printed.ts';

/** The deck with the price of its top note, and what the next income brings the viewer. */
export function DeckAndIncome({ view, me, t }: GameTableProps): ReactElement {
  const now = readView(view);
  const mine = goodsOf(now, me);
  const isLast = now.round === now.rounds;
  return (
    <div className={styles.both}>
      <div className={styles.deck} data-empty={now.topPrice === undefined} aria-hidden="true">
        {now.topPrice !== undefined && <span>{now.topPrice}</span>}
      </div>
      <div className={styles.words}>
        <p>
          <b>{t('aug.deck')}</b>{' '}
          {now.topPrice === undefined ? t('aug.deck-empty') : t('aug.top-price', { florins: now.topPrice })}
        </p>
        {now.deck !== undefined && now.discards !== undefined && (
          <p>{t('aug.deck-sizes', { deck: now.deck, discards: now.discards })}</p>
        )}
        {mine !== undefined && (
          <p>
            <b>{t('aug.income')}</b>{' '}
            {isLast
              ? t('aug.last-income', { points: pointsOf(mine) })
              : t('aug.next-income', {
                  florins: florinsAt(mine.levels.agency),
                  points: pointsOf(mine),
                  notes: notesOf(mine),
                })}
            {!isLast && freeOf(mine) > 0 && ` ${t('aug.free-notes', { count: freeOf(mine) })}`}
          </p>
        )}
      </div>
    </div>
  );
}

function pointsOf({ levels, rights }: PlayerGoods): number {
  return prestigeAt(levels.peerage) + (rights['coat-of-arms'] ?? 0) + (rights['letter-of-nobility'] ?? 0);
}

function notesOf({ levels }: PlayerGoods): number {
  return notesAt(levels.office).offered;
}

function freeOf({ levels, rights }: PlayerGoods): number {
  return notesAt(levels.office).free + (rights['mint-master'] === undefined ? 0 : MINT_MASTER_FREE);
}
