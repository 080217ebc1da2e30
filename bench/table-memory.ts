import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastRandom, itemAt, seatsIn, Table, type Game } from '@fondaco/kernel';
import { NAMES } from '@fondaco/kernel/testing';

const TABLES = 100;

/** The bytes that one table takes in memory, record included, at the end of a random game with all seats taken. */
export function measureTableBytes(game: Game): number {
  playTable(game, 0);
  const before = usedBytes();
  const tables = Array.from({ length: TABLES }, (_, i) => playTable(game, i));
  const bytes = (usedBytes() - before) / TABLES;
  if (tables.some((table) => !table.isOver)) throw new Error('a game has not ended');
  return bytes;
}

function playTable(game: Game, number: number): Table {
  const rng = new FastRandom(number);
  const table = Table.create(game, { names: NAMES.slice(0, game.maxSeats), seed: rng.seed() });
  if (!table.ok) throw new Error(table.error.message);
  while (!table.value.isOver) {
    const waiting = seatsIn(table.value.waiting);
    const seat = itemAt(waiting, rng.below(waiting.length));
    const choices = table.value.choices(seat);
    const done = table.value.submit(seat, undefined, [itemAt(choices, rng.below(choices.length))]);
    if (!done.ok) throw new Error(done.error.message);
  }
  return table.value;
}

/** What is in use after collecting all garbage; buffers count as external. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
