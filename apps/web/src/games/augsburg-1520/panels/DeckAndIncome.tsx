import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import { goodsOf, readView, type AugsburgPlayer } from '../model/augsburg-view.ts';
import styles from './DeckAndIncome.module.css';
import { florinsAt, notesAt, prestigeAt, printedParts, type Printed } from '../model/printed.ts';

/** The deck with the price of its top note, and what the next income brings the viewer. */
export function DeckAndIncome({ view, parts, me, t }: GameTableProps): ReactElement {
  const now = readView(view);
  const mine = goodsOf(now, me);
  const printed = printedParts(parts);
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
              ? t('aug.last-income', { points: pointsOf(printed, mine) })
              : t('aug.next-income', {
                  florins: florinsAt(printed, mine.levels.agency),
                  points: pointsOf(printed, mine),
                  notes: notesOf(printed, mine),
                })}
            {!isLast && freeOf(printed, mine) > 0 && ` ${t('aug.free-notes', { count: freeOf(printed, mine) })}`}
          </p>
        )}
      </div>
    </div>
  );
}

function pointsOf(printed: Printed, { levels, rights }: AugsburgPlayer): number {
  return prestigeAt(printed, levels.peerage) + (rights['coat-of-arms'] ?? 0) + (rights['letter-of-nobility'] ?? 0);
}

function notesOf(printed: Printed, { levels }: AugsburgPlayer): number {
  return notesAt(printed, levels.office).offered;
}

function freeOf(printed: Printed, { levels, rights }: AugsburgPlayer): number {
  return (
    notesAt(printed, levels.office).free +
    (rights['mint-master'] === undefined ? 0 : printed.rights['mint-master'].free)
  );
}
