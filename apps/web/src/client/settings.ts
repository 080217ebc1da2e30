import { create } from 'zustand';
import type { Language } from '@fondaco/texts';
import { browserLanguage, isLanguage } from '../texts/languages.ts';

export type Theme = 'auto' | 'parchment' | 'candlelight';
export type Motion = 'auto' | 'none';
/** How fast bots play and events are shown, in milliseconds, and how much faster than unhurried moments pass; at once there are none. */
export const PACES = {
  slow: { least: 1200, most: 2500, event: 1400, speed: 0.5 },
  humane: { least: 600, most: 1500, event: 700, speed: 1 },
  brisk: { least: 250, most: 500, event: 350, speed: 2 },
  instant: { least: 0, most: 0, event: 0, speed: 0 },
} as const;
export type PaceWord = keyof typeof PACES;

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly pace: PaceWord;
  /** How loud the table is, 0 to 100; 0 is silence. */
  readonly volume: number;
  /** Single letters as shortcuts. */
  readonly hasLetters: boolean;
  /** Aids at the table: what can still be done, what happened since one's turn, what choices cost before they are touched, and how one stands. */
  readonly hasReminder: boolean;
  readonly hasSince: boolean;
  readonly hasPrices: boolean;
  readonly hasStanding: boolean;
  /** A guide at tables that one plays alone against bots. */
  readonly hasGuide: boolean;
  readonly name: string;
}

const KEY = 'fondaco-settings';
const LOUDEST = 100;

function stored(): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function pick<Word extends string>(words: readonly Word[], value: unknown, fallback: Word): Word {
  return words.find((word) => word === value) ?? fallback;
}

function initial(): Settings {
  const from = stored();
  const { language } = from;
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : browserLanguage(),
    theme: pick(['auto', 'parchment', 'candlelight'], from.theme, 'auto'),
    motion: pick(['auto', 'none'], from.motion, 'auto'),
    pace: pick(Object.keys(PACES) as PaceWord[], from.pace, 'humane'),
    volume: typeof from.volume === 'number' ? Math.min(LOUDEST, Math.max(0, from.volume)) : 0,
    hasLetters: from.hasLetters !== false,
    hasReminder: from.hasReminder !== false,
    hasSince: from.hasSince !== false,
    hasPrices: from.hasPrices !== false,
    hasStanding: from.hasStanding !== false,
    hasGuide: from.hasGuide === true,
    name: typeof from.name === 'string' ? from.name : '',
  };
}

export const useSettings = create<Settings>(initial);

export function set(settings: Partial<Settings>): void {
  useSettings.setState(settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch (error) {
    console.warn('The settings will be forgotten.', error);
  }
}

/** What is set in one tab is set in all that are open. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) useSettings.setState(initial());
  });
}

/** Puts theme and motion on the page, and keeps them there. */
export function applyTheme(): void {
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme, motion } = useSettings.getState();
    const isDark = theme === 'candlelight' || (theme === 'auto' && darkness.matches);
    document.documentElement.dataset.theme = isDark ? 'candlelight' : 'parchment';
    document.documentElement.dataset.motion = motion;
  };
  apply();
  useSettings.subscribe(apply);
  darkness.addEventListener('change', apply);
}

export function isStill(): boolean {
  return useSettings.getState().motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
