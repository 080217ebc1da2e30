import { lookUp } from '@fondaco/kernel';
import { explain, type AdviceReason } from '@fondaco/bots';
import { loadTexts, readSources } from '@fondaco/catalog/node';
import { LANGUAGES, type Language } from '@fondaco/texts';
import { placesIn } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { describe, expect, test } from 'vitest';
import { models } from './fixtures.ts';

const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'hint.gains': ['gains'],
  'hint.losses': ['losses'],
  'hint.both': ['gains', 'losses'],
};

describe.each(models)('$game.id', ({ game, evaluation }) => {
  const features = Object.entries(evaluation.reasons).map(([feature, kind]) => ({
    feature,
    isCounted: 'unit' in kind,
  }));

  describe.each(LANGUAGES)('%s', (language) => {
    const messages = compileMessages(readSources(game.id, `bots.${language}`), language);

    test('has words for every reason and every temperament, and nothing else', () => {
      const wanted = [
        ...Object.keys(SENTENCES),
        ...features.map(({ feature }) => `hint.${feature}`),
        ...evaluation.temperaments.flatMap(({ name }) => [`temperament.${name}`, `temperament.${name}.likes`]),
      ];
      expect(Object.keys(messages).toSorted()).toEqual(wanted.toSorted());
    });

    test('names an amount where something is counted, and only there', () => {
      const namesIn = (key: string) => [
        ...new Set([...placesIn(lookUp(messages, key))].map((place) => place.replace(/ plural$/, ''))),
      ];
      for (const { feature, isCounted } of features)
        expect([feature, namesIn(`hint.${feature}`)]).toEqual([feature, isCounted ? ['count'] : []]);
      for (const [key, places] of Object.entries(SENTENCES)) expect(namesIn(key)).toEqual(places);
    });

    test('explains gains and losses of every kind in whole sentences', () => {
      const say = loadTexts(game.id, language);
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
  const say = (language: Language) => loadTexts('de-vulgari-eloquentia', language);
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
