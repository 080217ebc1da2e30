import {
  printCanonical,
  printFaults,
  refuse,
  sha256,
  success,
  toHex,
  utf8,
  type Json,
  type Result,
} from '@fondaco/kernel';
import standard from './data/parts.json' with { type: 'json' };
import {
  BUSINESS_DUCATS,
  CARDINAL_ALMS,
  CROSSING_ACTIONS,
  CROSSING_STEPS,
  CUBE_ACTIONS,
  EMBARK_ACTIONS,
  LAST_TURN,
  MOST_STEPS,
  NOBLEMAN_DUCATS,
  ORIENT_DUCATS,
} from './data/numbers.ts';
import { DIALECTS, ZONE_KINDS } from './data/words.ts';
import { readBoardFile, readSpaces, type BoardFile } from './parts-file.ts';

/** The board as the rules use it: numbers in flat tables, worked out once from a board file. */
export interface Board {
  /** The file it was made from. */
  readonly json: Json;
  readonly hash: string;
  readonly zones: number;
  /** Zones, then seas. */
  readonly placeWords: readonly string[];
  readonly zoneWords: readonly string[];
  readonly kind: Uint8Array;
  /** −1 for a neutral zone. */
  readonly dialect: Int8Array;
  readonly ducats: Uint8Array;
  readonly knowledge: Uint8Array;
  readonly hasCathedral: Uint8Array;
  /** The place of the sea that a zone's harbour opens to, −1 without harbour. */
  readonly sea: Int8Array;
  readonly starts: readonly number[];
  readonly franciscans: readonly number[];
  /** Which Franciscan city a zone is, −1 if none. */
  readonly franciscan: Int8Array;
  readonly university: number;
  readonly roma: number;
  /** Actions of the cheapest movement from zone to zone, 0 if there is none (DVE-MOV-11). */
  readonly journey: Uint8Array;
  /** Actions to go from a zone to a harbour and embark there, 0 if there is no way. */
  readonly embark: Uint8Array;
  /** Actions to land and go on to a zone for a pawn that embarked at a harbour, 0 if there is no way. */
  readonly landing: Uint8Array;
  /** By sea and zone: 1 if one of the sea's harbours leads there by land, however far (DVE-MOV-7). */
  readonly seaLeadsTo: Uint8Array;
  readonly eventZone: Uint8Array;
  /** Whether any event tile belongs to a place. */
  readonly hasEvent: Uint8Array;
  readonly eventDucats: Uint8Array;
  readonly eventKnowledge: Uint8Array;
  /** The spaces of knowledge that Stupor Mundi is worth. */
  readonly stuporSpaces: number;
  readonly canticleTurns: readonly number[];
  readonly perDialect: readonly number[];
  readonly perPair: number;
  readonly libraryTiles: readonly number[];
  /** The last space of each chart, in the order of CHARTS. */
  readonly lastSpace: readonly number[];
  /** The knowledge level of each space. */
  readonly levelOf: Uint8Array;
  /** By space: points of the riddle, tiles of the library, of the highest number up to there. */
  readonly riddlePoints: Uint8Array;
  readonly libraryNumber: Uint8Array;
  /** No purse that begins with no more than this can outgrow 16 bits. */
  readonly mostDucats: number;
  /** By player count. */
  readonly bag: readonly (readonly number[])[];
  readonly perTurn: readonly number[];
}

/** Reads a board from a board file's JSON, or says what is wrong with it and where. */
export function readBoard(json: Json): Result<Board> {
  const { file, faults } = readBoardFile(json);
  if (faults.length > 0) return refuse('bad-parts', printFaults(faults), { where: faults[0].where });
  return success(makeBoard(json, file));
}

