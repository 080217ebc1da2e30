import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { PACES, useSettings } from '../client/settings.ts';
import { Mark } from '../look/Icon.tsx';
import type { MomentBody } from './moment.ts';
import type { MomentLayerProps } from './moment-layer-props.ts';
import styles from './Ranks.module.css';

interface RanksProps extends Pick<MomentLayerProps, 'players'> {
  readonly body: Extract<MomentBody, { type: 'ranks' }>;
  readonly step: number;
  readonly isStill: boolean;
}

/** At the unhurried pace: how long the order takes to sort itself. */
const SORTING = 500;

/** The order of play: as it was, then as it is. */
export function Ranks({ body, step, isStill, players }: RanksProps): ReactNode {
  const { ranks, before } = body;
  const isSorted = step > 0 || before.length !== ranks.length;
  const order = isSorted ? ranks.map(({ seat }) => seat) : before;
  const list = useRef<HTMLOListElement>(null);
  useSorting(list, order, isStill);
  return (
    <ol ref={list} className={styles.ranks}>
      {order.map((seat, i) => {
        const player = players.find((one) => one.seat === seat);
        return (
          <li
            key={seat}
            data-rank={seat}
            style={{ '--player': `var(--p-${player?.colour ?? 'ivory'})` } as CSSProperties}
          >
            <i>{i + 1}</i>
            {player !== undefined && <Mark colour={player.colour} size={22} />}
            <b>{player?.name}</b>
            <span>{isSorted ? ranks.find((rank) => rank.seat === seat)?.note : ''}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Moves rows from where they were drawn before to where they are now. */
function useSorting(list: { readonly current: HTMLElement | null }, order: readonly string[], isStill: boolean): void {
  const tops = useRef(new Map<string, number>());
  const key = order.join();
  useLayoutEffect(() => {
    const { speed } = PACES[useSettings.getState().pace];
    // While the scene comes in, offsets count from another parent than afterwards: what counts is the place in the list.
    const start = list.current?.offsetTop ?? 0;
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-rank]') ?? []) {
      const seat = row.dataset.rank ?? '';
      const [was, top] = [tops.current.get(seat), row.offsetTop - start];
      tops.current.set(seat, top);
      if (was === undefined || was === top || isStill) continue;
      const frames = [{ transform: `translateY(${was - top}px)` }, { transform: 'none' }];
      row.animate(frames, { duration: SORTING / (speed || 1), easing: 'cubic-bezier(.2,.7,.2,1)' });
    }
  }, [list, key, isStill]);
}
