import { allSeats, only, automatic, pop, push, type Sink } from '@fondaco/kernel';
import { countFree, countOffered } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { noteHasCards, noteHasNoCards, noteHiddenCards } from '../effects/knowledge.ts';
import {
  countDrawable,
  countHand,
  draw,
  drawToOffer,
  noteOpenCounts,
  putInHand,
  shuffleEverything,
} from '../effects/notes.ts';
import type { AugsburgState } from '../state.ts';
import { STEP } from '../step-numbers.ts';

/**
 * AUG-INC-4: free notes and offers, from the winner of Maximilian on, who is the one to open; AUG-INC-5: gifts before that, if
 * the notes do not suffice. The frame holds how many gave the last time.
 */
export const deal = automatic<AugsburgState>({
  name: 'deal',
  clause: 'AUG-INC-4',
  frame: FRAME.deal,
  run(s, at, sink) {
    const due = countDue(s);
    if (countDrawable(s) < due) {
      askForGifts(s, at);
      return;
    }
    const givers = s.frames[at + SLOT.deal.givers];
    if (givers > 0) shuffleEverything(s, due, due + givers - 1);
    pop(s);
    for (let i = 0; i < s.seats[0]; i++) dealTo(s, (s.opener[0] + i) % s.seats[0], sink);
    noteOpenCounts(s);
    push(s, STEP.purchase, allSeats(s.seats[0]));
  },
});

/** AUG-INC-3 */
function dealTo(s: AugsburgState, seat: number, sink: Sink | undefined): void {
  const free = countFree(s, seat);
  for (let i = 0; i < free; i++) {
    const note = draw(s);
    putInHand(s, seat, note);
    sink?.emit(EVENT['free-note'], only(seat), seat, note);
  }
  noteHiddenCards(s, seat, free);
  const offered = countOffered(s, seat);
  for (let i = 0; i < offered; i++) {
    const note = drawToOffer(s, seat);
    sink?.emit(EVENT.offered, only(seat), seat, note);
  }
}

export function countDue(s: AugsburgState): number {
  let due = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) due += countFree(s, seat) + countOffered(s, seat);
  return due;
}

/** AUG-INC-5: everyone with cards is asked for one. */
function askForGifts(s: AugsburgState, at: number): void {
  let givers = 0;
  let count = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (countHand(s, seat) === 0) noteHasNoCards(s, seat);
    else {
      noteHasCards(s, seat);
      givers |= only(seat);
      count++;
    }
  }
  s.frames[at + SLOT.deal.givers] = count;
  push(s, STEP.gift, givers, givers);
}
