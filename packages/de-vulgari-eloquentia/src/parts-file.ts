import {
  anything,
  boolean,
  integer,
  listOf,
  mapOf,
  nullable,
  objectOf,
  oneOf,
  optional,
  text,
  type Fault,
  type Json,
  type Shape,
} from '@fondaco/kernel';
import { CUBE_TURNS, LAST_TURN, PAPAL_TILES, SUMMONER_BONUS, VOTES } from './data/numbers.ts';
import { CUBES, DIALECTS, ZONE_KINDS } from './data/words.ts';

/** The most zones, seas and library tiles for which a state has room. */
export const MAX_ZONES = 40;
export const MAX_SEAS = 2;
export const MAX_LIBRARY = 12;
/** The most tiles in a manuscript deck. */
export const MAX_DECK = 20;
export const EVENTS = 10;
/** The highest bid that can be said, and the most cubes of a colour that can be paid with (DVE-STU-4, DVE-STU-5). */
export const MOST_VOTES = 99;
export const MOST_PAID = 20;
export const FRANCISCANS = 5;
const STARTS = 5;
const MOST_SPACES = 200;
const SEATS = ['2', '3', '4', '5'];
const LEVEL_NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8'];

const word = text(/^[a-z][a-z0-9-]{0,30}$/, 'a word of small letters');
const name = text(/^.{1,60}$/u, 'a name');
const tags = anything;

const zoneShape = objectOf({
  id: word,
  name,
  kind: oneOf(ZONE_KINDS),
  dialect: nullable(oneOf(DIALECTS)),
  ducats: optional(integer(0, 100), 0),
  knowledge: optional(integer(0, 50), 0),
  cathedral: optional(boolean, false),
  harbour: nullable(word),
  lon: anything,
  lat: anything,
  seeds: anything,
  stated: tags,
});

const eventShape = objectOf({
  number: integer(1, EVENTS),
  name,
  zone: word,
  ducats: optional(integer(1, 100), 0),
  knowledge: optional(integer(1, 50), 0),
  auction: optional(integer(1, 50), 0),
  stated: tags,
});

const chart = { note: anything, stated: tags };
const spaces = integer(1, MOST_SPACES);
const perSeats = <T>(item: Shape<T>): Shape<Partial<Record<string, T>>> => mapOf(SEATS, item);

/** What a board file holds: the form of data/parts.json. Places for drawing and source tags are carried but not read here. */
const boardShape = objectOf({
  about: anything,
  dialects: anything,
  zones: listOf(zoneShape, 1, MAX_ZONES),
  mapNote: anything,
  borders: listOf(listOf(word, 2, 2)),
  bordersStated: anything,
  seas: listOf(objectOf({ id: word, harbours: listOf(word, 1, MAX_ZONES) }), 1, MAX_SEAS),
  events: listOf(eventShape, EVENTS, EVENTS),
  canticleTurns: objectOf({ values: listOf(integer(1, LAST_TURN), FRANCISCANS, FRANCISCANS), stated: tags }),
  manuscripts: objectOf({
    perDialect: listOf(integer(1, 4), 3, 3),
    perPair: integer(1, 2),
    note: anything,
    stated: tags,
  }),
  libraryTiles: objectOf({ values: listOf(integer(1, 9), STARTS, MAX_LIBRARY), stated: tags }),
  papalEvents: objectOf({ red: integer(2, 2), white: integer(PAPAL_TILES - 2, PAPAL_TILES - 2), stated: tags }),
  charts: objectOf({
    knowledge: objectOf({ spaces, levels: mapOf(LEVEL_NUMBERS, spaces), ...chart }),
    riddle: objectOf({ spaces, points: anything, ...chart }),
    messenger: objectOf({ spaces, ...chart }),
    orient: objectOf({ spaces, ...chart }),
    canticle: objectOf({ spaces, ...chart }),
    library: objectOf({ spaces, tiles: anything, ...chart }),
    rest: objectOf({ spaces, ...chart }),
    turns: objectOf({ spaces: integer(LAST_TURN, LAST_TURN), ...chart }),
    stated: tags,
  }),
  cubes: objectOf({
    bag: perSeats(listOf(integer(0, 60), CUBES.length, CUBES.length)),
    perTurn: perSeats(integer(1, 12)),
    stated: tags,
  }),
});

export type BoardFile = ReturnType<typeof boardShape>;

/** Reads a board file; every fault names its path and its reason. */
export function readBoardFile(value: Json): { readonly file: BoardFile; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const file = boardShape(value, '', faults);
  if (faults.length === 0) findContradictions(file, faults);
  return { file, faults };
}

/** What the shape of a file cannot say: names that lead nowhere, counts that do not add up. */
function findContradictions(file: BoardFile, faults: Fault[]): void {
  const ids = file.zones.map((zone) => zone.id);
  const seas = file.seas.map((sea) => sea.id);
  const fault = (where: string, message: string): void => void faults.push({ where, message });
  const mustBeZone = (id: string, where: string): void => {
    if (!ids.includes(id)) fault(where, `names "${id}", which is no zone`);
  };
  [...ids, ...seas].forEach((id, i, all) => {
    if (all.indexOf(id) !== i)
      fault(i < ids.length ? `zones[${i}].id` : `seas[${i - ids.length}].id`, `"${id}" is there twice`);
  });
  file.borders.forEach((border, i) => {
    border.forEach((id, j) => mustBeZone(id, `borders[${i}][${j}]`));
    if (border[0] === border[1]) fault(`borders[${i}]`, `"${border[0]}" cannot border itself`);
  });
  file.zones.forEach((zone, i) => {
    if (zone.harbour !== undefined && !seas.includes(zone.harbour))
      fault(`zones[${i}].harbour`, `names "${zone.harbour}", which is no sea`);
  });
  file.seas.forEach((sea, i) => {
    const marked = file.zones.filter((zone) => zone.harbour === sea.id).map((zone) => zone.id);
    sea.harbours.forEach((id, j) => {
      mustBeZone(id, `seas[${i}].harbours[${j}]`);
      if (ids.includes(id) && !marked.includes(id))
        fault(`seas[${i}].harbours[${j}]`, `"${id}" has no harbour of this sea in its zone`);
    });
    for (const id of marked) if (!sea.harbours.includes(id)) fault(`seas[${i}].harbours`, `"${id}" is missing`);
    if (new Set(sea.harbours).size < 2)
      fault(`seas[${i}].harbours`, 'a sea needs two harbours, or nobody could land (DVE-MOV-6)');
  });
  findKindContradictions(file, fault, mustBeZone);
  findChartContradictions(file, fault);
}

