import {
  anything,
  integer,
  isObject,
  itemAt,
  objectOf,
  oneOf,
  optional,
  printFaults,
  shorten,
  type Fault,
  type Json,
  type Shape,
} from '@fondaco/kernel';
import type { HostRefusal } from './refusal.ts';
import type { HostRequest, PrivateRequest, TableRequest } from './requests.ts';
import * as shapes from './shapes.ts';

/** The members of a request beside its number and type, each with its shape. */
type Members<R> = { readonly [Key in Exclude<keyof R, 'id' | 'type'>]-?: Shape<R[Key]> };
type MembersByType<R extends HostRequest> = { readonly [Type in R['type']]: Members<Extract<R, { type: Type }>> };

/** A hint must come before the asker's patience ends. */
const MOST_ITERATIONS = 20_000;
const MOST_SEED = 0xffff_ffff;
const LONGEST_PACE = 60_000;
const NEWEST_PROTOCOL = 1_000_000;

const protocol = integer(0, NEWEST_PROTOCOL);
const onTable = { table: shapes.tableId };
const bySeat = { ...onTable, seat: shapes.seatWord };
const submission = { ...bySeat, key: shapes.submissionKey, seq: shapes.sequence };

const TABLE_REQUESTS: MembersByType<TableRequest> = {
  hello: { protocol, oldest: optional(protocol, undefined) },
  open: onTable,
  sit: { ...onTable, seat: optional(shapes.seatWord, undefined), from: optional(shapes.sequence, undefined) },
  play: { ...submission, lines: shapes.someLines },
  undo: submission,
  preview: { ...bySeat, lines: shapes.someLines },
  effects: { ...bySeat, after: shapes.anyLines },
  series: { ...bySeat, lines: shapes.anyLines },
  'why-not': { ...bySeat, keys: shapes.wordKeys },
  hint: {
    ...bySeat,
    iterations: optional(integer(1, MOST_ITERATIONS), undefined),
    seed: optional(integer(0, MOST_SEED), undefined),
  },
  look: { ...onTable, seq: shapes.sequence },
  history: onTable,
  record: onTable,
  close: onTable,
};

const PRIVATE_REQUESTS: MembersByType<PrivateRequest> = {
  tables: {},
  new: { how: shapes.newPrivateTable },
  import: { text: shapes.recordText, parts: anything },
  'take-over': onTable,
  again: onTable,
  save: onTable,
  hurry: onTable,
  store: onTable,
  'hand-over': { ...bySeat, player: shapes.seatPlayer },
  remove: onTable,
  pace: { least: integer(0, LONGEST_PACE), most: integer(0, LONGEST_PACE) },
};

/** A request as it arrived, checked once and for all; or what is wrong with it, and which request that answers. */
export type ParsedRequest<R extends HostRequest> =
  { readonly ok: true; readonly value: R } | { readonly ok: false; readonly re: number; readonly error: HostRefusal };

/** Reads what anybody may ask who has come to a table. What belongs to a private table is unknown here. */
export function parseTableRequest(value: Json): ParsedRequest<TableRequest> {
  return parse<TableRequest>(TABLE_REQUESTS, value);
}

/** Reads what a page may ask of its own worker. */
export function parseHostRequest(value: Json): ParsedRequest<HostRequest> {
  return parse<HostRequest>({ ...TABLE_REQUESTS, ...PRIVATE_REQUESTS }, value);
}

/** Whether a request belongs to a private table. */
export function isPrivateRequest(request: HostRequest): request is PrivateRequest {
  return Object.hasOwn(PRIVATE_REQUESTS, request.type);
}

function parse<R extends HostRequest>(
  known: Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>,
  value: Json,
): ParsedRequest<R> {
  const re = isObject(value) && typeof value.id === 'number' ? value.id : -1;
  const faults: Fault[] = [];
  const type = oneOf(Object.keys(known))(isObject(value) ? value.type : undefined, 'type', faults);
  if (faults.length > 0) return { ok: false, re, error: { code: 'bad-message', message: printFaults(faults) } };
  const read = objectOf({ id: shapes.requestId, type: oneOf([type]), ...known[type] })(value, '', faults);
  if (faults.length > 0) {
    const message = `"${shorten(type)}": ${printFaults(faults)}`;
    return { ok: false, re, error: { code: 'bad-message', message, where: itemAt(faults, 0).where } };
  }
  // The compiler holds the shapes of each type to its members, and these have just been read.
  return { ok: true, value: read as unknown as R };
}
