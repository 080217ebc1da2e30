import { isObject, printCanonical, sha256, toHex, utf8, type Json } from '@fondaco/kernel';
import type { Puzzle } from '@fondaco/review';
import { create } from 'zustand';
import { dayOf } from './daily.ts';

const KEY = 'fondaco-puzzles';
const OUTCOMES = ['solved', 'failed', 'shown'] as const;

/** How a puzzle ended: by the best choice, by too many others, or by being shown. */
export type PuzzleOutcome = (typeof OUTCOMES)[number];

/** What the person has made of the puzzles so far. */
export interface SolvedSoFar {
  /** How each ended, by `puzzleKey`; one that was solved stays so. */
  readonly outcomes: Readonly<Record<string, PuzzleOutcome>>;
  /** The days on which a puzzle was solved without a hint, in order. */
  readonly days: readonly string[];
  /** What was failed, shown or hinted at on the last day on which that happened. */
  readonly spoilt?: { readonly day: string; readonly keys: readonly string[] };
}

function strings(json: Json | undefined): readonly string[] {
  return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : [];
}

/** What a puzzle is remembered by: the set it is of and what lies on the table, wherever in the set it stands. */
export function puzzleKey(set: string, { position, seat }: Puzzle): string {
  const known = hashes.get(position) ?? toHex(sha256(utf8(printCanonical({ position, seat })))).slice(0, SHORT);
  hashes.set(position, known);
  return `${set}/${known}`;
}

const SHORT = 16;
/** By position: they are long, and asked for with every drawing. */
const hashes = new WeakMap<object, string>();

export const useSolved = create<SolvedSoFar>(() => stored());

function stored(): SolvedSoFar {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { outcomes: {}, days: [] };
  }
}

function read(json: Json): SolvedSoFar {
  const { outcomes = {}, days = [], spoilt } = isObject(json) ? json : {};
  const known = isObject(outcomes) ? Object.entries(outcomes) : [];
  return {
    outcomes: Object.fromEntries(
      known.flatMap(([key, value]) => OUTCOMES.filter((one) => one === value).map((one) => [key, one])),
    ),
    days: strings(days),
    ...(isObject(spoilt) && typeof spoilt.day === 'string'
      ? { spoilt: { day: spoilt.day, keys: strings(spoilt.keys) } }
      : {}),
  };
}

/** An answer that ended a puzzle. */
export interface EndedPuzzle {
  readonly key: string;
  readonly outcome: PuzzleOutcome;
  readonly hasHint: boolean;
  /** Whether it was the puzzle of the day. */
  readonly isDaily: boolean;
  readonly today: string;
}

/** What is known after another puzzle has ended. The day counts if it was solved without a hint: any that is new, or the one of the day, whenever it was seen. */
export function afterEnd(sofar: SolvedSoFar, { key, outcome, hasHint, isDaily, today }: EndedPuzzle): SolvedSoFar {
  const { outcomes, days } = sofar;
  const spoilt = sofar.spoilt?.day === today ? sofar.spoilt.keys : [];
  const isSolved = outcome === 'solved' && !hasHint;
  // Whoever was shown it today has not found it today.
  const isFresh = outcomes[key] === undefined || (isDaily && !spoilt.includes(key));
  return {
    outcomes: outcomes[key] === 'solved' ? outcomes : { ...outcomes, [key]: outcome },
    days: isSolved && isFresh && !days.includes(today) ? [...days, today] : days,
    ...(isSolved
      ? sofar.spoilt === undefined
        ? {}
        : { spoilt: sofar.spoilt }
      : { spoilt: { day: today, keys: [...spoilt, key] } }),
  };
}

/** Keeps how a puzzle ended. */
export function keepAnswer(ended: Omit<EndedPuzzle, 'today'>): void {
  const solved = afterEnd(useSolved.getState(), { ...ended, today: dayOf(new Date()) });
  useSolved.setState(solved);
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch (error) {
    console.warn('The answer will be forgotten.', error);
  }
}
