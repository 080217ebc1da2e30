import type { Game } from './game.ts';
import { isPlayerName, NAME_RULE } from './names.ts';
import { shorten } from './notation.ts';
import { FORMAT, type Header } from './record.ts';
import { refuse, success, type Refusal, type Result } from './result.ts';
import { SEED_BYTES } from './seed.ts';

/** How a table begins. */
export interface TableSetup {
  /** The players' names, seat by seat. */
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** 32 bytes nobody at the table may know. */
  readonly seed: Uint8Array;
}

/** Checks who wants to play what; the answer is the value of each option. */
export function readSetup(game: Game, how: TableSetup): Result<number[]> {
  const { names } = how;
  if (names.length < game.minSeats || names.length > game.maxSeats) {
    const message = `${game.id} is for ${game.minSeats} to ${game.maxSeats} players, not ${names.length}`;
    return refuse('bad-setup', message, { where: 'names' });
  }
  const fault = whyNotNames(names);
  if (fault !== undefined) return { ok: false, error: fault };
  if (how.seed.length !== SEED_BYTES) return refuse('bad-setup', 'the seed must be 32 bytes', { where: 'seed' });
  return readOptions(game, names.length, how.options ?? {});
}

/** Which of these cannot be a player's name, if one cannot. */
export function whyNotNames(names: readonly string[]): Refusal | undefined {
  const bad = names.findIndex((name) => !isPlayerName(name));
  if (bad < 0) return undefined;
  const message = `"${shorten(names[bad])}" cannot be a player's name: ${NAME_RULE}`;
  return refuse('bad-setup', message, { where: `names[${bad}]` }).error;
}

/** The value of each option, by its place in the option's list, as the table asks for them; the others have their default. */
export function readOptions(game: Game, seats: number, given: Readonly<Record<string, string>>): Result<number[]> {
  for (const name of Object.keys(given)) {
    if (!game.options.some((option) => option.name === name)) {
      return refuse(
        'bad-setup',
        `is not an option; there are ${game.options.map((option) => option.name).join(', ')}`,
        { where: `options.${shorten(name)}` },
      );
    }
  }
  const values: number[] = [];
  for (const option of game.options) {
    const where = `options.${option.name}`;
    const value = option.values.indexOf(given[option.name] ?? option.values[0]);
    if (value < 0)
      return refuse(
        'bad-setup',
        `must be one of ${option.values.join(', ')}, not "${shorten(String(given[option.name]))}"`,
        { where, clause: option.clause },
      );
    if (value > 0 && option.seats !== undefined && !option.seats.includes(seats)) {
      return refuse('bad-setup', `is only for ${option.seats.join(' or ')} players`, { where, clause: option.clause });
    }
    values.push(value);
  }
  return success(values);
}

/** What stands at the head of the table's record. */
export function headerOf(
  game: Game,
  seats: readonly string[],
  names: readonly string[],
  options: ArrayLike<number>,
  origin: Pick<Header, 'seed' | 'seedHash' | 'position'>,
): Header {
  const named: Record<string, string> = {};
  game.options.forEach((option, i) => (named[option.name] = option.values[options[i]]));
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    seats,
    names: Object.fromEntries(names.map((name, i) => [seats[i], name])),
    options: named,
    ...(game.partsHash === undefined ? {} : { parts: game.partsHash }),
    ...origin,
    held: [],
    salts: {},
    others: [],
  };
}
