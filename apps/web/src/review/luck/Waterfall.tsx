import type { ReactNode } from 'react';
import type { AccountPart, ShownAccount } from '../insight/shown-account.ts';
import styles from './Waterfall.module.css';

const WIDTH = 400;
const ROW = 24;
const BAR = 18;
/** The least the scale covers, in tenths of a point of win chance. */
const FROM = -150;
const TO = 1050;
const TICKS = [0, 250, 500, 750, 1000];
const POINTED = 7;

interface WaterfallProps {
  readonly account: ShownAccount;
  /** The parts that have a bar. */
  readonly shown: readonly AccountPart[];
  readonly onChoose: (part: AccountPart) => void;
}

/** How a result came to be: each part begins where the one before ended, and points the way it moves. */
export function Waterfall({ account, shown, onChoose }: WaterfallProps): ReactNode {
  const { parts, result } = account;
  const height = ROW * (shown.length + 1);
  let sum = 0;
  const bars = shown.map((part, i) => {
    const from = sum;
    sum += parts[part];
    return { part, from, to: sum, y: i * ROW };
  });
  const least = Math.min(FROM, ...bars.map(({ to }) => to));
  const most = Math.max(TO, ...bars.map(({ to }) => to));
  const x = (tenths: number) => ((tenths - least) / (most - least)) * WIDTH;
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
