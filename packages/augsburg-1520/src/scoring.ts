import { only, type Category } from '@fondaco/kernel';
import { SOURCES } from './data/words.ts';
import { countPrestige } from './effects.ts';
import { RIGHT } from './pieces.ts';
import { RIGHT_COUNT, SOURCE_COUNT, type AugsburgState } from './state.ts';

const CLAUSES: Record<(typeof SOURCES)[number], string> = {
  points: 'AUG-PRI-5',
  'given-up': 'AUG-PRI-2',
  peerage: 'AUG-INC-2',
  'coat-of-arms': 'AUG-RIG-8',
  'letter-of-nobility': 'AUG-RIG-8',
  robbed: 'AUG-LEV-4',
};

/** AUG-END-1: prestige by what it came from; what a barrier stopped is not in it. */
export const categories: readonly Category[] = SOURCES.map((name) => ({ name, clause: CLAUSES[name] }));

export function score(s: AugsburgState, out: Int16Array): void {
  for (let i = 0; i < s.seats[0] * SOURCE_COUNT; i++) out[i] = s.earned[i];
}

/** AUG-END-1, AUG-END-2: most prestige, then the dearest cathedral, and where nobody has one the dearest church. */
export function winners(s: AugsburgState): number {
  let most = -1;
  let tied = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const prestige = countPrestige(s, seat);
    if (prestige > most) tied = 0;
    if (prestige >= most) tied |= only(seat);
    most = Math.max(most, prestige);
  }
  const builders = dearest(s, tied, RIGHT.cathedral);
  return builders === 0 ? dearest(s, tied, RIGHT.church) || tied : builders;
}

/** Those among some seats who hold the dearest tile, none if nobody holds one. */
function dearest(s: AugsburgState, seats: number, right: number): number {
  let most = 0;
  let best = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const price = s.rights[seat * RIGHT_COUNT + right];
    if ((seats & only(seat)) === 0 || price <= 0) continue;
    if (price > most) best = 0;
    if (price >= most) best |= only(seat);
    most = Math.max(most, price);
  }
  return best;
}
