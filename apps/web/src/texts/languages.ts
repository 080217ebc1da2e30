import { create } from 'zustand';
import type { Translate } from './translate.ts';
import { createTranslate, type Texts } from './translate.ts';

/** The languages of the house, each under its own name. */
export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français', es: 'Español', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

type Loader = () => Promise<Texts>;
const shell = import.meta.glob<Texts>('./*.json', { import: 'default' });
const games = import.meta.glob<Texts>('../../../../packages/*/locales/*.json', { import: 'default' });
const tables = import.meta.glob<Texts>('../games/*/texts/*.json', { import: 'default' });

export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGES, text);
}

/** The first of the browser's languages that we speak. */
export function browserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

function load(loaders: Record<string, Loader>, path: string): Promise<Texts> {
  return loaders[path]?.() ?? Promise.resolve({});
}

/** What a game says in a language; English fills gaps. */
function gameLoads(language: Language, game: string): readonly Promise<Texts>[] {
  const one = (spoken: Language) => [
    load(tables, `../games/${game}/texts/${spoken}.json`),
    load(games, `../../../../packages/${game}/locales/${spoken}.json`),
    load(games, `../../../../packages/${game}/locales/bots.${spoken}.json`),
  ];
  return language === 'en' ? one('en') : [...one(language), ...one('en')];
}

/** Texts that are made of others. */
type Naming = (t: Translate) => Texts;

type NameOf = (seat: string) => string;

interface TextState {
  readonly language: Language;
  readonly game: string | undefined;
  readonly layers: readonly Texts[];
  readonly naming: Naming | undefined;
  /** The names of those at the table, by the words of their seats. */
  readonly nameOf: NameOf | undefined;
  readonly t: Translate | undefined;
}

/** The language spoken, with the texts of the shell and of the game on the table. */
export const useTextStore = create<TextState>(() => ({
  language: 'en',
  game: undefined,
  layers: [],
  naming: undefined,
  nameOf: undefined,
  t: undefined,
}));

let latest = 0;

/** Loads a language, for the shell or for the shell and a game, and speaks it once it is there. */
export async function speak(language: Language, game: string | undefined): Promise<void> {
  const now = ++latest;
  const loads = [load(shell, `./${language}.json`), ...(game === undefined ? [] : gameLoads(language, game))];
  const layers = await Promise.all(loads);
  if (now !== latest) return;
  document.documentElement.lang = language;
  const spoken = useTextStore.getState();
  const naming = spoken.game === game ? spoken.naming : undefined;
  speakWith({ language, game, layers, naming, nameOf: spoken.nameOf });
}

/** Has the things of the game that is spoken of called what they are at its table. */
export function nameThings(naming: Naming | undefined): void {
  speakWith({ ...useTextStore.getState(), naming });
}

/** Has the seats of the table called by the names of their players. */
export function nameSeats(nameOf: NameOf | undefined): void {
  speakWith({ ...useTextStore.getState(), nameOf });
}

function speakWith(spoken: Omit<TextState, 't'>): void {
  const { language, layers, naming, nameOf } = spoken;
  const t = createTranslate(language, layers, nameOf);
  useTextStore.setState({
    ...spoken,
    t: naming === undefined ? t : createTranslate(language, [naming(t), ...layers], nameOf),
  });
}

/** The texts of the moment; the app does not draw before there are some. */
export function useTexts(): Translate {
  const t = useTextStore((spoken) => spoken.t);
  if (t === undefined) throw new Error('no language is loaded');
  return t;
}
