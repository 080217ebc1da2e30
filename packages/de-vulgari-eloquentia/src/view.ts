import { byWord, isOver, MAX_SEATS, ofLastMoment, seatsIn, topOf } from '@fondaco/kernel';
import { SLOT } from './frames.ts';
import { EVENTS } from './parts-file.ts';
import { LEVELS, MANUSCRIPTS } from './data/manuscripts.ts';
import { LAST_TURN } from './data/numbers.ts';
import { CHARACTERS, CHARTS, CUBES, OFFICES, ONCE, PAPAL_EVENTS, POPES, TILES } from './data/words.ts';
import { manuscriptActions, volgareWhere } from './effects/manuscripts.ts';
import { votesOf } from './effects/election.ts';
import { areScreensOpen } from './options.ts';
import { isLastTurn, popeNow } from './effects/papal-events.ts';
import { actionsOf } from './effects/turn-order.ts';
import { officesOf, pointsOf } from './standing.ts';
import { CUBE_COUNT, KIND_COUNT, MAX_LOOKED_AT, type DveState } from './state.ts';
import { STEP } from './step-numbers.ts';
import type {
  BehindScreen,
  CubeCounts,
  Disc,
  DvePlayer,
  DveView,
  LibrarySecrets,
  ManuscriptsView,
} from './view-type.ts';

/** What a seat sees (DVE-INF-1, DVE-INF-2, DVE-INF-3), and at the end everything (DVE-INF-4). */
export function view(s: DveState, seat: number | undefined, seats: readonly string[]): DveView {
  const open = openView(s, seats);
  return seat === undefined
    ? open
    : { ...open, players: open.players.with(seat, playerView(s, seat, seat, seats[seat])) };
}

/** What everybody sees. */
const openView = ofLastMoment(
  (s: DveState) => s.board,
  (s, seats): DveView => {
    const { board } = s;
    return {
      turn: s.turn[0],
      isLastTurn: isLastTurn(s),
      pope: POPES[popeNow(s)],
      order: seats.map((_, place) => seats[s.order[place]]),
      events: {
        onTurn: Array.from(s.eventOn.subarray(1)),
        open: openEvents(s).map((event) => ({ event, zone: board.zoneWords[board.eventZone[event - 1]] })),
      },
      canticle: Object.fromEntries(board.franciscans.map((zone, i) => [board.zoneWords[zone], s.canticleTurn[i]])),
      papalEvents: Array.from(
        s.papal.subarray(0, isOver(s) ? s.papal.length : s.papalShown[0]),
        (colour) => PAPAL_EVENTS[colour],
      ),
      turnChart: Array.from({ length: LAST_TURN - s.turn[0] }, (_, i) => ({
        turn: s.turn[0] + 1 + i,
        ...cubeCounts(s.turnChart, (s.turn[0] + 1 + i) * CUBE_COUNT),
      })),
      forSale: cubeCounts(s.forSale, 0),
      charts: byWord(CHARTS, (_, chart) => chartView(s, chart, seats)),
      manuscripts: manuscriptsView(s),
      tiles: TILES.filter((_, tile) => s.tileLeft[tile] !== 0),
      claims: claimsView(s, seats),
      library: {
        tiles: s.librarySize[0],
        looks: Array.from({ length: s.looks[0] }, (_, i) => ({ seat: seats[s.lookers[i]], tiles: s.lookedAt[i] })),
      },
      acting: {
        actions: s.actions[0],
        done: ONCE.filter((_, i) => s.done[i] !== 0),
        mustLand: s.mustLand[0] !== 0,
        canticleSaved: s.canticleSaved[0] !== 0,
        elected: s.elected[0] !== 0,
      },
      inquisitorUsed: s.accused[0] !== 0,
      ...auctionView(s, seats),
      players: seats.map((word, other) => playerView(s, other, undefined, word)),
    };
  },
);

/** Who is in the auction of Stupor Mundi, and what is bid (DVE-STU-4); nothing at other times. */
function auctionView(s: DveState, seats: readonly string[]): Pick<DveView, 'auction'> {
  const at = topOf(s);
  if (isOver(s) || s.frames[at] !== STEP.auction) return {};
  const bid = s.frames[at + SLOT.auction.bid];
  return {
    auction: {
      bidders: seatsIn(s.frames[at + SLOT.auction.bidders]).map((seat) => seats[seat]),
      bid,
      ...(bid > 0 ? { bidder: seats[s.frames[at + SLOT.auction.bidder]] } : {}),
    },
  };
}

