import {
  integer,
  listOf,
  objectOf,
  printFaults,
  refuse,
  success,
  type Fault,
  type Json,
  type JsonObject,
  type Result,
} from '@fondaco/kernel';
import { STONES } from './data/numbers.ts';
import type { NewGameState } from './state.ts';

/** The whole state in words. */
export function toPosition(s: NewGameState, seats: readonly string[]): JsonObject {
  return { pile: s.pile[0], stones: seats.map((_, seat) => s.stones[seat]) };
}

/** Reads what `toPosition` wrote, or a person. */
export function fromPosition(s: NewGameState, position: Json, seats: readonly string[]): Result<void> {
  const faults: Fault[] = [];
  const stones = integer(0, STONES);
  const shape = objectOf({ pile: stones, stones: listOf(stones, seats.length, seats.length) });
  const read = shape(position, 'table', faults);
  if (faults.length > 0) return refuse('bad-position', printFaults(faults), { where: faults[0].where });
  s.pile[0] = read.pile;
  s.stones.set(read.stones);
  return success(undefined);
}
