import type { Entry } from './entry.ts';
import type { Line } from '../record/record.ts';

/**
 * Lines that could be played, with what they force. Until `commit` nothing at the table has changed: they can be written to a disk
 * first. A table has one open proposal at most.
 */
export interface Proposal {
  /** The number of lines before them. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly lines: readonly Line[];
  /** Plays them. It throws after the table has changed otherwise, or when the proposal was committed or discarded before. */
  commit(): void;
  discard(): void;
}
