import { hasSeat, isOver, MAX_SEATS, refusePosition, shuffleByChance, success, topOf } from '@fondaco/kernel';
import type { Fault, Json, JsonObject, Result } from '@fondaco/kernel';
import { JOKERS, MOST_OFFERED, OPEN_CARDS } from './data/numbers.ts';
import { ANSWERS, CARDS, LADDERS, RIGHTS, SOURCES, VISITED } from './data/words.ts';
import { SLOT } from './frames.ts';
import { countDiscards, countHand, noteOpenCounts } from './effects/notes.ts';
import { arePursesOpen } from './options.ts';
import { JOKER, NOTE_WORDS, notesWhere, REAL_NOTES } from './pieces.ts';
import { NOBODY_WORD, positionShape, type PlayerPosition, type AugsburgPosition } from './position-shape.ts';
import { hasHistory, shownNotes, takenCards } from './effects/round-history.ts';
import {
  ALL_OBSERVERS,
  COVERED,
  DECK,
  DISCARDS,
  FACE_DOWN,
  LADDER_COUNT,
  NO_TILE,
  NOBODY,
  NOT_YET,
  OBSERVERS,
  OFFERED,
  OPEN,
  OUT,
  PASSED,
  RIGHT_COUNT,
  SHOWN,
  SOURCE_COUNT,
  SPECTATOR,
  TAKEN,
  VISIT_COUNT,
  type AugsburgState,
} from './state.ts';
import { STEP } from './step-numbers.ts';
import { answersOf, handOf, knownOf, laidBy, levelsOf, offerOf, prestigeBySource, rightsOf } from './view.ts';

/** The whole state in words. */
export function toPosition(s: AugsburgState, seats: readonly string[]): JsonObject {
  const cards = (place: number): string[] => CARDS.filter((_, card) => s.cards[card] === place);
  return {
    round: s.round[0],
    opener: seats[s.opener[0]],
    cards: { open: cards(OPEN), faceDown: cards(FACE_DOWN), out: CARDS.filter((_, card) => s.cards[card] >= OUT) },
    deck: Array.from(s.deck.subarray(0, s.deckSize[0]), (note) => NOTE_WORDS[note]).toReversed(),
    discards: notesWhere((note) => s.place[note] === DISCARDS, s.discardedJokers[0]),
    known: {
      deck: { least: s.deckLeast[0], most: s.deckMost[0] },
      discards: { least: s.discardsLeast[0], most: s.discardsMost[0] },
      discarded: knownInDiscards(s, ALL_OBSERVERS, s.knownDiscardedJokers[SPECTATOR]),
    },
    players: Object.fromEntries(seats.map((player, seat) => [player, toPlayer(s, seat)])),
    ...(hasHistory(s) ? { history: toHistory(s, seats) } : {}),
  };
}

/** What everybody has seen in this round: who won which visit and took which card, and the notes shown last. */
function toHistory(s: AugsburgState, seats: readonly string[]): JsonObject {
  const visits = VISITED.flatMap((noble, i) => {
    if (s.wonBy[i] === NOT_YET) return [];
    return [[noble, s.wonBy[i] === NOBODY ? NOBODY_WORD : seats[s.wonBy[i]]]];
  });
  const shown = seats.flatMap((word, seat) => (shownNotes(s, seat).length === 0 ? [] : [[word, shownNotes(s, seat)]]));
  return {
    visits: Object.fromEntries(visits) as JsonObject,
    taken: takenCards(s, seats),
    shown: Object.fromEntries(shown) as JsonObject,
  };
}

function knownInDiscards(s: AugsburgState, observers: number, jokers: number): string[] {
  return notesWhere((note) => s.place[note] === DISCARDS && s.knownBy[note] === observers, jokers);
}

function toPlayer(s: AugsburgState, seat: number): JsonObject {
  const jokers = s.knownDiscardedJokers[seat] - s.knownDiscardedJokers[SPECTATOR];
  return {
    florins: s.florins[seat],
    prestige: prestigeBySource(s, seat),
    levels: levelsOf(s, seat),
    rights: rightsOf(s, seat),
    hand: handOf(s, seat),
    offered: offerOf(s, seat),
    answers: answersOf(s, seat),
    laid: laidBy(s, seat),
    bid: s.bids[seat],
    known: { ...knownOf(s, seat), discarded: knownInDiscards(s, 1 << seat, jokers) },
  };
}

/**
 * Reads a position. What it does not mention is as at the start: round 1, the first player opens, start florins, level 1, no
 * rights, no prestige (a plain number is prestige by points), no cards in hand. Notes that are nowhere lie under those of `deck`,
 * which begins with the top, shuffled by the position's own chance. Of the privilege cards, those of `open` come from this
 * round's five, the others in order. What is said of knowledge nowhere is known: the sizes of hands, deck and discards and the
 * florins, but no card.
 */
