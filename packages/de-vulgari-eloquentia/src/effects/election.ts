import { OFFICE_VOTES } from '../data/numbers.ts';
import { realVotes, virtualVotes } from '../effects.ts';
import { CHARACTER, OFFICE } from '../pieces.ts';
import type { DveState } from '../state.ts';

/** DVE-ELE-1, DVE-VIR-3: what a seat's cubes count for, its virtual one among them. */
export function votesOf(s: DveState, seat: number): number {
  return realVotes(s, seat) + virtualVotes(s, seat);
}

/** DVE-ELE-1: the offices that a seat's character can have, the one that comes by itself first. */
export function officesOpenTo(s: DveState, seat: number): readonly number[] {
  if (s.character[seat] === CHARACTER.merchant) return [OFFICE.banker];
  return s.character[seat] === CHARACTER.friar ? [OFFICE.monk] : [OFFICE.camerlengo, OFFICE.pope];
}

/** DVE-ELE-1: the office that the votes give without a decision. */
export function plainOffice(s: DveState, seat: number): number {
  const [office] = officesOpenTo(s, seat);
  return votesOf(s, seat) >= OFFICE_VOTES[office] ? office : OFFICE.none;
}

/** DVE-ELE-3: only a cardinal with the votes of a pope, while there is none. */
export function canBePope(s: DveState, seat: number): boolean {
  if (s.character[seat] !== CHARACTER.cardinal || votesOf(s, seat) < OFFICE_VOTES[OFFICE.pope]) return false;
  for (let other = 0; other < s.seats[0]; other++) if (s.office[other] === OFFICE.pope) return false;
  return true;
}
