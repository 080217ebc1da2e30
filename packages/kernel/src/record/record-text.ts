import { parseHeader, printHeader } from './header-text.ts';
import { shorten } from '../notation.ts';
import {
  FORMAT_OF_NAMES,
  nameOfSeat,
  type Check,
  type Comment,
  type GameRecord,
  type Header,
  type Line,
} from './record.ts';
import { refuse, success, type Result } from '../result.ts';

const AUTO = ' (auto)';
const MOST_CHARACTERS = 4_000_000;
const COMMENT = ';';

export function printRecord(record: GameRecord): string {
  const { header, lines } = record;
  const checks = new Map(record.checks.map(({ after, hash }) => [after, hash]));
  const comments = new Map<number, Comment[]>();
  for (const comment of record.comments ?? [])
    comments.set(comment.after, [...(comments.get(comment.after) ?? []), comment]);
  const body: string[] = [];
  const printBelow = (after: number): void => {
    const here = comments.get(after) ?? [];
    const hash = checks.get(after);
    for (const { text, isBelowCheck } of here) if (!isBelowCheck) body.push(`${COMMENT}${text}`);
    if (hash !== undefined) body.push(`= ${hash}`);
    for (const { text, isBelowCheck } of here) if (isBelowCheck) body.push(`${COMMENT}${text}`);
  };
  printBelow(0);
  lines.forEach((line, i) => {
    body.push(printLine(header, line, i + 1));
    printBelow(i + 1);
  });
  return `${printHeader(header).join('\n')}\n\n${body.join('\n')}\n`;
}

function printLine(header: Header, { seat, words, isAuto, comment }: Line, number: number): string {
  const word = header.format === FORMAT_OF_NAMES ? nameOfSeat(header, seat) : seat;
  const tail = comment === undefined ? '' : comment === '' ? ` ${COMMENT}` : ` ${COMMENT} ${comment}`;
  return `${number} ${word} ${words}${isAuto ? AUTO : ''}${tail}`;
}

/** Reads a record of any format. One of the first format still has its words for seats: `Table.open` gives it today's. */
export function parseRecord(text: string): Result<GameRecord> {
  if (text.length > MOST_CHARACTERS) return refuse('bad-record', `a record has at most ${MOST_CHARACTERS} characters`);
  const rows = text.split(/\r?\n/);
  const blank = rows.findIndex((row) => row.trim() === '');
  const end = blank < 0 ? rows.length : blank;
  const header = parseHeader(rows.slice(0, end));
  if (!header.ok) return header;
  const lines: Line[] = [];
  const checks: Check[] = [];
  const comments: Comment[] = [];
  for (let i = end; i < rows.length; i++) {
    const row = rows[i].trimStart();
    if (row === '') continue;
    const after = lines.length;
    const check = /^= ([0-9a-f]{16}|\?)\s*$/.exec(row);
    if (check !== null) checks.push({ after, hash: check[1] });
    else if (row.startsWith(COMMENT))
      comments.push({ after, text: row.slice(COMMENT.length), isBelowCheck: checks.at(-1)?.after === after });
    else {
      const line = parseLine(header.value, row, after + 1);
      if (!line.ok) return { ok: false, error: { ...line.error, where: `line ${i + 1}` } };
      lines.push(line.value);
    }
  }
  const last = checks.at(-1);
  if (last === undefined || last.after !== lines.length) {
    const message = 'the record breaks off: its last line must be "= " and the hash of the position, or "= ?"';
    return refuse('bad-record', message, { where: `line ${rows.length}` });
  }
  return success({ header: header.value, lines, checks, ...(comments.length === 0 ? {} : { comments }) });
}

function parseLine(header: Header, row: string, expected: number): Result<Line> {
  const match = /^(\d+) (\S+) (.+?)(?: (;)(?: (.*))?)?$/s.exec(row);
  if (match === null) return refuse('bad-record', `"${shorten(row)}" is neither a choice nor a hash`);
  const [, number, word, said, semicolon, comment] = match;
  if (Number(number) !== expected)
    return refuse('bad-record', `numbered ${shorten(number)}, but the next line is ${expected}`);
  const isOfNames = header.format === FORMAT_OF_NAMES;
  const seat = header.seats.find((one) => (isOfNames ? header.names[one] : one) === word);
  if (seat === undefined) return refuse('bad-record', `"${shorten(word)}" has no seat here`);
  const words = said.trimEnd();
  const isAuto = words.endsWith(AUTO);
  return success({
    seat,
    words: isAuto ? words.slice(0, -AUTO.length) : words,
    isAuto,
    ...(semicolon === undefined ? {} : { comment: comment ?? '' }),
  });
}
