import { isObject, type Json, type JsonObject, type Random } from '../src/index.ts';

type Path = readonly (string | number)[];

/** Values that have stood at like places of positions: `table.players.*.at` knows every place a pawn has been. */
export type ValuePool = Map<string, Json[]>;

/** A position with something of it otherwise, and what. */
export interface Change {
  readonly position: Json;
  readonly about: string;
}

const MOST_OF_A_PLACE = 60;
/** What may be changed; the rest of a position says which table it is. */
const CHANGED = ['table', 'pending'];
const SMALL = 6;

/** Notes every value of a position under its place, so that other positions can borrow it. */
export function gatherValues(pool: ValuePool, position: JsonObject, rng: Random): void {
  for (const path of pathsOf(position)) {
    const place = placeOf(path);
    const known = pool.get(place) ?? [];
    if (known.length < MOST_OF_A_PLACE) known.push(valueAt(position, path));
    else known[rng.below(MOST_OF_A_PLACE)] = valueAt(position, path);
    pool.set(place, known);
  }
}

/** The position with one value of it otherwise. */
export function changePosition(position: JsonObject, pool: ValuePool, rng: Random): Change {
  const paths = pathsOf(position);
  const path = paths[rng.below(paths.length)];
  const before = valueAt(position, path);
  const after = changeValue(before, pool.get(placeOf(path)) ?? [], rng);
  return {
    position: withValue(position, path, after),
    about: `${path.join('.')} ${JSON.stringify(before)} -> ${JSON.stringify(after) ?? 'nothing'}`,
  };
}

function changeValue(value: Json, alike: readonly Json[], rng: Random): Json | undefined {
  const way = rng.below(4);
  if (way === 0) return alike.length === 0 ? undefined : alike[rng.below(alike.length)];
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return way === 1 ? rng.below(SMALL) : way === 2 ? value + 1 : value - 1;
  if (Array.isArray(value)) return changeList(value, alike, way, rng);
  return way === 1 ? undefined : alike.length === 0 ? value : alike[rng.below(alike.length)];
}

function changeList(list: readonly Json[], alike: readonly Json[], way: number, rng: Random): Json {
  const others = alike.flatMap((other) => (Array.isArray(other) ? (other as readonly Json[]) : []));
  const at = rng.below(list.length + 1);
  if (way === 1 && list.length > 0) return list.filter((_, i) => i !== at % list.length);
  if (way === 2 && others.length > 0) return list.toSpliced(at, 0, others[rng.below(others.length)]);
  return list.length < 2 ? [] : [...list.slice(1), list[0]];
}

/** Every place of a position that may be changed, lists and objects included. */
function pathsOf(position: JsonObject): Path[] {
  const found: Path[] = [];
  const walk = (value: Json, path: Path): void => {
    found.push(path);
    if (Array.isArray(value)) value.forEach((entry: Json, i) => walk(entry, [...path, i]));
    else if (isObject(value)) for (const [key, member] of Object.entries(value)) walk(member, [...path, key]);
  };
  for (const key of CHANGED) walk(position[key], [key]);
  return found;
}

/** A path without what tells one seat or entry from another. */
function placeOf(path: Path): string {
  return path.map((key, i) => (typeof key === 'number' || path[i - 1] === 'players' ? '*' : key)).join('.');
}

function valueAt(position: Json, path: Path): Json {
  let value = position;
  for (const key of path) value = (value as Record<string | number, Json>)[key];
  return value;
}

function withValue(position: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  if (Array.isArray(position)) {
    const list = position as readonly Json[];
    if (rest.length > 0) return list.with(Number(key), withValue(list[Number(key)], rest, value));
    return value === undefined ? list.toSpliced(Number(key), 1) : list.with(Number(key), value);
  }
  const { [key]: before, ...others } = position as Record<string, Json>;
  if (rest.length > 0) return { ...others, [key]: withValue(before, rest, value) };
  return value === undefined ? others : { ...others, [key]: value };
}
