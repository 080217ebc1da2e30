import { itemAt, type EventWords } from '@fondaco/kernel';
import { rankOf } from './printed.ts';
import { JOKER, type Visited } from './words.ts';

/** What one player has shown, and what came of it. */
interface Shown {
  readonly player: string;
  readonly notes: readonly string[];
  /** The note that counts. */
  readonly best: string;
  /** 1 for the winner, 2 and 3 for those who are compensated, 0 for the others. */
  readonly place: number;
  readonly florins: number;
}

interface Reveal {
  readonly noble: Visited;
  readonly number: number;
  readonly winner: string;
  readonly shown: readonly Shown[];
}

/** What the events of a round say and the view does not. */
export interface RoundHistory {
  /** Who has won the visits of this round; an empty name where nobody has. */
  readonly winners: ReadonlyMap<string, string>;
  /** Who has taken which charter in this round, in this order. */
  readonly taken: ReadonlyMap<string, string>;
  /** The notes of the last auction, until the next begins. */
  readonly reveal: Reveal | undefined;
}

/** Reads the events of this round; all they say was seen by everyone. */
export function readRound(events: readonly EventWords[]): RoundHistory {
  const round = events.slice(events.findLastIndex((event) => event.type === 'round-began') + 1);
  const winners = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const event of round) {
    if (event.type === 'won') winners.set(String(event.noble), String(event.seat));
    else if (event.type === 'nobody-won') winners.set(String(event.noble), '');
    else if (event.type === 'took-card') taken.set(String(event.card), String(event.seat));
  }
  return { winners, taken, reveal: readReveal(round) };
}

/** The last showdown, if no other auction has begun since and no income was paid. */
function readReveal(round: readonly EventWords[]): Reveal | undefined {
  const auction = round.slice(round.findLastIndex((event) => ENDS_REVEAL.has(String(event.type))) + 1);
  const end = auction.findIndex((event) => event.type === 'won');
  if (end < 0) return undefined;
  const { seat: winner, noble, number } = itemAt(auction, end);
  const paid = paidAfter(auction.slice(end + 1));
  const hands = new Map<string, string[]>();
  for (const event of auction.slice(0, end)) {
    if (event.type !== 'shown') continue;
    const player = String(event.seat);
    hands.set(player, [...(hands.get(player) ?? []), String(event.note)]);
  }
  const shown = [...hands].map(([player, notes]): Shown => {
    const at = paid.findIndex((one) => one.player === player);
    const loser = at < 0 ? { place: 0, florins: 0 } : { place: at + 2, florins: itemAt(paid, at).florins };
    return { player, notes, best: bestOf(notes), ...(player === winner ? { place: 1, florins: 0 } : loser) };
  });
  return { noble: noble as Visited, number: Number(number), winner: String(winner), shown };
}

const ENDS_REVEAL: ReadonlySet<string> = new Set(['auction-began', 'income', 'purchases-made']);

/** Second and third are paid at once; later compensations are for stolen tiles. */
function paidAfter(events: readonly EventWords[]): readonly { readonly player: string; readonly florins: number }[] {
  const end = events.findIndex((event) => event.type !== 'compensated');
  return (end < 0 ? events : events.slice(0, end)).map(({ seat, florins }) => ({
    player: String(seat),
    florins: Number(florins),
  }));
}

/** The highest single note. */
export function bestOf(notes: readonly string[]): string {
  return notes.reduce((best, note) => (rankOf(note) > rankOf(best) ? note : best), notes[0] ?? JOKER);
}
