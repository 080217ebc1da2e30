import type { Rate } from './token-bucket.ts';

/** How much of everything one address, one guest or one socket may have. An address may be a whole house, or a school. */
export interface Limits {
  /** HTTP requests of an address a minute, the files of the page included. */
  readonly requestsPerMinute: number;
  /** New guests of an address an hour. */
  readonly guestsPerHour: number;
  /** Sockets open at once. */
  readonly socketsPerAddress: number;
  readonly socketsPerGuest: number;
  /** Tables one socket looks at. */
  readonly tablesPerSocket: number;
  /** Tables called together from an address. */
  readonly newTables: Rate;
  /** Messages that arrive, by what they cost: see `costOf`. */
  readonly messagesPerSocket: Rate;
  readonly messagesPerAddress: Rate;
  /** Hints of an address: as fast as one thread thinks, in which the bots of all tables think, too. */
  readonly hints: Rate;
  /** Characters of the texts of an address that were sent and not used yet. */
  readonly waitingTexts: number;
  /** Requests of one socket that wait for their answers. */
  readonly waitingPerSocket: number;
}

/** What serves people and stops floods. */
export const USUAL_LIMITS: Limits = {
  requestsPerMinute: 6000,
  guestsPerHour: 60,
  socketsPerAddress: 200,
  socketsPerGuest: 20,
  tablesPerSocket: 20,
  newTables: { perSecond: 1 / 60, burst: 30 },
  messagesPerSocket: { perSecond: 30, burst: 150 },
  messagesPerAddress: { perSecond: 400, burst: 2000 },
  hints: { perSecond: 1, burst: 30 },
  waitingTexts: 4_000_000,
  waitingPerSocket: 100,
};

/** The most lines a table has by taking back, or when it is brought along: more than four times as many as the longest game. */
export const MOST_LINES = 3000;

/** The longest message that is read, in bytes. */
export const MOST_MESSAGE_BYTES = 16_384;
