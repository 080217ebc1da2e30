import { isObject, type Game, type Json } from '@fondaco/kernel';
import type { Chapter } from '@fondaco/protocol';

const BEGAN = '-began';

/** What a game counts its course in: `turn` if it tells of `turn-began` with the number of the turn. */
function chapterName(game: Game): string | undefined {
  const kind = game.events.find(({ name, fields }) => fields.some((field) => name === `${field.name}${BEGAN}`));
  return kind?.name.slice(0, -BEGAN.length);
}

/** The turn or round a table is in: every view of it says so under that name. */
export function chapterOf(game: Game, view: Json | undefined): Chapter | undefined {
  const name = chapterName(game);
  const number = name !== undefined && isObject(view) ? view[name] : undefined;
  return name === undefined || typeof number !== 'number' ? undefined : { name, number };
}
