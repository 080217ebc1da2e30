import { itemAt } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { roman } from '../../look/roman.ts';
import type { TablePlayer } from '../../table/game-table.ts';
import { Frame, NUMERAL_WIDTH, TEXT } from './Frame.tsx';
import { usePicturePlan } from './picture-plan.ts';
import { saidOfAll } from './said.ts';
import { scaleOf } from './scales.ts';
import type { TurnAmounts, UsedAmount } from './turn-amounts.ts';

interface TurnsPictureProps {
  readonly id: string;
  readonly title: string;
  readonly players: readonly TablePlayer[];
  readonly turns: readonly TurnAmounts[];
  readonly t: Translate;
}

const MARK = 20;
/** Over a row there is room for a number. */
const OVER = 22;
/** Between the bars of two turns. */
const GAP = 6;

/** What each player used in every turn of what they had: a row for each, a bar for each turn, empty where nothing was used. */
export function TurnsPicture({ id, title, players, turns, t }: TurnsPictureProps): ReactNode {
  const { plot } = usePicturePlan();
  const row = (plot.bottom - plot.top) / Math.max(1, players.length);
  const x = scaleOf([0, Math.max(1, turns.length)], [plot.left, plot.right]);
  const width = x(1) - x(0);
  const most = Math.max(1, ...turns.flatMap(({ amounts }) => amounts.map(({ had }) => had)));
  const size = scaleOf([0, most], [0, row - OVER]);
  const said = turns.map(
    ({ chapter, amounts }) => `${roman(chapter.number)}: ${saidOfAll(t, players, amounts.map(partOf))}`,
  );
  return (
    <Frame id={id} title={title} players={players} said={said.join('; ')}>
      {players.map(({ seat, colour }, i) => {
        const floor = plot.top + (i + 1) * row - 4;
        return (
          <g key={seat}>
            <use href={`#m-${colour}`} x={plot.left - 34} y={floor - MARK - 4} width={MARK} height={MARK} />
            <line x1={plot.left} x2={plot.right} y1={floor} y2={floor} stroke="var(--rule-2)" />
            {turns.map(({ chapter, amounts }, n) => (
              <Bar
                key={chapter.number}
                {...itemAt(amounts, i)}
                at={[x(n) + GAP / 2, floor]}
                width={width - GAP}
                size={size}
                fill={`var(--p-${colour})`}
              />
            ))}
          </g>
        );
      })}
      {turns
        .map(({ chapter }, n) => (
          <text key={chapter.number} x={x(n + 0.5)} y={plot.bottom + 26} textAnchor="middle" {...TEXT}>
            {roman(chapter.number)}
          </text>
        ))
        .filter((_, n) => n % Math.ceil(NUMERAL_WIDTH / width) === 0)}
    </Frame>
  );
}

/** "5", or "3/5" where some lapsed. */
function partOf({ had, used }: UsedAmount): string {
  return used === had ? String(used) : `${used}/${had}`;
}

interface BarProps extends UsedAmount {
  /** Its lower left corner. */
  readonly at: readonly [x: number, floor: number];
  readonly width: number;
  readonly size: (amount: number) => number;
  readonly fill: string;
}

function Bar({ had, used, at: [x, floor], width, size, fill }: BarProps): ReactNode {
  const stroke = { stroke: 'var(--ink)', strokeWidth: 0.7 };
  return (
    <>
      {had > used && (
        <rect
          x={x}
          y={floor - size(had)}
          width={width}
          height={size(had)}
          fill="var(--panel)"
          {...stroke}
          strokeDasharray="3 2"
        />
      )}
      {used > 0 && <rect x={x} y={floor - size(used)} width={width} height={size(used)} fill={fill} {...stroke} />}
      <text x={x + width / 2} y={floor - size(had) - 3} textAnchor="middle" {...TEXT} fontSize={11}>
        {used}
      </text>
    </>
  );
}
