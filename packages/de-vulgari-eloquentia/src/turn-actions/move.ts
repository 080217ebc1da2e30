import { argA, argB, LEGAL, pack } from '@fondaco/kernel';
import { JOURNEY_DUCATS } from '../data/numbers.ts';
import { isAtSea, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { DONE, TILE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

/**
 * DVE-MOV-1, DVE-MOV-2, DVE-MOV-4, DVE-MOV-5, DVE-MOV-6, DVE-MOV-7: the actions of the movement to a place, 0 if there is none.
 * To a sea the harbour of embarkation belongs to it (DVE-MOV-11). Zones touch only as the board says, so islands are reached by
 * sea alone (DVE-MOV-8), and any number of pawns may share one (DVE-MOV-9).
 */
function actionsTo(s: DveState, seat: number, place: number, harbour: number): number {
  const { board } = s;
  const from = s.at[seat];
  if (place >= board.zones) return board.embark[from * board.zones + harbour];
  if (from >= board.zones) return board.landing[s.embarked[seat] * board.zones + place];
  return board.journey[from * board.zones + place];
}

/** DVE-MOV-3, DVE-MOV-10: one step is free, a longer movement costs the same however long; Ralph never pays. */
function ducatsFor(s: DveState, seat: number, actions: number): number {
  return actions > 1 && s.tile[seat] !== TILE.ralph ? JOURNEY_DUCATS : 0;
}

/** The most actions that a movement of this seat can cost now: without the ducats for a journey, one (DVE-MOV-3). */
function mostActions(s: DveState, seat: number): number {
  return ducatsFor(s, seat, s.actions[0]) > s.ducats[seat] ? 1 : s.actions[0];
}

/** Why no movement leads to a zone: from land it is too far; from a sea, perhaps another harbour or another sea leads there. */
function refuseWay(s: DveState, seat: number, zone: number): number {
  if (!isAtSea(s, seat)) return WHY['too-far'];
  const { zones, sea, embark, seaLeadsTo } = s.board;
  if (embark[zone * zones + s.embarked[seat]] !== 0) return WHY['land-in-another-harbour'];
  const isOfAnotherSea = sea[zone] >= 0 && sea[zone] !== s.at[seat];
  const isByLand = seaLeadsTo[(s.at[seat] - zones) * zones + zone] !== 0;
  return isOfAnotherSea || !isByLand ? WHY['sea-does-not-lead-there'] : WHY['too-far'];
}

function refuseMove(s: DveState, seat: number, place: number, harbour: number): number {
  const { board } = s;
  if (s.done[DONE.move] !== 0) return WHY['moved-already'];
  if (place === s.at[seat]) return WHY['already-there'];
  if (place >= board.zones) {
    if (s.at[seat] >= board.zones) return WHY['already-at-sea'];
    if (harbour < 0) return WHY['harbour-not-named'];
    if (board.sea[harbour] !== place) return WHY['not-a-harbour-of-that-sea'];
  } else if (harbour >= 0) return WHY['harbour-is-for-putting-to-sea'];
  const actions = actionsTo(s, seat, place, harbour);
  if (actions === 0) return refuseWay(s, seat, place);
  if (actions > s.actions[0]) return WHY['too-few-actions'];
  return ducatsFor(s, seat, actions) > s.ducats[seat] ? WHY['journey-costs-ducats'] : LEGAL;
}

export const move: TurnAction = {
  verbs: [VERB.move],
  choices(s, seat, out) {
    if (s.done[DONE.move] !== 0 || s.actions[0] === 0) return;
    const { board } = s;
    const { zones, sea, embark } = board;
    const most = mostActions(s, seat);
    const isLanding = isAtSea(s, seat);
    const costs = isLanding ? board.landing : board.journey;
    const from = (isLanding ? s.embarked[seat] : s.at[seat]) * zones;
    for (let zone = 0; zone < zones; zone++) {
      const actions = costs[from + zone];
      if (actions !== 0 && actions <= most) out.add(pack(VERB.move, zone));
    }
    if (isLanding) return;
    for (let place = zones; place < board.placeWords.length; place++) {
      for (let harbour = 0; harbour < zones; harbour++) {
        const actions = embark[from + harbour];
        if (actions !== 0 && actions <= most && sea[harbour] === place) out.add(pack(VERB.move, place, harbour));
      }
    }
  },
  whyNot: (s, seat, choice) => refuseMove(s, seat, argA(choice), argB(choice)),
  apply(s, seat, choice, sink) {
    const place = argA(choice);
    const harbour = argB(choice);
    const actions = actionsTo(s, seat, place, harbour);
    const ducats = ducatsFor(s, seat, actions);
    s.at[seat] = place;
    s.embarked[seat] = harbour;
    s.actions[0] -= actions;
    s.ducats[seat] -= ducats;
    s.done[DONE.move] = 1;
    s.mustLand[0] = 0;
    tell(sink, EVENT.moved, seat, place, actions, ducats);
  },
};