function makeBoard(json: Json, file: BoardFile): Board {
  const zoneWords = file.zones.map((zone) => zone.id);
  const placeWords = [...zoneWords, ...file.seas.map((sea) => sea.id)];
  const zones = zoneWords.length;
  const zoneOf = (id: string): number => zoneWords.indexOf(id);
  const sea = Int8Array.from(file.zones, (zone) =>
    zone.harbour === undefined ? -1 : placeWords.indexOf(zone.harbour),
  );
  const distance = countLandSteps(
    zones,
    file.borders.map(([a, b]) => [zoneOf(a), zoneOf(b)] as const),
  );
  const events = file.events.toSorted((a, b) => a.number - b.number);
  const { charts } = file;
  const ofKind = (kind: string): number[] => file.zones.flatMap((zone, i) => (zone.kind === kind ? [i] : []));
  const franciscans = ofKind('franciscan');
  return {
    json,
    hash: toHex(sha256(utf8(printCanonical(json)))),
    zones,
    placeWords,
    zoneWords,
    kind: Uint8Array.from(file.zones, (zone) => ZONE_KINDS.indexOf(zone.kind)),
    dialect: Int8Array.from(file.zones, (zone) => (zone.dialect === undefined ? -1 : DIALECTS.indexOf(zone.dialect))),
    ducats: Uint8Array.from(file.zones, (zone) => zone.ducats),
    knowledge: Uint8Array.from(file.zones, (zone) => zone.knowledge),
    hasCathedral: Uint8Array.from(file.zones, (zone) => Number(zone.cathedral)),
    sea,
    starts: ofKind('start'),
    franciscans,
    franciscan: Int8Array.from(zoneWords, (_, zone) => franciscans.indexOf(zone)),
    university: ofKind('university')[0],
    roma: zoneOf('roma'),
    journey: findJourneys(zones, distance, sea),
    embark: findEmbarkations(zones, distance, sea),
    landing: findLandings(zones, distance, sea),
    seaLeadsTo: findShores(zones, placeWords.length - zones, distance, sea),
    hasEvent: Uint8Array.from(placeWords, (place) => Number(events.some((event) => event.zone === place))),
    eventZone: Uint8Array.from(events, (event) => zoneOf(event.zone)),
    eventDucats: Uint8Array.from(events, (event) => event.ducats),
    eventKnowledge: Uint8Array.from(events, (event) => event.knowledge),
    stuporSpaces: events[events.length - 1].auction,
    canticleTurns: file.canticleTurns.values,
    perDialect: file.manuscripts.perDialect,
    perPair: file.manuscripts.perPair,
    libraryTiles: file.libraryTiles.values,
    lastSpace: [
      charts.knowledge,
      charts.riddle,
      charts.messenger,
      charts.orient,
      charts.canticle,
      charts.library,
      charts.rest,
    ].map((chart) => chart.spaces),
    levelOf: findLevels(charts.knowledge.spaces, charts.knowledge.levels),
    riddlePoints: spreadNumbers(charts.riddle.points, charts.riddle.spaces),
    libraryNumber: spreadNumbers(charts.library.tiles, charts.library.spaces),
    mostDucats: findMostDucats(file),
    bag: [0, 1, 2, 3, 4, 5].map((seats) => file.cubes.bag[String(seats)] ?? []),
    perTurn: [0, 1, 2, 3, 4, 5].map((seats) => file.cubes.perTurn[String(seats)] ?? 0),
  };
}

const MOST_COUNTED = 2 ** 15 - 1;

/**
 * What can come to one player in a whole game is less than every city and event tile, and in every turn business, two noblemen
 * and alms: that much room is left in a purse.
 */
function findMostDucats({ zones, events }: BoardFile): number {
  const cities = zones.filter((zone) => zone.ducats > 0).map((zone) => zone.ducats + ORIENT_DUCATS);
  const tiles = events.map((event) => event.ducats);
  const perTurn = BUSINESS_DUCATS + NOBLEMAN_DUCATS * (CUBE_ACTIONS.length - 1) + CARDINAL_ALMS;
  return MOST_COUNTED - [...cities, ...tiles].reduce((sum, ducats) => sum + ducats, perTurn * LAST_TURN);
}

const NO_WAY = 99;

