import { decision, LEGAL, NOT_NOW, only, pack, pop, push, verbOf, WAITING } from '@fondaco/kernel';
import { putPawn, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { STUPOR } from '../pieces.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';
import { winStupor } from '../effects/stupor-mundi.ts';
import { placeOf } from '../effects/turn-order.ts';
import { VERB } from '../verbs.ts';

/** DVE-STU-2: in game order after the summoner each other player accepts or refuses. The frame counts those who have been asked. */
export const summons = decision<DveState>({
  name: 'summons',
  clause: 'DVE-STU-2',
  frame: FRAME.summons,
  choices(_s, _seat, _at, out) {
    out.add(pack(VERB.accept));
    out.add(pack(VERB.refuse));
  },
  whyNot: (_s, _seat, choice) => (verbOf(choice) === VERB.accept || verbOf(choice) === VERB.refuse ? LEGAL : NOT_NOW),
  apply(s, seat, choice, at, sink) {
    s.frames[at + WAITING] = 0;
    if (verbOf(choice) === VERB.refuse) {
      tell(sink, EVENT.refused, seat);
      return;
    }
    tell(sink, EVENT.accepted, seat);
    s.frames[at + SLOT.summons.accepted] |= only(seat);
    putPawn(s, seat, s.board.eventZone[STUPOR - 1]);
  },
  run(s, at, sink) {
    const summoner = s.frames[at + SLOT.summons.summoner];
    const asked = ++s.frames[at + SLOT.summons.asked];
    if (asked < s.seats[0]) {
      s.frames[at + WAITING] = only(s.order[(placeOf(s, summoner) + asked) % s.seats[0]]);
      return;
    }
    const accepted = s.frames[at + SLOT.summons.accepted];
    pop(s);
    // DVE-STU-3: nobody came.
    if (accepted === 0) winStupor(s, summoner, 0, sink);
    else push(s, STEP.auction, only(summoner), summoner, accepted | only(summoner), 0);
  },
});
