import type { Game } from './game.ts';
import { shorten } from './notation.ts';
import { refuse, success, type Result } from './result.ts';

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
