import {
  boolean,
  indexIn,
  integer,
  listOf,
  MAX_SEATS,
  objectOf,
  oneOf,
  optional,
  optionalMapOf,
} from '@fondaco/kernel';
import type { Fault, Json } from '@fondaco/kernel';
import { LEVELS, MANUSCRIPTS } from './data/manuscripts.ts';
import { FIRST_SPACE, LAST_TURN, MURET_ACTIONS, PAPAL_TILES, START_DUCATS } from './data/numbers.ts';
import { CHARTS, CUBES, OFFICES, ONCE, PAPAL_EVENTS, TILES } from './data/words.ts';
import { EVENTS, MAX_DECK, MAX_LIBRARY } from './parts-file.ts';
import { CHART } from './pieces.ts';
import { MAX_LOOKED_AT, type DveState } from './state.ts';

const cubesShape = optionalMapOf(CUBES, integer(0, 60));
export const TURNS = Array.from({ length: LAST_TURN }, (_, i) => String(i + 1));
const KINDS = MANUSCRIPTS.map((manuscript) => manuscript.word);
const libraryTile = integer(1, 9);

/** What the game's part of a position looks like. */
export function positionShape(s: DveState, seats: readonly string[]) {
  const { board } = s;
  const player = indexIn(seats);
  const everyone = optional(listOf(player, seats.length, seats.length), undefined);
  const chartSpaces = objectOf(
    Object.fromEntries(
      CHARTS.map((chart, i) => [
        chart,
        optional(integer(0, board.lastSpace[i]), i === CHART.knowledge ? FIRST_SPACE : 0),
      ]),
    ),
  );
  const playerShape = objectOf({
    at: (value: Json | undefined, where: string, faults: Fault[]): number => {
      if (value === null) return -1;
      return value === undefined ? board.roma : indexIn(board.placeWords)(value, where, faults);
    },
    embarkedFrom: optional(indexIn(board.zoneWords), -1),
    ducats: optional(integer(0, board.mostDucats), START_DUCATS),
    tile: optional(indexIn(TILES), -1),
    behind: cubesShape,
    amanuensesInFront: optional(integer(0, 60), 0),
    charts: optional(chartSpaces, {} as Record<string, number>),
    bologna: optional(integer(0, 50), 0),
    bolognaClaimed: optional(boolean, false),
    claimed: optional(listOf(indexIn(board.zoneWords)), []),
    manuscripts: optional(listOf(indexIn(KINDS)), []),
    libraryTile: optional(integer(0, 9), 0),
    putBack: optional(listOf(libraryTile, 0, MAX_LOOKED_AT), []),
    office: optional(indexIn(OFFICES), 0),
  });
  return objectOf({
    turn: optional(integer(0, LAST_TURN), 1),
    order: everyone,
    events: optional(
      objectOf({
        onTurn: optional(listOf(integer(1, EVENTS), EVENTS, EVENTS), undefined),
        open: optional(listOf(integer(1, EVENTS)), []),
      }),
      { onTurn: undefined, open: [] },
    ),
    canticle: optionalMapOf(
      board.franciscans.map((zone) => board.zoneWords[zone]),
      integer(1, LAST_TURN),
    ),
    papalEvents: optional(
      objectOf({
        tiles: optional(listOf(indexIn(PAPAL_EVENTS), PAPAL_TILES, PAPAL_TILES), undefined),
        shown: optional(integer(0, PAPAL_TILES), undefined),
      }),
      { tiles: undefined, shown: undefined },
    ),
    turnChart: optionalMapOf(TURNS, cubesShape),
    forSale: cubesShape,
    stacks: optional(
      objectOf(Object.fromEntries(CHARTS.map((chart) => [chart, everyone]))),
      {} as Record<string, number[] | undefined>,
    ),
    manuscripts: optional(
      objectOf({
        open: optional(listOf(indexIn(KINDS)), []),
        decks: optional(listOf(listOf(indexIn(KINDS), 0, MAX_DECK), LEVELS, LEVELS), undefined),
        volgareEntered: optional(boolean, undefined),
      }),
      { open: [], decks: undefined, volgareEntered: undefined },
    ),
    tiles: optional(listOf(indexIn(TILES)), undefined),
    library: optional(
      objectOf({
        deck: optional(listOf(libraryTile, 0, MAX_LIBRARY), undefined),
        lookingAt: optional(listOf(libraryTile, 0, MAX_LOOKED_AT), []),
        looks: optional(listOf(objectOf({ player, tiles: integer(1, MAX_LOOKED_AT) }), 0, MAX_SEATS), undefined),
      }),
      { deck: undefined, lookingAt: [], looks: undefined },
    ),
    inquisitorUsed: optional(boolean, false),
    acting: optional(
      objectOf({
        actions: optional(integer(0, MURET_ACTIONS), 0),
        done: optional(listOf(oneOf(ONCE)), []),
        mustLand: optional(boolean, undefined),
        canticleSaved: optional(boolean, false),
        elected: optional(boolean, false),
      }),
      { actions: 0, done: [], mustLand: undefined, canticleSaved: false, elected: false },
    ),
    players: optionalMapOf(seats, playerShape),
  });
}

export type DvePosition = ReturnType<ReturnType<typeof positionShape>>;
