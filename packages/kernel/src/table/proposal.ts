import type { Course } from './course.ts';
import type { Entry } from './entry.ts';
import type { Chapter } from '../game.ts';
import { hashPosition } from '../position.ts';
import type { Line } from '../record/record.ts';
import { success, type Result } from '../result.ts';
import { resultOf, type TableResult } from './standings.ts';
import { isOver, waitingSeats } from '../steps.ts';

/** Where a table stands after some lines: what is stored beside them. A table itself is one of these. */
export interface Standing {
  readonly seq: number;
  /** The bit set of seats that must choose. */
  readonly waiting: number;
  readonly isOver: boolean;
  readonly chapter: Chapter | undefined;
  result(): TableResult;
  /** The hash of the position. */
  hash(): string;
}

/**
 * Lines that could be played, with what they force. Until `commit` nothing at the table has changed: they can be written to a disk
 * first. A table has one open proposal at most.
 */
export interface Proposal {
  /** The number of lines before them. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly lines: readonly Line[];
  /** Where the table will stand. */
  readonly after: Standing;
  /** Plays them. It throws after the table has changed otherwise, or when the proposal was committed or discarded before. */
  commit(): void;
  discard(): void;
}

/** Where a table stands once a course is its own; it answers as long as nothing more is played on it. */
export function standingOf({ game, state, seats, length }: Course): Standing {
  return {
    seq: length,
    waiting: waitingSeats(state),
    isOver: isOver(state),
    chapter: game.chapter(state),
    result: () => resultOf(game, state, seats),
    hash: () => hashPosition(game, state, seats),
  };
}

/** Plays what was proposed, if it could be. */
export function commitProposed(proposed: Result<Proposal>): Result<readonly Entry[]> {
  if (!proposed.ok) return proposed;
  const { entries } = proposed.value;
  proposed.value.commit();
  return success(entries);
}
