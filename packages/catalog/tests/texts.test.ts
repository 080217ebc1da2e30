import { compileMessage } from '@fondaco/texts/compile';
import { findFaults } from '@fondaco/texts/testing';
import { placesIn } from '@fondaco/texts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@fondaco/texts';
import { readSources } from '../node/index.ts';
import { games } from '../src/index.ts';
import { expectKeys } from './expected-keys.ts';
import { isSaidAlike } from './said-alike.ts';

/** Steps that ask nobody need no question. */
const SILENT_STEPS = ['calendar', 'actions', 'rounds', 'deal'];
const MOST_CLAUSE_LENGTH = 140;

describe.each(games.map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  const english = readSources(id, 'en');
  const asking = game.steps.map(({ name }) => name).filter((name) => !SILENT_STEPS.includes(name));
  const expected = expectKeys(game, asking);

  test('has a text for everything it can say, and no other', () => {
    const keys = Object.keys(english);
    expect([...expected.keys()].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !expected.has(key))).toEqual([]);
  });

  test('uses only values that its lines and events have, and every word of a line', () => {
    const unknown: string[] = [];
    for (const [key, source] of Object.entries(english)) {
      const values = expected.get(key) ?? [];
      const used = new Set([...placesIn(compileMessage(source, 'en'))].flatMap((place) => place.split(' ', 1)));
      const known = values.flatMap((value) => [value, `${value}Word`]);
      unknown.push(...[...used].filter((name) => !known.includes(name)).map((name) => `${key}: {${name}}`));
      const isSaid = (value: string): boolean => used.has(value) || used.has(`${value}Word`);
      if (/^(?:choice|event)\./.test(key))
        unknown.push(...values.filter((value) => !isSaid(value)).map((value) => `${key} leaves {${value}} out`));
    }
    expect(unknown).toEqual([]);
  });

  test.each(LANGUAGES)('is written well in %s, and says the same as in English', (language) => {
    for (const file of ['', 'bots.', 'about.'])
      expect(findFaults(language, readSources(id, `${file}${language}`), readSources(id, `${file}en`))).toEqual([]);
  });

  test.each(LANGUAGES)('keeps the explanations of clauses short in %s', (language) => {
    const clauses = Object.entries(readSources(id, language)).filter(([key]) => key.startsWith('clause.'));
    expect(clauses.filter(([, text]) => text.length > MOST_CLAUSE_LENGTH)).toEqual([]);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('is translated into %s', (language) => {
    const own = readSources(id, language);
    const same = Object.keys(own).filter((key) => own[key] === english[key]);
    expect(same.filter((key) => !isSaidAlike(id, language, key))).toEqual([]);
  });
});
