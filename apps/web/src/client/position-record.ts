import { FORMAT, printRecord, SEAT_WORDS, type Holder, type JsonObject } from '@fondaco/kernel';

const NAMES = ['Ann', 'Bruno', 'Chiara', 'Guido', 'Elena'];

/** The record of a table that begins with a position; who holds its seats is open, unless it is said. */
export function positionRecord(position: JsonObject, rules: number, holderOf?: (seat: string) => Holder): string {
  const { game, seats: words } = position;
  const seats = SEAT_WORDS.slice(0, Array.isArray(words) ? words.length : 0);
  const header = {
    format: FORMAT,
    game: typeof game === 'string' ? game : '',
    rules,
    seats,
    names: Object.fromEntries(seats.map((seat, i) => [seat, NAMES[i] ?? seat])),
    options: {},
    position,
    held: holderOf === undefined ? [] : seats.map((seat) => ({ from: 0, seat, holder: holderOf(seat) })),
    salts: {},
    others: [],
  };
  return printRecord({ header, lines: [], checks: [{ after: 0, hash: '?' }] });
}