export function fromPosition(s: AugsburgState, position: Json, seats: readonly string[]): Result<void> {
  const faults: Fault[] = [];
  const read = positionShape(seats)(position, 'table', faults);
  if (faults.length > 0) return refusePosition(faults);
  s.round[0] = read.round;
  s.opener[0] = read.opener;
  placeCards(s, read, faults);
  s.rights.fill(NO_TILE);
  s.place.fill(UNPLACED);
  const left = { jokers: JOKERS };
  seats.forEach((player, seat) => {
    const where = `table.players.${player}`;
    const given = read.players[player];
    placePlayer(s, seat, given);
    placeHand(s, seat, given, where, left, faults);
  });
  placeDiscards(s, read, left, faults);
  placeDeck(s, read, left, faults);
  placeHistory(s, read.history, seats, faults);
  if (left.jokers < 0)
    faults.push({ where: 'table', message: `has ${-left.jokers} jokers more than the box`, clause: 'AUG-SET-5' });
  if (faults.length > 0) return refusePosition(faults);
  seats.forEach((player, seat) => placeKnowledge(s, seat, read.players[player], `table.players.${player}`, faults));
  placeCommonKnowledge(s, read, faults);
  return faults.length > 0 ? refusePosition(faults) : success(undefined);
}

function placeHistory(
  s: AugsburgState,
  { visits, taken, shown }: AugsburgPosition['history'],
  seats: readonly string[],
  faults: Fault[],
): void {
  VISITED.forEach((noble, i) => {
    const winner = visits[noble] ?? NOT_YET;
    s.wonBy[i] = winner === seats.length ? NOBODY : winner;
  });
  CARDS.forEach((card, i) => {
    const seat = taken[card];
    if (seat === undefined) return;
    if (s.cards[i] !== OUT)
      faults.push({ where: `table.history.taken.${card}`, message: 'is not out', clause: 'AUG-PRI-3' });
    s.cards[i] = TAKEN + seat;
  });
  seats.forEach((word, seat) => {
    for (const note of shown[word] ?? []) {
      if (note === JOKER) s.shownJokers[seat]++;
      else if (s.laid[note] === 0) s.laid[note] = SHOWN + seat;
      else
        faults.push({
          where: `table.history.shown.${word}`,
          message: `${NOTE_WORDS[note]} is laid down already`,
          clause: 'AUG-BID-8',
        });
    }
  });
}

type Left = { jokers: number };
/** Stands for a note that the position has not mentioned yet. */
const UNPLACED = OFFERED + 1;

/** AUG-SET-3, AUG-RND-3: cards not mentioned are out, face down or open, as the round has it. */
function placeCards(s: AugsburgState, { cards, round }: AugsburgPosition, faults: Fault[]): void {
  const isFirstOfTwo = round % 2 === 1;
  const given = new Map<number, number>();
  const lists = { open: OPEN, faceDown: FACE_DOWN, out: OUT };
  for (const [name, place] of Object.entries(lists) as [keyof typeof lists, number][]) {
    for (const card of cards[name] ?? []) {
      if (given.has(card))
        faults.push({ where: `table.cards.${name}`, message: `${CARDS[card]} is there twice`, clause: 'AUG-SET-3' });
      given.set(card, place);
    }
  }
  let open = cards.open === undefined ? OPEN_CARDS : 0;
  let faceDown = (isFirstOfTwo ? OPEN_CARDS : 0) - (cards.faceDown?.length ?? 0);
  for (let card = CARDS.length - 1; card >= 0; card--) {
    if (given.has(card) || faceDown <= 0) continue;
    given.set(card, FACE_DOWN);
    faceDown--;
  }
  CARDS.forEach((_, card) => {
    const place = given.get(card) ?? (open-- > 0 ? OPEN : OUT);
    s.cards[card] = place;
  });
}

/** AUG-BID-5: while notes are shown, those who show stand at the number and the others have passed; else nobody has said anything. */
function bidShown(s: AugsburgState, seat: number): number {
  const at = topOf(s);
  if (isOver(s) || s.frames[at] !== STEP.show) return 0;
  return hasSeat(s.frames[at + SLOT.show.standing], seat) ? s.frames[at + SLOT.show.number] : PASSED;
}

function placePlayer(s: AugsburgState, seat: number, given: PlayerPosition | undefined): void {
  s.florins[seat] = given?.florins ?? s.parts.startFlorins;
  s.bids[seat] = given?.bid ?? bidShown(s, seat);
  SOURCES.forEach((source, i) => (s.earned[seat * SOURCE_COUNT + i] = given?.prestige[source] ?? 0));
  LADDERS.forEach((ladder, i) => (s.levels[seat * LADDER_COUNT + i] = given?.levels[ladder] ?? 1));
  RIGHTS.forEach((right, i) => (s.rights[seat * RIGHT_COUNT + i] = given?.rights[right] ?? NO_TILE));
}

/** Puts a note somewhere, once. */
function place(s: AugsburgState, note: number, to: number, where: string, left: Left, faults: Fault[]): void {
  if (note === JOKER) {
    left.jokers--;
    return;
  }
  if (s.place[note] !== UNPLACED)
    faults.push({ where, message: `${NOTE_WORDS[note]} is there twice, the box has one`, clause: 'AUG-SET-5' });
  s.place[note] = to;
}

