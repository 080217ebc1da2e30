import { isObject, printCanonical, type Json, type JsonObject } from '../json.ts';
import { isPlayerName, NAME_RULE } from '../names.ts';
import { shorten } from '../notation.ts';
import { FORMAT, FORMAT_OF_NAMES, nameOfSeat, type Ended, type Header, type Held, type Holder } from './record.ts';
import { refuse, success, type Result } from '../result.ts';
import { SEAT_WORDS, seatWords } from '../seats.ts';

const COMMENT = ';';
/** Tags that stand once. */
const SINGLE = [
  'format',
  'game',
  'rules',
  'seats',
  'options',
  'parts',
  'seed-hash',
  'seed',
  'position',
  'ended',
] as const;
/** Tags that stand once a seat, or once a change. */
const REPEATED = ['name', 'held', 'salt'] as const;
type Single = (typeof SINGLE)[number];
type Repeated = (typeof REPEATED)[number];

/** The rows of a header, each a tag, a colon and a text. */
export function printHeader(header: Header): string[] {
  const { format, game, rules, seats } = header;
  const isOfNames = format === FORMAT_OF_NAMES;
  const options = Object.entries(header.options).map(([name, value]) => `${name}=${value}`);
  const rows: (readonly [tag: string, text: string | undefined])[] = [
    ['format', isOfNames ? undefined : String(format)],
    ['game', game],
    ['rules', String(rules)],
    ['seats', seats.map((seat) => (isOfNames ? nameOfSeat(header, seat) : seat)).join(' ')],
    ...seats.map((seat) => ['name', isOfNames ? undefined : printBehind(seat, header.names[seat])] as const),
    ['options', options.length === 0 ? undefined : options.join(' ')],
    ['parts', header.parts],
    ['seed-hash', header.seedHash],
    ['seed', header.seed],
    ['position', header.position === undefined ? undefined : printCanonical(header.position)],
    ...header.held.map((held) => ['held', printHeld(held)] as const),
    ...seats.map((seat) => ['salt', printBehind(seat, header.salts[seat])] as const),
    ['ended', header.ended === undefined ? undefined : printEnded(header.ended)],
    ...header.others,
  ];
  return rows.flatMap(([tag, text]) => (text === undefined ? [] : [printRow(tag, text)]));
}

function printRow(tag: string, text: string): string {
  if (tag === COMMENT) return `${COMMENT}${text}`;
  return text === '' ? `${tag}:` : `${tag}: ${text}`;
}

function printBehind(seat: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${seat} ${text}`;
}

function printHeld({ from, seat, holder }: Held): string {
  const words = [String(from), seat, holder.type];
  if (holder.type !== 'person') words.push(holder.level);
  if (holder.type === 'bot' && holder.temperament !== undefined) words.push(holder.temperament);
  return words.join(' ');
}

function printEnded(ended: Ended): string {
  return ended.type === 'time' ? `${ended.type} ${ended.seat}` : ended.type;
}

/** What the rows of a header say, tag by tag. */
interface Rows {
  readonly single: Partial<Record<Single, string>>;
  readonly repeated: Record<Repeated, string[]>;
  readonly others: (readonly [tag: string, text: string])[];
}

export function parseHeader(rows: readonly string[]): Result<Header> {
  const sorted = sortRows(rows);
  if (!sorted.ok) return sorted;
  const { single, repeated, others } = sorted.value;
  for (const tag of ['game', 'rules', 'seats'] as const) {
    if (single[tag] === undefined) return refuse('bad-record', `the header has no "${tag}"`, { where: 'header' });
  }
  const { format = String(FORMAT_OF_NAMES), game = '', rules = '', parts, seed } = single;
  if (format !== String(FORMAT) && format !== String(FORMAT_OF_NAMES))
    return no(`is "${shorten(format)}"; this version reads ${FORMAT_OF_NAMES} and ${FORMAT}`, 'format');
  if (!/^\d{1,6}$/.test(rules)) return no(`"${shorten(rules)}" is not a number of rules`, 'rules');
  for (const [tag, digits] of HEX_TAGS) {
    const value = single[tag];
    if (value !== undefined && !(value.length === digits && /^[0-9a-f]*$/.test(value)))
      return no(`must be ${digits} hexadecimal digits`, tag);
  }
  const seated =
    Number(format) === FORMAT ? parseSeats(single.seats ?? '', repeated.name) : parseNames(single.seats ?? '');
  if (!seated.ok) return seated;
  const { seats } = seated.value;
  const options = parseOptions(single.options ?? '');
  if (!options.ok) return options;
  const position = parsePosition(single.position);
  if (!position.ok) return position;
  const held = parseEach(repeated.held, (text) => parseHeld(text, seats), 'held');
  if (!held.ok) return held;
  const salts = parseBySeat(repeated.salt, seats, 'salt', (salt) => /^(?:[0-9a-f]{2}){1,64}$/.test(salt));
  if (!salts.ok) return salts;
  const ended = parseEach(single.ended === undefined ? [] : [single.ended], (text) => parseEnded(text, seats), 'ended');
  if (!ended.ok) return ended;
  const seedHash = single['seed-hash'];
  return success({
    format: Number(format),
    game,
    rules: Number(rules),
    ...seated.value,
    options: options.value,
    ...(parts === undefined ? {} : { parts }),
    ...(seedHash === undefined ? {} : { seedHash }),
    ...(seed === undefined ? {} : { seed }),
    ...(position.value === undefined ? {} : { position: position.value }),
    held: held.value,
    salts: salts.value,
    ...(ended.value.length === 0 ? {} : { ended: ended.value[0] }),
    others,
  });
}

const HEX_TAGS = [
  ['parts', 64],
  ['seed-hash', 64],
  ['seed', 64],
] as const;

function no(message: string, tag: string): { readonly ok: false; readonly error: ReturnType<typeof refuse>['error'] } {
  return refuse('bad-record', message, { where: `header, ${tag}` });
}

function sortRows(rows: readonly string[]): Result<Rows> {
  const found: Rows = { single: {}, repeated: { name: [], held: [], salt: [] }, others: [] };
  for (const [i, row] of rows.entries()) {
    const where = `line ${i + 1}`;
    if (row.startsWith(COMMENT)) {
      found.others.push([COMMENT, row.slice(COMMENT.length)]);
      continue;
    }
    const match = /^([a-z][a-z0-9-]*):(?: (.*)|(.*))$/is.exec(row);
    if (match === null)
      return refuse('bad-record', `"${shorten(row)}" is not part of a header: a tag, a colon and a text`, { where });
    const [, tag, text = match[3]] = match;
    const single = SINGLE.find((known) => known === tag);
    const repeated = REPEATED.find((known) => known === tag);
    if (repeated !== undefined) found.repeated[repeated].push(text.trim());
    else if (single === undefined) found.others.push([tag, text]);
    else if (found.single[single] !== undefined) return refuse('bad-record', `"${tag}" is there twice`, { where });
    else found.single[single] = text.trim();
  }
  return success(found);
}

type Seated = Pick<Header, 'seats' | 'names'>;

function parseSeats(text: string, names: readonly string[]): Result<Seated> {
  const seats = text.split(' ');
  if (seats.join(' ') !== seatWords(seats.length).join(' '))
    return no(`"${shorten(text)}" are not the first words of ${SEAT_WORDS.join(' ')}`, 'seats');
  const found = parseBySeat(names, seats, 'name', isPlayerName);
  return found.ok ? success({ seats, names: found.value }) : found;
}

/** The first format: seats were named by their players. */
function parseNames(text: string): Result<Seated> {
  const names = text.split(' ');
  const stranger = names.find(
    (name, i) => !/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,23}$/u.test(name) || names.indexOf(name) !== i,
  );
  if (stranger !== undefined)
    return no(`"${shorten(stranger)}" cannot be a player's name here: one word, and each name once`, 'seats');
  if (names.length > SEAT_WORDS.length) return no(`no table has ${names.length} seats`, 'seats');
  const seats = seatWords(names.length);
  return success({ seats, names: Object.fromEntries(seats.map((seat, i) => [seat, names[i]])) });
}

