import type { Game } from './game.ts';
import { fromHex, toHex } from './hex.ts';
import { shorten } from './notation.ts';
import { UNDO, type GameRecord, type Header, type Line } from './record.ts';
import { refuse, success, type Refusal, type Result } from './result.ts';
import { sha256 } from './sha256.ts';

/** What replaying needs of a table. */
interface Replayed {
  readonly players: readonly string[];
  readonly seq: number;
  submit(seat: number, seq: undefined, lines: readonly string[]): Result<unknown>;
  undo(seat: number): Result<unknown>;
  hash(): string;
  forcedLine(from: number): { readonly at: number; readonly line: Line } | undefined;
}

const SEED_BYTES = 32;

/** The seed of a record of this game, or why the record cannot be of it. A table that began with a position needs none. */
export function readSeed(game: Game, header: Header): Result<Uint8Array> {
  const no = (message: string, where: string): Result<never> =>
    refuse('bad-record', message, { where: `header, ${where}` });
  if (header.game !== game.id) return no(`is a record of "${shorten(header.game)}", not of ${game.id}`, 'game');
  if (header.rules !== game.rules)
    return no(`was played under rules ${header.rules}; these are rules ${game.rules}`, 'rules');
  if (header.parts !== game.partsHash) {
    if (header.parts === undefined) return no('was played on the standard parts', 'parts');
    return no(`was played on parts with the hash ${header.parts}: give that file`, 'parts');
  }
  if (header.position !== undefined) return success(new Uint8Array(SEED_BYTES));
  if (header.seed === undefined) return no('has no seed yet: the seed of a running game is secret', 'seed');
  const seed = fromHex(header.seed, SEED_BYTES);
  if (seed === undefined) return no('must be 64 hexadecimal digits', 'seed');
  if (header.seedHash !== undefined && header.seedHash !== toHex(sha256(seed)))
    return no('the seed is not the one whose hash was announced', 'seed-hash');
  return success(seed);
}

/** Says the lines of a record at a fresh table; the first that is not possible, or whose hash differs, is the answer. */
export function replay(table: Replayed, record: GameRecord): Refusal | undefined {
  const checks = new Map(record.checks.map((check) => [check.after, check.hash]));
  let forcedFrom = 0;
  for (const [i, line] of record.lines.entries()) {
    const where = `record line ${i + 1} (${line.player} ${shorten(line.words)})`;
    if (line.isAuto) {
      const made = table.forcedLine(forcedFrom);
      if (made === undefined || made.line.player !== line.player || made.line.words !== line.words) {
        return refuse('bad-record', 'is marked as forced, but the rules do not force it', { where }).error;
      }
      forcedFrom = made.at + 1;
    } else {
      const seat = table.players.indexOf(line.player);
      const done = line.words === UNDO ? table.undo(seat) : table.submit(seat, undefined, [line.words]);
      if (!done.ok) return { ...done.error, code: 'bad-record', where };
    }
    const fault = table.seq === i + 1 ? refuseHash(table, checks.get(i + 1), where) : undefined;
    if (fault !== undefined) return fault;
  }
  return refuseHash(table, checks.get(record.lines.length), 'the end');
}

function refuseHash(table: Replayed, claimed: string | undefined, where: string): Refusal | undefined {
  if (claimed === undefined || claimed === '?' || claimed === table.hash()) return undefined;
  const message = `the state's hash is ${table.hash()} here, not ${claimed}: a line above was changed, or the rules were`;
  return refuse('bad-record', message, { where }).error;
}
