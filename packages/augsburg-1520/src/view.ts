import { byWord, FRAME_WIDTH, isOver, ofLastMoment, seatsIn } from '@fondaco/kernel';
import { CHOICES, LEVELS, MOST_OFFERED, PILE, SYMBOLS_ON_CARD } from './data/numbers.ts';
import { ANSWERS, CARDS, LADDERS, RIGHTS, SOURCES, STAGES, SYMBOLS, VISITED } from './data/words.ts';
import {
  countFree,
  countOffered,
  countPrestige,
  countSupply,
  florinsAtIncome,
  hasRight,
  levelOf,
  prestigeAtIncome,
  topTile,
} from './effects.ts';
import { SLOT } from './frames.ts';
import { mostFlorins } from './effects/knowledge.ts';
import { countDiscards, countHand } from './effects/notes.ts';
import { arePursesOpen } from './options.ts';
import { LADDER, NOTE_WORDS, notesWhere, RANK_OF, REAL_NOTES } from './pieces.ts';
import { showingView, takenCards, visitsOf } from './effects/round-history.ts';
import {
  COVERED,
  DISCARDS,
  FACE_DOWN,
  NO_TILE,
  OPEN,
  OUT,
  PASSED,
  RIGHT_COUNT,
  SOURCE_COUNT,
  SPECTATOR,
} from './state.ts';
import { VISIT_COUNT, type AugsburgState } from './state.ts';
import { reachedLevels } from './reached-levels.ts';
import { STEP } from './step-numbers.ts';
import type {
  AugsburgPlayer,
  AugsburgView,
  Income,
  KnownGoods,
  OwnNotes,
  PrivilegeCard,
  PrivilegeInUse,
} from './view-type.ts';

/** What a seat sees (AUG-INF-1, AUG-INF-2, AUG-INF-3), and at the end everything (AUG-INF-4). */
export function view(s: AugsburgState, seat: number | undefined, seats: readonly string[]): AugsburgView {
  const open = openView(s, seats);
  if (seat === undefined) return open;
  const players = open.players.with(seat, playerView(s, seat, seat, seats[seat]));
  const cards = {
    ...open.cards,
    open: cardsAt(s, OPEN).map((card) => ({ ...cardView(s, card), ...leadsTo(s, seat, card) })),
  };
  return { ...open, cards, knownDiscards: knownDiscards(s, seat), players };
}

/** What everybody sees. */
const openView = ofLastMoment(
  (s: AugsburgState) => s.parts,
  (s, seats): AugsburgView => {
    const top = s.deckSize[0] === 0 ? undefined : s.deck[s.deckSize[0] - 1];
    return {
      round: s.round[0],
      rounds: s.parts.rounds[s.seats[0]],
      ...(isOver(s) ? {} : { next: STAGES[s.frames[SLOT.rounds.next]] }),
      opener: seats[s.opener[0]],
      ...pendingView(s, seats),
      visits: visitsOf(s, seats),
      taken: takenCards(s, seats),
      ...showingView(s, seats),
      cards: {
        open: cardsAt(s, OPEN).map((card) => cardView(s, card)),
        faceDown: cardsAt(s, FACE_DOWN).map((card) => cardView(s, card)),
        out: CARDS.filter((_, card) => s.cards[card] >= OUT),
      },
      ...(top === undefined ? {} : { topPrice: s.parts.price[top] }),
      ...(isOver(s) || arePursesOpen(s) ? { deck: s.deckSize[0], discards: countDiscards(s) } : {}),
      knownDiscards: knownDiscards(s, undefined),
      piles: byWord(RIGHTS, (_, right) => pileView(s, right)),
      supply: byWord(LADDERS, (_, ladder) => supplyView(s, ladder)),
      players: seats.map((word, other) => playerView(s, other, undefined, word)),
    };
  },
);

function knownDiscards(s: AugsburgState, seat: number | undefined): string[] {
  return notesWhere((note) => s.place[note] === DISCARDS && isKnownTo(s, note, seat), discardedJokersKnownTo(s, seat));
}

function cardsAt(s: AugsburgState, place: number): number[] {
  return [...CARDS.keys()].filter((card) => s.cards[card] === place);
}

function cardView(s: AugsburgState, card: number): PrivilegeCard {
  return { card: CARDS[card], symbols: symbolsOf(s, card) };
}