export function openEvents(s: DveState): number[] {
  const open: number[] = [];
  for (let event = 1; event <= EVENTS; event++) if (s.eventOpen[event] !== 0) open.push(event);
  return open;
}

export function cubeCounts(field: Uint8Array, from: number): CubeCounts {
  return byWord(CUBES, (_, colour) => field[from + colour]);
}

/** Furthest ahead first. */
function chartView(s: DveState, chart: number, seats: readonly string[]): Disc[] {
  return seats.map((_, place) => {
    const seat = s.rank[chart * MAX_SEATS + place];
    return { seat: seats[seat], space: s.space[chart * MAX_SEATS + seat] };
  });
}

function manuscriptsView(s: DveState): ManuscriptsView {
  return {
    open: manuscriptWords(s.open, 0),
    actions: openActions(s),
    inDeck: Array.from({ length: LEVELS }, (_, i) => s.deckSize[i] - s.opened[i]),
    volgare: volgareWhere(s),
  };
}

/** The actions that each open manuscript takes. */
function openActions(s: DveState): Record<string, number> {
  const actions: Record<string, number> = {};
  MANUSCRIPTS.forEach(({ word }, kind) => {
    if (s.open[kind] > 0) actions[word] = manuscriptActions(s, kind);
  });
  return actions;
}

/** A word for each tile counted in a field of kinds. */
export function manuscriptWords(field: Uint8Array, from: number): string[] {
  const words: string[] = [];
  for (let kind = 0; kind < MANUSCRIPTS.length; kind++)
    for (let i = 0; i < field[from + kind]; i++) words.push(MANUSCRIPTS[kind].word);
  return words;
}

function claimsView(s: DveState, seats: readonly string[]): DveView['claims'] {
  const claims: Record<string, string[]> = {};
  s.board.zoneWords.forEach((zone, i) => {
    if (s.claimed[i] !== 0) claims[zone] = seatsIn(s.claimed[i]).map((seat) => seats[seat]);
  });
  return claims;
}

function playerView(s: DveState, other: number, viewer: number | undefined, seat: string): DvePlayer {
  const { board } = s;
  const isRevealed = isOver(s) || other === viewer;
  return {
    seat,
    character: CHARACTERS[s.character[other]],
    ...(s.tile[other] < 0 ? {} : { tile: TILES[s.tile[other]] }),
    ducats: s.ducats[other],
    ...(s.at[other] < 0 ? {} : { at: board.placeWords[s.at[other]] }),
    ...(s.embarked[other] < 0 ? {} : { embarkedFrom: board.zoneWords[s.embarked[other]] }),
    amanuensesInFront: s.front[other],
    bologna: s.bologna[other],
    bolognaClaimed: s.bolognaClaimed[other] !== 0,
    hasLibraryTile: s.kept[other] !== 0,
    office: OFFICES[s.office[other]],
    actions: actionsOf(s, other),
    offices: officesOf(s, other),
    points: pointsOf(s, other, viewer),
    ...(isRevealed || areScreensOpen(s) ? behindScreen(s, other) : {}),
    ...(isRevealed ? librarySecrets(s, other) : {}),
  };
}

/** DVE-INF-2: known to whoever remembers; displayed to the owner, and to all with open screens. */
function behindScreen(s: DveState, seat: number): BehindScreen {
  return {
    behind: cubeCounts(s.behind, seat * CUBE_COUNT),
    manuscripts: manuscriptWords(s.owned, seat * KIND_COUNT),
    votes: votesOf(s, seat),
  };
}

/** DVE-INF-3: the tile kept, those put back, and those being looked at. */
function librarySecrets(s: DveState, seat: number): LibrarySecrets {
  const isLooking = s.lookedSize[0] > 0 && s.lookers[s.looks[0] - 1] === seat;
  return {
    libraryTile: s.kept[seat],
    putBack: putBackBy(s, seat),
    ...(isLooking ? { lookingAt: Array.from(s.looked.subarray(0, s.lookedSize[0])) } : {}),
  };
}

export function putBackBy(s: DveState, seat: number): number[] {
  return Array.from(s.putBack.subarray(seat * MAX_LOOKED_AT, (seat + 1) * MAX_LOOKED_AT)).filter((tile) => tile !== 0);
}
