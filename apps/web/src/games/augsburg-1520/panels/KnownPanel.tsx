import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon, Mark } from '../../../look/Icon.tsx';
import type { GameTableProps, TablePlayer } from '../../../table/game-table.ts';
import type { Translate } from '@fondaco/texts';
import { DeckAndIncome } from './DeckAndIncome.tsx';
import { goodsOf, readView, type Bounds, type AugsburgPlayer } from '../model/augsburg-view.ts';
import styles from './KnownPanel.module.css';
import { readNote } from '../model/printed.ts';
import { Side } from '../../../table/Side.tsx';
import { VISITED } from '../model/words.ts';

/** What everyone can know: the deck, the next income, and what bids and showdowns have proved of the others. */
export function KnownPanel(props: GameTableProps): ReactElement {
  const { view, me, players, t } = props;
  const now = readView(view);
  return (
    <Side title={t('aug.known')}>
      <DeckAndIncome {...props} />
      <ul className={styles.players}>
        {players
          .filter(({ seat }) => seat !== me)
          .map((player) => {
            const goods = goodsOf(now, player.seat);
            return goods && <KnownOf key={player.seat} player={player} goods={goods} t={t} />;
          })}
      </ul>
    </Side>
  );
}

interface KnownProps {
  readonly player: TablePlayer;
  readonly goods: AugsburgPlayer;
  readonly t: Translate;
}

function KnownOf({ player, goods, t }: KnownProps): ReactElement {
  const { known, florins, handSize } = goods;
  const proved = VISITED.flatMap((noble) => {
    const proof = known.proved[noble];
    return proof === undefined ? [] : [t('aug.proved', { noble: t.word('noble', noble), count: proof.valid })];
  });
  return (
    <li className={styles.player}>
      <p className={styles.head}>
        <Mark colour={player.colour} size={17} />
        <b>{player.name}</b>
        <span className={styles.bounds} {...explains('icon', 'florins')}>
          <Icon name="florin" size={16} label={t('aug.florins-of')} />
          {boundsText(known.florins, florins, t)}
        </span>
        <span className={styles.bounds} {...explains('icon', 'notes')}>
          <Icon name="note" size={16} label={t('aug.notes-of')} />
          {boundsText(known.hand, handSize, t)}
        </span>
      </p>
      {known.notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('aug.known-notes')}>
          {known.notes.map((note, i) => (
            <SmallNote key={i} note={note} t={t} />
          ))}
        </ul>
      )}
      {proved.length > 0 && (
        <ul className={styles.proved} aria-label={t('aug.proved-notes')}>
          {proved.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A number, or between which two it lies. */
function boundsText({ least, most }: Bounds, exact: number | undefined, t: Translate): string {
  if (exact !== undefined || least === most) return String(exact ?? least);
  return t('aug.between', { least, most });
}

/** A note as a chip: emblem and value. */
function SmallNote({ note, t }: { readonly note: string; readonly t: Translate }): ReactElement {
  const read = readNote(note);
  const noble = read?.noble ?? 'joker';
  return (
    <li
      className={styles.note}
      style={{ background: `var(--${noble})` }}
      aria-label={t.word('note', note)}
      {...explains('note', note)}
    >
      <svg width="13" height="13" aria-hidden="true">
        <use href={`#e-${noble}`} />
      </svg>
      {read?.value}
    </li>
  );
}
