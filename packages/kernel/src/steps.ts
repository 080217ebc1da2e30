import type { Choices } from './choice.ts';
import type { Sink } from './event.ts';
import type { Domain } from './notation.ts';
import { hasSeat, only } from './seats.ts';
import { FRAME_WIDTH, type State } from './state.ts';

/** What one argument of a frame means, so that a pending step can be written down in words. */
export interface FrameField {
  readonly name: string;
  /** The words it is written with; a plain number without. */
  readonly domain?: Domain;
  /** It is a bit set of seats. */
  readonly isSeats?: boolean;
}

/**
 * A step of the game. While seats are waited for it offers `choices` and takes them by `apply`; when none is, the runner calls
 * `run`, which must change the stack or the waiting seats. `whyNot` is the one place where legality is written: it answers
 * `LEGAL` exactly for what `choices` offers, and otherwise the number of a reason.
 */
export interface Step<S extends State> {
  readonly name: string;
  /** The clause that says who decides what here. */
  readonly clause: string;
  readonly frame: readonly FrameField[];
  /** Asked for even when there is one choice only, because silence would tell or the player has the right to say it. */
  readonly alwaysAsk: boolean;
  choices(s: S, seat: number, at: number, out: Choices): void;
  whyNot(s: S, seat: number, choice: number, at: number): number;
  apply(s: S, seat: number, choice: number, at: number, sink: Sink | undefined): void;
  run(s: S, at: number, sink: Sink | undefined): void;
}

/** The answer of `whyNot` to a choice that is offered. */
export const LEGAL = 0;
/** The first reason of every game: the choice belongs to another step. */
export const NOT_NOW = 1;

type StepHead = { readonly name: string; readonly clause: string; readonly frame?: readonly FrameField[] };

/** A step that asks. `run` is needed only if it is left with nobody waited for. */
export function decision<S extends State>(
  step: StepHead & Pick<Step<S>, 'choices' | 'whyNot' | 'apply'> & Partial<Pick<Step<S>, 'run' | 'alwaysAsk'>>,
): Step<S> {
  return { frame: [], alwaysAsk: false, run: () => fail(step.name, 'is never run'), ...step };
}

/** A step that asks nobody. */
export function automatic<S extends State>(step: StepHead & Pick<Step<S>, 'run'>): Step<S> {
  const never = (): never => fail(step.name, 'asks nobody');
  return { frame: [], alwaysAsk: false, choices: never, whyNot: () => NOT_NOW, apply: never, ...step };
}

function fail(name: string, what: string): never {
  throw new Error(`step ${name} ${what}`);
}

/** Where a frame's waiting seats and its first argument stand, counted from where it begins. */
export const WAITING = 1;
export const FIRST_SLOT = 2;

/** Where the arguments of each step's frame stand, by their names: `s.frames[at + SLOT.bid.number]`. */
export function slotsOf<const Frames extends Readonly<Record<string, readonly FrameField[]>>>(
  frames: Frames,
): { readonly [Name in keyof Frames]: { readonly [Field in Frames[Name][number]['name']]: number } } {
  const slots = Object.entries(frames).map(([step, fields]) => [
    step,
    Object.fromEntries(fields.map((field, i) => [field.name, FIRST_SLOT + i])),
  ]);
  return Object.fromEntries(slots) as ReturnType<typeof slotsOf<Frames>>;
}

export function push(s: State, step: number, waiting: number, a = 0, b = 0, c = 0, d = 0): void {
  const at = s.depth[0]++ * FRAME_WIDTH;
  if (at >= s.frames.length) throw new Error('too many frames');
  s.frames[at] = step;
  s.frames[at + WAITING] = waiting;
  s.frames[at + FIRST_SLOT] = a;
  s.frames[at + FIRST_SLOT + 1] = b;
  s.frames[at + FIRST_SLOT + 2] = c;
  s.frames[at + FIRST_SLOT + 3] = d;
}

/** Removes the top frame and wipes it, so that equal situations are equal bytes. */
export function pop(s: State): void {
  const at = --s.depth[0] * FRAME_WIDTH;
  // A loop, because calling the library takes longer than these few words.
  for (let i = at; i < at + FRAME_WIDTH; i++) s.frames[i] = 0;
}

/** Where the top frame begins. */
export function topOf(s: State): number {
  return (s.depth[0] - 1) * FRAME_WIDTH;
}

/** Notes that a seat has answered: it is no longer waited for. */
export function answered(s: State, at: number, seat: number): void {
  s.frames[at + WAITING] &= ~only(seat);
}

/** The bit set of seats that must choose; none when the game is over. */
export function waitingSeats(s: State): number {
  return s.depth[0] === 0 ? 0 : s.frames[topOf(s) + WAITING];
}

export function isOver(s: State): boolean {
  return s.depth[0] === 0;
}

export function isWaitingFor(s: State, seat: number): boolean {
  return hasSeat(waitingSeats(s), seat);
}

/** The step on top of the stack. */
export function currentStep<S extends State>(steps: readonly Step<S>[], s: S): Step<S> {
  return steps[s.frames[topOf(s)]];
}

/** Lists what a waiting seat can choose. */
export function listChoices<S extends State>(steps: readonly Step<S>[], s: S, seat: number, out: Choices): void {
  out.clear();
  const at = topOf(s);
  steps[s.frames[at]].choices(s, seat, at, out);
  if (out.length > out.list.length) throw new Error(`more than ${out.list.length} choices in one decision`);
}

/**
 * Applies a choice that is offered, and goes on to the next decision. Returns whether it was the last answer its step waited for:
 * what was collected may then be shown to all.
 */
export function applyChoice<S extends State>(
  steps: readonly Step<S>[],
  s: S,
  seat: number,
  choice: number,
  sink?: Sink,
): boolean {
  const at = topOf(s);
  const number = s.frames[at];
  const depth = s.depth[0];
  steps[number].apply(s, seat, choice, at, sink);
  const isLast = s.depth[0] === depth && s.frames[at] === number && s.frames[at + WAITING] === 0;
  runToDecision(steps, s, sink);
  return isLast;
}

/** Runs steps until somebody is waited for or the game is over. */
export function runToDecision<S extends State>(steps: readonly Step<S>[], s: S, sink?: Sink): void {
  while (s.depth[0] > 0) {
    const at = topOf(s);
    if (s.frames[at + WAITING] !== 0) return;
    steps[s.frames[at]].run(s, at, sink);
  }
}
