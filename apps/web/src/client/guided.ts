import { create } from 'zustand';
import { useLobby } from './lobby-store.ts';
import { set as setSettings } from './settings.ts';

const KEY = 'fondaco-guide';

/** How far somebody is guided. */
interface Guided {
  /** How many decisions they made as they were advised, or as well, by game. */
  readonly taken: Readonly<Record<string, number>>;
  /** They were asked whether they want a guide at their first table, and have answered. */
  readonly isAnswered: boolean;
}

function stored(): Guided {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return readGuided(value);
  } catch {
    return { taken: {}, isAnswered: false };
  }
}

/** Whatever is no number of decisions is left out. */
function readGuided(value: unknown): Guided {
  if (typeof value !== 'object' || value === null) return { taken: {}, isAnswered: false };
  const taken = 'taken' in value && typeof value.taken === 'object' && value.taken !== null ? value.taken : {};
  const counts = Object.entries(taken).filter(
    (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
  );
  return { taken: Object.fromEntries(counts), isAnswered: 'isAnswered' in value && value.isAnswered === true };
}

export const useGuided = create<Guided>(stored);

function keep(guided: Partial<Guided>): void {
  useGuided.setState(guided);
  try {
    localStorage.setItem(KEY, JSON.stringify(useGuided.getState()));
  } catch (error) {
    console.warn('How far you are guided will be forgotten.', error);
  }
}

/** Counts decisions that somebody made as they were advised, or as well. */
export function countTaken(game: string, decisions: number): void {
  const { taken } = useGuided.getState();
  keep({ taken: { ...taken, [game]: (taken[game] ?? 0) + decisions } });
}

/** Somebody wants to be guided from the beginning. */
export function callGuide(): void {
  keep({ taken: {}, isAnswered: true });
  setSettings({ hasGuide: true });
}

/** Somebody wants no guide. */
export function sendGuideAway(): void {
  keep({ isAnswered: true });
  setSettings({ hasGuide: false });
}

/** Whether somebody seems to be new here: they have finished no table in this browser, and were never asked. */
export function useIsNewcomer(): boolean {
  const isAnswered = useGuided((guided) => guided.isAnswered);
  const hasFinished = useLobby(({ tables }) => tables.some(({ isOver }) => isOver));
  return !isAnswered && !hasFinished;
}
