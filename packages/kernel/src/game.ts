import type { EventKind } from './event.ts';
import type { Json, JsonObject } from './json.ts';
import type { Verb } from './notation.ts';
import type { Result } from './result.ts';
import type { Random } from './chance/rng.ts';
import type { State } from './state.ts';
import type { Step } from './steps.ts';

/** A way to play that the table agrees on before it begins. The first value is the default. */
export interface Option {
  readonly name: string;
  readonly clause: string;
  readonly values: readonly string[];
  /** The player counts for which another value than the default exists; all if absent. */
  readonly seats?: readonly number[];
}

/** A reason for which something is not offered: the clause, and a name that is the key of its translations. */
export interface Reason {
  readonly name: string;
  readonly clause: string;
}

/** A source of points. */
export interface Category {
  readonly name: string;
  readonly clause: string;
}

/** Something a player counts: ducats, prestige, actions left. Its name is the key of its translations. */
export interface Amount {
  readonly name: string;
  readonly clause: string;
}

/** A broken invariant, or what makes a position impossible. */
export interface Violation {
  /** The part of the position it concerns, as a path. */
  readonly where: string;
  readonly message: string;
  readonly clause?: string;
}

/** Notes something that a position cannot have: its path, what is wrong, and the clause that says so. */
export type Report = (where: string, message: string, clause: string) => void;

/** The turn or the round a game is in, whichever it has. */
export interface Chapter {
  readonly name: string;
  /** 0 before the first. */
  readonly number: number;
}

/** What setup needs to know beside chance, which the state holds already. */
export interface Setup {
  readonly seats: number;
  /** An index into the values of each option, in the order of the game's options. */
  readonly options: readonly number[];
}

/**
 * A published design, as the kernel knows it, with its state and what is seen of it. Everything else — who is waited for, legality, notation, replay, undo, views with
 * their envelope, conformance — is derived from this page once, in the kernel.
 */
export interface Game<S extends State = State, V extends JsonObject = JsonObject> {
  readonly id: string;
  /** Raised by anything that could change a replay. */
  readonly rules: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly options: readonly Option[];
  readonly verbs: readonly Verb[];
  readonly steps: readonly Step<S>[];
  readonly events: readonly EventKind[];
  /** Entry 0 stands for "legal", entry 1 for "not now". */
  readonly reasons: readonly Reason[];
  readonly categories: readonly Category[];
  /** What players count, so that a choice can name its price and what it brings. */
  readonly amounts: readonly Amount[];
  /** The content hash of the board or parts file in use; absent with the game's own data. */
  readonly partsHash?: string;

  /** The same game on other parts, or what is wrong with them. */
  withParts(parts: Json): Result<Game<S, V>>;
  /** The game's own parts, in the form `withParts` reads. */
  parts(): Json;

  blank(): S;
  /** Sets a blank, seeded state up and pushes the first frame. */
  setup(s: S, how: Setup): void;

  /** What a seat sees, or a spectator (undefined): a whitelist, in words. */
  view(s: S, seat: number | undefined, seats: readonly string[]): V;
  /**
   * Deals anew everything a seat cannot know, but for chance to come: `determinize` has dealt that already. The result depends on
   * nothing that is hidden from the seat.
   */
  dealHidden(s: S, seat: number | undefined, rng: Random): void;

  /** Which turn or round it is; a game that is not divided has none. */
  chapter(s: S): Chapter | undefined;
  /**
   * Writes how much a seat has of each amount, as far as it may know that of itself. What it has promised to pay it has no more, and
   * what it has promised to buy it has, though nobody else may know yet.
   */
  measure(s: S, seat: number, out: Int32Array): void;
  /** Writes each seat's points by category into `out`, seat by seat. Meaningful at any time, final when the game is over. */
  score(s: S, out: Int16Array): void;
  /** The bit set of winners of a game that is over. */
  winners(s: S): number;

  /** Everything that is not as the components and clauses allow; empty for every reachable state. */
  check(s: S): Violation[];
  /** The game's part of a position: the whole state in words. What only tells what has happened stands under `history`. */
  toPosition(s: S, seats: readonly string[]): JsonObject;
  /** Reads what `toPosition` wrote, or a person, into a blank, seeded state with seats, options and pending steps set. */
  fromPosition(s: S, position: Json, seats: readonly string[]): Result<void>;
}
