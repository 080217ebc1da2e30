import type { Table } from '@fondaco/kernel';
import type { TableRequest, Unnumbered } from '@fondaco/protocol';
import type { Receiver } from './twins.ts';

const MOST_PREVIEWS = 6;
/** The key of everything that is sent to be refused. */
const KEY = 'refused';

/** Everything that somebody at a table can ask, and much that is refused, as it is sent. */
export function questionsOf(
  table: Table,
  id: string,
  receiver: Receiver,
): readonly (Unnumbered<TableRequest> | string)[] {
  const { seq, game, seats } = table;
  const common: readonly (Unnumbered<TableRequest> | string)[] = [
    { type: 'open', table: id },
    { type: 'record', table: id },
    { type: 'history', table: id },
    ...[0, seq - 1, seq, seq + 1].map((at) => ({ type: 'look', table: id, seq: Math.max(0, at) }) as const),
    { type: 'open', table: 'nowhere' },
    ...seats.map((seat) => ({ type: 'sit', table: 'nowhere', seat }) as const),
    '{"id": 1, "type": "no such thing"}',
    'no JSON',
  ];
  const others = seats.filter((_, i) => i !== receiver).map((seat) => questionsOfSeat(table, id, seat));
  if (receiver === undefined) return [...common, ...others.flat()];
  const seat = seats[receiver] ?? '';
  const choices = table.choices(receiver);
  return [
    ...common,
    ...others.flatMap((questions) => questions.slice(-3)),
    ...questionsOfSeat(table, id, seat),
    ...game.verbs.map(({ name }) => ({ type: 'why-not', table: id, seat, keys: [`verb:${name}`] }) as const),
    ...choices.slice(0, MOST_PREVIEWS).map((line) => ({ type: 'preview', table: id, seat, lines: [line] }) as const),
    { type: 'series', table: id, seat, lines: choices.slice(-1) },
  ];
}

function questionsOfSeat({ seq }: Table, id: string, seat: string): readonly Unnumbered<TableRequest>[] {
  return [
    { type: 'series', table: id, seat, lines: [] },
    { type: 'why-not', table: id, seat, keys: [] },
    { type: 'preview', table: id, seat, lines: ['fly roma'] },
    { type: 'hint', table: id, seat, iterations: 8, seed: 5 },
    { type: 'play', table: id, seat, key: KEY, seq, lines: ['fly roma'] },
    { type: 'undo', table: id, seat, key: KEY, seq: seq + 1 },
  ];
}
