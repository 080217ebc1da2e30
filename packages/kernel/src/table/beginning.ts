import { Course } from './course.ts';
import type { Game } from '../game.ts';
import { fromHex, toHex } from '../chance/hex.ts';
import type { JsonObject } from '../json.ts';
import { shorten } from '../notation.ts';
import { arrange, printPosition } from '../position.ts';
import type { Header } from '../record/record.ts';
import { refuse, success, type Result } from '../result.ts';
import { seedChance } from '../chance/rng.ts';
import { seatWords } from '../seats.ts';
import { SEED_BYTES } from '../chance/seed.ts';
import { sha256 } from '../chance/sha256.ts';
import { runToDecision } from '../steps.ts';
import { headerOf, readSetup, whyNotNames, type TableSetup } from './table-setup.ts';

/** A table before its first line. */
export interface Beginning {
  readonly header: Header;
  readonly course: Course;
}

export function beginSetup(game: Game, how: TableSetup): Result<Beginning> {
  const options = readSetup(game, how);
  if (!options.ok) return options;
  const { names, seed } = how;
  const seats = seatWords(names.length);
  const course = new Course(game, seats);
  const s = course.state;
  s.seats[0] = seats.length;
  s.options.set(options.value);
  seedChance(s, seed);
  game.setup(s, { seats: seats.length, options: options.value });
  runToDecision(game.steps, s);
  course.setCheckpoint();
  const origin = { seed: toHex(seed), seedHash: toHex(sha256(seed)) };
  return success({ header: headerOf(game, seats, names, options.value, origin), course });
}

export function beginPosition(game: Game, position: JsonObject, names: readonly string[]): Result<Beginning> {
  const arranged = arrange(game, position);
  if (!arranged.ok) return arranged;
  const { state, words } = arranged.value;
  if (names.length > words.length)
    return refuse('bad-setup', `are ${names.length} for ${words.length} seats`, { where: 'names' });
  const fault = whyNotNames(names);
  if (fault !== undefined) return { ok: false, error: fault };
  const seats = seatWords(words.length);
  const course = new Course(game, seats);
  course.state.copyFrom(state);
  course.setCheckpoint();
  if (words[0] === seats[0])
    return success({ header: headerOf(game, seats, names, state.options, { position }), course });
  const origin = { position: printPosition(game, state, seats) };
  return success({ header: headerOf(game, seats, names.length > 0 ? names : words, state.options, origin), course });
}

/** What a record began with, under its own header; an end that it tells of comes after its lines. */
export function beginRecord(game: Game, header: Header): Result<Beginning> {
  const seed = readSeed(game, header);
  if (!seed.ok) return seed;
  const { seats, names, options, held, salts, others } = header;
  const begun =
    header.position === undefined
      ? beginSetup(game, { names: seats, options, seed: seed.value })
      : beginPosition(game, header.position, []);
  if (!begun.ok) return begun;
  if (begun.value.header.seats.length !== seats.length)
    return refuse('bad-record', 'are not those of the position', { where: 'header, seats' });
  return success({ ...begun.value, header: { ...begun.value.header, names, held, salts, others } });
}

/** The seed of a record of this game, or why the record cannot be of it. A table that began with a position needs none. */
function readSeed(game: Game, header: Header): Result<Uint8Array> {
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
