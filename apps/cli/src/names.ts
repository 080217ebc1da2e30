import { itemAt, nameOfSeat, SEAT, type Game, type Table } from '@fondaco/kernel';

/** The name of the player in a seat, or the seat's word if it has none. */
export function nameAt(table: Table, seat: number): string {
  return nameOfSeat(table.header, itemAt(table.seats, seat));
}

/** Tells the names of a table's players by the words of their seats. */
export function namesOf(table: Table): (seat: string) => string {
  return (seat) => nameOfSeat(table.header, seat);
}

/** A line with the names of players in place of the words of their seats. */
export function withNames(game: Game, line: string, nameOf: (seat: string) => string): string {
  const [verb, ...words] = line.split(' ');
  const args = game.verbs.find(({ name }) => name === verb)?.args ?? [];
  return [verb, ...words.map((word, i) => (args[i]?.domain === SEAT && word !== '?' ? nameOf(word) : word))].join(' ');
}

/** What somebody typed, with the words of seats in place of whole names of players. */
export function withSeats(table: Table, typed: string): string {
  const named = table.seats
    .map((seat) => ({ seat, name: nameOfSeat(table.header, seat).toLowerCase() }))
    .toSorted((a, b) => b.name.length - a.name.length);
  let text = ` ${typed} `;
  for (const { seat, name } of named) {
    const at = text.toLowerCase().indexOf(` ${name} `);
    if (at >= 0) text = `${text.slice(0, at)} ${seat} ${text.slice(at + name.length + 2)}`;
  }
  return text.trim();
}