function countJokers(notes: readonly number[]): number {
  return notes.filter((note) => note === JOKER).length;
}

function placeHand(
  s: AugsburgState,
  seat: number,
  given: PlayerPosition | undefined,
  where: string,
  left: Left,
  faults: Fault[],
): void {
  if (given === undefined) return;
  for (const note of given.hand) place(s, note, seat, `${where}.hand`, left, faults);
  s.jokers[seat] = countJokers(given.hand);
  const offered = given.offered.toSorted((a, b) => a - b);
  for (const note of offered) place(s, note, OFFERED, `${where}.offered`, left, faults);
  s.offered.set(offered, seat * MOST_OFFERED);
  s.offeredCount[seat] = offered.length;
  if (given.answers.length > offered.length)
    faults.push({ where: `${where}.answers`, message: 'are more than the offered notes', clause: 'AUG-INC-6' });
  s.answers[seat] = given.answers.length;
  given.answers.forEach((answer, i) => (s.buying[seat] |= ANSWERS.indexOf(answer) << i));
  for (const note of given.laid) {
    if (note === JOKER) s.coveredJokers[seat]++;
    else if (s.place[note] !== seat)
      faults.push({ where: `${where}.laid`, message: `${NOTE_WORDS[note]} is not in the hand`, clause: 'AUG-BID-3' });
    else s.laid[note] = COVERED;
  }
}

function placeDiscards(s: AugsburgState, read: AugsburgPosition, left: Left, faults: Fault[]): void {
  for (const note of read.discards) place(s, note, DISCARDS, 'table.discards', left, faults);
  s.discardedJokers[0] = countJokers(read.discards);
}

/** AUG-SET-5: the deck begins with its top; what is nowhere lies below, shuffled. */
function placeDeck(s: AugsburgState, read: AugsburgPosition, left: Left, faults: Fault[]): void {
  for (const note of read.deck) place(s, note, DECK, 'table.deck', left, faults);
  let size = 0;
  for (let note = 0; note < REAL_NOTES; note++) {
    if (s.place[note] !== UNPLACED) continue;
    s.place[note] = DECK;
    s.deck[size++] = note;
  }
  for (; left.jokers > 0; left.jokers--) s.deck[size++] = JOKER;
  if (left.jokers < 0 || faults.length > 0) return;
  shuffleByChance(s, s.deck, 0, size);
  s.deck.set(read.deck.toReversed(), size);
  s.deckSize[0] = size + read.deck.length;
}

function placeKnowledge(
  s: AugsburgState,
  seat: number,
  given: PlayerPosition | undefined,
  where: string,
  faults: Fault[],
): void {
  const known = given?.known;
  const size = countHand(s, seat);
  for (const note of known?.notes ?? []) {
    if (note === JOKER) s.knownJokers[seat]++;
    else if (s.place[note] === seat) s.knownBy[note] = ALL_OBSERVERS;
    else
      faults.push({
        where: `${where}.known.notes`,
        message: `${NOTE_WORDS[note]} is not in the hand`,
        clause: 'AUG-INF-1',
      });
  }
  VISITED.forEach((noble, i) => {
    s.provedValid[seat * VISIT_COUNT + i] = known?.proved[noble]?.valid ?? 0;
    s.provedReal[seat * VISIT_COUNT + i] = known?.proved[noble]?.real ?? 0;
  });
  s.handLeast[seat] = known?.hand?.least ?? size;
  s.handMost[seat] = known?.hand?.most ?? size;
  s.florinsLeast[seat] = known?.florins?.least ?? s.florins[seat];
  s.florinsSpread[seat] = (known?.florins?.most ?? s.florins[seat]) - s.florinsLeast[seat];
  seeDiscards(s, known?.discarded ?? [], 1 << seat, `${where}.known.discarded`, faults);
}

function placeCommonKnowledge(s: AugsburgState, read: AugsburgPosition, faults: Fault[]): void {
  seeDiscards(s, read.known.discarded, ALL_OBSERVERS, 'table.known.discarded', faults);
  const discards = countDiscards(s);
  s.deckLeast[0] = read.known.deck?.least ?? s.deckSize[0];
  s.deckMost[0] = read.known.deck?.most ?? s.deckSize[0];
  s.discardsLeast[0] = read.known.discards?.least ?? discards;
  s.discardsMost[0] = read.known.discards?.most ?? discards;
  for (let seat = s.seats[0]; seat < MAX_SEATS; seat++)
    s.knownDiscardedJokers[seat] = s.knownDiscardedJokers[SPECTATOR];
  if (arePursesOpen(s)) noteOpenCounts(s);
}

function seeDiscards(
  s: AugsburgState,
  notes: readonly number[],
  observers: number,
  where: string,
  faults: Fault[],
): void {
  for (const note of notes) {
    if (note === JOKER) {
      for (let i = 0; i < OBSERVERS; i++) s.knownDiscardedJokers[i] += (observers >> i) & 1;
    } else if (s.place[note] === DISCARDS) s.knownBy[note] = observers;
    else faults.push({ where, message: `${NOTE_WORDS[note]} is not among the discards`, clause: 'AUG-INF-1' });
  }
}
