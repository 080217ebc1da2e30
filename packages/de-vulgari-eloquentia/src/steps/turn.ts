import { decision, NOT_NOW, verbOf } from '@fondaco/kernel';
import { accuse } from '../turn-actions/accuse.ts';
import { become } from '../turn-actions/become.ts';
import { charts } from '../turn-actions/charts.ts';
import { claim } from '../turn-actions/claim.ts';
import { convert } from '../turn-actions/convert.ts';
import { cubes } from '../turn-actions/cubes.ts';
import type { TurnAction } from '../turn-actions/turn-action.ts';
import { draw } from '../turn-actions/draw.ts';
import { end, summon } from '../turn-actions/end.ts';
import { move } from '../turn-actions/move.ts';
import { business, psalter } from '../turn-actions/study-and-business.ts';
import { take } from '../turn-actions/take.ts';
import type { DveState } from '../state.ts';

/** All that a turn can hold, in the order of their verbs (DVE-ACT-2 for those that cost no action). */
const TURN_ACTIONS: readonly TurnAction[] = [
  move,
  claim,
  become,
  convert,
  take,
  cubes,
  psalter,
  business,
  charts,
  draw,
  accuse,
  summon,
  end,
];

const turnActionOf: (TurnAction | undefined)[] = [];
for (const action of TURN_ACTIONS) for (const verb of action.verbs) turnActionOf[verb] = action;

/** DVE-ACT-1, DVE-ACT-4: a player's turn, which ends only when they say so. */
export const turn = decision<DveState>({
  name: 'turn',
  clause: 'DVE-ACT-1',
  alwaysAsk: true,
  choices(s, seat, _at, out) {
    for (let i = 0; i < TURN_ACTIONS.length; i++) TURN_ACTIONS[i].choices(s, seat, out);
  },
  whyNot: (s, seat, choice) => turnActionOf[verbOf(choice)]?.whyNot(s, seat, choice) ?? NOT_NOW,
  apply(s, seat, choice, _at, sink) {
    turnActionOf[verbOf(choice)]?.apply(s, seat, choice, sink);
  },
});
