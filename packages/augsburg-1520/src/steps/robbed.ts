import { argA, decision, LEGAL, NOT_NOW, pack, pop, verbOf } from '@fondaco/kernel';
import { gainFlorins, gainPrestige, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { COMPENSATION, SOURCE } from '../pieces.ts';
import type { AugsburgState } from '../state.ts';
import { VERB } from '../verbs.ts';

/** AUG-LEV-4: the robbed player chooses florins or prestige, before the winner goes on. */
export const robbed = decision<AugsburgState>({
  name: 'robbed',
  clause: 'AUG-LEV-4',
  choices(_s, _seat, _at, out) {
    out.add(pack(VERB.accept, COMPENSATION.florins));
    out.add(pack(VERB.accept, COMPENSATION.prestige));
  },
  whyNot: (_s, _seat, choice) => (verbOf(choice) === VERB.accept ? LEGAL : NOT_NOW),
  apply(s, seat, choice, _at, sink) {
    const { robbedFlorins, robbedPrestige } = s.parts.payments;
    if (argA(choice) === COMPENSATION.florins) {
      gainFlorins(s, seat, robbedFlorins);
      tell(sink, EVENT.compensated, seat, robbedFlorins);
    } else gainPrestige(s, seat, SOURCE.robbed, robbedPrestige, sink);
    pop(s);
  },
});