function findKindContradictions(
  file: BoardFile,
  fault: (where: string, message: string) => void,
  mustBeZone: (id: string, where: string) => void,
): void {
  const count = (kind: string): number => file.zones.filter((zone) => zone.kind === kind).length;
  if (count('start') !== STARTS)
    fault('zones', `${count('start')} zones are of kind start; there must be ${STARTS} (DVE-SET-9)`);
  if (count('franciscan') !== FRANCISCANS)
    fault('zones', `${count('franciscan')} zones are of kind franciscan; there must be ${FRANCISCANS} (DVE-SET-5)`);
  if (count('university') !== 1)
    fault('zones', `${count('university')} zones are of kind university; there must be one (DVE-CIT-4)`);
  mustBeZone('roma', 'zones (DVE-END-3)');
  const turns = file.canticleTurns.values;
  turns.forEach((turn, i) => {
    if (turns.indexOf(turn) !== i) fault(`canticleTurns.values[${i}]`, `turn ${turn} is there twice`);
  });
  const numbers = file.events.map((event) => event.number);
  file.events.forEach((event, i) => {
    mustBeZone(event.zone, `events[${i}].zone`);
    if (numbers.indexOf(event.number) !== i) fault(`events[${i}].number`, `${event.number} is there twice`);
    const kinds = [event.ducats, event.knowledge, event.auction].filter((value) => value > 0).length;
    if (kinds !== 1) fault(`events[${i}]`, 'must have one of ducats, knowledge and auction');
    if (event.auction > 0 !== (event.number === EVENTS))
      fault(`events[${i}].auction`, `belongs to tile ${EVENTS} alone (DVE-SET-2)`);
  });
}

function findChartContradictions(file: BoardFile, fault: (where: string, message: string) => void): void {
  const { charts, cubes } = file;
  let before = 0;
  for (const level of LEVEL_NUMBERS) {
    const first = charts.knowledge.levels[level];
    const where = `charts.knowledge.levels.${level}`;
    if (first === undefined) fault(where, 'is missing');
    else if (first <= before || first > charts.knowledge.spaces || (level === '1' && first !== 1))
      fault(where, `cannot begin at space ${first}`);
    before = first ?? before;
  }
  readSpaces(charts.riddle.points, charts.riddle.spaces, 'charts.riddle.points', fault);
  readSpaces(charts.library.tiles, charts.library.spaces, 'charts.library.tiles', fault);
  for (const seats of SEATS) {
    const bag = cubes.bag[seats];
    const perTurn = cubes.perTurn[seats];
    if (bag === undefined || perTurn === undefined)
      fault(`cubes.${bag === undefined ? 'bag' : 'perTurn'}.${seats}`, 'is missing');
    else {
      const sum = bag.reduce((a, b) => a + b, 0);
      if (sum !== perTurn * CUBE_TURNS)
        fault(
          `cubes.bag.${seats}`,
          `holds ${sum} cubes, but ${CUBE_TURNS} turns of ${perTurn} take ${perTurn * CUBE_TURNS} (DVE-SET-4)`,
        );
      findVotesBeyondWords(bag, `cubes.bag.${seats}`, fault);
    }
  }
}

/** What somebody who holds every cube could bid and pay must be sayable. */
function findVotesBeyondWords(
  bag: readonly number[],
  where: string,
  fault: (where: string, message: string) => void,
): void {
  const votes = bag.reduce((sum, cubes, colour) => sum + cubes * VOTES[colour], 0);
  const most = MOST_VOTES - SUMMONER_BONUS - Math.max(...VOTES);
  if (votes > most) fault(where, `holds cubes worth ${votes} votes; more than ${most} cannot be bid (DVE-STU-4)`);
  bag.forEach((cubes, colour) => {
    if (VOTES[colour] > 0 && cubes > MOST_PAID)
      fault(where, `holds ${cubes} cubes of kind ${CUBES[colour]}; more than ${MOST_PAID} cannot be paid (DVE-STU-5)`);
  });
}

/** Numbers printed on spaces of a chart: pairs of space and number, ascending in both. */
export function readSpaces(
  value: Json | undefined,
  most: number,
  where: string,
  fault: (where: string, message: string) => void,
): readonly (readonly [number, number])[] {
  const faults: Fault[] = [];
  const keys = Array.from({ length: most }, (_, i) => String(i + 1));
  const read = mapOf(keys, integer(1, 50))(value, where, faults);
  for (const found of faults) fault(found.where, found.message);
  const pairs = Object.entries(read ?? {}).map(([space, number]) => [Number(space), number ?? 0] as const);
  pairs.sort((a, b) => a[0] - b[0]);
  if (pairs.length === 0) fault(where, 'needs at least one numbered space');
  pairs.forEach(([space, number], i) => {
    if (i > 0 && number < pairs[i - 1][1]) fault(`${where}.${space}`, 'is lower than the number before it');
  });
  return pairs;
}
