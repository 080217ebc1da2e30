import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { linkChange, rowOf, type HostGames } from '@fondaco/host';
import { FastRandom, itemAt, seatsIn, Table, type Game } from '@fondaco/kernel';
import type { ServerStore } from '@fondaco/server';

const NAMES = ['Ann', 'Bob', 'Cai', 'Dan', 'Eve'];

/** Stores whole games, played by chance under the rules of a build: of all titles, with all numbers of seats. */
export async function storeGames(store: ServerStore, { offered }: HostGames, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const { game } = itemAt(offered, number % offered.length);
    const table = playByChance(game, number);
    const seats = table.header.seats.map((_, i) => ({ type: 'person', name: itemAt(NAMES, i) }) as const);
    const row = rowOf({ id: `stored-${number}`, seats }, table.header, table, Date.now());
    const { row: linked, lines } = linkChange(row, table.lines(0));
    const done = await store.append(linked, 0, lines);
    if (done.type !== 'stored') throw new Error(`a game was answered ${done.type}`);
  }
}

function playByChance(game: Game, number: number): Table {
  const rng = new FastRandom(number);
  const seats = game.minSeats + rng.below(game.maxSeats - game.minSeats + 1);
  const begun = Table.create(game, { names: NAMES.slice(0, seats), seed: rng.seed() });
  if (!begun.ok) throw new Error(begun.error.message);
  const table = begun.value;
  while (!table.isOver) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    table.submit(seat, undefined, [itemAt(choices, rng.below(choices.length))]);
  }
  return table;
}

/** What a build says of all tables that are stored. */
export interface StoreVerdict {
  /** Its last line, as whoever operates a server reads it. */
  readonly verdict: string;
  readonly tables: number;
  readonly faults: readonly string[];
}

/** Has the command line of a tree replay every stored table to its hashes. */
export function verifyBy(root: string, place: string): StoreVerdict {
  const args = [path.join(root, 'apps/cli/src/main.ts'), 'verify', '--store', place];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  const verdict = lines.at(-1) ?? '';
  const faults = lines.filter((line) => line.startsWith('WRONG'));
  return {
    verdict,
    tables: Number(/^(\d+) tables/.exec(verdict)?.[1] ?? 0),
    faults: status === 0 || faults.length > 0 ? faults : [`verify ended with ${status}: ${stdout}${stderr}`],
  };
}