/** Rows of a seat's word and a text, at most one a seat. */
function parseBySeat(
  texts: readonly string[],
  seats: readonly string[],
  tag: Repeated,
  isRight: (text: string) => boolean,
): Result<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const text of texts) {
    const at = text.indexOf(' ');
    const seat = text.slice(0, Math.max(at, 0));
    const rest = text.slice(at + 1);
    if (!seats.includes(seat)) return no(`"${shorten(text)}" does not begin with a seat`, tag);
    if (Object.hasOwn(found, seat)) return no(`${seat} has two`, tag);
    if (!isRight(rest)) return no(`"${shorten(rest)}" ${WRONG[tag]}`, tag);
    found[seat] = rest;
  }
  return success(found);
}

const WRONG: Record<Repeated, string> = {
  name: `cannot be a player's name: ${NAME_RULE}`,
  salt: 'must be 2 to 128 hexadecimal digits, two a byte',
  held: 'is nobody who could play',
};

function parseEach<T>(texts: readonly string[], parse: (text: string) => T | undefined, tag: string): Result<T[]> {
  const found: T[] = [];
  for (const text of texts) {
    const value = parse(text);
    if (value === undefined) return no(`"${shorten(text)}" cannot be read`, tag);
    found.push(value);
  }
  return success(found);
}

function parseHeld(text: string, seats: readonly string[]): Held | undefined {
  const [from, seat, type, ...rest] = text.split(' ');
  const holder = parseHolder(type, rest);
  if (!/^\d{1,9}$/.test(from) || !seats.includes(seat) || holder === undefined) return undefined;
  return { from: Number(from), seat, holder };
}

function parseHolder(type: string | undefined, words: readonly string[]): Holder | undefined {
  const [level, temperament] = words;
  if (type === 'person' && words.length === 0) return { type };
  if (type === 'stand-in' && words.length === 1) return { type, level };
  if (type === 'bot' && words.length === 1) return { type, level };
  return type === 'bot' && words.length === 2 ? { type, level, temperament } : undefined;
}

function parseEnded(text: string, seats: readonly string[]): Ended | undefined {
  const [type, seat, ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  if ((type === 'abandoned' || type === 'agreed') && seat === undefined) return { type };
  return type === 'time' && seats.includes(seat) ? { type, seat } : undefined;
}

function parseOptions(text: string): Result<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const pair of text.split(' ').filter((word) => word !== '')) {
    const match = /^([a-z-]+)=([a-z0-9-]+)$/.exec(pair);
    if (match === null) return no(`"${shorten(pair)}" is not an option`, 'options');
    options[match[1]] = match[2];
  }
  return success(options);
}

function parsePosition(text: string | undefined): Result<JsonObject | undefined> {
  if (text === undefined) return success(undefined);
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? success(value) : no('must be an object', 'position');
  } catch {
    return no('is not JSON', 'position');
  }
}
