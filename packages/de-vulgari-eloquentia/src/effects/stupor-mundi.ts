import type { Sink } from '@fondaco/kernel';
import { SUMMONER_BONUS } from '../data/numbers.ts';
import { learn, realVotes, tell, virtualVotes } from '../effects.ts';
import { EVENT } from '../events.ts';
import { STUPOR } from '../pieces.ts';
import type { DveState } from '../state.ts';

/** What a bidder need not pay in cubes: the value of their virtual cube, and 2 for the summoner (DVE-STU-4, DVE-STU-5). */
export function votesForFree(s: DveState, seat: number, summoner: number): number {
  return virtualVotes(s, seat) + (seat === summoner ? SUMMONER_BONUS : 0);
}

/** DVE-STU-4: the most a seat may bid. It is at least 2 for the summoner, so they can always open (DVE-STU-7). */
export function highestBid(s: DveState, seat: number, summoner: number): number {
  return realVotes(s, seat) + votesForFree(s, seat, summoner);
}

/** DVE-STU-6: the winner advances, and the tile is flipped for good. */
export function winStupor(s: DveState, seat: number, bid: number, sink: Sink | undefined): void {
  s.eventOpen[STUPOR] = 0;
  tell(sink, EVENT['won-stupor'], seat, bid);
  learn(s, seat, s.board.stuporSpaces, sink);
}
