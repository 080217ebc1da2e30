import { FeatureList, MAX_SEATS } from '@fondaco/kernel';
import {
  CANTICLE_POINTS,
  FIVE_COLOURS_POINTS,
  MOST_VOTES_POINTS,
  OFFICE_POINTS,
  OFFICE_VOTES,
  RICHEST_MERCHANT_POINTS,
  RICHEST_RELIGIOUS_POINTS,
  TILE_POINTS,
} from '../data/numbers.ts';
import { CHARTS } from '../data/words.ts';
import { cubesBehind, realVotes, virtualVotes } from '../effects.ts';
import { CHARACTER, CHART, CUBE, OFFICE } from '../pieces.ts';
import type { DveState } from '../state.ts';
import { books, readBooks } from './books.ts';

/** What is told of every seat, all of it public (DVE-INF-1, DVE-INF-2). */
const list = new FeatureList();
const DUCATS = list.one('ducats');
const CHARACTERS_AT = list.each('is', ['merchant', 'friar', 'cardinal']);
const LEVEL = list.one('level');
const VOTES = list.one('votes');
const CUBES = list.each('cubes', ['red', 'black', 'yellow', 'green']);
const FRONT = list.one('amanuenses');
const SPACES = list.each('chart', CHARTS);
const BOLOGNA = list.one('bologna-due');
const BOLOGNA_DONE = list.one('bologna-done');
const BOOKS = list.one('books');
const COLOURS = list.one('colours');
const OFFICE_NOW = list.one('office');
const OFFICE_GAP = list.one('votes-missing');
const HAS_TILE = list.one('library-tile');
const TILE_VALUE = list.one('tile-points');
const SCORE = list.one('score');
const RANK = list.one('knowledge-rank');

export const SUMMARY_NAMES: readonly string[] = list.names;
export const SUMMARY_SIZE: number = list.names.length;
/** The summaries of all seats, seat by seat. */
export const summaries: Float32Array = new Float32Array(MAX_SEATS * SUMMARY_SIZE);

/** Plain numbers that the features of a seat compare. */
export const votes: Int16Array = new Int16Array(MAX_SEATS);
export const scores: Int16Array = new Int16Array(MAX_SEATS);
export const coloursOf: Uint8Array = new Uint8Array(MAX_SEATS);
const MEAN_LIBRARY_TILE = 3;
/** Numbers by which features are brought to about one. */
export const DUCATS_UNIT = 50;
export const VOTES_UNIT = 10;
export const POINTS_UNIT = 20;
export const COLOURS_UNIT = 5;

/** Writes the summaries of all seats. */
export function summarize(s: DveState): void {
  const seats = s.seats[0];
  for (let seat = 0; seat < seats; seat++) summarizeSeat(s, seat);
  addContests(s);
  for (let seat = 0; seat < seats; seat++) summaries[seat * SUMMARY_SIZE + SCORE] = scores[seat] / POINTS_UNIT;
  for (let place = 0; place < seats; place++) summaries[s.rank[place] * SUMMARY_SIZE + RANK] = 1 - place / (seats - 1);
}

