import { createTranslate, type Language, type Translate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { readFileSync } from 'node:fs';

const loaded = new Map<Language, Translate>();

/** What lessons of all games say, in a language. */
export function ownTexts(language: Language): Translate {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const source = readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8');
  const messages = compileMessages(JSON.parse(source) as Record<string, string>, language);
  const texts = createTranslate(language, [messages]);
  loaded.set(language, texts);
  return texts;
}
