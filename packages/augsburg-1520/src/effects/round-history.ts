import { MAX_SEATS } from '@fondaco/kernel';
import { CARDS, VISITED } from '../data/words.ts';
import { JOKER, NOTE_WORDS, notesWhere, RANK_OF, REAL_NOTES } from '../pieces.ts';
import { NOBODY, NOT_YET, SHOWN, TAKEN, type AugsburgState } from '../state.ts';
import type { AugsburgView, ShownHand, Visit } from '../view-type.ts';

/** A new round begins: nobody has won a visit in it (AUG-RND-1). */
export function forgetRound(s: AugsburgState): void {
  s.wonBy.fill(NOT_YET);
}

/** The auction is over: nobody has said anything in the next (AUG-BID-4). */
export function forgetBids(s: AugsburgState): void {
  for (let seat = 0; seat < MAX_SEATS; seat++) s.bids[seat] = 0;
}

/** What was shown when the last visit was decided is out of sight. */
export function forgetShown(s: AugsburgState): void {
  s.laid.fill(0);
  for (let seat = 0; seat < MAX_SEATS; seat++) s.shownJokers[seat] = 0;
}

/** Whether anything of that has happened. */
export function hasHistory(s: AugsburgState): boolean {
  return (
    s.wonBy.some((winner) => winner !== NOT_YET) ||
    s.cards.some((place) => place >= TAKEN) ||
    s.laid.some((how) => how >= SHOWN)
  );
}

/** The visits of this round that are over. */
export function visitsOf(s: AugsburgState, seats: readonly string[]): Visit[] {
  return VISITED.flatMap((noble, visit) => {
    const winner = s.wonBy[visit];
    if (winner === NOT_YET) return [];
    return [winner === NOBODY ? { noble } : { noble, winner: seats[winner] }];
  });
}

export function takenCards(s: AugsburgState, seats: readonly string[]): AugsburgView['taken'] {
  return Object.fromEntries(
    CARDS.flatMap((card, i) => (s.cards[i] < TAKEN ? [] : [[card, seats[s.cards[i] - TAKEN]]])),
  );
}

/** The notes a seat showed when the last visit was decided. */
export function shownNotes(s: AugsburgState, seat: number): string[] {
  return notesWhere((note) => s.laid[note] === SHOWN + seat, s.shownJokers[seat]);
}

/** The best note a seat showed, which alone counts (AUG-BID-9); a joker if it showed none. */
export function bestShown(s: AugsburgState, seat: number): number {
  let best = JOKER;
  for (let note = 0; note < REAL_NOTES; note++)
    if (s.laid[note] === SHOWN + seat && (best === JOKER || RANK_OF[note] > RANK_OF[best])) best = note;
  return best;
}

/** The visit decided last in this round, −1 before the first. */
export function lastVisit(s: AugsburgState): number {
  let last = -1;
  for (let visit = 0; visit < VISITED.length; visit++) if (s.wonBy[visit] !== NOT_YET) last = visit;
  return last;
}

/** AUG-BID-8, AUG-BID-9, AUG-BID-10: the notes of the last visit, who came where, and what it brought; nothing once they are out of sight. */
export function showingView(s: AugsburgState, seats: readonly string[]): Pick<AugsburgView, 'showing'> {
  const places = [...seats.keys()]
    .filter((seat) => bestShown(s, seat) !== JOKER)
    .toSorted((a, b) => RANK_OF[bestShown(s, b)] - RANK_OF[bestShown(s, a)]);
  if (places.length === 0) return {};
  const { second, third } = s.parts.payments;
  const shown = places.map((seat, i): ShownHand => ({
    seat: seats[seat],
    notes: shownNotes(s, seat),
    best: NOTE_WORDS[bestShown(s, seat)],
    place: i + 1,
    florins: [0, second, third][i] ?? 0,
  }));
  return {
    showing: { noble: VISITED[lastVisit(s)], number: shown[0].notes.length, winner: seats[places[0]], shown },
  };
}
