import { createTranslate, type Language, type Translate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the locale files of a game are about: the table, what its bots say, and what everything is and does. */
const FILES = ['', 'bots.', 'about.'];

const loaded = new Map<string, Translate>();

/** The texts of a game in a language, compiled when they are first asked for. */
export function loadTexts(game: string, language: Language = 'en'): Translate {
  const key = `${game} ${language}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const layers = FILES.map((file) => compileMessages(readSources(game, `${file}${language}`), language));
  const t = createTranslate(language, layers);
  loaded.set(key, t);
  return t;
}

/** The messages of one locale file as they are written; none if the game has no such file. */
export function readSources(game: string, file: string): Readonly<Record<string, string>> {
  const path = fileURLToPath(import.meta.resolve(`@fondaco/${game}/locales/${file}.json`));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}