function leadsTo(s: AugsburgState, seat: number, card: number): Pick<PrivilegeCard, 'leadsTo'> {
  const levels = reachedLevels(levelsOf(s, seat), symbolsOf(s, card), (ladder, level) =>
    broughtBy(s, LADDER[ladder], level),
  );
  return levels.length === 0 ? {} : { leadsTo: levels };
}

/** AUG-INC-1, AUG-INC-2, AUG-INC-3 */
function broughtBy(s: AugsburgState, ladder: number, level: number): Income {
  const { levelFlorins, levelPrestige, levelOffered, levelFree } = s.parts;
  return {
    florins: ladder === LADDER.agency ? levelFlorins[level] : 0,
    prestige: ladder === LADDER.peerage ? levelPrestige[level] : 0,
    offered: ladder === LADDER.office ? levelOffered[level] : 0,
    free: ladder === LADDER.office ? levelFree[level] : 0,
  };
}

function symbolsOf(s: AugsburgState, card: number): PrivilegeCard['symbols'] {
  const from = card * SYMBOLS_ON_CARD;
  return Array.from(s.parts.cardSymbols.subarray(from, from + SYMBOLS_ON_CARD), (symbol) => SYMBOLS[symbol]);
}

/** The auction, showdown or card that is being dealt with. */
function pendingView(
  s: AugsburgState,
  seats: readonly string[],
): Pick<AugsburgView, 'auction' | 'showdown' | 'privilege'> {
  if (s.depth[0] < 2) return {};
  const at = FRAME_WIDTH;
  switch (s.frames[at]) {
    case STEP.bid: {
      const { noble, number, leader } = SLOT.bid;
      const named = s.frames[at + leader] < 0 ? {} : { leader: seats[s.frames[at + leader]] };
      return { auction: { noble: VISITED[s.frames[at + noble]], number: s.frames[at + number], ...named } };
    }
    case STEP.show: {
      const { noble, number, standing } = SLOT.show;
      const who = seatsIn(s.frames[at + standing]).map((seat) => seats[seat]);
      return { showdown: { noble: VISITED[s.frames[at + noble]], number: s.frames[at + number], standing: who } };
    }
    case STEP.privilege:
      return { privilege: privilegeView(s, at, seats) };
    default:
      return {};
  }
}

function privilegeView(s: AugsburgState, at: number, seats: readonly string[]): PrivilegeInUse {
  const { card, used, made, built } = SLOT.privilege;
  return {
    seat: seats[s.opener[0]],
    card: CARDS[s.frames[at + card]],
    symbols: symbolsOf(s, s.frames[at + card]).map((symbol, place) => ({
      symbol,
      isUsed: ((s.frames[at + used] >> place) & 1) === 1,
    })),
    choicesLeft: CHOICES - s.frames[at + made],
    hasBuilt: s.frames[at + built] !== 0,
  };
}

function pileView(s: AugsburgState, right: number): { readonly top?: number; readonly left: number } {
  const top = topTile(s, right);
  let left = PILE;
  for (let seat = 0; seat < s.seats[0]; seat++) if (hasRight(s, seat, right)) left--;
  return { ...(top === NO_TILE ? {} : { top }), left };
}

function supplyView(s: AugsburgState, ladder: number): Record<string, number> {
  const supply: Record<string, number> = {};
  for (let level = 2; level <= LEVELS; level++) supply[String(level)] = countSupply(s, ladder, level);
  return supply;
}

function playerView(s: AugsburgState, other: number, viewer: number | undefined, seat: string): AugsburgPlayer {
  const isRevealed = isOver(s) || other === viewer;
  const isCounted = isRevealed || arePursesOpen(s);
  return {
    seat,
    prestige: countPrestige(s, other),
    prestigeFrom: prestigeBySource(s, other),
    levels: levelsOf(s, other),
    rights: rightsOf(s, other),
    income: incomeOf(s, other),
    ...(s.bids[other] === 0 ? {} : { bid: s.bids[other] === PASSED ? 'passed' : s.bids[other] }),
    ...(s.offeredCount[other] === 0 ? {} : { offeredCount: s.offeredCount[other], answered: s.answers[other] }),
    ...(countLaid(s, other) === 0 ? {} : { laidCount: countLaid(s, other) }),
    known: knownOf(s, other),
    ...(isCounted ? { florins: s.florins[other], handSize: countHand(s, other) } : {}),
    ...(isRevealed ? ownNotes(s, other) : {}),
  };
}

