import { linkChange, readTable, rowOf, type HostGames } from '@fondaco/host';
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

/** Opens every stored table with the games of a build: its lines, links and hash are compared. Answers a sentence for each that does not open. */
export async function openAll(store: ServerStore, games: HostGames): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { id } of await store.tables()) {
    const read = await readTable(store, games, id);
    if (!read.ok) faults.push(`${id}: ${read.error.message}`);
  }
  return faults;
}
