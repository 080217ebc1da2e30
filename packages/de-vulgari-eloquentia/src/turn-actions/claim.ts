import { argA, hasSeat, LEGAL, only, pack, type Sink } from '@fondaco/kernel';
import { EVENTS } from '../parts-file.ts';
import { ORIENT_DUCATS } from '../data/numbers.ts';
import { isAtSea, learn, placeDisc, spaceOf, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { CHARACTER, CHART, CLAIM, KIND, STUPOR } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

function isMerchant(s: DveState, seat: number): boolean {
  return s.character[seat] === CHARACTER.merchant;
}

/** The open event tile in the pawn's city that the seat can best claim; Stupor Mundi only if there is no other. 0 for none. */
function eventHere(s: DveState, seat: number): number {
  let found = 0;
  if (s.board.hasEvent[s.at[seat]] === 0) return found;
  for (let event = EVENTS; event > 0; event--) {
    if (s.eventOpen[event] === 0 || s.board.eventZone[event - 1] !== s.at[seat]) continue;
    if (found === 0 || found === STUPOR || isMerchant(s, seat) || s.board.eventDucats[event - 1] === 0) found = event;
  }
  return found;
}

/** DVE-EVC-1, DVE-EVC-2, DVE-EVC-3 */
function refuseEvent(s: DveState, seat: number): number {
  const event = eventHere(s, seat);
  if (event === 0) return WHY['no-event-here'];
  if (event === STUPOR) return WHY['stupor-is-not-claimed'];
  return s.board.eventDucats[event - 1] > 0 && !isMerchant(s, seat) ? WHY['only-merchants-take-coins'] : LEGAL;
}

/** DVE-CIT-1, DVE-CIT-2, DVE-CIT-3: before moving or after, wherever the pawn stands now; DVE-CIT-4: not Bologna. */
function refuseCity(s: DveState, seat: number): number {
  if (isAtSea(s, seat)) return WHY['nothing-to-claim-here'];
  const zone = s.at[seat];
  const { ducats, knowledge, kind } = s.board;
  if (kind[zone] === KIND.university) return WHY['bologna-needs-the-messenger'];
  if (ducats[zone] + knowledge[zone] === 0) return WHY['nothing-to-claim-here'];
  if (hasSeat(s.claimed[zone], seat)) return WHY['claimed-already'];
  return knowledge[zone] === 0 && !isMerchant(s, seat) ? WHY['religious-gain-no-ducats'] : LEGAL;
}

/** DVE-MES-4, DVE-CIT-4 */
function refuseBologna(s: DveState, seat: number): number {
  if (s.bolognaClaimed[seat] !== 0) return WHY['bologna-claimed-already'];
  if (s.bologna[seat] === 0) return WHY['messenger-has-not-arrived'];
  return s.at[seat] !== s.board.university ? WHY['not-in-bologna'] : LEGAL;
}

function refuseClaim(s: DveState, seat: number, what: number): number {
  if (what === CLAIM.event) return refuseEvent(s, seat);
  return what === CLAIM.city ? refuseCity(s, seat) : refuseBologna(s, seat);
}

function claimEvent(s: DveState, seat: number, sink: Sink | undefined): void {
  const event = eventHere(s, seat);
  const ducats = s.board.eventDucats[event - 1];
  const spaces = s.board.eventKnowledge[event - 1];
  s.eventOpen[event] = 0;
  s.ducats[seat] += ducats;
  tell(sink, EVENT['claimed-event'], seat, event, ducats, spaces);
  learn(s, seat, spaces, sink);
}

/** DVE-CIT-1, DVE-ORI-2: the Orient pays more with each city that pays a merchant ducats, and with nothing else. */
function claimCity(s: DveState, seat: number, sink: Sink | undefined): void {
  const zone = s.at[seat];
  let ducats = isMerchant(s, seat) ? s.board.ducats[zone] : 0;
  if (ducats > 0 && spaceOf(s, CHART.orient, seat) === s.board.lastSpace[CHART.orient]) ducats += ORIENT_DUCATS;
  const spaces = s.board.knowledge[zone];
  s.claimed[zone] |= only(seat);
  s.ducats[seat] += ducats;
  tell(sink, EVENT['claimed-city'], seat, zone, ducats, spaces);
  learn(s, seat, spaces, sink);
}

function claimBologna(s: DveState, seat: number, sink: Sink | undefined): void {
  s.bolognaClaimed[seat] = 1;
  placeDisc(s, CHART.messenger, seat, 0);
  tell(sink, EVENT['claimed-bologna'], seat, s.bologna[seat]);
  learn(s, seat, s.bologna[seat], sink);
}

export const claim: TurnAction = {
  verbs: [VERB.claim],
  choices(s, seat, out) {
    for (let what = 0; what <= CLAIM.messenger; what++) {
      if (refuseClaim(s, seat, what) === LEGAL) out.add(pack(VERB.claim, what));
    }
  },
  whyNot: (s, seat, choice) => refuseClaim(s, seat, argA(choice)),
  apply(s, seat, choice, sink) {
    const what = argA(choice);
    if (what === CLAIM.event) claimEvent(s, seat, sink);
    else if (what === CLAIM.city) claimCity(s, seat, sink);
    else claimBologna(s, seat, sink);
  },
};
