import { loadTexts } from '@fondaco/catalog/node';
import { SEAT, type Game } from '@fondaco/kernel';
import { LANGUAGES, printAbout } from '@fondaco/texts';
import { describe, expect, test } from 'vitest';
import { explanations as augsburg } from '../src/games/augsburg-1520/model/explanations.ts';
import { explanations as dve } from '../src/games/de-vulgari-eloquentia/model/explanations.ts';
import { printedBoard } from '../src/games/de-vulgari-eloquentia/model/printed.ts';
import { gameOf } from './support/played-tables.ts';

type Meant = readonly [domain: string, word: string];

const LADDERS = ['agency', 'peerage', 'office'];
const LEVELS = [1, 2, 3, 4];
const { charts, events } = printedBoard(undefined);

/** What has a meaning on the table and is no word of a line. */
const BESIDES: Readonly<Record<string, readonly Meant[]>> = {
  'de-vulgari-eloquentia': [
    ...events.map(({ number }): Meant => ['event', String(number)]),
    ...Object.entries(charts).flatMap(([chart, { spaces }]) =>
      Array.from({ length: spaces }, (_, i): Meant => ['space', `${chart}-${i + 1}`]),
    ),
  ],
  'augsburg-1520': LADDERS.flatMap((ladder): Meant[] => [
    ['ladder', ladder],
    ...LEVELS.map((level): Meant => ['level', `${ladder}-${level}`]),
  ]),
};

/** Every word of every domain, every verb and every option. */
function meantIn({ verbs, events: kinds, options }: Game): readonly Meant[] {
  const domains = [...verbs.flatMap(({ args }) => args), ...kinds.flatMap(({ fields }) => fields)].flatMap(
    ({ domain }) => (domain === undefined || domain === SEAT || domain.name === 'number' ? [] : [domain]),
  );
  return [
    ...domains.flatMap(({ name, words }) => words.map((word): Meant => [name, word])),
    ...verbs.map(({ name }): Meant => ['verb', name]),
    ...options.flatMap(({ name, values }): Meant[] => [
      ['option', name],
      ...values.map((value): Meant => ['option', `${name}.${value}`]),
    ]),
  ];
}

describe.each([
  ['de-vulgari-eloquentia', dve],
  ['augsburg-1520', augsburg],
] as const)('%s', (id, { about, clauses }) => {
  const all = [...meantIn(gameOf(id)), ...(BESIDES[id] ?? [])];

  test.each(LANGUAGES)('everything on the table has an explanation in %s, and rules that open', (language) => {
    const t = loadTexts(id, language);
    expect(all.length).toBeGreaterThan(80);
    for (const [domain, word] of all) {
      const found = about(undefined, domain, word);
      const { what, does } = printAbout(t, found);
      expect([domain, word, what, does]).not.toContain('');
      const known = (clauses[found.key] ?? []).filter((clause) => t.has(`clause.${clause}`));
      expect([domain, word, known.length > 0, known]).toEqual([domain, word, true, clauses[found.key]]);
    }
  });

  test('no rules are named for what nothing explains', () => {
    const t = loadTexts(id, 'en');
    expect(Object.keys(clauses).filter((key) => !t.has(`about.${key}.what`))).toEqual([]);
  });
});
