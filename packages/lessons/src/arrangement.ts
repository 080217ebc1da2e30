import {
  isObject,
  listOf,
  optional,
  Table,
  type Game,
  type JsonObject,
  type Result,
  type Shape,
} from '@fondaco/kernel';
import type { Arrangement } from './lesson.ts';
import { playScript } from './script.ts';
import { wordsShape } from './text-shapes.ts';

const positionShape: Shape<JsonObject> = (value, where, faults) => {
  if (isObject(value)) return value;
  faults.push({ where, message: 'must be a position' });
  return {};
};

/** The members of an arrangement in a file. */
export const ARRANGEMENT = { position: positionShape, before: optional(listOf(wordsShape), []) } as const;

/** A table as it was arranged, after what is said first; without names the players are called by their seats. */
export function arrangeTable(game: Game, { position, before }: Arrangement, names?: readonly string[]): Result<Table> {
  const table = Table.arrange(game, position, names);
  if (!table.ok) return table;
  const said = playScript(table.value, before);
  return said.ok ? table : said;
}
