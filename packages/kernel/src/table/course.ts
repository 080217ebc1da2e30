import { Choices } from '../choice.ts';
import { standingEntries, type Entry } from './entry.ts';
import { EventLog } from '../event.ts';
import type { Game } from '../game.ts';
import { printChoice } from '../notation.ts';
import { UNDO } from '../record/record.ts';
import { allSeats, countSeats, MAX_SEATS, only, seatsIn } from '../seats.ts';
import { shareEntry } from './share-entry.ts';
import { hasLearnt, type State } from '../state.ts';
import { applyChoice, currentStep, isOver, listChoices, topOf, waitingSeats } from '../steps.ts';

/** How many lines lie between two hashes in a record. */
const CHECK_EVERY = 100;

/** Why nothing can be taken back: nothing was done yet, something was learnt, all answer at once, or somebody else had their say. */
export type UndoBlock = 'nothing' | 'learnt' | 'together' | 'others';

/** The bytes of a state to be hashed when somebody asks for the record: a state has dozens of fields over them, for which there is no use meanwhile. */
export interface KeptState {
  readonly after: number;
  readonly bytes: Uint8Array;
}

/** Every line of a table, and the choice of each; that of an undo line is `UNDO_CHOICE`. */
export interface History {
  readonly entries: Entry[];
  readonly choices: number[];
}

const UNDO_CHOICE = -1;

/**
 * Where a game stands and what lines change: the state, how far back undo goes, and whose decisions were touched. A table has one,
 * and tries lines on a copy of it. New lines are kept apart until they are settled.
 */
export class Course {
  readonly game: Game;
  /** The words of the seats. */
  seats: readonly string[];
  history: History;
  readonly state: State;
  /** The bytes of the state at the last checkpoint; undo cannot go behind it. */
  readonly base: Uint8Array;
  /** How many lines there were at the checkpoint. */
  baseLine = 0;
  /** Why it is one. */
  block: UndoBlock = 'nothing';
  length = 0;
  /** For each seat the number of lines after which its decision was last touched: older submissions are stale. */
  readonly touched = new Uint32Array(MAX_SEATS);
  kept: readonly KeptState[] = [];
  /** The lines that are not settled yet. */
  fresh: History = { entries: [], choices: [] };
  /** Whether one of them drew chance, let somebody learn something, laid secret answers open or ended the game. */
  isRevealing = false;

  constructor(game: Game, seats: readonly string[]) {
    this.game = game;
    this.seats = seats;
    this.history = { entries: [], choices: [] };
    this.state = game.blank();
    this.base = new Uint8Array(this.state.bytes.length);
  }

  copyFrom(other: Course): void {
    this.seats = other.seats;
    this.history = other.history;
    this.state.copyFrom(other.state);
    this.base.set(other.base);
    this.baseLine = other.baseLine;
    this.block = other.block;
    this.length = other.length;
    this.touched.set(other.touched);
    this.kept = other.kept;
    this.fresh = { entries: [], choices: [] };
    this.isRevealing = false;
  }

  /** Makes the new lines part of the history; returns them. */
  settle(): readonly Entry[] {
    const { choices } = this.fresh;
    const entries = this.fresh.entries.map(shareEntry);
    this.history.entries.push(...entries);
    this.history.choices.push(...choices);
    this.fresh = { entries: [], choices: [] };
    return entries;
  }

  setCheckpoint(): void {
    this.base.set(this.state.bytes);
    this.baseLine = this.length;
  }

  /** Applies a legal choice, writes its line, and derives the checkpoint and whose decisions it touched. */
  play(seat: number, choice: number, isAuto: boolean): void {
    const { game, seats, state: s } = this;
    const before = scratch(game, s);
    const waitedFor = waitingSeats(s);
    const at = topOf(s);
    const depth = s.depth[0];
    const { alwaysAsk } = currentStep(game.steps, s);
    const log = new EventLog();
    const isLastAnswer = applyChoice(game.steps, s, seat, choice, log);
    this.#write(seat, choice, { words: printChoice(game.verbs, seats, choice), isAuto, events: log.events });
    const waiting = waitingSeats(s);
    const isSameDecision =
      depth === s.depth[0] && s.frames[at] === before.frames[at] && (waiting & ~waitedFor) === 0 && waiting !== 0;
    for (const other of seatsIn(allSeats(seats.length))) {
      if (other === seat || !isSameDecision || countSeats(waitedFor) === 1) this.touched[other] = this.length;
    }
    const hasNews = hasLearnt(before, s);
    this.isRevealing ||= hasNews || (isLastAnswer && alwaysAsk) || isOver(s);
    if (isLastAnswer || waiting !== waitedFor || countSeats(waiting) !== 1 || hasNews) {
      this.setCheckpoint();
      // Whether somebody else has learnt something is nobody's business: that they had their say is enough.
      const isOwn = waiting === only(seat) && waitedFor === waiting;
      this.block = countSeats(waitedFor) > 1 ? 'together' : hasNews && isOwn ? 'learnt' : 'others';
    }
  }

