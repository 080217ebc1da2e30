import { findGame, games } from '@fondaco/catalog';
import {
  anything,
  integer,
  isObject,
  itemAt,
  listOf,
  objectOf,
  oneOf,
  printFaults,
  SEAT_WORDS,
  text,
  type Fault,
  type Game,
  type Json,
  type JsonObject,
  type Shape,
  type Table,
} from '@fondaco/kernel';
import { fault, INVALID_PARAMS, refused, UNKNOWN_TABLE, type RpcError } from './errors.ts';
import type { Tables } from './tables.ts';

/** Parameters as a method wants them, or the error that says what is wrong with them. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: RpcError };

/** What a method takes, by name. */
export type ParamShapes = Readonly<Record<string, Shape<unknown>>>;
export type ParamValues<P extends ParamShapes> = { [Key in keyof P]: ReturnType<P[Key]> };

/** Reads named parameters; absent ones are an empty object, and names nobody knows are faults. */
export function readParams<P extends ParamShapes>(shapes: P, params: Json | undefined): Read<ParamValues<P>> {
  const faults: Fault[] = [];
  const value = objectOf(shapes)(params ?? {}, '', faults);
  return faults.length === 0 ? { ok: true, value } : badParams(faults);
}

function badParams(faults: readonly Fault[]): { readonly ok: false; readonly error: RpcError } {
  return fault(INVALID_PARAMS, printFaults(faults), { where: itemAt(faults, 0).where });
}

const MOST_LINES = 100;
const MOST_BOARD_CHARACTERS = 500_000;

export const gameId = oneOf(games.map(({ game }) => game.id));
export const anyText = text(/^/, 'a text');
export const lines = listOf(anyText, 1, MOST_LINES);

const MOST_NAMES = 100;

/** The names of players, seat by seat; how many there may be the game says. */
export const playerNames = listOf(anyText, 0, MOST_NAMES);

/** A number of seats, whose players are called like them, or the names of players. */
export const seatCount: Shape<readonly string[]> = (value, where, faults) => {
  if (Array.isArray(value)) return playerNames(value, where, faults);
  const count = integer(0, MOST_NAMES)(value, where, faults);
  return Array.from({ length: count ?? 0 }, (_, seat) => SEAT_WORDS[seat] ?? String(seat));
};

/** Any number or text; absent means: drawn. */
export const seed: Shape<string | number | undefined> = (value, where, faults) => {
  if (value === undefined || typeof value === 'string' || typeof value === 'number') return value;
  faults.push({ where, message: 'must be a text or a number' });
  return undefined;
};

/** Option names and values; whether the game has them is for the kernel to say. */
export const options: Shape<Record<string, string>> = (value, where, faults) => {
  const read: Record<string, string> = {};
  if (value === undefined) return read;
  if (!isObject(value)) {
    faults.push({ where, message: 'must be an object' });
    return read;
  }
  for (const [name, setting] of Object.entries(value)) {
    if (typeof setting === 'string' && name !== '__proto__') read[name] = setting;
    else faults.push({ where: `${where}.${name.slice(0, 40)}`, message: 'must be a text' });
  }
  return read;
};

/** An object whose inside is read elsewhere. */
export const anyObject: Shape<JsonObject> = (value, where, faults) => {
  if (isObject(value)) return value;
  faults.push({ where, message: 'must be an object' });
  return {};
};

export const anyBoard = anything;

/** The game of an id, on the parts that came with the request; with the rules a record names, or with those of today. */
export function gameOn(id: string, board: Json | undefined, rules?: number): Read<Game> {
  // Rules that are not known here are refused when the record is replayed or the position laid, which says so.
  const entry = findGame(id, rules) ?? findGame(id);
  if (entry === undefined) {
    const known = games.map(({ game }) => game.id).join(', ');
    return badParams([{ where: 'game', message: `must be one of ${known}` }]);
  }
  if (board === undefined) return { ok: true, value: entry.game };
  if (JSON.stringify(board).length > MOST_BOARD_CHARACTERS)
    return badParams([{ where: 'board', message: `may have ${MOST_BOARD_CHARACTERS} characters` }]);
  const game = entry.game.withParts(board);
  return game.ok ? game : refused(game.error);
}

export function tableOf(tables: Tables, id: string): Read<Table> {
  const table = tables.get(id);
  if (table !== undefined) return { ok: true, value: table };
  return fault(UNKNOWN_TABLE, `there is no table "${id.slice(0, 40)}"`, { where: 'table' });
}

/** A seat by its word or by its number, counted from 0. */
export function seatOf(table: Table, given: Json | undefined): Read<number> {
  const { seats } = table;
  const seat = typeof given === 'string' ? seats.indexOf(given) : given;
  if (typeof seat === 'number' && seats[seat] !== undefined) return { ok: true, value: seat };
  const message = `must be one of ${seats.join(', ')}, or a number from 0 to ${seats.length - 1}`;
  return badParams([{ where: 'seat', message }]);
}

/** A seat, or undefined for whoever looks on: no seat given, or "spectator". */
export function eyesOf(table: Table, given: Json | undefined): Read<number | undefined> {
  return given === undefined || given === 'spectator' ? { ok: true, value: undefined } : seatOf(table, given);
}
