import { isObject, type Json } from '@fondaco/kernel';
import { create } from 'zustand';
import { dayOf } from './daily.ts';

const KEY = 'fondaco-puzzles';
const OUTCOMES = ['solved', 'failed', 'shown'] as const;

/** How a puzzle ended: by the best choice, by too many others, or by being shown. */
export type PuzzleOutcome = (typeof OUTCOMES)[number];

/** What the person has made of the puzzles so far. */
interface SolvedSoFar {
  /** How each ended, by `puzzleKey`; one that was solved stays so. */
  readonly outcomes: Readonly<Record<string, PuzzleOutcome>>;
  /** The days on which a puzzle was solved without a hint, in order. */
  readonly days: readonly string[];
}

export function puzzleKey(game: string, number: number): string {
  return `${game}/${number}`;
}

export const useSolved = create<SolvedSoFar>(() => stored());

function stored(): SolvedSoFar {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { outcomes: {}, days: [] };
  }
}

function read(json: Json): SolvedSoFar {
  const { outcomes = {}, days = [] } = isObject(json) ? json : {};
  const known = isObject(outcomes) ? Object.entries(outcomes) : [];
  return {
    outcomes: Object.fromEntries(
      known.flatMap(([key, value]) => OUTCOMES.filter((one) => one === value).map((one) => [key, one])),
    ),
    days: Array.isArray(days) ? days.filter((day) => typeof day === 'string') : [],
  };
}

/** Keeps how a puzzle ended; the day counts if it was solved without a hint. */
export function keepAnswer(
  game: string,
  number: number,
  { outcome, hasHint }: { readonly outcome: PuzzleOutcome; readonly hasHint: boolean },
): void {
  const { outcomes, days } = useSolved.getState();
  const key = puzzleKey(game, number);
  const today = dayOf(new Date());
  const counts = outcome === 'solved' && !hasHint && outcomes[key] === undefined && !days.includes(today);
  const solved: SolvedSoFar = {
    outcomes: outcomes[key] === 'solved' ? outcomes : { ...outcomes, [key]: outcome },
    days: counts ? [...days, today] : days,
  };
  useSolved.setState(solved);
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch (error) {
    console.warn('The answer will be forgotten.', error);
  }
}
