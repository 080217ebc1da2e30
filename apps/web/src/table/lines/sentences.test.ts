import type { Lexicon } from '@fondaco/protocol';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTranslate } from '../../texts/translate.ts';
import { eventSentence } from './sentences.ts';

const GAMES = [
  ['augsburg-1520', ['drew', 'gave', 'free-note', 'offered'], 'note'],
  ['de-vulgari-eloquentia', ['kept', 'put-back'], 'points'],
] as const;

function textsOf(game: string, language: string): Record<string, string> {
  const file = new URL(`../../../../../packages/${game}/locales/${language}.json`, import.meta.url);
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

test.each(['en', 'it', 'fr', 'es', 'de'])('in %s a sentence leaves out what changes by nothing', (language) => {
  const t = createTranslate(language, [textsOf('de-vulgari-eloquentia', language)]);
  const fields = ['seat', 'zone', 'ducats', 'spaces', 'place', 'actions', 'cube', 'count'];
  const say = (type: string, values: object) => {
    const events = [{ name: type, fields: fields.map((name) => ({ name })) }];
    return eventSentence(t, { verbs: [], events, categories: [] }, { type, seat: 'Ann', ...values });
  };
  const city = (ducats: number, spaces: number) => say('claimed-city', { zone: 'Roma', ducats, spaces });
  expect(city(8, 15)).toMatch(/\(.*8.*15\)\.$/);
  expect(city(10, 0)).toMatch(/\([^,]*\+10\)\.$/);
  expect(city(0, 4)).toMatch(/\([^,]*\+4\)\.$/);
  expect(say('moved', { place: 'Roma', actions: 1, ducats: 0 })).toMatch(/\([^,]*1\)\.$/);
  expect(say('bought', { cube: 'X', count: 1, ducats: 0 })).not.toMatch(/[()]/);
});
