import { isObject, type Json } from '@fondaco/kernel';

/** Where a table of this browser comes from, if it was not begun here by whoever plays here. */
export type TableOrigin =
  /** From a file, a moment of another game or a puzzle: no game of one's own. */
  | { readonly type: 'elsewhere' }
  /** Played at a server, in a seat that is known. */
  | { readonly type: 'server'; readonly seat: string };

const KEY = 'fondaco-origins';
/** So many are remembered; then the oldest make room. */
const MOST_KEPT = 1000;

export function readOrigins(): ReadonlyMap<string, TableOrigin> {
  try {
    const json: Json = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return new Map(Object.entries(isObject(json) ? json : {}).flatMap(([table, one]) => originIn(table, one)));
  } catch {
    return new Map();
  }
}

function originIn(table: string, json: Json): readonly (readonly [string, TableOrigin])[] {
  if (!isObject(json)) return [];
  if (json.type === 'elsewhere') return [[table, { type: 'elsewhere' }]];
  return json.type === 'server' && typeof json.seat === 'string' ? [[table, { type: 'server', seat: json.seat }]] : [];
}

/** Remembers where a table comes from. */
export function noteOrigin(table: string, origin: TableOrigin): void {
  const kept = [...readOrigins()].slice(1 - MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, origin]])));
  } catch (error) {
    console.warn('Where the table comes from will be forgotten.', error);
  }
}
