import type { Pace, Stamp, StampedChange, StoredLine, StoredTable } from '@fondaco/host';
import type { Downtime } from '../store/uptime.ts';
import { holderIn } from './holders.ts';
import { settleClocks } from './settle-clocks.ts';
import { clockAfterDecision, timingOf, toStoredTiming, type AskedTurn, type Timing } from './timing.ts';

export interface TimeKeeping {
  /** How long the bots of a table take: drawn once for all that are asked together. */
  readonly pace: Pace;
  readonly downtimes: () => readonly Downtime[];
}

/** How long a bot takes this time, in whole milliseconds. */
export function drawPace({ pace }: TimeKeeping): number {
  return Math.round(pace.draw());
}

/** Writes with every change where the clocks stand after it, and when the bots that it asks will answer. */
export function stampTime(keeping: TimeKeeping): Stamp {
  return (before, change) => stampChange(keeping, change, before.waiting);
}

/** The same for the first change of a table, before which nobody was asked. */
export function stampBeginning(keeping: TimeKeeping, change: StampedChange): StampedChange {
  return stampChange(keeping, change, []);
}

function stampChange(keeping: TimeKeeping, change: StampedChange, waiting: readonly string[]): StampedChange {
  const { row, lines } = change;
  const kept = timingOf(row);
  if (kept === undefined) return change;
  const settled = settleClocks(kept, row.playedAt, keeping.downtimes());
  const timing = goOn(settled, row, lines, waiting, () => drawPace(keeping));
  return {
    row: { ...row, timing: toStoredTiming(timing) },
    lines: timing.rule.type === 'none' ? lines : lines.map((line) => withClock(line, timing)),
  };
}

/** The clocks when it is known who is waited for next, and the bots among them. */
function goOn(
  timing: Timing,
  row: StoredTable,
  lines: readonly StoredLine[],
  waiting: readonly string[],
  draw: () => number,
): Timing {
  const { rule } = timing;
  const isPerson = (seat: string): boolean => holderIn(row.header, seat).type === 'person';
  const clocks = Object.fromEntries(
    Object.entries(timing.clocks).map(([seat, clock]) => {
      const hasDecided = timing.waited.includes(seat) && !row.waiting.includes(seat) && waiting.includes(seat);
      return [seat, hasDecided ? clockAfterDecision(rule, clock) : clock];
    }),
  );
  const asked: Record<string, AskedTurn> = {};
  let answerAt: number | undefined;
  for (const seat of row.waiting.filter((one) => !isPerson(one))) {
    const before = timing.asked[seat];
    const isSame = before !== undefined && !lines.some((line) => line.seat === seat);
    if (!isSame) answerAt ??= row.playedAt + draw();
    asked[seat] = isSame ? before : { seq: row.seq, at: row.playedAt, answerAt: answerAt ?? row.playedAt };
  }
  return { ...timing, clocks, waited: row.waiting.filter(isPerson), asked };
}

/** Notes behind a line what the clock of its seat showed after it. */
function withClock(line: StoredLine, { clocks }: Timing): StoredLine {
  const clock = clocks[line.seat];
  return clock === undefined ? line : { ...line, comment: printClock(clock.left) };
}

const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;

/** Hours, minutes and seconds, as clocks in records of chess are written. */
function printClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / SECONDS_A_MINUTE);
  const two = (number: number): string => String(number).padStart(2, '0');
  return [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR, seconds % SECONDS_A_MINUTE]
    .map(two)
    .join(':');
}
