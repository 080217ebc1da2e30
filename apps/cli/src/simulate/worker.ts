import { findGame } from '@fondaco/catalog';
import type { Json } from '@fondaco/kernel';
import { workerData } from 'piscina';
import { simulator, type SimulationPlan } from './play-out.ts';
import { emptyTally, type Tally } from './tally.ts';

/** What a worker is told once. */
export interface WorkerTask {
  readonly game: string;
  readonly parts?: Json;
  readonly plan: SimulationPlan;
}

/** The numbers of the games to play next: from `from` up to, but not including, `to`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

export type BatchDone =
  | { readonly type: 'played'; readonly tally: Tally }
  | { readonly type: 'broken'; readonly number: number; readonly message: string };

const task = workerData as WorkerTask;
const standard = findGame(task.game)?.game;
if (standard === undefined) throw new Error(`there is no game ${task.game}`);
const other = task.parts === undefined ? undefined : standard.withParts(task.parts);
if (other?.ok === false) throw new Error(other.error.message);
const game = other?.value ?? standard;
const play = simulator(game, task.plan);

/** @public */
export function playBatch({ from, to }: Batch): BatchDone {
  const tally = emptyTally(game, task.plan.seats);
  for (let number = from; number < to; number++) {
    try {
      play(number, tally);
    } catch (error) {
      return { type: 'broken', number, message: error instanceof Error ? error.message : String(error) };
    }
  }
  return { type: 'played', tally };
}