  /** The choice that is no choice, and whose it is, if the next one is. */
  forced(): { readonly seat: number; readonly choice: number } | undefined {
    const waiting = waitingSeats(this.state);
    if (countSeats(waiting) !== 1 || currentStep(this.game.steps, this.state).alwaysAsk) return undefined;
    const [seat] = seatsIn(waiting);
    listChoices(this.game.steps, this.state, seat, offered);
    return offered.length === 1 ? { seat, choice: offered.list[0] } : undefined;
  }

  /** Makes the choices that are none. */
  playForced(): void {
    for (let next = this.forced(); next !== undefined; next = this.forced()) this.play(next.seat, next.choice, true);
  }

  canUndo(seat: number): boolean {
    return waitingSeats(this.state) === only(seat) && this.#standing().some((entry) => !entry.isAuto);
  }

  /** Takes the last choice of a seat that can undo back, with what it forced: goes to the checkpoint and makes all others again. */
  undo(seat: number): void {
    const standing = this.#standing();
    const last = standing.findLastIndex((entry) => !entry.isAuto);
    this.state.bytes.set(this.base);
    for (const entry of standing.slice(0, last))
      applyChoice(this.game.steps, this.state, entry.seat, this.history.choices[entry.seq - 1]);
    this.#write(seat, UNDO_CHOICE, { words: UNDO, isAuto: false, events: [] });
    this.touched.fill(this.length);
  }

  /** Goes back to a state before the checkpoint, as the table once allowed; undo cannot go behind it again. */
  undoTo(state: State, seat: number): void {
    this.state.copyFrom(state);
    this.#write(seat, UNDO_CHOICE, { words: UNDO, isAuto: false, events: [] });
    this.touched.fill(this.length);
    this.setCheckpoint();
    this.block = 'nothing';
  }

  /** The settled lines since the checkpoint that were not taken back. */
  #standing(): readonly Entry[] {
    return standingEntries(this.history.entries, this.baseLine);
  }

  #write(seat: number, choice: number, line: Pick<Entry, 'words' | 'isAuto' | 'events'>): void {
    this.length++;
    this.fresh.entries.push({ seq: this.length, seat, ...line });
    this.fresh.choices.push(choice);
    if (this.length % CHECK_EVERY !== 0) return;
    this.kept = [...this.kept, { after: this.length, bytes: this.state.bytes.slice() }];
  }
}

const offered = new Choices();

/** One scratch state per game, so that a submission allocates little. */
const scratches = new WeakMap<Game, State>();
function scratch(game: Game, s: State): State {
  let copy = scratches.get(game);
  if (copy === undefined) scratches.set(game, (copy = game.blank()));
  copy.copyFrom(s);
  return copy;
}

/** Courses nobody uses now, by game: a copy to try lines on is needed for every submission and preview. */
const spares = new WeakMap<Game, Course[]>();
/** A server has many proposals waiting for its disk at once. */
const MOST_SPARES = 64;

/** A copy of a course, to try lines on. */
export function copyCourse(course: Course): Course {
  const copy = spares.get(course.game)?.pop() ?? new Course(course.game, course.seats);
  copy.copyFrom(course);
  return copy;
}

/** Gives a course back that nobody will use any more. */
export function dropCourse(course: Course): void {
  course.history = { entries: [], choices: [] };
  const free = spares.get(course.game);
  if (free === undefined) spares.set(course.game, [course]);
  else if (free.length < MOST_SPARES) free.push(course);
}
