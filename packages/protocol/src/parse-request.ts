import { anything, integer, optional, type Json } from '@fondaco/kernel';
import { parseAs, type MembersByType, type ParsedRequest } from './parse-as.ts';
import type { HostRequest, PrivateRequest, TableRequest } from './requests.ts';
import * as shapes from './shapes.ts';

/** A hint must come before the asker's patience ends. */
const MOST_ITERATIONS = 20_000;
const MOST_SEED = 0xffff_ffff;
const LONGEST_PACE = 60_000;
const NEWEST_PROTOCOL = 1_000_000;

const protocol = integer(0, NEWEST_PROTOCOL);
const onTable = { table: shapes.tableId };
const bySeat = { ...onTable, seat: shapes.seatWord };
const submission = { ...bySeat, key: shapes.submissionKey, seq: shapes.sequence };

/** What anybody may ask who has come to a table, with the shape of each member. */
export const TABLE_REQUESTS: MembersByType<TableRequest> = {
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
  peek: bySeat,
  hide: onTable,
  suggest: bySeat,
  remove: onTable,
  pace: { least: integer(0, LONGEST_PACE), most: integer(0, LONGEST_PACE) },
};

/** Reads what anybody may ask who has come to a table. What belongs to a private table is unknown here. */
export function parseTableRequest(value: Json): ParsedRequest<TableRequest> {
  return parseAs<TableRequest>(TABLE_REQUESTS, value);
}

/** Reads what a page may ask of its own worker. */
export function parseHostRequest(value: Json): ParsedRequest<HostRequest> {
  return parseAs<HostRequest>({ ...TABLE_REQUESTS, ...PRIVATE_REQUESTS }, value);
}

/** Whether a request belongs to a private table. */
export function isPrivateRequest(request: HostRequest): request is PrivateRequest {
  return Object.hasOwn(PRIVATE_REQUESTS, request.type);
}
