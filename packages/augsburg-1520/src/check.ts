import { playerPath, type Report, type Violation } from '@fondaco/kernel';
import { checkHistory } from './check/history.ts';
import { checkPending } from './check/pending.ts';
import { JOKERS, LEVELS, MOST_OFFERED, OPEN_CARDS, PILE } from './data/numbers.ts';
import { CARDS, LADDERS, RIGHTS, VISITED } from './data/words.ts';
import { barrierOf, countPrestige, countSupply, levelOf } from './effects.ts';
import { mostFlorins } from './effects/knowledge.ts';
import { countDiscards, countHand, countReal } from './effects/notes.ts';
import { arePursesOpen } from './options.ts';
import { JOKER, NOTE_WORDS, REAL_NOTES, RIGHT } from './pieces.ts';
import {
  ALL_OBSERVERS,
  DECK,
  DISCARDS,
  FACE_DOWN,
  NO_TILE,
  OFFERED,
  OPEN,
  RIGHT_COUNT,
  SOURCE_COUNT,
} from './state.ts';
import { SPECTATOR, VISIT_COUNT, type AugsburgState } from './state.ts';

/** Everything that is not as the components and clauses allow. */
export function check(s: AugsburgState): Violation[] {
  const found: Violation[] = [];
  const report: Report = (where, message, clause) => void found.push({ where, message, clause });
  checkNotes(s, report);
  checkCards(s, report);
  checkLevels(s, report);
  for (let seat = 0; seat < s.seats[0]; seat++) checkPlayer(s, seat, report);
  checkRights(s, report);
  checkKnowledge(s, report);
  // What the steps ask is looked at only where the pieces are right: it is worked out from them.
  if (found.length === 0) checkPending(s, report);
  if (found.length === 0) checkHistory(s, report);
  return found;
}

const counted = new Uint8Array(REAL_NOTES);

/** AUG-SET-5: every note is in one place, and there are twelve jokers. */
function checkNotes(s: AugsburgState, report: Report): void {
  let jokers = s.discardedJokers[0];
  counted.fill(0);
  for (let i = 0; i < s.deck.length; i++) {
    if (i >= s.deckSize[0]) continue;
    if (s.deck[i] === JOKER) jokers++;
    else if (s.place[s.deck[i]] === DECK) counted[s.deck[i]]++;
  }
  for (let seat = 0; seat < s.seats[0]; seat++) {
    jokers += s.jokers[seat];
    for (let i = 0; i < s.offeredCount[seat]; i++) {
      const note = s.offered[seat * MOST_OFFERED + i];
      if (note === JOKER) jokers++;
      else if (s.place[note] === OFFERED) counted[note]++;
    }
  }
  for (let note = 0; note < REAL_NOTES; note++) {
    const place = s.place[note];
    const isElsewhere = place < s.seats[0] || place === DISCARDS;
    if (counted[note] !== (isElsewhere ? 0 : 1))
      report('table', `${NOTE_WORDS[note]} is not in one place`, 'AUG-SET-5');
  }
  if (jokers !== JOKERS) report('table', `there are ${jokers} jokers, not ${JOKERS}`, 'AUG-SET-5');
}

/** AUG-RND-3: five cards are face down in the first round of each two, none in the second. */
function checkCards(s: AugsburgState, report: Report): void {
  let faceDown = 0;
  let open = 0;
  for (let card = 0; card < CARDS.length; card++) {
    if (s.cards[card] === FACE_DOWN) faceDown++;
    if (s.cards[card] === OPEN) open++;
  }
  if (faceDown !== (s.round[0] % 2 === 1 ? OPEN_CARDS : 0))
    report('table.cards.faceDown', `are ${faceDown} in this round`, 'AUG-RND-3');
  if (open > OPEN_CARDS) report('table.cards.open', `are ${open}`, 'AUG-RND-3');
  if (s.round[0] > s.parts.rounds[s.seats[0]]) report('table.round', 'is after the last', 'AUG-RND-1');
}

/** AUG-SET-1: nobody holds a level tile that is not there. */
function checkLevels(s: AugsburgState, report: Report): void {
  for (let ladder = 0; ladder < LADDERS.length; ladder++) {
    for (let level = 2; level <= LEVELS; level++) {
      if (countSupply(s, ladder, level) < 0)
        report('table.players', `more are on level ${level} of ${LADDERS[ladder]} than there are tiles`, 'AUG-SET-1');
    }
    for (let seat = 0; seat < s.seats[0]; seat++) {
      const level = levelOf(s, seat, ladder);
      if (level < 1 || level > LEVELS)
        report(`${playerPath(seat)}.levels.${LADDERS[ladder]}`, `${level} is no level`, 'AUG-SET-1');
    }
  }
}

