import { isPlayerName, NAME_RULE } from '../names.ts';
import { shorten } from '../notation.ts';
import type { Header, Held } from './record.ts';
import { refuse, success, type Result } from '../result.ts';

/** The header with another name for the player of a seat, or none. */
export function renameIn(header: Header, seat: string, name: string | undefined): Result<Header> {
  const { [seat]: _, ...others } = header.names;
  if (name === undefined) return success({ ...header, names: others });
  if (isPlayerName(name)) return success({ ...header, names: { ...others, [seat]: name } });
  return refuse('bad-setup', `"${shorten(name)}" cannot be a player's name: ${NAME_RULE}`, { where: 'name' });
}

/** The header with a seat in other hands; whoever was to begin with the same line never did. */
export function holdIn(header: Header, held: Held): Header {
  const words = held.holder.type === 'person' ? [] : Object.values(held.holder);
  if (words.some((word) => !/^\S+$/.test(word))) throw new Error(`not words: ${words.join(', ')}`);
  const before = header.held.filter((other) => other.seat !== held.seat || other.from !== held.from);
  return { ...header, held: [...before, held] };
}
