import { argA, argB, LEGAL, pack, verbOf } from '@fondaco/kernel';
import { CUBE_ACTIONS, CUBE_DUCATS, NOBLEMAN_DUCATS } from '../data/numbers.ts';
import { freeActions, isInAbbey, refuseActions, returnCube, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { CUBE, DONE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import { CUBE_COUNT, type DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

const MOST_AT_ONCE = CUBE_ACTIONS.length - 1;

/** Why another number of cubes is not taken, by colour. */
const WRONG_NUMBER: readonly number[] = [
  WHY['politicians-by-one-or-two'],
  WHY['noblemen-by-one-or-two'],
  WHY['abbesses-by-one-or-two'],
  WHY['amanuenses-by-one-or-two'],
];

/** DVE-POL-1, DVE-NOB-1, DVE-ABS-1, DVE-AMA-1; in an abbey abbesses cost no ducats (DVE-ABB-1). */
function ducatsFor(s: DveState, seat: number, colour: number, count: number): number {
  return colour === CUBE.abbess && isInAbbey(s, seat) ? 0 : CUBE_DUCATS[colour] * count;
}

function refuseCubes(s: DveState, seat: number, colour: number, count: number, sold: number): number {
  if (count < 1 || count > MOST_AT_ONCE) return WRONG_NUMBER[colour];
  if (sold > count) return WHY['more-sold-than-taken'];
  if (s.done[DONE.politician + colour] !== 0) return WHY['cube-action-done-already'];
  if (s.forSale[colour] < count) return WHY['no-such-cube-for-sale'];
  const why = refuseActions(s, CUBE_ACTIONS[count]);
  if (why !== LEGAL) return why;
  if (s.ducats[seat] >= ducatsFor(s, seat, colour, count)) return LEGAL;
  return colour === CUBE.politician ? WHY['politicians-cost-ducats'] : WHY['abbesses-cost-ducats'];
}

/** The four cube actions, each once a turn (DVE-ACT-3): one cube for one action, two for four. */
export const cubes: TurnAction = {
  verbs: [VERB.politician, VERB.nobleman, VERB.abbess, VERB.amanuensis],
  choices(s, seat, out) {
    if (freeActions(s) === 0) return;
    for (let colour = 0; colour < CUBE_COUNT; colour++) {
      if (s.forSale[colour] === 0 || s.done[DONE.politician + colour] !== 0) continue;
      for (let count = 1; count <= MOST_AT_ONCE; count++) {
        const mostSold = colour === CUBE.nobleman ? count : 0;
        for (let sold = 0; sold <= mostSold; sold++) {
          if (refuseCubes(s, seat, colour, count, sold) === LEGAL)
            out.add(pack(VERB.politician + colour, count, sold - 1));
        }
      }
    }
  },
  whyNot: (s, seat, choice) => refuseCubes(s, seat, verbOf(choice) - VERB.politician, argA(choice), argB(choice) + 1),
  apply(s, seat, choice, sink) {
    const colour = verbOf(choice) - VERB.politician;
    const count = argA(choice);
    const sold = argB(choice) + 1;
    const ducats = ducatsFor(s, seat, colour, count);
    s.actions[0] -= CUBE_ACTIONS[count];
    s.ducats[seat] -= ducats;
    s.done[DONE.politician + colour] = 1;
    s.forSale[colour] -= count;
    tell(sink, EVENT.bought, seat, colour, count, ducats);
    if (colour === CUBE.amanuensis) s.front[seat] += count;
    else s.behind[seat * CUBE_COUNT + colour] += count - sold;
    if (sold === 0) return;
    // DVE-NOB-2: at that moment and never later; a virtual cube is not among them (DVE-VIR-1).
    for (let i = 0; i < sold; i++) returnCube(s, colour, s.turn[0] + 1, sink);
    s.ducats[seat] += NOBLEMAN_DUCATS * sold;
    tell(sink, EVENT.sold, seat, sold, NOBLEMAN_DUCATS * sold);
  },
};
