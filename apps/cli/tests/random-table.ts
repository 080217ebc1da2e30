import { FastRandom, itemAt, seatsIn, Table, type Game, type GameRecord } from '@fondaco/kernel';

/** A table that random choices have brought to its end, or so many lines far. */
export function randomTable(game: Game, names: readonly string[], seed: number, most = Infinity): Table {
  const rng = new FastRandom(seed);
  const table = Table.create(game, { names, seed: rng.seed() });
  if (!table.ok) throw new Error(table.error.message);
  while (!table.value.isOver && table.value.seq < most) {
    const seat = itemAt(seatsIn(table.value.waiting), 0);
    const choices = table.value.choices(seat);
    const done = table.value.submit(seat, undefined, [itemAt(choices, rng.below(choices.length))]);
    if (!done.ok) throw new Error(done.error.message);
  }
  return table.value;
}

/** The number of the first line that begins so, and the seat that said it. */
export function findLine(record: GameRecord, beginning: string): { readonly number: number; readonly seat: string } {
  const at = record.lines.findIndex(({ words }) => words.startsWith(beginning));
  if (at < 0) throw new Error(`nobody said ${beginning}`);
  return { number: at + 1, seat: itemAt(record.lines, at).seat };
}
