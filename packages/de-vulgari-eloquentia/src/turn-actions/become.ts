import { argA, argB, LEGAL, pack, type Sink } from '@fondaco/kernel';
import { ACTIONS, CARDINAL_DUCATS, MURET_ACTIONS, MURET_DUCATS, TILE_SPACES, ZAZZA_REFUND } from '../data/numbers.ts';
import { cubesBehind, isAtSea, isInKind, learn, spendCubes, tell, virtualCubes } from '../effects.ts';
import { EVENT } from '../events.ts';
import { CHARACTER, CUBE, FIRST_CARDINAL, KIND, TILE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

/** DVE-CON-1, DVE-CON-2 */
function refuseFriar(s: DveState, seat: number, tile: number, cube: number): number {
  if (s.character[seat] !== CHARACTER.merchant) return WHY['not-a-merchant'];
  if (s.tileLeft[tile] === 0) return WHY['friar-is-taken'];
  if (!isInKind(s, seat, KIND.convent)) return WHY['not-in-a-convent'];
  return cube >= 0 ? WHY['friars-cost-no-cube'] : LEGAL;
}

/** DVE-CAT-1, DVE-CAR-4 */
function refuseCardinal(s: DveState, seat: number, tile: number, cube: number): number {
  if (s.character[seat] !== CHARACTER.friar) return WHY['not-a-friar'];
  if (s.tileLeft[tile] === 0) return WHY['cardinal-is-taken'];
  if (isAtSea(s, seat) || s.board.hasCathedral[s.at[seat]] === 0) return WHY['not-in-a-cathedral'];
  if (s.ducats[seat] < priceOf(tile)) return WHY['cardinals-cost-ducats'];
  return refuseCube(s, seat, cube);
}

/** DVE-CAT-1: a red or black cube; DVE-VIR-2: the virtual black one pays itself, and none is named. */
function refuseCube(s: DveState, seat: number, cube: number): number {
  if (virtualCubes(s, seat, CUBE.nobleman) > 0) return cube >= 0 ? WHY['no-cube-to-name'] : LEGAL;
  const isOfRank = cube === CUBE.politician || cube === CUBE.nobleman;
  return isOfRank && cubesBehind(s, seat, cube) > 0 ? LEGAL : WHY['cube-to-pay-missing'];
}

function priceOf(tile: number): number {
  return tile === TILE.muret ? MURET_DUCATS : CARDINAL_DUCATS;
}

/** Whether the pawn stands in a convent or cathedral that can make the seat what it is not yet. */
function isWhereOneBecomes(s: DveState, seat: number): boolean {
  if (isAtSea(s, seat)) return false;
  const zone = s.at[seat];
  if (s.character[seat] === CHARACTER.merchant) return s.board.kind[zone] === KIND.convent;
  return s.character[seat] === CHARACTER.friar && s.board.hasCathedral[zone] !== 0;
}

function refuseBecome(s: DveState, seat: number, tile: number, cube: number): number {
  return tile < FIRST_CARDINAL ? refuseFriar(s, seat, tile, cube) : refuseCardinal(s, seat, tile, cube);
}

/** DVE-CON-1: half the ducats are lost, the loss rounded up. */
function becomeFriar(s: DveState, seat: number): number {
  const kept = s.ducats[seat] >> 1;
  const lost = s.ducats[seat] - kept;
  s.ducats[seat] = kept;
  s.character[seat] = CHARACTER.friar;
  return lost;
}

/** DVE-CAT-1, DVE-CAR-4, DVE-CAR-5 */
function becomeCardinal(s: DveState, seat: number, tile: number, cube: number, sink: Sink | undefined): number {
  let paid = priceOf(tile);
  if (tile === TILE.zazza) paid -= ZAZZA_REFUND;
  s.ducats[seat] -= paid;
  if (cube >= 0) spendCubes(s, seat, cube, 1, sink);
  s.character[seat] = CHARACTER.cardinal;
  s.elected[0] = 1;
  if (tile === TILE.muret) s.actions[0] += MURET_ACTIONS - ACTIONS;
  return paid;
}

/** Becoming friar, then cardinal, before and after moving if the zones allow (DVE-CAT-2); never because one has to (DVE-CON-3). */
export const become: TurnAction = {
  verbs: [VERB.become],
  choices(s, seat, out) {
    if (!isWhereOneBecomes(s, seat)) return;
    for (let tile = 0; tile < s.tileLeft.length; tile++) {
      for (let cube = -1; cube <= CUBE.nobleman; cube++) {
        if (refuseBecome(s, seat, tile, cube) === LEGAL) out.add(pack(VERB.become, tile, cube));
      }
    }
  },
  whyNot: (s, seat, choice) => refuseBecome(s, seat, argA(choice), argB(choice)),
  apply(s, seat, choice, sink) {
    const tile = argA(choice);
    const paid = tile < FIRST_CARDINAL ? becomeFriar(s, seat) : becomeCardinal(s, seat, tile, argB(choice), sink);
    s.tile[seat] = tile;
    s.tileLeft[tile] = 0;
    tell(sink, EVENT.became, seat, tile, paid);
    // DVE-FRI-1, DVE-FRI-2, DVE-FRI-3, DVE-FRI-5, DVE-CAR-2
    learn(s, seat, TILE_SPACES[tile], sink);
  },
};
