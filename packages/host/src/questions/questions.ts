import type { Result, Table } from '@fondaco/kernel';
import type { LineEffects, PointsHistory, SaidSeries, TableMessage, WhyNotLine } from '@fondaco/protocol';
import { pointsHistoryOf } from '../table/points-history.ts';
import type { HostResult } from '../host-result.ts';
import { lookBack } from '../table/look-back.ts';
import { findNearestWay } from './nearest-way.ts';
import { findEffects } from './offered-effects.ts';
import { findSeries } from './series.ts';
import { whyNothing } from './why-nothing.ts';

/** What takes long to answer. Where many tables are open it is answered in other threads, from snapshots of the tables. */
export interface TableQuestions {
  /** What everything on offer, now or after some lines, costs a seat and brings it. */
  effects(table: Table, seat: number, after: readonly string[]): Promise<Result<readonly LineEffects[]>>;
  /** How to say lines of one decision that were picked in any order, and what could be picked besides. */
  series(table: Table, seat: number, picked: readonly string[]): Promise<Result<SaidSeries>>;
  /** Why nothing with all these words is possible for a seat. */
  whyNot(table: Table, seat: number, keys: readonly string[]): Promise<WhyNotLine>;
  /** The table as a viewer saw it after so many lines. */
  look(table: Table, id: string, seat: number | undefined, seq: number): Promise<Result<TableMessage>>;
  /** How the points of a finished game came to be. */
  history(table: Table): Promise<HostResult<PointsHistory>>;
}

/** Answers at once, in this thread. */
export const answerHere: TableQuestions = {
  effects: (table, seat, after) => Promise.resolve(findEffects(table, seat, after)),
  series: (table, seat, picked) => Promise.resolve(findSeries(table, seat, picked)),
  whyNot: (table, seat, keys) => Promise.resolve(whyNotKeys(table, seat, keys)),
  look: (table, id, seat, seq) => Promise.resolve(lookBack(table, id, seat, seq)),
  history: (table) => Promise.resolve(pointsHistoryOf(table.game, table.record())),
};

/** Why nothing with all these words is possible for a seat, and what is nearest to it. */
export function whyNotKeys(table: Table, seat: number, keys: readonly string[]): WhyNotLine {
  const why = whyNothing(table, seat, keys);
  const isRuled = why.refusal.code === 'illegal' && why.refusal.reason !== 'legal';
  return isRuled ? { ...why, ...findNearestWay(table, seat, why.line) } : why;
}
