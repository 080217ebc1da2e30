import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { PACES, useSettings } from '../client/settings.ts';
import { Icon, Mark } from '../look/Icon.tsx';
import type { Gift, MomentBody } from './moment.ts';
import type { MomentLayerProps } from './moment-layer-props.ts';
import styles from './Purses.module.css';
import { changeFor } from './timing.ts';

interface PursesProps extends Pick<MomentLayerProps, 'players'> {
  readonly body: Extract<MomentBody, { type: 'purses' }>;
  readonly step: number;
  readonly isStill: boolean;
}

/** At the unhurried pace: how long coins fly. */
const FLIGHT = 700;
const COINS = 5;

/** Everybody's purse, and the money that goes from one to another, one gift after another. */
export function Purses({ body, step, isStill, players }: PursesProps): ReactNode {
  const { purses, gifts, icon } = body;
  const row = useRef<HTMLOListElement>(null);
  const gift = gifts[step];
  useLayoutEffect(() => {
    if (gift === undefined || isStill || row.current === null) return undefined;
    return flyCoins(row.current, gift);
  }, [gift, isStill]);
  return (
    <>
      <ol ref={row} className={styles.purses}>
        {purses.map(({ seat, role, amount }) => {
          const player = players.find((one) => one.seat === seat);
          const change = gifts.slice(0, step + 1).reduce((sum, one) => sum + changeFor(seat, one), 0);
          const isIn = gift !== undefined && (gift.from === seat || gift.to === seat);
          return (
            <li
              key={seat}
              className={styles.purse}
              data-purse={seat}
              data-in={isIn}
              style={{ '--player': `var(--p-${player?.colour ?? 'ivory'})` } as CSSProperties}
            >
              <b>
                {player !== undefined && <Mark colour={player.colour} size={19} />}
                <span>{player?.name}</span>
              </b>
              <small>{role}</small>
              <Icon name="purse" size={44} />
              <span className={styles.amount}>
                {change !== 0 && <em>{amount} → </em>}
                {amount + change}
              </span>
              <span className={change > 0 ? styles.more : styles.less}>{signed(change)}</span>
            </li>
          );
        })}
        {Array.from({ length: COINS }, (_, i) => (
          <li key={i} className={styles.coin} data-coin aria-hidden="true">
            <Icon name={icon} size={22} />
          </li>
        ))}
      </ol>
      <div className={styles.said}>
        {(isStill ? gifts : [gift ?? gifts.at(-1)]).map((one, i) => (
          <p key={i}>{one?.sentence}</p>
        ))}
      </div>
    </>
  );
}

function signed(change: number): string {
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Lets the coins fly in an arc from the giver's purse, or from above if the bank gives. */
function flyCoins(row: HTMLElement, { from, to }: Gift): () => void {
  const here = row.getBoundingClientRect();
  const middleOf = (seat: string): { readonly x: number; readonly y: number } | undefined => {
    const purse = row.querySelector(`[data-purse="${seat}"] > svg`)?.getBoundingClientRect();
    return purse && { x: purse.left + purse.width / 2 - here.left, y: purse.top + purse.height / 2 - here.top };
  };
  const end = middleOf(to);
  if (end === undefined) return () => undefined;
  const start = (from === undefined ? undefined : middleOf(from)) ?? { x: end.x, y: -30 };
  const { speed } = PACES[useSettings.getState().pace];
  const duration = FLIGHT / (speed || 1);
  const flights = [...row.querySelectorAll('[data-coin]')].map((coin, i) =>
    coin.animate(
      [
        { transform: at(start), opacity: 1 },
        { transform: at({ x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 46 }), opacity: 1 },
        { transform: at(end), opacity: 0.2 },
      ],
      { duration: duration * 0.6, delay: (duration * 0.4 * i) / COINS, easing: 'ease-in-out' },
    ),
  );
  return () => flights.forEach((flight) => flight.cancel());
}

function at({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x - 11}px, ${y - 11}px)`;
}
