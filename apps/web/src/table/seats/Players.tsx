import { memo, type CSSProperties, type ReactNode } from 'react';
import { Badge } from '../../look/Badge.tsx';
import { Mark } from '../../look/Icon.tsx';
import type { GameTable, GameTableProps, TablePlayer } from '../game-table.ts';
import { useHostParts } from '../host-parts.ts';
import type { Translate } from '@fondaco/texts';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import { useIsInTheOpen } from '../store/shared-screen.ts';
import { useTable } from '../store/table-store.ts';
import { PeekButton } from './PeekButton.tsx';
import styles from './Players.module.css';

/** From so many players on their cards stand closer, and leave room to the journal. */
const CROWD = 4;

/** A card for every player; those who are waited for have a gold edge. */
export const Players = memo(function Players({
  table,
  props,
}: {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
}): ReactNode {
  const { players, me, t, layout, isPast, changed } = props;
  const isClose = layout === 'medium' || (layout === 'wide' && players.length >= CROWD);
  const { PlayerStatus, Company } = useHostParts();
  const isOpen = useIsInTheOpen();
  const isPeeked = useTable((state) => state.openNow !== undefined);
  const isShared = isOpen || isPeeked;
  const order = orderOf(props);
  const sorted = players.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  const cards = (
    <ol
      className={layout === 'medium' ? `${styles.players} ${styles.strip}` : styles.players}
      aria-label={t('players.title')}
      data-close={isClose}
    >
      {sorted.map((player) => (
        <li
          key={player.seat}
          className={player.isWaiting ? `${styles.card} ${styles.waiting}` : styles.card}
          data-changed={isPast && changed.has(`seat:${player.seat}`)}
          style={{ '--player': `var(--p-${player.colour})` } as CSSProperties}
        >
          <div className={styles.name}>
            <Mark colour={player.colour} size={20} />
            <b>{player.name}</b>
            {player.seat === me && !isOpen && <Badge>{t('players.you')}</Badge>}
            {player.isWaiting && <span className="unseen">{t('players.waiting')}</span>}
            {isShared && !player.isBot && player.seat !== me && <PeekButton player={player} t={t} says="nothing" />}
          </div>
          {PlayerStatus !== undefined && <PlayerStatus seat={player.seat} />}
          {player.isBot && <p className={isClose ? 'unseen' : styles.kind}>{kindOf(t, player)}</p>}
          {table !== 'none' && (
            <PanelBoundary>
              <table.PlayerCard {...props} player={player} />
            </PanelBoundary>
          )}
        </li>
      ))}
    </ol>
  );
  if (Company === undefined) return cards;
  return (
    <>
      {cards}
      <Company />
    </>
  );
});

/** A bot's level, and its temperament if it has one. */
function kindOf(t: Translate, { level = '', temperament }: TablePlayer): string {
  const kind = t('players.kind', { level: t(`level.${level}`) });
  return temperament === undefined ? kind : `${kind} · ${t(`temperament.${temperament}.likes`)}`;
}

/** Games with an order of play show it as `order` in their view. */
function orderOf({ view, players }: GameTableProps): readonly string[] {
  const seats = players.map(({ seat }) => seat);
  const order = view.order;
  if (!Array.isArray(order)) return seats;
  const known = order.filter((seat): seat is string => seats.includes(seat));
  return known.length === seats.length ? known : seats;
}
