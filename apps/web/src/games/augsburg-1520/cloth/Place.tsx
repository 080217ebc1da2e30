import type { CSSProperties, ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Mark } from '../../../look/Icon.tsx';
import type { TablePlayer } from '../../../table/game-table.ts';
import { TakeBack } from '../../../table/choose/TakeBack.tsx';
import { bestOf, type AugsburgPlayer } from '../model/augsburg-view.ts';
import { ShownNotes } from '../pieces/Fan.tsx';
import { NoteCard } from '../pieces/NoteCard.tsx';
import { pickedNotes } from '../model/picks.ts';
import styles from './Place.module.css';
import type { SceneProps } from '../model/scene.ts';
import { EmptySlot, SealedLetters } from '../pieces/SealedLetters.tsx';
import { isOut, statusOf } from '../model/status.ts';

type PlaceProps = SceneProps & { readonly player: TablePlayer; readonly goods: AugsburgPlayer };

/** One player's place on the cloth: what lies before them, and how they stand. */
export function Place(props: PlaceProps): ReactElement {
  const { scene, goods, player, changed, t } = props;
  const status = statusOf(scene, goods, player, t);
  return (
    <li
      className={styles.place}
      data-waiting={player.isWaiting}
      data-out={isOut(scene, goods)}
      data-changed={changed.has(`seat:${player.seat}`)}
    >
      <Laid {...props} />
      <p className={styles.caption}>
        <Mark colour={player.colour} size={20} />
        <b>{player.name}</b>
        <span>{status}</span>
      </p>
    </li>
  );
}

/** The number bid, the notes laid down, or the notes shown. */
function Laid(props: PlaceProps): ReactElement | undefined {
  const { scene, goods, player, t } = props;
  const { auction, showdown } = scene.view;
  const shown = scene.view.showing?.shown.find((one) => one.seat === goods.seat);
  if (scene.phase === 'charter') {
    if (shown === undefined) return undefined;
    return (
      <ShownNotes notes={shown.notes} best={shown.best} isWinner={shown.place === 1} printed={scene.printed} t={t} />
    );
  }
  if (auction !== undefined && typeof goods.bid === 'number') {
    return (
      <b className={styles.bid} data-high={goods.bid === auction.number}>
        {goods.bid}
      </b>
    );
  }
  if (showdown === undefined || !showdown.standing.includes(goods.seat)) return undefined;
  if (goods.laid !== undefined || goods.hand !== undefined) return <OwnLaid {...props} number={showdown.number} />;
  const count = goods.laidCount ?? 0;
  if (count === 0) return <span className={styles.none} />;
  const isSealed = count === showdown.number;
  const label = t(isSealed ? 'aug.sealed-letters' : 'aug.laid-letters', { player: player.name, count });
  return <SealedLetters count={count} isSealed={isSealed} colour={player.colour} label={label} />;
}

/** The viewer's own notes lie open to them, those laid down and those picked, with slots for what is still to come. */
function OwnLaid({ goods, narrowing, scene, number, t }: PlaceProps & { readonly number: number }): ReactElement {
  const laid = goods.laid ?? [];
  const notes = [...laid, ...pickedNotes(narrowing, 'show')];
  const best = notes.indexOf(bestOf(goods, notes));
  return (
    <span className={styles.row} style={{ '--count': number } as CSSProperties}>
      {Array.from({ length: number }, (_, i) => {
        const note = notes.at(i);
        if (note === undefined) return <EmptySlot key={i} t={t} />;
        const card = <NoteCard note={note} printed={scene.printed} t={t} />;
        return (
          <span key={i} className={styles.own} {...(i < laid.length ? explains('note', note) : {})}>
            {i === best && number > 1 && <em className={styles.flag}>{t('aug.your-best')}</em>}
            {i < laid.length ? (
              card
            ) : (
              <TakeBack
                line={`show ${note}`}
                thing={`note:${note}`}
                label={t('aug.take-back', { note: t.word('note', note) })}
              >
                {card}
              </TakeBack>
            )}
          </span>
        );
      })}
    </span>
  );
}
