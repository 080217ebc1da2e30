import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { itemAt } from '@fondaco/kernel';
import type { TablePlayer } from '../../table/game-table.ts';
import { Axes, Frame } from './Frame.tsx';
import { usePicturePlan } from './picture-plan.ts';
import { roundTicks, scaleOf } from './scales.ts';

/** A bid, and what its player could have bid. */
export interface BidAgainst {
  readonly line: number;
  readonly seat: number;
  readonly bid: number;
  readonly holding: number;
}

interface BidsPictureProps {
  readonly title: string;
  readonly players: readonly TablePlayer[];
  readonly bids: readonly BidAgainst[];
  readonly t: Translate;
}

/** Every bid as a full bar in the outline of what its player held. */
export function BidsPicture({ title, players, bids, t }: BidsPictureProps): ReactNode {
  const { plot } = usePicturePlan();
  const ticks = roundTicks(0, Math.max(1, ...bids.map(({ bid, holding }) => Math.max(bid, holding))));
  const y = scaleOf([0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const said = bids
    .map(({ seat, bid, holding }) => t('review.picture.bid', { seat: itemAt(players, seat).name, bid, holding }))
    .join('; ');
  const each = (plot.right - plot.left) / Math.max(1, bids.length);
  const mark = Math.min(18, Math.max(6, each - 1));
  return (
    <Frame id="bids" title={title} players={players} said={said}>
      <Axes ticks={ticks.map((tick) => ({ y: y(tick), text: String(tick) }))} bands={[]} />
      {bids.map(({ line, seat, bid, holding }, i) => {
        const { colour } = itemAt(players, seat);
        const left = plot.left + i * each;
        return (
          <g key={line}>
            <rect
              x={left + each * 0.15}
              width={each * 0.7}
              y={y(holding)}
              height={plot.bottom - y(holding)}
              fill="none"
              stroke="var(--ink-2)"
            />
            <rect
              x={left + each * 0.15}
              width={each * 0.7}
              y={y(bid)}
              height={plot.bottom - y(bid)}
              fill={`var(--p-${colour})`}
              stroke="var(--ink)"
              strokeWidth={0.7}
            />
            <use href={`#m-${colour}`} x={left + (each - mark) / 2} y={plot.bottom + 6} width={mark} height={mark} />
          </g>
        );
      })}
    </Frame>
  );
}
