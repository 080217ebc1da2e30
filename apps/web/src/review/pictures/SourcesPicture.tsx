import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { roman } from '../../look/roman.ts';
import type { TablePlayer } from '../../table/game-table.ts';
import { capital } from '../../table/lines/sentences.ts';
import type { ChapterSpan } from '../strip/chapter-spans.ts';
import { Frame, NUMERAL_WIDTH, TEXT } from './Frame.tsx';
import { placeInKey, usePicturePlan } from './picture-plan.ts';
import { saidAtEnd } from './said.ts';
import { roundTicks, scaleOf } from './scales.ts';

interface SourcesPictureProps {
  readonly title: string;
  readonly players: readonly TablePlayer[];
  readonly spans: readonly ChapterSpan[];
  readonly categories: readonly string[];
  /** After each number of steps, seat by seat, category by category. */
  readonly points: readonly (readonly (readonly number[])[])[];
  readonly t: Translate;
}

/** Fills of sources, each with a hatch of its own; the first is plain. */
const FILLS = [
  'var(--oil)',
  'var(--latino)',
  'var(--fiorentino)',
  'var(--siciliano)',
  'var(--oc)',
  'var(--coin)',
  'var(--ama-t)',
  'var(--pol-t)',
  'var(--nob-t)',
  'var(--rule)',
] as const;
const HATCHES = [
  '',
  'M0 4H8',
  'M4 0V8',
  'M0 8L8 0',
  'M0 0L8 8',
  'M0 4H8M4 0V8',
  'M2 2h2v2h-2z',
  'M0 0L8 8M0 8L8 0',
  'M0 2H8M0 6H8',
  'M2 0V8M6 0V8',
] as const;
const KEY_LINE = 14;
/** The room beside the plot: so many pixels, which so many letters fill. */
const KEY_WIDTH = 118;
const KEY_LETTERS = 17;

/** A name in at most two lines, parted between words. */
function linesOf(name: string): readonly string[] {
  if (name.length <= KEY_LETTERS) return [name];
  const words = name.split(' ');
  // The first line takes what fits, but at least a word.
  let count = 1;
  while (count < words.length - 1 && words.slice(0, count + 1).join(' ').length <= KEY_LETTERS) count++;
  return [words.slice(0, count), words.slice(count)].filter((part) => part.length > 0).map((part) => part.join(' '));
}

/** Points by where they come from, turn by turn: a column for each turn, a row of columns for each player. */
export function SourcesPicture({ title, players, spans, categories, points, t }: SourcesPictureProps): ReactNode {
  const { plot, sources } = usePicturePlan();
  const turns = spans.filter(({ chapter }) => chapter !== undefined && chapter.number > 0);
  const used = categories.flatMap((_, i) =>
    points.some((seats) => seats.some((one) => (one[i] ?? 0) > 0)) ? [i] : [],
  );
  const at = (span: ChapterSpan) => points[Math.min(span.to, points.length - 1)] ?? [];
  const totals = turns.flatMap((turn) => at(turn).map((one) => one.reduce((sum, n) => sum + Math.max(0, n), 0)));
  const most = roundTicks(0, Math.max(1, ...totals)).at(-1) ?? 1;
  const ends = (points.at(-1) ?? []).map((one) => sourcesOf(t, one, categories));
  const row = (plot.bottom - plot.top) / Math.max(1, players.length);
  const column = (plot.right - plot.left) / Math.max(1, turns.length);
  const size = scaleOf([0, most], [0, row - 18]);
  return (
    <Frame id="sources" title={title} players={players} said={saidAtEnd(t, players, ends)} sources={used.length}>
      <defs>
        {used.map((category, n) => (
          <pattern key={category} id={`source-${n}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} fill={FILLS[n % FILLS.length]} />
            <path d={HATCHES[n % HATCHES.length]} stroke="var(--ink)" strokeWidth={0.8} fill="none" />
          </pattern>
        ))}
      </defs>
      {players.map(({ seat, colour }, i) => {
        const floor = plot.top + (i + 1) * row - 4;
        return (
          <g key={seat}>
            <use href={`#m-${colour}`} x={plot.left - 34} y={floor - 24} width={20} height={20} />
            <line x1={plot.left} x2={plot.right} y1={floor} y2={floor} stroke="var(--rule-2)" />
            {turns.map((turn, n) => (
              <Column
                key={turn.from}
                points={at(turn)[i] ?? []}
                used={used}
                x={plot.left + n * column + 3}
                width={column - 6}
                floor={floor}
                size={size}
              />
            ))}
          </g>
        );
      })}
      {turns
        .map(({ from, chapter }, n) => (
          <text key={from} x={plot.left + (n + 0.5) * column} y={plot.bottom + 26} textAnchor="middle" {...TEXT}>
            {roman(chapter?.number ?? 0)}
          </text>
        ))
        .filter((_, n) => n % Math.ceil(NUMERAL_WIDTH / column) === 0)}
      {used.map((category, n) => (
        <g key={category} transform={translated(placeInKey(sources, n))}>
          <rect width={18} height={14} fill={`url(#source-${n})`} stroke="var(--ink)" strokeWidth={0.8} />
          {linesOf(capital(t(`category.${categories[category]}`))).map((line, i) => (
            <text
              key={line}
              x={24}
              y={12 + i * KEY_LINE}
              {...TEXT}
              fontSize={13}
              {...(line.length > KEY_LETTERS ? { textLength: KEY_WIDTH, lengthAdjust: 'spacingAndGlyphs' } : {})}
            >
              {line}
            </text>
          ))}
        </g>
      ))}
    </Frame>
  );
}

/** "37 (office 7, manuscripts 30)" */
function sourcesOf(t: Translate, points: readonly number[], categories: readonly string[]): string {
  const parts = points.flatMap((one, i) => (one === 0 ? [] : [`${t(`category.${categories[i]}`)} ${one}`]));
  return `${points.reduce((sum, one) => sum + one, 0)} (${parts.join(', ')})`;
}

function translated({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x} ${y})`;
}

interface ColumnProps {
  readonly points: readonly number[];
  readonly used: readonly number[];
  readonly x: number;
  readonly width: number;
  readonly floor: number;
  readonly size: (points: number) => number;
}

function Column({ points, used, x, width, floor, size }: ColumnProps): ReactNode {
  let top = floor;
  const total = points.reduce((sum, one) => sum + one, 0);
  return (
    <>
      {used.map((category, n) => {
        const height = size(Math.max(0, points[category] ?? 0));
        top -= height;
        return (
          height > 0 && (
            <rect
              key={category}
              x={x}
              y={top}
              width={width}
              height={height}
              fill={`url(#source-${n})`}
              stroke="var(--ink)"
              strokeWidth={0.6}
            />
          )
        );
      })}
      <text x={x + width / 2} y={top - 3} textAnchor="middle" {...TEXT} fontSize={11}>
        {total}
      </text>
    </>
  );
}
