import type { CSSProperties, ReactElement } from 'react';
import { Mark } from '../../look/Icon.tsx';
import type { TablePlayer } from '../../table/game-table.ts';
import type { PlayerGoods } from './augsburg-view.ts';
import { ShownNotes } from './Fan.tsx';
import { NoteCard } from './NoteCard.tsx';
import styles from './Place.module.css';
import type { SceneProps } from './scene.ts';
import { EmptySlot, SealedLetters } from './SealedLetters.tsx';
import { isOut, statusOf } from './status.ts';
import { bestOf } from './told.ts';

type PlaceProps = SceneProps & { readonly player: TablePlayer; readonly goods: PlayerGoods };

/** One player's place on the cloth: what lies before him, and how he stands. */
export function Place(props: PlaceProps): ReactElement {
  const { scene, goods, player, changed, t } = props;
  const status = statusOf(scene, goods, player, t);
  return (
    <li
      className={styles.place}
      data-waiting={player.isWaiting}
      data-out={isOut(scene, goods)}
      data-changed={changed.has(`seat:${player.name}`)}
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
function Laid({ scene, goods, player, t }: PlaceProps): ReactElement | undefined {
  const { auction, showdown } = scene.view;
  const shown = scene.told.reveal?.shown.find((one) => one.player === goods.player);
  if (scene.phase === 'charter') {
    if (shown === undefined) return undefined;
    return <ShownNotes notes={shown.notes} best={shown.best} isWinner={shown.place === 1} t={t} />;
  }
  if (auction !== undefined && typeof goods.bid === 'number') {
    return (
      <b className={styles.bid} data-high={goods.bid === auction.number}>
        {goods.bid}
      </b>
    );
  }
  if (showdown === undefined || !showdown.standing.includes(goods.player)) return undefined;
  if (goods.laid !== undefined || goods.hand !== undefined)
    return <OwnLaid laid={goods.laid ?? []} number={showdown.number} t={t} />;
  const count = goods.laidCount ?? 0;
  if (count === 0) return <span className={styles.none} />;
  const isSealed = count === showdown.number;
  const label = t(isSealed ? 'aug.sealed-letters' : 'aug.laid-letters', { player: player.name, count });
  return <SealedLetters count={count} isSealed={isSealed} colour={player.colour} label={label} />;
}

/** The viewer's own notes lie open to him, with slots for those to come. */
function OwnLaid(props: { laid: readonly string[]; number: number; t: PlaceProps['t'] }): ReactElement {
  const { laid, number, t } = props;
  const best = laid.indexOf(bestOf(laid));
  return (
    <span className={styles.row} style={{ '--count': number } as CSSProperties}>
      {Array.from({ length: number }, (_, i) => {
        const note = laid.at(i);
        if (note === undefined) return <EmptySlot key={i} t={t} />;
        return (
          <span key={i} className={styles.own}>
            {i === best && number > 1 && laid.length === number && (
              <em className={styles.flag}>{t('aug.your-best')}</em>
            )}
            <NoteCard note={note} t={t} />
          </span>
        );
      })}
    </span>
  );
}
