import type { Table } from '@fondaco/kernel';
import type { TwinMessage } from './twin-worlds.ts';
import type { Receiver } from './twins.ts';

const MOST_PREVIEWS = 6;
/** The key of everything that is sent to be refused. */
const KEY = 'refused';
const NONSENSE: readonly string[] = ['{"id": 1, "type": "no such thing"}', 'no JSON', '[]', '{"type":"open"}'];

/** Everything that somebody at a table can ask, for their seat and for others', and much that is refused. */
export function questionsOf(table: Table, id: string, receiver: Receiver): readonly TwinMessage[] {
  const { seq, seats } = table;
  return [
    { type: 'open', table: id },
    { type: 'record', table: id },
    { type: 'history', table: id },
    ...[0, seq - 1, seq, seq + 1].map((at) => ({ type: 'look', table: id, seq: Math.max(0, at) }) as const),
    { type: 'open', table: 'nowhere' },
    ...seats.map((seat) => ({ type: 'sit', table: 'nowhere', seat }) as const),
    ...seats.flatMap((seat) => questionsOfSeat(table, id, seat)),
    ...NONSENSE,
    ...(receiver === undefined ? [] : questionsOfOwnSeat(table, id, receiver)),
  ];
}

function questionsOfSeat({ seq }: Table, id: string, seat: string): readonly TwinMessage[] {
  return [
    { type: 'series', table: id, seat, lines: [] },
    { type: 'why-not', table: id, seat, keys: ['verb:pass'] },
    { type: 'why-not', table: id, seat, keys: [] },
    { type: 'effects', table: id, seat, after: [] },
    { type: 'hint', table: id, seat, iterations: 1, seed: 1 },
    { type: 'preview', table: id, seat, lines: ['fly roma'] },
    { type: 'play', table: id, seat, key: KEY, seq, lines: ['fly roma'] },
    { type: 'undo', table: id, seat, key: KEY, seq: seq + 1 },
  ];
}

function questionsOfOwnSeat(table: Table, id: string, receiver: number): readonly TwinMessage[] {
  const seat = table.seats[receiver] ?? '';
  const choices = table.choices(receiver);
  return [
    ...table.game.verbs.map(({ name }) => ({ type: 'why-not', table: id, seat, keys: [`verb:${name}`] }) as const),
    ...choices.slice(0, MOST_PREVIEWS).map((line) => ({ type: 'preview', table: id, seat, lines: [line] }) as const),
    { type: 'series', table: id, seat, lines: choices.slice(-1) },
    { type: 'effects', table: id, seat, after: choices.slice(0, 1) },
    { type: 'hint', table: id, seat, iterations: 8, seed: 5 },
  ];
}
