import type { Choices, Sink } from '@fondaco/kernel';
import type { DveState } from '../state.ts';

/** Something a player can do in their turn (DVE-ACT-1, DVE-ACT-2): a verb or a few, with legality beside effect, as in a step. */
export interface TurnAction {
  readonly verbs: readonly number[];
  choices(s: DveState, seat: number, out: Choices): void;
  whyNot(s: DveState, seat: number, choice: number): number;
  apply(s: DveState, seat: number, choice: number, sink: Sink | undefined): void;
}
