import { isObject, printCanonical, type Json, type JsonObject } from './json.ts';
import { shorten } from './notation.ts';
import { refuse, success, type Result } from './result.ts';

/** What a table began with. */
export interface Header {
  readonly game: string;
  readonly rules: number;
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** The content hash of a board or parts file that replaces the game's own data. */
  readonly parts?: string;
  /** The commitment: SHA-256 of the seed, known from the start. */
  readonly seedHash?: string;
  /** The seed itself, 64 hexadecimal digits: kept secret until the game is over, then anyone can verify the shuffles. */
  readonly seed?: string;
  /** The position the table began with, if not with the game's setup. */
  readonly position?: JsonObject;
}

/** One line: who said what. */
export interface Line {
  readonly player: string;
  readonly words: string;
  /** The only choice there was, made by the table itself. */
  readonly isAuto: boolean;
}

/** The state's hash after so many lines; `?` where somebody who writes by hand does not claim one. */
export interface Check {
  readonly after: number;
  readonly hash: string;
}

/** A header and what was said: all that is needed to have the table again. */
export interface GameRecord {
  readonly header: Header;
  readonly lines: readonly Line[];
  readonly checks: readonly Check[];
}

/** The word that takes a choice back; no game has it as a verb. */
export const UNDO = 'undo';
const AUTO = ' (auto)';
const MOST_CHARACTERS = 4_000_000;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,23}$/u;

/** Whether a text can be the name of a player at a table: one word, so that lines stay readable by machine. */
export function isPlayerName(name: string): boolean {
  return NAME.test(name);
}

export function printRecord(record: GameRecord): string {
  const { header } = record;
  const head = [`game: ${header.game}`, `rules: ${header.rules}`, `seats: ${header.players.join(' ')}`];
  const options = Object.entries(header.options).map(([name, value]) => `${name}=${value}`);
  if (options.length > 0) head.push(`options: ${options.join(' ')}`);
  if (header.parts !== undefined) head.push(`parts: ${header.parts}`);
  if (header.seedHash !== undefined) head.push(`seed-hash: ${header.seedHash}`);
  if (header.seed !== undefined) head.push(`seed: ${header.seed}`);
  if (header.position !== undefined) head.push(`position: ${printCanonical(header.position)}`);
  const body: string[] = [];
  record.lines.forEach((line, i) => {
    body.push(`${i + 1} ${line.player} ${line.words}${line.isAuto ? AUTO : ''}`);
    for (const check of record.checks) if (check.after === i + 1) body.push(`= ${check.hash}`);
  });
  if (record.lines.length === 0) for (const check of record.checks) body.push(`= ${check.hash}`);
  return `${head.join('\n')}\n\n${body.join('\n')}\n`;
}

export function parseRecord(text: string): Result<GameRecord> {
  if (text.length > MOST_CHARACTERS) return refuse('bad-record', `a record has at most ${MOST_CHARACTERS} characters`);
  const rows = text.split(/\r?\n/);
  const blank = rows.findIndex((row) => row.trim() === '');
  const end = blank < 0 ? rows.length : blank;
  const header = parseHeader(rows.slice(0, end));
  if (!header.ok) return header;
  const lines: Line[] = [];
  const checks: Check[] = [];
  for (let i = end; i < rows.length; i++) {
    const row = rows[i].trim();
    if (row === '') continue;
    const where = `line ${i + 1}`;
    const check = /^= ([0-9a-f]{16}|\?)$/.exec(row);
    if (check !== null) {
      checks.push({ after: lines.length, hash: check[1] });
      continue;
    }
    const match = /^(\d+) (\S+) (.+)$/.exec(row);
    if (match === null) return refuse('bad-record', `"${shorten(row)}" is neither a choice nor a hash`, { where });
    const [, number, player, said] = match;
    if (Number(number) !== lines.length + 1)
      return refuse('bad-record', `numbered ${shorten(number)}, but the next line is ${lines.length + 1}`, { where });
    if (!header.value.players.includes(player))
      return refuse('bad-record', `"${shorten(player)}" has no seat here`, { where });
    const isAuto = said.endsWith(AUTO);
    lines.push({ player, words: isAuto ? said.slice(0, -AUTO.length) : said, isAuto });
  }
  const last = checks.at(-1);
  if (last === undefined || last.after !== lines.length) {
    return refuse('bad-record', 'the record breaks off: its last line must be "= " and the state\'s hash, or "= ?"', {
      where: `line ${rows.length}`,
    });
  }
  return success({ header: header.value, lines, checks });
}

