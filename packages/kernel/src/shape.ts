import { isObject, type Json } from './json.ts';
import { shorten } from './notation.ts';

/** Where a value is not what it should be. */
export interface Fault {
  readonly where: string;
  readonly message: string;
  /** The clause that forbids it, if one does. */
  readonly clause?: string;
}

/** Says what a JSON value must look like; returns the typed value and adds every fault found, with its path. */
export type Shape<T> = (value: Json | undefined, where: string, faults: Fault[]) => T;

/** Thrown nowhere: stands in for a value that could not be read, once a fault has been noted. */
function faulty<T>(faults: Fault[], where: string, message: string): T {
  faults.push({ where: where === '' ? 'the top' : where, message });
  return undefined as T;
}

function describe(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  return shorten(JSON.stringify(value));
}

export function integer(min: number, max: number): Shape<number> {
  return (value, where, faults) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    return faulty(faults, where, `must be a whole number from ${min} to ${max}, not ${describe(value)}`);
  };
}

export function text(pattern: RegExp, what: string): Shape<string> {
  return (value, where, faults) => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    return faulty(faults, where, `must be ${what}, not ${describe(value)}`);
  };
}

export const boolean: Shape<boolean> = (value, where, faults) => {
  if (typeof value === 'boolean') return value;
  return faulty(faults, where, `must be true or false, not ${describe(value)}`);
};

export function oneOf<const Word extends string>(words: readonly Word[]): Shape<Word> {
  return (value, where, faults) => {
    const found = words.find((word) => word === value);
    if (found !== undefined) return found;
    const known = words.length > 40 ? `${words.slice(0, 40).join(', ')}, …` : words.join(', ');
    return faulty(faults, where, `must be one of ${known}, not ${describe(value)}`);
  };
}

/** The index of a word in a list. */
export function indexIn(words: readonly string[]): Shape<number> {
  const shape = oneOf(words);
  return (value, where, faults) => words.indexOf(shape(value, where, faults));
}

export function listOf<T>(item: Shape<T>, min = 0, max = 1000): Shape<T[]> {
  return (value, where, faults) => {
    if (!Array.isArray(value)) return faulty(faults, where, `must be a list, not ${describe(value)}`);
    if (value.length < min || value.length > max) {
      const wanted = min === max ? String(min) : `${min} to ${max}`;
      return faulty(faults, where, `must have ${wanted} entries, not ${value.length}`);
    }
    return value.map((entry: Json, i) => item(entry, `${where}[${i}]`, faults));
  };
}

/** May be absent; then it is `fallback`. */
export function optional<T, F>(shape: Shape<T>, fallback: F): Shape<T | F> {
  return (value, where, faults) => (value === undefined ? fallback : shape(value, where, faults));
}

/** May be absent or null; then it is undefined. */
export function nullable<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, where, faults) => (value === undefined || value === null ? undefined : shape(value, where, faults));
}

/** Any JSON value, as it is. */
export const anything: Shape<Json | undefined> = (value) => value;

/** A record that has nothing but what is put into it: asked for `constructor` or `__proto__`, it knows neither. */
function emptyRecord<T>(): Partial<Record<string, T>> {
  return Object.create(null) as Partial<Record<string, T>>;
}

/** An object with exactly these members; unknown ones are faults, because a misspelt name must not pass in silence. */
export function objectOf<Members extends Record<string, Shape<unknown>>>(
  members: Members,
): Shape<{ [Key in keyof Members]: ReturnType<Members[Key]> }> {
  return (value, where, faults) => {
    if (!isObject(value)) return faulty(faults, where, `must be an object, not ${describe(value)}`);
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(members, key))
        faults.push({
          where: join(where, shorten(key)),
          message: `is not known here; known are ${Object.keys(members).join(', ')}`,
        });
    }
    const read = emptyRecord<unknown>();
    for (const [key, shape] of Object.entries(members)) {
      read[key] = shape(Object.hasOwn(value, key) ? value[key] : undefined, join(where, key), faults);
    }
    return read as { [Key in keyof Members]: ReturnType<Members[Key]> };
  };
}

/** An object whose keys are among `keys` and whose values share one shape. */
export function mapOf<T>(keys: readonly string[], item: Shape<T>): Shape<Partial<Record<string, T>>> {
  return (value, where, faults) => {
    if (!isObject(value)) return faulty(faults, where, `must be an object, not ${describe(value)}`);
    const read = emptyRecord<T>();
    for (const [key, entry] of Object.entries(value)) {
      if (keys.includes(key)) read[key] = item(entry, join(where, key), faults);
      else
        faults.push({ where: join(where, shorten(key)), message: `is not known here; known are ${keys.join(', ')}` });
    }
    return read;
  };
}

/** A map that may be absent; then it is empty. */
export function optionalMapOf<T>(keys: readonly string[], item: Shape<T>): Shape<Partial<Record<string, T>>> {
  const shape = mapOf(keys, item);
  return (value, where, faults) => (value === undefined ? emptyRecord<T>() : shape(value, where, faults));
}

function join(where: string, key: string): string {
  return where === '' ? key : `${where}.${key}`;
}

/** All faults as one sentence each, the first few. */
export function printFaults(faults: readonly Fault[]): string {
  const shown = faults
    .slice(0, 5)
    .map(({ where, message, clause }) => `${where} ${message}${clause === undefined ? '' : ` (${clause})`}`);
  if (faults.length > shown.length) shown.push(`and ${faults.length - shown.length} more`);
  return shown.join('; ');
}
