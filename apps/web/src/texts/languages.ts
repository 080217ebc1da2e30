import { createTranslate, type Language, type Messages, type NameOf, type Translate } from '@fondaco/texts';
import { create } from 'zustand';

/** Every language under the name it has for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
};

// The build compiles every file these find: see compile-texts.ts.
type Loaders = Readonly<Record<string, () => Promise<Messages>>>;
const shell: Loaders = import.meta.glob<Messages>('./*.json', { import: 'default' });
const packages: Loaders = import.meta.glob<Messages>('../../../../packages/*/locales/*.json', { import: 'default' });
const tables: Loaders = import.meta.glob<Messages>('../games/*/texts/*.json', { import: 'default' });
const features: Loaders = import.meta.glob<Messages>('../{guide,online,puzzles,review}/texts/*.json', {
  import: 'default',
});

/** Parts of the app whose texts are fetched when they are first needed. */
type Feature = 'guide' | 'online' | 'puzzles' | 'review';

export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGE_NAMES, text);
}

/** The first of the browser's languages that we speak. */
export function browserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

/** The messages of a file; a game that does not have it in this language yet speaks English. */
function load(loaders: Loaders, language: Language, pathIn: (language: Language) => string): Promise<Messages> {
  const loader = loaders[pathIn(language)] ?? loaders[pathIn('en')];
  return loader === undefined ? Promise.resolve({}) : loader();
}

/** What a game says in a language. */
function gameLoads(language: Language, game: string): readonly Promise<Messages>[] {
  const folder = `../../../../packages/${game}/locales`;
  return [
    load(tables, language, (spoken) => `../games/${game}/texts/${spoken}.json`),
    load(packages, language, (spoken) => `${folder}/${spoken}.json`),
    load(packages, language, (spoken) => `${folder}/bots.${spoken}.json`),
  ];
}

/** What a part of the app says in a language; what an analysis says it says in a terminal, too. */
function featureLoads(language: Language, feature: Feature): readonly Promise<Messages>[] {
  return [
    load(features, language, (spoken) => `../${feature}/texts/${spoken}.json`),
    load(packages, language, (spoken) => `../../../../packages/${feature}/locales/${spoken}.json`),
  ];
}

/** What explains the things of a game in a language; loaded when somebody asks. */
export function loadAbout(language: Language, game: string): Promise<Messages> {
  return load(packages, language, (spoken) => `../../../../packages/${game}/locales/about.${spoken}.json`);
}

/** Texts that are made of others. */
type Naming = (t: Translate) => Messages;

interface TextState {
  readonly language: Language;
  readonly game: string | undefined;
  readonly layers: readonly Messages[];
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
/** Whose texts are spoken besides those of the shell. */
const spokenFeatures = new Set<Feature>();

/** Loads a language, for the shell or for the shell and a game, and speaks it once it is there. */
export async function speak(language: Language, game: string | undefined): Promise<void> {
  const now = ++latest;
  const loads = [
    load(shell, language, (spoken) => `./${spoken}.json`),
    ...[...spokenFeatures].flatMap((feature) => featureLoads(language, feature)),
    ...(game === undefined ? [] : gameLoads(language, game)),
  ];
  const layers = await Promise.all(loads);
  if (now !== latest) return;
  document.documentElement.lang = language;
  const spoken = useTextStore.getState();
  const naming = spoken.game === game ? spoken.naming : undefined;
  speakWith({ language, game, layers, naming, nameOf: spoken.nameOf });
}

/** Has the texts of a feature spoken from now on. */
export async function speakAlso(feature: Feature): Promise<void> {
  if (spokenFeatures.has(feature)) return;
  spokenFeatures.add(feature);
  const { language, game } = useTextStore.getState();
  await speak(language, game);
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

/** The texts of the moment, for what is no component. */
export function spokenTexts(): Translate {
  return loaded(useTextStore.getState().t);
}

/** The texts of the moment; the app does not draw before there are some. */
export function useTexts(): Translate {
  return loaded(useTextStore((spoken) => spoken.t));
}

function loaded(t: Translate | undefined): Translate {
  if (t === undefined) throw new Error('no language is loaded');
  return t;
}
