import { itemAt } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { ACCOUNT_PARTS, type AccountPart, type ShownAccount } from '../insight/shown-account.ts';
import styles from './Waterfall.module.css';

const WIDTH = 400;
const ROW = 24;
const BAR = 18;
/** The least the scale covers, in tenths of a point of win chance. */
const FROM = -150;
const TO = 1050;
const TICKS = [0, 250, 500, 750, 1000];
const TICK_HEIGHT = 14;
/** A number needs so much room. */
const TICK_WIDTH = 34;
const WHOLE = 1000;
const POINTED = 7;

/** What the bars of all seats lie between, in tenths of a point of win chance. */
export interface WaterfallScale {
  readonly least: number;
  readonly most: number;
}

/** A scale that every bar of every seat has room on. */
export function waterfallScaleOf(accounts: readonly ShownAccount[]): WaterfallScale {
  const ends = accounts.flatMap(({ parts }) => {
    let sum = 0;
    return ACCOUNT_PARTS.map((part) => (sum += parts[part]));
  });
  return { least: Math.min(FROM, ...ends), most: Math.max(TO, ...ends) };
}

function placeOn({ least, most }: WaterfallScale, tenths: number): number {
  return ((tenths - least) / (most - least)) * WIDTH;
}

interface WaterfallProps {
  readonly account: ShownAccount;
  /** The parts that have a bar. */
  readonly shown: readonly AccountPart[];
  readonly scale: WaterfallScale;
  readonly onChoose: (part: AccountPart) => void;
}

/** How a result came to be: each part begins where the one before ended, and points the way it moves. */
export function Waterfall({ account, shown, scale, onChoose }: WaterfallProps): ReactNode {
  const { parts, result } = account;
  const height = ROW * (shown.length + 1);
  let sum = 0;
  const bars = shown.map((part, i) => {
    const from = sum;
    sum += parts[part];
    return { part, from, to: sum, y: i * ROW };
  });
  const x = (tenths: number) => placeOn(scale, tenths);
  return (
    <svg className={styles.fall} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {TICKS.map((tick) => (
        <line key={tick} className={styles.tick} x1={x(tick)} x2={x(tick)} y1={0} y2={height} />
      ))}
      {bars.map(({ part, from, to, y }) => (
        <g key={part} className={styles.bar} onClick={() => onChoose(part)} data-bar={part}>
          <rect className={styles.touch} y={y} width={WIDTH} height={ROW} />
          <path className={styles[part]} d={barPath(x(from), x(to), y, part !== 'start')} />
        </g>
      ))}
      <path className={styles.result} d={barPath(x(0), x(result), ROW * shown.length, false)} />
    </svg>
  );
}

/** What the lines across the bars stand for, once above them; where they stand close, of the first and the last. */
export function WaterfallTicks({ scale, t }: { readonly scale: WaterfallScale; readonly t: Translate }): ReactNode {
  const percent = new Intl.NumberFormat(t.language, { style: 'percent' });
  const isClose = placeOn(scale, itemAt(TICKS, 1)) - placeOn(scale, itemAt(TICKS, 0)) < TICK_WIDTH;
  const numbered = isClose ? [itemAt(TICKS, 0), itemAt(TICKS, TICKS.length - 1)] : TICKS;
  return (
    <svg className={styles.fall} viewBox={`0 0 ${WIDTH} ${TICK_HEIGHT}`} aria-hidden="true">
      {numbered.map((tick) => (
        <text key={tick} className={styles.number} x={placeOn(scale, tick)} y={TICK_HEIGHT - 3}>
          {percent.format(tick / WHOLE)}
        </text>
      ))}
    </svg>
  );
}

/** The fills of all bars, once a page: dots, rules, a hatch and a grid beside the colours. */
export function WaterfallFills(): ReactNode {
  return (
    <svg className={styles.fills} aria-hidden="true">
      <defs>
        <pattern id="standIn-rules" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect className={styles.standIn} width="6" height="6" />
          <rect className={styles.print} width="6" height="1.2" />
        </pattern>
        <pattern id="resigned-strokes" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect className={styles.resigned} width="6" height="6" />
          <rect className={styles.print} width="1.2" height="6" />
        </pattern>
        <pattern id="gifts-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect className={styles.gifts} width="6" height="6" />
          <circle className={styles.print} cx="3" cy="3" r="1.1" />
        </pattern>
        <pattern id="luck-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.luck} width="6" height="6" />
          <rect className={styles.print} width="1.4" height="6" />
        </pattern>
        <pattern id="doubt-grid" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect className={styles.doubt} width="5" height="5" />
          <path className={styles.grid} d="M5 0H0V5" />
        </pattern>
      </defs>
    </svg>
  );
}

function barPath(from: number, to: number, y: number, isPointed: boolean): string {
  const [top, middle, bottom] = [y + (ROW - BAR) / 2, y + ROW / 2, y + (ROW + BAR) / 2];
  const length = Math.abs(to - from);
  if (length < 1) return `M${from - 1} ${top}h2v${BAR}h-2z`;
  const point = isPointed ? Math.min(POINTED, length) * Math.sign(to - from) : 0;
  return `M${from} ${top}L${to - point} ${top}L${to} ${isPointed ? middle : top}L${to - (isPointed ? point : 0)} ${bottom}L${from} ${bottom}Z`;
}
