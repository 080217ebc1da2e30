import { SEED_BYTES } from '../chance/seed.ts';
import type { Game } from '../game.ts';
import { isPlayerName, NAME_RULE } from '../names.ts';
import { shorten } from '../notation.ts';
import { readOptions } from '../options.ts';
import { FORMAT, type Header } from '../record/record.ts';
import { refuse, type Refusal, type Result } from '../result.ts';

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
