import { argA, argB, argC, decision, LEGAL, NOT_NOW, only, pack, pop, topOf, verbOf, WAITING } from '@fondaco/kernel';
import type { Choices } from '@fondaco/kernel';
import { CHOICES } from '../data/numbers.ts';
import { GAINS, SYMBOLS } from '../data/words.ts';
import { gainPrestige, hasRight, takeRight, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { GAIN, RIGHT, SOURCE, SYMBOL } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { AugsburgState } from '../state.ts';
import { VERB } from '../verbs.ts';
import { refuseBuilding, refuseSymbol, slotOf, useSymbol } from './symbol.ts';

/**
 * AUG-PRI-2: two choices on the card taken; AUG-RIG-6: the master builder's building before, between or after them. The frame
 * holds the card, its used symbols as a bit set, the choices made, and whether the master builder has built. Always asked,
 * even with one choice only: what a player cannot pay is nobody else's business (AUG-INF-2).
 */
export const privilege = decision<AugsburgState>({
  name: 'privilege',
  clause: 'AUG-PRI-2',
  alwaysAsk: true,
  frame: FRAME.privilege,
  choices(s, seat, at, out) {
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
      if (slotOf(s, at, symbol) < 0) continue;
      if (symbol < SYMBOL.agency) offer(s, seat, at, pack(VERB.use, symbol), out);
      else offerLadder(s, seat, at, symbol, out);
    }
    offer(s, seat, at, pack(VERB['give-up']), out);
    offer(s, seat, at, pack(VERB.build, RIGHT.church), out);
    offer(s, seat, at, pack(VERB.build, RIGHT.cathedral), out);
    offer(s, seat, at, pack(VERB.finish), out);
  },
  whyNot: (s, seat, choice, at) => refusal(s, seat, choice, at),
  apply(s, seat, choice, at, sink) {
    const verb = verbOf(choice);
    if (verb === VERB.finish) {
      pop(s);
      return;
    }
    if (verb === VERB.build) {
      s.frames[at + SLOT.privilege.built] = 1;
      takeRight(s, seat, argA(choice), sink);
    } else {
      s.frames[at + SLOT.privilege.made]++;
      if (verb === VERB.use) {
        s.frames[at + SLOT.privilege.used] |= 1 << slotOf(s, at, argA(choice));
        useSymbol(s, seat, argA(choice), argB(choice), argC(choice), sink);
      } else {
        tell(sink, EVENT['gave-up'], seat);
        gainPrestige(s, seat, SOURCE['given-up'], s.parts.payments.givenUpPrestige, sink);
      }
    }
    if (topOf(s) === at) goOn(s, at);
    else s.frames[at + WAITING] = 0;
  },
  run: (s, at) => goOn(s, at),
});

/** Asks the winner again, unless they are done. */
function goOn(s: AugsburgState, at: number): void {
  const winner = s.opener[0];
  if (s.frames[at + SLOT.privilege.made] === CHOICES && !mayStillBuild(s, winner, at)) pop(s);
  else s.frames[at + WAITING] = only(winner);
}

/**
 * AUG-RIG-6: whether anything that all can see keeps the master builder from building. Who has too few florins is asked
 * like the others and can only finish.
 */
export function mayStillBuild(s: AugsburgState, seat: number, at: number): boolean {
  if (s.frames[at + SLOT.privilege.built] !== 0 || !hasRight(s, seat, RIGHT['master-builder'])) return false;
  return !hasRight(s, seat, RIGHT.church) || !hasRight(s, seat, RIGHT.cathedral);
}

function refusal(s: AugsburgState, seat: number, choice: number, at: number): number {
  const verb = verbOf(choice);
  const isDone = s.frames[at + SLOT.privilege.made] === CHOICES;
  if (verb === VERB.finish) return isDone ? LEGAL : WHY['two-choices-first'];
  if (verb === VERB['give-up']) return isDone ? WHY['two-choices-made'] : LEGAL;
  if (verb === VERB.build) return refuseMasterBuilder(s, seat, argA(choice), at);
  if (verb !== VERB.use) return NOT_NOW;
  return isDone ? WHY['two-choices-made'] : refuseSymbol(s, seat, argA(choice), argB(choice), argC(choice), at);
}

function refuseMasterBuilder(s: AugsburgState, seat: number, building: number, at: number): number {
  if (!hasRight(s, seat, RIGHT['master-builder'])) return WHY['no-master-builder'];
  return s.frames[at + SLOT.privilege.built] === 0 ? refuseBuilding(s, seat, building) : WHY['built-already'];
}

function offerLadder(s: AugsburgState, seat: number, at: number, symbol: number, out: Choices): void {
  for (let gain = 0; gain < GAINS.length; gain++) {
    offer(s, seat, at, pack(VERB.use, symbol, gain), out);
    if (gain !== GAIN.level) continue;
    for (let victim = 0; victim < s.seats[0]; victim++) offer(s, seat, at, pack(VERB.use, symbol, gain, victim), out);
  }
}

function offer(s: AugsburgState, seat: number, at: number, choice: number, out: Choices): void {
  if (refusal(s, seat, choice, at) === LEGAL) out.add(choice);
}
