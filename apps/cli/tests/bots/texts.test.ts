import { lookUp } from '@fondaco/kernel';
import { explain, type AdviceReason } from '@fondaco/bots';
import { translate, type Texts } from '@fondaco/catalog';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { models } from './fixtures.ts';

const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'];
const PACKAGES = new URL('../../../../packages/', import.meta.url);
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'hint.gains': ['gains'],
  'hint.losses': ['losses'],
  'hint.both': ['gains', 'losses'],
};

function readTexts(game: string, language: string): Texts {
  return JSON.parse(readFileSync(new URL(`${game}/locales/bots.${language}.json`, PACKAGES), 'utf8')) as Texts;
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

describe.each(models)('$game.id', ({ game, evaluation }) => {
  const features = Object.entries(evaluation.reasons).map(([feature, kind]) => ({
    feature,
    isCounted: 'unit' in kind,
  }));
  const english = readTexts(game.id, 'en');

  describe.each(LANGUAGES)('%s', (language) => {
    const texts = readTexts(game.id, language);

    test('has words for every reason and every temperament, and nothing else', () => {
      const wanted = [
        ...Object.keys(SENTENCES),
        ...features.map(({ feature }) => `hint.${feature}`),
        ...evaluation.temperaments.flatMap(({ name }) => [`temperament.${name}`, `temperament.${name}.likes`]),
      ];
      const found = new Set(Object.keys(texts).map((key) => key.replace(/\.(one|other)$/, '')));
      expect([...found].toSorted()).toEqual(wanted.toSorted());
      expect(Object.keys(texts)).toEqual(Object.keys(english));
    });

    test('names an amount where something is counted, and only there', () => {
      for (const { feature, isCounted } of features) {
        const text = texts[`hint.${feature}.other`] ?? lookUp(texts, `hint.${feature}`);
        expect([feature, placesIn(text)]).toEqual([feature, isCounted ? ['amount'] : []]);
      }
      for (const [key, places] of Object.entries(SENTENCES)) expect(placesIn(lookUp(texts, key))).toEqual(places);
    });

    test('is set with care', () => {
      const misplaced = language === 'fr' ? /[^\u202f][:;!?»]|«[^\u202f]/ : /\s[:;!?]/;
      for (const [key, text] of Object.entries(texts)) {
        expect([key, /['"]/.test(text) || misplaced.test(text) || text.trim() !== text]).toEqual([key, false]);
        if (language !== 'en' && placesIn(text).length === 0) expect([key, text]).not.toEqual([key, english[key]]);
      }
    });

    test('explains gains and losses of every kind in whole sentences', () => {
      const say = (key: string, values = {}) => translate(texts, key, values);
      for (const count of [1, 1200]) {
        for (const { feature, isCounted } of features) {
          const much = isCounted ? { count } : {};
          const gain: AdviceReason = { feature, change: 1, ...much };
          const loss: AdviceReason = { feature, change: -1, ...(isCounted ? { count: -count } : {}) };
          for (const reasons of [[gain], [loss], [gain, gain, loss]])
            expect(explain(reasons, say, language)).toMatch(/^\p{Lu}[^{}]+\.$/u);
        }
      }
      expect(explain([], say, language)).toBe('');
    });
  });
});

test('a reason reads as a sentence would be written', () => {
  const say =
    (language: string) =>
    (key: string, values: Readonly<Record<string, string | number>> = {}) =>
      translate(readTexts('de-vulgari-eloquentia', language), key, values);
  const reasons: readonly AdviceReason[] = [
    { feature: 'own-ducats', change: 0.2, count: 10 },
    { feature: 'own-is-cardinal', change: 1 },
    { feature: 'own-votes', change: -0.1, count: -1 },
  ];
  expect(explain(reasons, say('en'), 'en')).toBe('Brings 10 ducats and the cardinal’s hat; costs 1 vote.');
  expect(explain(reasons, say('it'), 'it')).toBe('Porta 10 ducati e il cappello cardinalizio; costa 1 voto.');
  expect(explain(reasons, say('fr'), 'fr')).toBe('Rapporte 10 ducats et le chapeau de cardinal\u202f; coûte 1 voix.');
  expect(explain(reasons, say('es'), 'es')).toBe('Da 10 ducados y el capelo cardenalicio; cuesta 1 voto.');
  expect(explain(reasons, say('de'), 'de')).toBe('Bringt 10 Dukaten und den Kardinalshut; kostet 1 Stimme.');
});
