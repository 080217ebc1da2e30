import type { StoredTable } from '@fondaco/host';
import type { Due } from '../store/due-rows.ts';
import { BOT_DUE, CLOCK_DUE } from './due-kinds.ts';
import { runsOutAt } from './settle-clocks.ts';
import { timingOf } from './timing.ts';

/** What must happen next at a table, from its row alone. */
export function duesOf(row: StoredTable): readonly Due[] {
  const timing = timingOf(row);
  if (timing === undefined || row.isOver) return [];
  const { id: table, seq } = row;
  const bots = Object.entries(timing.asked).map(([seat, asked]): Due => {
    return { table, key: botKey(seat, asked.seq), kind: BOT_DUE, seat, seq: asked.seq, at: asked.at };
  });
  const clocks = timing.waited.flatMap((seat): Due[] => {
    const at = runsOutAt(timing, seat);
    return at === undefined ? [] : [{ table, key: `out ${seat} ${at}`, kind: CLOCK_DUE, seat, seq, at }];
  });
  return [...bots, ...clocks];
}

/** The key of what a bot says when it was asked after so many lines. Keys that people send have no spaces. */
function botKey(seat: string, seq: number): string {
  return `bot ${seat} ${seq}`;
}