function checkPlayer(s: AugsburgState, seat: number, report: Report): void {
  const where = playerPath(seat);
  if (s.florins[seat] < 0) report(`${where}.florins`, 'are below 0', 'AUG-RIG-5');
  if (countPrestige(s, seat) > barrierOf(s, seat)) report(`${where}.prestige`, 'is beyond a barrier', 'AUG-BAR-1');
  for (let source = 0; source < SOURCE_COUNT; source++)
    if (s.earned[seat * SOURCE_COUNT + source] < 0) report(`${where}.prestige`, 'is below 0', 'AUG-BAR-1');
}

/**
 * AUG-SET-2: the tiles held are of their pile. Of churches and cathedrals they are the topmost, since none ever comes back; of the
 * others any will do, because the rulebook's examples name single tiles without saying where the rest are.
 */
function checkRights(s: AugsburgState, report: Report): void {
  for (let right = 0; right < RIGHTS.length; right++) {
    let held = 0;
    for (let seat = 0; seat < s.seats[0]; seat++) if (s.rights[seat * RIGHT_COUNT + right] !== NO_TILE) held++;
    for (let seat = 0; seat < s.seats[0]; seat++) {
      const value = s.rights[seat * RIGHT_COUNT + right];
      if (value === NO_TILE) continue;
      let tiles = 0;
      const deep = right <= RIGHT.cathedral ? held : PILE;
      for (let tile = 0; tile < deep; tile++) if (s.parts.tileValue[right * PILE + tile] === value) tiles++;
      for (let other = 0; other < s.seats[0]; other++) if (s.rights[other * RIGHT_COUNT + right] === value) tiles--;
      if (tiles < 0)
        report(
          `${playerPath(seat)}.rights.${RIGHTS[right]}`,
          `is no such tile, or a dearer one lies above it`,
          'AUG-SET-2',
        );
    }
  }
}

/** What everyone is said to know is true (see effects/knowledge.ts). */
function checkKnowledge(s: AugsburgState, report: Report): void {
  const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;
  const untrue = (where: string, message: string): void => report(where, message, 'AUG-INF-1');
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const where = `${playerPath(seat)}.known`;
    if (!isBetween(countHand(s, seat), s.handLeast[seat], s.handMost[seat])) untrue(`${where}.hand`, 'is not true');
    if (!isBetween(s.florins[seat], s.florinsLeast[seat], mostFlorins(s, seat)))
      untrue(`${where}.florins`, 'is not true');
    if (s.knownJokers[seat] > s.jokers[seat]) untrue(`${where}.notes`, 'has more jokers than the hand');
    for (let visit = 0; visit < VISITED.length; visit++) {
      const real = countReal(s, seat, visit);
      const at = seat * VISIT_COUNT + visit;
      if (s.provedReal[at] > real || s.provedValid[at] > real + s.jokers[seat])
        untrue(`${where}.proved.${VISITED[visit]}`, 'is not true');
    }
    if (
      s.knownDiscardedJokers[seat] > s.discardedJokers[0] ||
      s.knownDiscardedJokers[seat] < s.knownDiscardedJokers[SPECTATOR]
    )
      untrue(`${where}.discarded`, 'has more jokers than the discards');
  }
  const discards = countDiscards(s);
  if (!isBetween(s.deckSize[0], s.deckLeast[0], s.deckMost[0])) untrue('table.known.deck', 'is not true');
  if (!isBetween(discards, s.discardsLeast[0], s.discardsMost[0])) untrue('table.known.discards', 'is not true');
  if (s.deckSize[0] > 0 && s.deckLeast[0] === 0) untrue('table.known.deck', 'everyone sees that there is a top card');
  for (let note = 0; note < REAL_NOTES; note++) checkKnownBy(s, note, untrue);
  if (arePursesOpen(s) && s.deckLeast[0] !== s.deckMost[0]) untrue('table.known.deck', 'is open to all');
}

/** AUG-INF-1: a card in a hand is known to all or to nobody else, and nobody knows a card of the deck or of an offer. */
function checkKnownBy(s: AugsburgState, note: number, untrue: (where: string, message: string) => void): void {
  const knowers = s.knownBy[note];
  const isRight =
    s.place[note] === DISCARDS
      ? knowers === 0 || knowers === ALL_OBSERVERS || (knowers & (knowers - 1)) === 0
      : knowers === 0 || (knowers === ALL_OBSERVERS && s.place[note] < s.seats[0]);
  if (!isRight) untrue('table.known', `nobody can know where ${NOTE_WORDS[note]} is`);
}
