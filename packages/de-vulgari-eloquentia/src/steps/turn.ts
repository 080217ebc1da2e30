import { decision, NOT_NOW, verbOf } from '@fondaco/kernel';
import { accuse } from '../deeds/accuse.ts';
import { become } from '../deeds/become.ts';
import { charts } from '../deeds/charts.ts';
import { claim } from '../deeds/claim.ts';
import { convert } from '../deeds/convert.ts';
import { cubes } from '../deeds/cubes.ts';
import type { Deed } from '../deeds/deed.ts';
import { draw } from '../deeds/draw.ts';
import { end, summon } from '../deeds/end.ts';
import { move } from '../deeds/move.ts';
import { business, psalter } from '../deeds/study-and-business.ts';
import { take } from '../deeds/take.ts';
import type { DveState } from '../state.ts';

/** All that a turn can hold, in the order of their verbs (DVE-ACT-2 for those that cost no action). */
const DEEDS: readonly Deed[] = [
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

const deedOf: (Deed | undefined)[] = [];
for (const deed of DEEDS) for (const verb of deed.verbs) deedOf[verb] = deed;

/** DVE-ACT-1, DVE-ACT-4: a player's turn, which ends only when he says so. */
export const turn = decision<DveState>({
  name: 'turn',
  clause: 'DVE-ACT-1',
  isAsked: true,
  choices(s, seat, _at, out) {
    for (let i = 0; i < DEEDS.length; i++) DEEDS[i].choices(s, seat, out);
  },
  whyNot: (s, seat, choice) => deedOf[verbOf(choice)]?.whyNot(s, seat, choice) ?? NOT_NOW,
  apply(s, seat, choice, _at, sink) {
    deedOf[verbOf(choice)]?.apply(s, seat, choice, sink);
  },
});
