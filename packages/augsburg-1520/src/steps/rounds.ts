import { only, automatic, pop, push, type Sink } from '@fondaco/kernel';
import { CARDS } from '../data/words.ts';
import { florinsAtIncome, gainFlorins, gainPrestige, levelOf, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { LADDER, RIGHT, SOURCE, STAGE } from '../pieces.ts';
import { forgetRound, forgetShown } from '../effects/round-history.ts';
import { shuffleCards } from '../setup.ts';
import { FACE_DOWN, OPEN, OUT, RIGHT_COUNT, type AugsburgState } from '../state.ts';
import { STEP } from '../step-numbers.ts';

/** AUG-RND-1: five auctions (AUG-RND-2), then income; the frame says what comes next. */
export const rounds = automatic<AugsburgState>({
  name: 'rounds',
  clause: 'AUG-RND-1',
  frame: FRAME.rounds,
  run(s, at, sink) {
    const stage = s.frames[at + SLOT.rounds.next];
    if (stage === STAGE.income) earn(s, at, sink);
    else if (stage === STAGE.round) {
      beginRound(s, sink);
      s.frames[at + SLOT.rounds.next] = STAGE.philipp;
    } else {
      s.frames[at + SLOT.rounds.next]++;
      openAuction(s, stage, sink);
    }
  },
});

/** AUG-BID-1 */
function openAuction(s: AugsburgState, visit: number, sink: Sink | undefined): void {
  forgetShown(s);
  tell(sink, EVENT['auction-began'], visit, s.opener[0]);
  push(s, STEP.bid, only(s.opener[0]), visit, 0, -1);
}

/** AUG-RND-3 */
function beginRound(s: AugsburgState, sink: Sink | undefined): void {
  s.round[0]++;
  forgetRound(s);
  let hasOthers = false;
  for (let card = 0; card < CARDS.length; card++) if (s.cards[card] === FACE_DOWN) hasOthers = true;
  if (hasOthers)
    for (let card = 0; card < CARDS.length; card++) s.cards[card] = s.cards[card] === FACE_DOWN ? OPEN : OUT;
  else shuffleCards(s);
  tell(sink, EVENT['round-began'], s.round[0]);
  for (let card = 0; card < CARDS.length; card++) if (s.cards[card] === OPEN) tell(sink, EVENT['card-opened'], card);
}

/** AUG-INC-1, AUG-INC-2; AUG-INC-7: after the last round prestige only, and the game is over. */
function earn(s: AugsburgState, at: number, sink: Sink | undefined): void {
  const isLast = s.round[0] >= s.parts.rounds[s.seats[0]];
  forgetShown(s);
  for (let i = 0; i < s.seats[0]; i++) {
    const seat = (s.opener[0] + i) % s.seats[0];
    if (!isLast) {
      const florins = florinsAtIncome(s, seat);
      gainFlorins(s, seat, florins);
      tell(sink, EVENT.income, seat, florins);
    }
    gainPrestige(s, seat, SOURCE.peerage, s.parts.levelPrestige[levelOf(s, seat, LADDER.peerage)], sink);
    earnByRight(s, seat, RIGHT['coat-of-arms'], SOURCE['coat-of-arms'], sink);
    earnByRight(s, seat, RIGHT['letter-of-nobility'], SOURCE['letter-of-nobility'], sink);
  }
  if (isLast) {
    tell(sink, EVENT.ended);
    pop(s);
    return;
  }
  s.frames[at + SLOT.rounds.next] = STAGE.round;
  push(s, STEP.deal, 0);
}

/** AUG-RIG-8 */
function earnByRight(s: AugsburgState, seat: number, right: number, source: number, sink: Sink | undefined): void {
  const points = s.rights[seat * RIGHT_COUNT + right];
  if (points > 0) gainPrestige(s, seat, source, points, sink);
}
