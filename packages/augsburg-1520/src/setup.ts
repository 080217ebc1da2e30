import { allSeats, drawBelow, push, shuffleByChance, type Setup } from '@fondaco/kernel';
import { FIRST_LEVEL, OPEN_CARDS } from './data/numbers.ts';
import { CARDS, LADDERS } from './data/words.ts';
import { drawToOffer, noteOpenCounts } from './effects/notes.ts';
import { ALL_NOTES, JOKER, STAGE } from './pieces.ts';
import { forgetRound, forgetShown } from './effects/round-history.ts';
import { DECK, FACE_DOWN, LADDER_COUNT, NO_TILE, OPEN, type AugsburgState } from './state.ts';
import { STEP } from './step-numbers.ts';

/** Sets a blank, seeded state up (AUG-SET-1 to AUG-SET-6). */
export function setup(s: AugsburgState, how: Setup): void {
  const { parts } = s;
  s.round[0] = 1;
  s.rights.fill(NO_TILE);
  forgetRound(s);
  forgetShown(s);
  shuffleCards(s);
  // AUG-SET-4
  s.opener[0] = drawBelow(s, how.seats);
  for (let seat = 0; seat < how.seats; seat++) {
    s.florins[seat] = parts.startFlorins;
    s.jokers[seat] = parts.startJokers;
    for (let ladder = 0; ladder < LADDERS.length; ladder++) s.levels[seat * LADDER_COUNT + ladder] = FIRST_LEVEL;
    beginKnowledge(s, seat);
  }
  fillDeck(s, how.seats);
  for (let i = 0; i < how.seats; i++) {
    const seat = (s.opener[0] + i) % how.seats;
    for (let n = 0; n < parts.startOffered; n++) drawToOffer(s, seat);
  }
  noteOpenCounts(s);
  push(s, STEP.rounds, 0, STAGE.philipp);
  push(s, STEP.purchase, allSeats(how.seats));
}

/** AUG-SET-5: what everyone begins with is known to all. */
function beginKnowledge(s: AugsburgState, seat: number): void {
  const { startFlorins, startJokers } = s.parts;
  s.knownJokers[seat] = startJokers;
  s.handLeast[seat] = startJokers;
  s.handMost[seat] = startJokers;
  s.florinsLeast[seat] = startFlorins;
}

/** AUG-SET-5: all notes and the jokers nobody holds. */
function fillDeck(s: AugsburgState, seats: number): void {
  const size = ALL_NOTES - seats * s.parts.startJokers;
  s.place.fill(DECK);
  for (let i = 0; i < size; i++) s.deck[i] = Math.min(i, JOKER);
  shuffleByChance(s, s.deck, 0, size);
  s.deckSize[0] = size;
  s.deckLeast[0] = size;
  s.deckMost[0] = size;
}

/** AUG-SET-3, AUG-RND-3: five of the ten privilege cards open, five face down. */
export function shuffleCards(s: AugsburgState): void {
  let left = CARDS.length;
  let open = OPEN_CARDS;
  for (let card = 0; card < CARDS.length; card++) {
    const isOpen = drawBelow(s, left--) < open;
    s.cards[card] = isOpen ? OPEN : FACE_DOWN;
    if (isOpen) open--;
  }
}
