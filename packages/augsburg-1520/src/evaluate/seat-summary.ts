import { FeatureList, MAX_SEATS } from '@fondaco/kernel';
import { LADDERS, RIGHTS, VISITED } from '../data/words.ts';
import { barrierOf, countPrestige, hasRight, levelOf, prestigeAtIncome } from '../effects.ts';
import { SLOT } from '../frames.ts';
import { VISIT_COUNT, type AugsburgState } from '../state.ts';

/** What is told of every seat, all of it public (AUG-INF-1). */
const list = new FeatureList();
const PRESTIGE = list.one('prestige');
const LEVEL = list.each('level', LADDERS);
const TOP = list.each('top', LADDERS);
const HAS = list.each('has', RIGHTS);
const INCOME = list.one('income');
const ROOM = list.one('room');
const FINAL = list.one('final');
const FLORINS = list.one('florins');
const HAND = list.one('hand');
const JOKERS = list.one('known-jokers');
const PROVED = list.one('proved');
const OPENS = list.one('opens');

export const SUMMARY_NAMES: readonly string[] = list.names;
export const SUMMARY_SIZE: number = list.names.length;
/** The summaries of all seats, seat by seat. */
export const summaries: Float32Array = new Float32Array(MAX_SEATS * SUMMARY_SIZE);
/** Prestige as it would be at the end if nothing changed hands any more. */
export const finals: Float32Array = new Float32Array(MAX_SEATS);

/** Numbers by which features are brought to about one. */
export const PRESTIGE_UNIT = 40;
const FLORINS_UNIT = 1500;
const HAND_UNIT = 8;
export const INCOME_UNIT = 12;
export const LEVELS_UNIT = 3;
const FAR_ROOM = 25;

/** How many incomes are to come. */
export function incomesLeft(s: AugsburgState): number {
  return s.parts.rounds[s.seats[0]] - s.round[0] + 1;
}

/** The auction that comes next in this round, −1 if none does. */
export function nextVisit(s: AugsburgState): number {
  const next = s.depth[0] === 0 ? VISITED.length : s.frames[SLOT.rounds.next];
  return next < VISITED.length ? next : -1;
}

/** Writes the summaries of all seats. `visit` is the auction going on or the next. */
export function summarize(s: AugsburgState, visit: number): void {
  for (let seat = 0; seat < s.seats[0]; seat++) summarizeSeat(s, seat, visit);
}

function summarizeSeat(s: AugsburgState, seat: number, visit: number): void {
  const base = seat * SUMMARY_SIZE;
  const x = summaries;
  const prestige = countPrestige(s, seat);
  x[base + PRESTIGE] = prestige / PRESTIGE_UNIT;
  for (let ladder = 0; ladder < LADDERS.length; ladder++) {
    const level = levelOf(s, seat, ladder);
    x[base + LEVEL + ladder] = (level - 1) / LEVELS_UNIT;
    x[base + TOP + ladder] = level >= 3 ? 1 : 0;
  }
  for (let right = 0; right < RIGHTS.length; right++) x[base + HAS + right] = hasRight(s, seat, right) ? 1 : 0;
  const income = prestigeAtIncome(s, seat);
  const barrier = barrierOf(s, seat);
  const final = Math.max(prestige, Math.min(barrier, prestige + income * incomesLeft(s)));
  finals[seat] = final;
  x[base + INCOME] = income / INCOME_UNIT;
  x[base + ROOM] = Math.min(FAR_ROOM, barrier - prestige) / FAR_ROOM;
  x[base + FINAL] = final / PRESTIGE_UNIT;
  x[base + FLORINS] = (s.florinsLeast[seat] + s.florinsSpread[seat] / 2) / FLORINS_UNIT;
  x[base + HAND] = (s.handLeast[seat] + s.handMost[seat]) / 2 / HAND_UNIT;
  x[base + JOKERS] = s.knownJokers[seat] / 2;
  x[base + PROVED] = visit < 0 ? 0 : s.provedValid[seat * VISIT_COUNT + visit] / 4;
  x[base + OPENS] = s.opener[0] === seat ? 1 : 0;
}
