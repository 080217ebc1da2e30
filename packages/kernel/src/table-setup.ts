import type { Game } from './game.ts';
import { shorten } from './notation.ts';
import { isPlayerName, type Header } from './record.ts';
import { refuse, success, type Result } from './result.ts';

/** How a table begins. */
export interface TableSetup {
  readonly players: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** 32 bytes nobody at the table may know. */
  readonly seed: Uint8Array;
}

const SEED_BYTES = 32;

/** Checks who wants to play what; the answer is the value of each option. */
export function readSetup(game: Game, how: TableSetup): Result<number[]> {
  const { players } = how;
  if (players.length < game.minSeats || players.length > game.maxSeats) {
    const message = `${game.id} is for ${game.minSeats} to ${game.maxSeats} players, not ${players.length}`;
    return refuse('bad-setup', message, { where: 'seats' });
  }
  const badName = players.findIndex((name, i) => !isPlayerName(name) || players.indexOf(name) !== i);
  if (badName >= 0) {
    const message = `"${shorten(players[badName])}" cannot be a player's name: one word of at most 24 letters and digits, each name once`;
    return refuse('bad-setup', message, { where: `seats[${badName}]` });
  }
  if (how.seed.length !== SEED_BYTES) return refuse('bad-setup', 'the seed must be 32 bytes', { where: 'seed' });
  return readOptions(game, players.length, how.options ?? {});
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
  players: readonly string[],
  options: ArrayLike<number>,
  origin: Pick<Header, 'seed' | 'seedHash' | 'position'>,
): Header {
  const named: Record<string, string> = {};
  game.options.forEach((option, i) => (named[option.name] = option.values[options[i]]));
  return {
    game: game.id,
    rules: game.rules,
    players: [...players],
    options: named,
    ...(game.partsHash === undefined ? {} : { parts: game.partsHash }),
    ...origin,
  };
}