function parseHeader(rows: readonly string[]): Result<Header> {
  const found = new Map<string, string>();
  for (const [i, row] of rows.entries()) {
    const match = /^([a-z-]+): ?(.*)$/.exec(row);
    const where = `line ${i + 1}`;
    if (match === null || !HEADER_KEYS.includes(match[1]))
      return refuse('bad-record', `"${shorten(row)}" is not part of a header (${HEADER_KEYS.join(', ')})`, { where });
    if (found.has(match[1])) return refuse('bad-record', `"${match[1]}" is there twice`, { where });
    found.set(match[1], match[2].trim());
  }
  for (const key of ['game', 'rules', 'seats']) {
    if (!found.has(key)) return refuse('bad-record', `the header has no "${key}"`, { where: 'header' });
  }
  const rules = found.get('rules') ?? '';
  if (!/^\d{1,6}$/.test(rules))
    return refuse('bad-record', `"${shorten(rules)}" is not a number of rules`, { where: 'header, rules' });
  const players = (found.get('seats') ?? '').split(' ');
  const stranger = players.find((name) => !isPlayerName(name));
  if (stranger !== undefined)
    return refuse('bad-record', `"${shorten(stranger)}" cannot be a player's name`, { where: 'header, seats' });
  for (const [key, digits] of HEX_KEYS) {
    const value = found.get(key);
    if (value !== undefined && !(value.length === digits && /^[0-9a-f]*$/.test(value)))
      return refuse('bad-record', `must be ${digits} hexadecimal digits`, { where: `header, ${key}` });
  }
  const options = parseOptions(found.get('options') ?? '');
  if (!options.ok) return options;
  const position = parsePosition(found.get('position'));
  if (!position.ok) return position;
  const parts = found.get('parts');
  const seedHash = found.get('seed-hash');
  const seed = found.get('seed');
  return success({
    game: found.get('game') ?? '',
    rules: Number(rules),
    players,
    options: options.value,
    ...(parts === undefined ? {} : { parts }),
    ...(seedHash === undefined ? {} : { seedHash }),
    ...(seed === undefined ? {} : { seed }),
    ...(position.value === undefined ? {} : { position: position.value }),
  });
}

const HEADER_KEYS: readonly string[] = ['game', 'rules', 'seats', 'options', 'parts', 'seed-hash', 'seed', 'position'];
const HEX_KEYS: readonly (readonly [string, number])[] = [
  ['parts', 64],
  ['seed-hash', 64],
  ['seed', 64],
];

function parseOptions(text: string): Result<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const pair of text.split(' ').filter((word) => word !== '')) {
    const match = /^([a-z-]+)=([a-z0-9-]+)$/.exec(pair);
    if (match === null)
      return refuse('bad-record', `"${shorten(pair)}" is not an option`, { where: 'header, options' });
    options[match[1]] = match[2];
  }
  return success(options);
}

function parsePosition(text: string | undefined): Result<JsonObject | undefined> {
  if (text === undefined) return success(undefined);
  try {
    const value = JSON.parse(text) as Json;
    if (isObject(value)) return success(value);
  } catch {
    return refuse('bad-record', 'is not JSON', { where: 'header, position' });
  }
  return refuse('bad-record', 'must be an object', { where: 'header, position' });
}
