import { FeatureList, MAX_SEATS, only } from '@fondaco/kernel';
import { EVENTS, MAX_ZONES } from '../parts-file.ts';
import { LINGUA_VOLGARE, MANUSCRIPTS } from '../data/manuscripts.ts';
import { ORIENT_DUCATS, VOLGARE_LEVEL, VOLGARE_POINTS } from '../data/numbers.ts';
import { DIALECTS } from '../data/words.ts';
import { manuscriptActions } from '../effects/manuscripts.ts';
import { CHARACTER, CHART, KIND, STUPOR } from '../pieces.ts';
import type { DveState } from '../state.ts';
import { reachOn, rowOf } from './reach.ts';
import { coloursOf } from './seat-summary.ts';

/** What a seat could fetch, and how far away it lies. */
const list = new FeatureList();
/** Here, one action away, two to three, further within a movement. */
const RINGS = ['here', 'near', 'middle', 'far'] as const;
const RING_OF: readonly number[] = [0, 1, 2, 2, 3, 3];
const DUCATS = list.each('ducats', RINGS);
const KNOWLEDGE = list.each('knowledge', RINGS);
const BOOK = list.each('book', RINGS);
const FRESH = list.each('new-colour', RINGS);
const LEFT = list.one('ducats-left');
const LEARN = list.one('knowledge-left');
const VOLGARE = list.one('volgare');
const READY = list.one('books-ready');

export const GAIN_NAMES: readonly string[] = list.names;

const zoneDucats = new Uint8Array(MAX_ZONES);
const zoneKnowledge = new Uint8Array(MAX_ZONES);
const dialectBook = new Float32Array(DIALECTS.length);
const dialectFresh = new Float32Array(DIALECTS.length);
/** Numbers by which features are brought to about one. */
export const REACH_DUCATS_UNIT = 30;
export const REACH_KNOWLEDGE_UNIT = 8;
const BOOK_UNIT = 4;

/** Writes them from `at` on; the places must hold 0. */
export function writeGains(s: DveState, seat: number, out: Float32Array, at: number): void {
  const { board } = s;
  const isMerchant = s.character[seat] === CHARACTER.merchant;
  const isOriental = s.space[CHART.orient * MAX_SEATS + seat] === board.lastSpace[CHART.orient];
  let ducatsLeft = 0;
  let knowledgeLeft = 0;
  for (let zone = 0; zone < board.zones; zone++) {
    const isFree = (s.claimed[zone] & only(seat)) === 0 && board.kind[zone] !== KIND.university;
    const ducats =
      isFree && isMerchant && board.ducats[zone] > 0 ? board.ducats[zone] + (isOriental ? ORIENT_DUCATS : 0) : 0;
    zoneDucats[zone] = ducats;
    zoneKnowledge[zone] = isFree ? board.knowledge[zone] : 0;
    ducatsLeft += ducats;
    knowledgeLeft += zoneKnowledge[zone];
  }
  if (s.bolognaClaimed[seat] === 0) zoneKnowledge[board.university] += s.bologna[seat];
  for (let event = 1; event <= EVENTS; event++) {
    if (s.eventOpen[event] === 0 || event === STUPOR) continue;
    if (isMerchant) zoneDucats[board.eventZone[event - 1]] += board.eventDucats[event - 1];
    zoneKnowledge[board.eventZone[event - 1]] += board.eventKnowledge[event - 1];
  }
  out[at + LEFT] = ducatsLeft / 100;
  out[at + LEARN] = knowledgeLeft / 30;
  readOpenBooks(s, seat, out, at);
  if (s.at[seat] < 0) return;
  const reach = reachOn(board);
  const from = rowOf(board, s.at[seat], s.embarked[seat]) * board.zones;
  for (let zone = 0; zone < board.zones; zone++) {
    const ring = RING_OF[reach.actions[from + zone]];
    if (ring === undefined) continue;
    raise(out, at + DUCATS + ring, zoneDucats[zone] / REACH_DUCATS_UNIT);
    raise(out, at + KNOWLEDGE + ring, zoneKnowledge[zone] / REACH_KNOWLEDGE_UNIT);
    const dialect = board.dialect[zone];
    if (dialect < 0) continue;
    raise(out, at + BOOK + ring, dialectBook[dialect] / BOOK_UNIT);
    raise(out, at + FRESH + ring, dialectFresh[dialect] / BOOK_UNIT);
  }
}

/** The best open manuscript of each dialect that the seat knows enough for, and the best that brings a new colour. */
function readOpenBooks(s: DveState, seat: number, out: Float32Array, at: number): void {
  dialectBook.fill(0);
  dialectFresh.fill(0);
  const known = s.board.levelOf[s.space[seat]];
  let ready = 0;
  for (let kind = 0; kind < LINGUA_VOLGARE; kind++) {
    if (s.open[kind] === 0) continue;
    const { level, dialects } = MANUSCRIPTS[kind];
    if (level > known) continue;
    ready += level;
    const worth = level + 1 - manuscriptActions(s, kind) / 4;
    const isFresh = (dialects & ~coloursOf[seat]) !== 0;
    for (let dialect = 0; dialect < DIALECTS.length; dialect++) {
      if (((dialects >> dialect) & 1) === 0) continue;
      if (worth > dialectBook[dialect]) dialectBook[dialect] = worth;
      if (isFresh && worth > dialectFresh[dialect]) dialectFresh[dialect] = worth;
    }
  }
  out[at + READY] = ready / 10;
  if (s.open[LINGUA_VOLGARE] !== 0) out[at + VOLGARE] = known >= VOLGARE_LEVEL ? 1 : known / VOLGARE_POINTS / 2;
}

function raise(out: Float32Array, at: number, value: number): void {
  if (value > out[at]) out[at] = value;
}