function summarizeSeat(s: DveState, seat: number): void {
  const base = seat * SUMMARY_SIZE;
  const x = summaries;
  const character = s.character[seat];
  const vote = realVotes(s, seat) + virtualVotes(s, seat);
  votes[seat] = vote;
  x[base + DUCATS] = s.ducats[seat] / DUCATS_UNIT;
  for (let i = 0; i < 3; i++) x[base + CHARACTERS_AT + i] = character === i ? 1 : 0;
  x[base + LEVEL] = s.board.levelOf[s.space[seat]] / 8;
  x[base + VOTES] = vote / VOTES_UNIT;
  for (let i = 0; i < 4; i++) x[base + CUBES + i] = cubesBehind(s, seat, i) / 4;
  x[base + FRONT] = s.front[seat] / 4;
  for (let chart = 0; chart < CHARTS.length; chart++)
    x[base + SPACES + chart] = s.space[chart * MAX_SEATS + seat] / s.board.lastSpace[chart];
  const isDone = s.bolognaClaimed[seat] !== 0;
  x[base + BOLOGNA] = isDone ? 0 : s.bologna[seat] / 15;
  x[base + BOLOGNA_DONE] = isDone ? 1 : 0;
  readBooks(s, seat);
  coloursOf[seat] = books.colours;
  x[base + BOOKS] = books.points / POINTS_UNIT;
  x[base + COLOURS] = 1 - books.coloursMissing / COLOURS_UNIT;
  const office = officeOf(s, seat, vote);
  x[base + OFFICE_NOW] = OFFICE_POINTS[office] / POINTS_UNIT;
  x[base + OFFICE_GAP] = votesMissing(character, office, vote) / VOTES_UNIT;
  x[base + HAS_TILE] = s.kept[seat] === 0 ? 0 : 1;
  const tile = s.tile[seat] < 0 || office === OFFICE.pope ? 0 : TILE_POINTS[s.tile[seat]];
  x[base + TILE_VALUE] = tile / 6;
  scores[seat] =
    books.points +
    (books.coloursMissing === 0 ? FIVE_COLOURS_POINTS : 0) +
    OFFICE_POINTS[office] +
    tile +
    cubesBehind(s, seat, CUBE.amanuensis) +
    (s.kept[seat] === 0 ? 0 : MEAN_LIBRARY_TILE);
}

/** The office a seat has, or would have if the election were now (DVE-ELE-1). */
function officeOf(s: DveState, seat: number, vote: number): number {
  if (s.office[seat] !== OFFICE.none) return s.office[seat];
  const character = s.character[seat];
  if (character === CHARACTER.merchant) return vote >= OFFICE_VOTES[OFFICE.banker] ? OFFICE.banker : OFFICE.none;
  if (character === CHARACTER.friar) return vote >= OFFICE_VOTES[OFFICE.monk] ? OFFICE.monk : OFFICE.none;
  if (vote >= OFFICE_VOTES[OFFICE.pope]) return OFFICE.pope;
  return vote >= OFFICE_VOTES[OFFICE.camerlengo] ? OFFICE.camerlengo : OFFICE.none;
}

function votesMissing(character: number, office: number, vote: number): number {
  if (office === OFFICE.pope) return 0;
  const next = character === CHARACTER.cardinal && office === OFFICE.camerlengo ? OFFICE.pope : character + 1;
  return Math.max(0, OFFICE_VOTES[next] - vote);
}

/** Points for being first somewhere, as it stands now (DVE-SCO-1, DVE-SCO-4, DVE-SCO-5, DVE-SCO-6); ties to more knowledge. */
function addContests(s: DveState): void {
  let richest = -1;
  let voter = -1;
  for (let place = 0; place < s.seats[0]; place++) {
    const seat = s.rank[place];
    if (s.ducats[seat] > 0 && (richest < 0 || s.ducats[seat] > s.ducats[richest])) richest = seat;
    if (votes[seat] > 0 && (voter < 0 || votes[seat] > votes[voter])) voter = seat;
  }
  if (richest >= 0) {
    const isMerchant = s.character[richest] === CHARACTER.merchant;
    scores[richest] += isMerchant ? RICHEST_MERCHANT_POINTS : RICHEST_RELIGIOUS_POINTS;
  }
  if (voter >= 0) scores[voter] += MOST_VOTES_POINTS;
  const riddler = s.rank[CHART.riddle * MAX_SEATS];
  scores[riddler] += s.board.riddlePoints[s.space[CHART.riddle * MAX_SEATS + riddler]];
  for (let rank = 0; rank < CANTICLE_POINTS.length; rank++) {
    const singer = s.rank[CHART.canticle * MAX_SEATS + rank];
    if (s.space[CHART.canticle * MAX_SEATS + singer] > 0) scores[singer] += CANTICLE_POINTS[rank];
  }
}
