import type { Lexicon } from '@fondaco/protocol';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTranslate } from '../texts/translate.ts';
import { eventSentence } from './sentences.ts';

const GAMES = [
  ['augsburg-1520', ['drew', 'gave', 'free-note', 'offered'], 'note'],
  ['de-vulgari-eloquentia', ['kept', 'put-back'], 'points'],
] as const;

function textsOf(game: string, language: string): Record<string, string> {
  const file = new URL(`../../../../packages/${game}/locales/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

test.each(['en', 'it', 'fr', 'es', 'de'])(
  'in %s a sentence leaves out what is hidden, and says what is not',
  (language) => {
    for (const [game, types, field] of GAMES) {
      const t = createTranslate(language, [textsOf(game, language)]);
      for (const type of types) {
        const lexicon: Lexicon = {
          verbs: [],
          events: [{ name: type, fields: [{ name: 'seat' }, { name: field }] }],
          categories: [],
        };
        const hidden = eventSentence(t, lexicon, { type, seat: 'Ann', [field]: '?' });
        expect(hidden).toMatch(/^[^?():{}]*Ann[^?():{}]*\.$/);
        expect(eventSentence(t, lexicon, { type, seat: 'Ann', [field]: 7 })).toContain('7');
      }
    }
  },
);
