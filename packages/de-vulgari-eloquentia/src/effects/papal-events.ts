import type { Sink } from '@fondaco/kernel';
import { FIRST_PAPAL_TURN } from '../data/numbers.ts';
import { putPawn, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { PAPAL } from '../pieces.ts';
import type { DveState } from '../state.ts';

/** The first red tile says that the pope is dying, the second that the pope is dead. */
const REDS_TO_DIE = 2;

/** An index of POPES. */
export function popeNow(s: DveState): number {
  return Math.min(REDS_TO_DIE, countRed(s));
}

function countRed(s: DveState): number {
  let red = 0;
  for (let i = 0; i < s.papalShown[0]; i++) if (s.papal[i] === PAPAL.red) red++;
  return red;
}

/** DVE-END-2: with the second red tile the current turn is the last. */
export function isLastTurn(s: DveState): boolean {
  return countRed(s) >= REDS_TO_DIE;
}

/** DVE-EVT-6, DVE-END-1, DVE-END-3: from turn 12 a tile is revealed; when the pope is dead all pawns gather in Roma. */
export function revealPapalEvent(s: DveState, sink: Sink | undefined): void {
  if (s.turn[0] < FIRST_PAPAL_TURN) return;
  const colour = s.papal[s.papalShown[0]++];
  tell(sink, EVENT['papal-event'], s.turn[0], colour);
  if (!isLastTurn(s)) return;
  for (let seat = 0; seat < s.seats[0]; seat++) putPawn(s, seat, s.board.roma);
  tell(sink, EVENT.gathered, s.board.roma);
}
