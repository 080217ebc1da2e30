import { MAX_SEATS, printCanonical, printFaults, refuse, sha256, success, toHex, utf8 } from '@fondaco/kernel';
import type { Json, Result } from '@fondaco/kernel';
import standard from './data/parts.json' with { type: 'json' };
import { LEVELS } from './data/numbers.ts';
import { NOBLES, SYMBOLS } from './data/words.ts';
import { readPartsFile, type PartsFile } from './parts-file.ts';

/** The parts as the rules use them: numbers in flat tables, worked out once from a parts file. */
export interface Parts {
  /** The file they were made from. */
  readonly json: Json;
  readonly hash: string;
  /** Of each note, the joker last (AUG-PRC-1). */
  readonly price: Int16Array;
  readonly leastPrice: number;
  readonly mostPrice: number;
  /** All florins in the game are multiples of this. */
  readonly coin: number;
  readonly startFlorins: number;
  readonly startJokers: number;
  readonly startOffered: number;
  /** The symbols of each privilege card, card by card (AUG-SET-3). */
  readonly cardSymbols: Uint8Array;
  /** The prestige of each symbol, 0 for those that are no points (AUG-PRI-5). */
  readonly symbolPoints: Uint8Array;
  /** By level; entry 0 is unused (AUG-INC-1, AUG-INC-2, AUG-INC-3). */
  readonly levelFlorins: Int16Array;
  readonly levelPrestige: Uint8Array;
  readonly levelOffered: Uint8Array;
  readonly levelFree: Uint8Array;
  /** AUG-RIG-7 */
  readonly mintFree: number;
  /** Tiles of each level on a ladder, by player count and level (AUG-SET-1). */
  readonly levelTiles: Uint8Array;
  /** Prices or points of the tiles of each right from the top on, 0 where there is none (AUG-SET-2). */
  readonly tileValue: Int16Array;
  readonly payments: PartsFile['payments'];
  /** By player count (AUG-RND-1). */
  readonly rounds: Uint8Array;
  /** AUG-BAR-1 */
  readonly churchBarrier: number;
  readonly cathedralBarrier: number;
}

/** Levels 0 to 4, so that a level is its own place in a table. */
export const LEVEL_WIDTH = LEVELS + 1;

/** Reads parts from a parts file's JSON, or says what is wrong with it and where. */
export function readParts(json: Json): Result<Parts> {
  const { file, faults } = readPartsFile(json);
  if (faults.length > 0) return refuse('bad-parts', printFaults(faults), { where: faults[0].where });
  return success(makeParts(json, file));
}

function makeParts(json: Json, file: PartsFile): Parts {
  const { notes, start, ladders, rights, payments, barriers } = file;
  const prices = [...NOBLES.flatMap(() => notes.prices), notes.jokerPrice];
  const levelTiles = new Uint8Array((MAX_SEATS + 1) * LEVEL_WIDTH);
  const rounds = new Uint8Array(MAX_SEATS + 1);
  for (const players of [2, 3, 4, 5] as const) {
    rounds[players] = file.rounds[players];
    for (const level of [2, 3, 4] as const) levelTiles[players * LEVEL_WIDTH + level] = file.levelTiles[players][level];
  }
  const none = rights.church.prices.map(() => 0);
  return {
    json,
    hash: toHex(sha256(utf8(printCanonical(json)))),
    price: Int16Array.from(prices),
    leastPrice: Math.min(...prices),
    mostPrice: Math.max(...prices),
    coin: commonCoin(file),
    startFlorins: start.florins,
    startJokers: start.jokers,
    startOffered: start.offered,
    cardSymbols: Uint8Array.from(file.privilegeCards.cards.flat(), (symbol) => SYMBOLS.indexOf(symbol)),
    symbolPoints: Uint8Array.from(SYMBOLS, (symbol) => Number(/^points-(\d+)$/.exec(symbol)?.[1] ?? 0)),
    levelFlorins: Int16Array.from([0, ...ladders.agency.florins]),
    levelPrestige: Uint8Array.from([0, ...ladders.peerage.prestige]),
    levelOffered: Uint8Array.from([0, ...ladders.office.offered]),
    levelFree: Uint8Array.from([0, ...ladders.office.free]),
    mintFree: rights['mint-master'].free,
    levelTiles,
    tileValue: Int16Array.from([
      ...rights.church.prices,
      ...rights.cathedral.prices,
      ...rights['coat-of-arms'].points,
      ...rights['letter-of-nobility'].points,
      ...none,
      ...none,
    ]),
    payments,
    rounds,
    churchBarrier: barriers.church,
    cathedralBarrier: barriers.cathedral,
  };
}

function commonCoin({ notes, start, ladders, rights, payments }: PartsFile): number {
  return [
    start.florins,
    ...notes.prices,
    notes.jokerPrice,
    ...ladders.agency.florins,
    ...rights.church.prices,
    ...rights.cathedral.prices,
    payments.coins,
    payments.agencyInstead,
    payments.second,
    payments.third,
    payments.robbedFlorins,
  ].reduce(commonDivisor);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function readStandard(): Parts {
  const read = readParts(standard);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** The parts the game comes with. */
export const STANDARD_PARTS: Parts = readStandard();
