import type { FastRandom, State } from '@fondaco/kernel';
import type { Judge } from '../judge/judge.ts';
import type { Decision } from './decision.ts';
import type { Assessment } from './look-ahead.ts';
import type { Tree } from './tree.ts';

/** When to stop: whatever comes first. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
  /** Any clock in milliseconds; needed with `milliseconds`. */
  readonly now?: () => number;
}

/** How a search is tuned. */
export interface SearchSettings {
  /** The most nodes a tree holds; beyond that it goes on judging without growing. */
  readonly nodes: number;
  /** How much a good prior or few visits count against what visits were worth. */
  readonly curiosity: number;
  /** How far apart two positions must be judged for the better one to get most of the prior. */
  readonly temperature: number;
  /** How many visits a first judgement counts as. */
  readonly guessed: number;
  /** How deep a line goes before it is cut off and judged. */
  readonly depth: number;
}

export const SETTINGS: SearchSettings = { nodes: 400_000, curiosity: 0.5, temperature: 0.04, guessed: 1, depth: 60 };

/** What is searched, with what, and how long. */
export interface SearchTask<S extends State> {
  readonly decision: Decision<S>;
  readonly judge: Judge<S>;
  readonly budget: Budget;
  readonly rng: FastRandom;
  /** What the seat remembers of its last search. */
  readonly memory?: SearchMemory | undefined;
  /** Whether it ends as soon as no other choice can become the most visited one in the iterations that are left. */
  readonly endsWhenSure?: boolean;
  /** Whether every seat's probability of winning is asked for, not only the searching one's. */
  readonly isForAllSeats?: boolean;
  /** Told what the end of every line was judged: each seat's probability of winning, and the searching seat's margin in units. */
  readonly onLeaf?: (wins: Float64Array, margin: number) => void;
}

/** What was found after the choice that a search led to. It knows nothing that its seat did not know. */
export interface SearchMemory {
  /** When the search was made. */
  readonly seq: number;
  /** Its root is after the seat's choice. */
  readonly tree: Tree;
}

/** What a choice seems to be worth after a search. */
export interface SearchedChoice extends Assessment {
  readonly visits: number;
  /** Every seat's probability of winning, if the task asked for them. */
  readonly wins?: readonly number[];
}
