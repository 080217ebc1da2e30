import {
  anything,
  boolean,
  integer,
  isObject,
  isPlayerName,
  itemAt,
  listOf,
  NAME_RULE,
  objectOf,
  oneOf,
  optional,
  printFaults,
  SEAT_WORDS,
  shorten,
  text,
  type Fault,
  type Json,
  type Shape,
} from '@fondaco/kernel';
import type { HostRefusal, NewTable, Request, RequestType, SeatPlayer } from './messages.ts';

const id = integer(0, Number.MAX_SAFE_INTEGER);
const tableId = text(/^[\w-]{1,64}$/, 'the name of a table');
const seat = oneOf(SEAT_WORDS);
const name: Shape<string> = (value, where, faults) => {
  if (typeof value === 'string' && isPlayerName(value)) return value;
  faults.push({ where, message: `must be a name: ${NAME_RULE}` });
  return '';
};
const line = text(/^[^\n]{1,200}$/, 'one line of at most 200 characters');
const lines = listOf(line, 1, 100);
const MOST_TEXT = 4_000_000;
/** A hint must come before the asker's patience ends. */
const MOST_ITERATIONS = 20_000;
const MOST_SEED = 0xffff_ffff;

const seatPlayer: Shape<SeatPlayer> = (value, where, faults) => {
  const isBot = isObject(value) && value.type === 'bot';
  return isBot ? bot(value, where, faults) : person(value, where, faults);
};
const person = objectOf({ type: oneOf(['person']), name });
const bot = objectOf({
  type: oneOf(['bot']),
  name,
  level: text(/^[a-z-]{1,24}$/, 'a level'),
  temperament: optional(text(/^[a-z-]{1,24}$/, 'a temperament'), undefined),
});

const options: Shape<Record<string, string>> = (value, where, faults) => {
  const read: Record<string, string> = {};
  if (!isObject(value)) faults.push({ where, message: 'must be an object' });
  else for (const [key, entry] of Object.entries(value)) read[key] = optionValue(entry, `${where}.${key}`, faults);
  return read;
};
const optionValue = text(/^[a-z0-9-]{1,40}$/, "an option's value");

const newTable: Shape<NewTable> = objectOf({
  game: text(/^[a-z0-9-]{1,60}$/, 'the name of a game'),
  seats: listOf(seatPlayer, 1, 5),
  options,
  seed: optional(text(/^[^]{1,200}$/, 'a text of at most 200 characters'), undefined),
  parts: anything,
});

const onTable = { table: tableId };
const bySeat = { table: tableId, seat };

type Members = Record<string, Shape<unknown>>;
const MEMBERS: Record<RequestType, Members> = {
  hello: { protocol: integer(0, 1_000_000) },
  tables: {},
  new: { how: newTable },
  import: { text: text(new RegExp(`^[^]{0,${MOST_TEXT}}$`), `at most ${MOST_TEXT} characters`), parts: anything },
  open: { ...onTable, isTakingOver: boolean },
  sit: { ...onTable, seat: optional(seat, undefined) },
  play: { ...bySeat, seq: integer(0, 1_000_000), lines },
  undo: bySeat,
  preview: { ...bySeat, lines },
  series: { ...bySeat, lines: listOf(line, 0, 100) },
  'why-not': { ...bySeat, keys: listOf(text(/^[\w@-]{1,40}:\S{1,40}$/u, 'a word key'), 1, 8) },
  hint: {
    ...bySeat,
    iterations: optional(integer(1, MOST_ITERATIONS), undefined),
    seed: optional(integer(0, MOST_SEED), undefined),
  },
  record: onTable,
  look: { ...onTable, seat: optional(seat, undefined), seq: integer(0, 1_000_000) },
  history: onTable,
  again: onTable,
  hurry: onTable,
  store: onTable,
  'hand-over': { ...bySeat, player: seatPlayer },
  close: onTable,
  remove: onTable,
  pace: { least: integer(0, 60_000), most: integer(0, 60_000) },
};
const TYPES = Object.keys(MEMBERS) as RequestType[];

/** A request as it arrived, checked once and for all; or what is wrong with it, and which request that answers. */
export function parseRequest(
  value: Json,
):
  | { readonly ok: true; readonly value: Request }
  | { readonly ok: false; readonly re: number; readonly error: HostRefusal } {
  const re = isObject(value) && typeof value.id === 'number' ? value.id : -1;
  const faults: Fault[] = [];
  const type = oneOf(TYPES)(isObject(value) ? value.type : undefined, 'type', faults);
  if (faults.length > 0) return { ok: false, re, error: { code: 'bad-message', message: printFaults(faults) } };
  const request = objectOf({ id, type: oneOf([type]), ...MEMBERS[type] })(value, '', faults);
  if (faults.length > 0) {
    const message = `"${shorten(type)}": ${printFaults(faults)}`;
    return { ok: false, re, error: { code: 'bad-message', message, where: itemAt(faults, 0).where } };
  }
  // The members were read by the shapes of this type, and `parse-message.test.ts` holds one request of each.
  return { ok: true, value: request as Request };
}