export function prestigeBySource(s: AugsburgState, seat: number): AugsburgPlayer['prestigeFrom'] {
  return byWord(SOURCES, (_, source) => s.earned[seat * SOURCE_COUNT + source]);
}

export function levelsOf(s: AugsburgState, seat: number): AugsburgPlayer['levels'] {
  return byWord(LADDERS, (_, ladder) => levelOf(s, seat, ladder));
}

/** The rights held: their price or points, 0 where none are printed. */
export function rightsOf(s: AugsburgState, seat: number): AugsburgPlayer['rights'] {
  return Object.fromEntries(
    RIGHTS.flatMap((right, i) => (hasRight(s, seat, i) ? [[right, s.rights[seat * RIGHT_COUNT + i]]] : [])),
  );
}

function incomeOf(s: AugsburgState, seat: number): Income {
  return {
    florins: florinsAtIncome(s, seat),
    prestige: prestigeAtIncome(s, seat),
    offered: countOffered(s, seat),
    free: countFree(s, seat),
  };
}

/** What everyone knows of a hand and a purse (see effects/knowledge.ts). */
export function knownOf(s: AugsburgState, seat: number): KnownGoods {
  const proved: Record<string, { readonly valid: number; readonly real: number }> = {};
  VISITED.forEach((noble, i) => {
    const valid = s.provedValid[seat * VISIT_COUNT + i];
    const real = s.provedReal[seat * VISIT_COUNT + i];
    if (valid > 0 || real > 0) proved[noble] = { valid, real };
  });
  return {
    notes: notesWhere((note) => s.place[note] === seat && s.knownBy[note] !== 0, s.knownJokers[seat]),
    proved,
    hand: { least: s.handLeast[seat], most: s.handMost[seat] },
    florins: { least: s.florinsLeast[seat], most: mostFlorins(s, seat) },
  };
}

function ownNotes(s: AugsburgState, seat: number): OwnNotes {
  const laid = laidBy(s, seat);
  const offered = offerOf(s, seat);
  return {
    hand: handOf(s, seat),
    ...(offered.length === 0 ? {} : { offered, answers: answersOf(s, seat) }),
    ...(laid.length === 0 ? {} : { laid }),
    ranks: ranksOf(s, seat),
  };
}

function ranksOf(s: AugsburgState, seat: number): Record<string, number> {
  const ranks: Record<string, number> = {};
  const offer = s.offered.subarray(seat * MOST_OFFERED, seat * MOST_OFFERED + s.offeredCount[seat]);
  for (let note = 0; note < REAL_NOTES; note++)
    if (s.place[note] === seat || offer.includes(note)) ranks[NOTE_WORDS[note]] = RANK_OF[note];
  return ranks;
}

export function handOf(s: AugsburgState, seat: number): string[] {
  return notesWhere((note) => s.place[note] === seat, s.jokers[seat]);
}

export function offerOf(s: AugsburgState, seat: number): string[] {
  const from = seat * MOST_OFFERED;
  return Array.from(s.offered.subarray(from, from + s.offeredCount[seat]), (note) => NOTE_WORDS[note]);
}

export function answersOf(s: AugsburgState, seat: number): (typeof ANSWERS)[number][] {
  return Array.from({ length: s.answers[seat] }, (_, i) => ANSWERS[(s.buying[seat] >> i) & 1]);
}

export function laidBy(s: AugsburgState, seat: number): string[] {
  return notesWhere((note) => s.place[note] === seat && s.laid[note] === COVERED, s.coveredJokers[seat]);
}

function countLaid(s: AugsburgState, seat: number): number {
  return laidBy(s, seat).length;
}

function isKnownTo(s: AugsburgState, note: number, seat: number | undefined): boolean {
  return isOver(s) || ((s.knownBy[note] >> (seat ?? SPECTATOR)) & 1) === 1;
}

function discardedJokersKnownTo(s: AugsburgState, seat: number | undefined): number {
  return isOver(s) ? s.discardedJokers[0] : s.knownDiscardedJokers[seat ?? SPECTATOR];
}
