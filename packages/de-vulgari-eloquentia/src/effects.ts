import { EVERYONE, LEGAL, MAX_SEATS, type Sink } from '@fondaco/kernel';
import { FIRST_SPACE, LAST_TURN, TILE_CUBE, VOTES } from './data/numbers.ts';
import { EVENT } from './events.ts';
import { CHART, KIND } from './pieces.ts';
import { WHY } from './reasons.ts';
import { CUBE_COUNT, type DveState } from './state.ts';

/** Tells everyone what happened. */
export function tell(sink: Sink | undefined, event: number, a?: number, b?: number, c?: number, d?: number): void {
  if (sink !== undefined) sink.emit(event, EVERYONE, a, b, c, d);
}

/** DVE-STK-1: puts a disc on a space, on top of whoever stands there, whichever way it came. A disc that stays keeps its place. */
export function placeDisc(s: DveState, chart: number, seat: number, space: number): void {
  const base = chart * MAX_SEATS;
  if (s.space[base + seat] === space) return;
  const seats = s.seats[0];
  let from = 0;
  while (s.rank[base + from] !== seat) from++;
  for (let i = from; i < seats - 1; i++) s.rank[base + i] = s.rank[base + i + 1];
  s.space[base + seat] = space;
  let to = seats - 1;
  while (to > 0 && s.space[base + s.rank[base + to - 1]] < space) {
    s.rank[base + to] = s.rank[base + to - 1];
    to--;
  }
  s.rank[base + to] = seat;
}

export function spaceOf(s: DveState, chart: number, seat: number): number {
  return s.space[chart * MAX_SEATS + seat];
}

/** DVE-STK-2: the seat with the most knowledge is at 0. */
export function knowledgeRank(s: DveState, place: number): number {
  return s.rank[CHART.knowledge * MAX_SEATS + place];
}

/** DVE-STK-3: what goes beyond the last space of the knowledge chart is lost. */
export function learn(s: DveState, seat: number, spaces: number, sink: Sink | undefined): void {
  if (spaces === 0) return;
  const last = s.board.lastSpace[CHART.knowledge];
  const to = Math.min(last, spaceOf(s, CHART.knowledge, seat) + spaces);
  placeDisc(s, CHART.knowledge, seat, to);
  tell(sink, EVENT.advanced, seat, CHART.knowledge, spaces, to);
}

/** DVE-CAR-3: back on the knowledge chart, not below the first space. */
export function forget(s: DveState, seat: number, spaces: number): void {
  placeDisc(s, CHART.knowledge, seat, Math.max(FIRST_SPACE, spaceOf(s, CHART.knowledge, seat) - spaces));
}

export function cubesBehind(s: DveState, seat: number, colour: number): number {
  return s.behind[seat * CUBE_COUNT + colour];
}

/** DVE-VIR-1: 1 if the seat's tile holds a virtual cube of this colour. */
export function virtualCubes(s: DveState, seat: number, colour: number): number {
  return s.tile[seat] >= 0 && TILE_CUBE[s.tile[seat]] === colour ? 1 : 0;
}

/** The vote value of the real cubes behind a screen. */
export function realVotes(s: DveState, seat: number): number {
  let votes = 0;
  for (let colour = 0; colour < CUBE_COUNT; colour++) votes += VOTES[colour] * cubesBehind(s, seat, colour);
  return votes;
}

/** DVE-VIR-2: the vote value of a seat's virtual cube. */
export function virtualVotes(s: DveState, seat: number): number {
  const colour = s.tile[seat] < 0 ? -1 : TILE_CUBE[s.tile[seat]];
  return colour < 0 ? 0 : VOTES[colour];
}

/** DVE-CUB-1: a cube goes to the first space from `from` on that has fewer cubes than the limit, or leaves the game. */
export function returnCube(s: DveState, colour: number, from: number, sink: Sink | undefined): void {
  const limit = s.board.perTurn[s.seats[0]];
  for (let turn = from; turn <= LAST_TURN; turn++) {
    const base = turn * CUBE_COUNT;
    let held = 0;
    for (let i = 0; i < CUBE_COUNT; i++) held += s.turnChart[base + i];
    if (held >= limit) continue;
    s.turnChart[base + colour]++;
    tell(sink, EVENT['cube-returned'], colour, turn);
    return;
  }
  s.gone[colour]++;
}

/** DVE-CUB-2: cubes spent from behind the screen go back at once, from the next turn on. */
export function spendCubes(s: DveState, seat: number, colour: number, count: number, sink: Sink | undefined): void {
  s.behind[seat * CUBE_COUNT + colour] -= count;
  for (let i = 0; i < count; i++) returnCube(s, colour, s.turn[0] + 1, sink);
}

/** The actions that can be spent on anything but landing: one is kept back for it (DVE-MOV-6). */
export function freeActions(s: DveState): number {
  return s.actions[0] - s.mustLand[0];
}

/** Why an action of this price cannot be paid, or LEGAL. */
export function refuseActions(s: DveState, price: number): number {
  if (price > s.actions[0]) return WHY['too-few-actions'];
  return price > freeActions(s) ? WHY['action-kept-for-landing'] : LEGAL;
}

export function isAtSea(s: DveState, seat: number): boolean {
  return s.at[seat] >= s.board.zones;
}

/** Whether the pawn stands in a zone of this kind. */
export function isInKind(s: DveState, seat: number, kind: number): boolean {
  return !isAtSea(s, seat) && s.board.kind[s.at[seat]] === kind;
}

export function isInAbbey(s: DveState, seat: number): boolean {
  return isInKind(s, seat, KIND.abbey);
}

/** DVE-STU-2, DVE-END-3: a pawn put somewhere without moving has no landing duty. */
export function putPawn(s: DveState, seat: number, zone: number): void {
  s.at[seat] = zone;
  s.embarked[seat] = -1;
}