/** Land steps between zones, by breadth-first search. */
function countLandSteps(zones: number, borders: readonly (readonly [number, number])[]): Uint8Array {
  const distance = new Uint8Array(zones * zones).fill(NO_WAY);
  for (let from = 0; from < zones; from++) {
    distance[from * zones + from] = 0;
    const queue = [from];
    for (const zone of queue) {
      for (const [a, b] of borders) {
        const next = a === zone ? b : b === zone ? a : -1;
        if (next < 0 || distance[from * zones + next] !== NO_WAY) continue;
        distance[from * zones + next] = distance[from * zones + zone] + 1;
        queue.push(next);
      }
    }
  }
  return distance;
}

/** DVE-MOV-2, DVE-MOV-5, DVE-MOV-7: by land, or by land, one crossing of one sea, and land again. A cheapest way enters no zone twice. */
function findJourneys(zones: number, distance: Uint8Array, sea: Int8Array): Uint8Array {
  const cost = new Uint8Array(zones * zones);
  for (let from = 0; from < zones; from++) {
    for (let to = 0; to < zones; to++) {
      if (from === to) continue;
      let best = distance[from * zones + to] <= MOST_STEPS ? distance[from * zones + to] : NO_WAY;
      for (let out = 0; out < zones; out++) {
        for (let back = 0; back < zones; back++) {
          if (out === back || sea[out] < 0 || sea[out] !== sea[back]) continue;
          const land = distance[from * zones + out] + distance[back * zones + to];
          if (land + CROSSING_STEPS <= MOST_STEPS) best = Math.min(best, land + CROSSING_ACTIONS);
        }
      }
      cost[from * zones + to] = best === NO_WAY ? 0 : best;
    }
  }
  return cost;
}

/** DVE-MOV-4 */
function findEmbarkations(zones: number, distance: Uint8Array, sea: Int8Array): Uint8Array {
  const cost = new Uint8Array(zones * zones);
  for (let from = 0; from < zones; from++) {
    for (let harbour = 0; harbour < zones; harbour++) {
      const steps = distance[from * zones + harbour] + EMBARK_ACTIONS;
      if (sea[harbour] >= 0 && steps <= MOST_STEPS) cost[from * zones + harbour] = steps;
    }
  }
  return cost;
}

/** DVE-MOV-6 */
function findLandings(zones: number, distance: Uint8Array, sea: Int8Array): Uint8Array {
  const cost = new Uint8Array(zones * zones);
  for (let embarked = 0; embarked < zones; embarked++) {
    for (let to = 0; to < zones && sea[embarked] >= 0; to++) {
      let best = NO_WAY;
      for (let harbour = 0; harbour < zones; harbour++) {
        if (harbour === embarked || sea[harbour] !== sea[embarked]) continue;
        const steps = EMBARK_ACTIONS + distance[harbour * zones + to];
        if (steps <= MOST_STEPS) best = Math.min(best, steps);
      }
      cost[embarked * zones + to] = best === NO_WAY ? 0 : best;
    }
  }
  return cost;
}

/** DVE-MOV-7: after landing only land steps follow. */
function findShores(zones: number, seas: number, distance: Uint8Array, sea: Int8Array): Uint8Array {
  const leads = new Uint8Array(seas * zones);
  for (let harbour = 0; harbour < zones; harbour++) {
    if (sea[harbour] < 0) continue;
    for (let to = 0; to < zones; to++)
      if (distance[harbour * zones + to] !== NO_WAY) leads[(sea[harbour] - zones) * zones + to] = 1;
  }
  return leads;
}

function findLevels(spaces: number, levels: Partial<Record<string, number>>): Uint8Array {
  const levelOf = new Uint8Array(spaces + 1);
  for (let space = 1; space <= spaces; space++) {
    for (const [level, first] of Object.entries(levels))
      if (first !== undefined && space >= first) levelOf[space] = Math.max(levelOf[space], Number(level));
  }
  return levelOf;
}

function spreadNumbers(numbers: Json | undefined, spaces: number): Uint8Array {
  const spread = new Uint8Array(spaces + 1);
  const pairs = readSpaces(numbers, spaces, '', () => undefined);
  for (let space = 1; space <= spaces; space++)
    for (const [at, number] of pairs) if (at <= space) spread[space] = number;
  return spread;
}

function readStandard(): Board {
  const board = readBoard(standard as Json);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

/** The board of data/parts.json. */
export const STANDARD_BOARD: Board = readStandard();
