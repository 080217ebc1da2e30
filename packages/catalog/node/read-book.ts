import type { Language, RulesBook } from '@fondaco/texts';
import { compileBook } from '@fondaco/texts/compile-book';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rules book of a game in a language, if there is one. */
export function readBook(game: string, language: Language): RulesBook | undefined {
  const path = fileURLToPath(import.meta.resolve(`@fondaco/${game}/book/${language}.md`));
  return existsSync(path) ? compileBook(readFileSync(path, 'utf8')) : undefined;
}
