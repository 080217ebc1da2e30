import { printRecord, type Table } from '@fondaco/kernel';
import type { BotSeat, BroughtTable, ClockRule, NewGathering, SeatOffer, Watching } from '@fondaco/protocol';
import type { Receiver } from './twins.ts';

/** What is agreed on at a table, and who sits there. */
export interface Agreement {
  readonly clock: ClockRule;
  readonly watching: Watching;
  /** The seat a bot sits in. */
  readonly bot: number | undefined;
  /** The seat of whoever calls the others. */
  readonly maker: number;
  /** The seats of people. */
  readonly people: readonly number[];
}

const CLOCKS: readonly ClockRule[] = [
  { type: 'fischer', start: 10, more: 2 },
  { type: 'delay', start: 10, free: 3 },
  { type: 'days', days: 1, vacation: 1 },
  { type: 'none' },
];
/** Seconds that spectators are late. */
const DELAYS = [2, 0, 5];

/** Tables are agreed on differently, by their number: with bots and without, with every kind of clock, watched late and at once. */
export function agreeOnTable(number: number, seats: number, receiver: Receiver): Agreement {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const bot = number % 2 === 0 ? all.findLast((seat) => seat !== receiver) : undefined;
  const people = all.filter((seat) => seat !== bot);
  return {
    clock: CLOCKS[number % CLOCKS.length] ?? { type: 'none' },
    watching: { type: 'late', seconds: DELAYS[number % DELAYS.length] ?? 0 },
    bot,
    maker: people.find((seat) => seat !== receiver) ?? people[0] ?? 0,
    people,
  };
}

/** The same for a table that begins with its people: whoever calls sits in the first seat, and somebody must be there whose salt differs. */
export function agreeOnSealed(number: number, seats: number, receiver: Receiver): Agreement {
  const agreed = agreeOnTable(number, seats, receiver);
  if (agreed.people.every((seat) => seat === receiver)) return agreeOnSealed(number + 1, seats, receiver);
  return { ...agreed, maker: agreed.people[0] ?? 0 };
}

/** The record of a table as its people bring it along. */
export function recordOf(table: Table, { bot, people }: Agreement): string {
  for (const seat of people) table.hold(seat, { type: 'person' });
  if (bot !== undefined) table.hold(bot, { type: 'bot', level: 'novice' });
  return printRecord(table.record());
}

/** How the table goes on among people. */
export function bringAs(title: string, seat: string, { clock, watching }: Agreement): BroughtTable {
  return { title, record: UPLOAD, seat, clock, watching, isPublic: true };
}

const BOT: BotSeat = { type: 'bot', name: 'Chiara', level: 'novice' };

/** How people are called to a table that begins with them. Whoever calls sits in the first seat that is free. */
export function callTo(title: string, game: string, seats: number, { bot, clock, watching }: Agreement): NewGathering {
  const offers = Array.from({ length: seats }, (_, seat): SeatOffer => (seat === bot ? BOT : { type: 'open' }));
  return { title, game, options: {}, seats: offers, clock, watching, isPublic: true };
}

/** The name of the upload. */
export const UPLOAD = 'record';
/** Pieces that every record is sent in, however long it is: how many there are is counted. */
const PIECES = 24;

export function piecesOf(text: string): readonly { readonly from: number; readonly text: string }[] {
  const size = Math.ceil(text.length / PIECES);
  return Array.from({ length: PIECES }, (_, i) => ({ from: i * size, text: text.slice(i * size, (i + 1) * size) }));
}
