import { aboutOf as aboutAugsburg, ICONS as AUGSBURG_ICONS } from '@fondaco/augsburg-1520/about.ts';
import augsburgParts from '@fondaco/augsburg-1520/data/parts.json' with { type: 'json' };
import { LADDERS, STAGES } from '@fondaco/augsburg-1520/data/words.ts';
import { aboutOf as aboutDve, ICONS as DVE_ICONS, type ExplainedBoard } from '@fondaco/de-vulgari-eloquentia/about.ts';
import dveParts from '@fondaco/de-vulgari-eloquentia/data/parts.json' with { type: 'json' };
import { CHARACTERS, CHARTS, DIALECTS, ZONE_KINDS } from '@fondaco/de-vulgari-eloquentia/data/words.ts';
import type { About, Game } from '@fondaco/kernel';
import { printAbout } from '@fondaco/texts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@fondaco/texts';
import { loadTexts, readSources } from '../node/index.ts';
import { findGame } from '../src/index.ts';
import { domainsOf } from './expected-keys.ts';

const board = dveParts as unknown as ExplainedBoard;
/** People read explanations in passing: so many words a sentence on average, and no text longer than this. */
const MOST_WORDS = 22;
const MOST_LETTERS = 200;

type Thing = readonly [domain: string, word: string];

interface Explained {
  readonly id: string;
  readonly explain: (domain: string, word: string) => About;
  /** What has a meaning on the table and is no word of a line or an event. */
  readonly besides: readonly Thing[];
}

function things(domain: string, words: readonly string[]): readonly Thing[] {
  return words.map((word) => [domain, word] as const);
}

const GAMES: readonly Explained[] = [
  {
    id: 'de-vulgari-eloquentia',
    explain: (domain, word) => aboutDve(board, domain, word),
    besides: [
      ...things('kind', ZONE_KINDS),
      ...things('dialect', DIALECTS),
      ...things('character', CHARACTERS),
      ...things(
        'event',
        dveParts.events.map(({ number }) => String(number)),
      ),
      ...CHARTS.flatMap((chart) =>
        Array.from({ length: board.charts[chart].spaces }, (_, i) => ['space', `${chart}-${i + 1}`] as const),
      ),
      ...things('icon', DVE_ICONS),
    ],
  },
  {
    id: 'augsburg-1520',
    explain: (domain, word) => aboutAugsburg(augsburgParts, domain, word),
    besides: [
      ...things('stage', STAGES),
      ...LADDERS.flatMap((ladder) =>
        things(
          'level',
          ['1', '2', '3', '4'].map((level) => `${ladder}-${level}`),
        ),
      ),
      ...things('icon', AUGSBURG_ICONS),
    ],
  },
];

function gameOf(id: string): Game {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(id);
  return entry.game;
}

/** Everything of a game that can be explained. */
function allOf({ id, besides }: Explained): readonly Thing[] {
  const game = gameOf(id);
  return [
    ...domainsOf(game).flatMap(({ name, words }) => things(name, words)),
    ...things(
      'verb',
      game.verbs.map(({ name }) => name),
    ),
    ...game.options.flatMap(({ name, values }) =>
      things('option', [name, ...values.map((value) => `${name}.${value}`)]),
    ),
    ...besides,
  ];
}

describe.each(GAMES)('$id', (game) => {
  const all = allOf(game);

  test.each(LANGUAGES)('says in %s what every word, tile, space, option, verb and icon is and does', (language) => {
    const t = loadTexts(game.id, language);
    for (const [domain, word] of all) {
      const { what, does } = printAbout(t, game.explain(domain, word));
      for (const text of [what, does]) {
        expect([domain, word, text]).toEqual([domain, word, expect.stringMatching(/^[\p{Lu}\d][^{}]*\.$/u)]);
        expect([domain, word, text.length <= MOST_LETTERS]).toEqual([domain, word, true]);
      }
    }
  });

  test.each(LANGUAGES)('is brief in %s', (language) => {
    const t = loadTexts(game.id, language);
    const sentences = all.flatMap(([domain, word]) => {
      const { what, does } = printAbout(t, game.explain(domain, word));
      return `${what} ${does}`.split(/(?<=[.])\s/);
    });
    const words = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0);
    expect(words / sentences.length).toBeLessThanOrEqual(MOST_WORDS);
  });

  test('has no explanation that nothing asks for', () => {
    const used = new Set(all.map(([domain, word]) => game.explain(domain, word).key));
    const keys = new Set(
      Object.keys(readSources(game.id, 'about.en')).map((key) => key.split('.').slice(1, -1).join('.')),
    );
    expect([...keys].filter((key) => !used.has(key))).toEqual([]);
  });
});

test('an explanation names the numbers of the parts in use', () => {
  const zones = board.zones.map((zone) => (zone.id === 'milano' ? { ...zone, ducats: 97 } : zone));
  const t = loadTexts('de-vulgari-eloquentia');
  expect(printAbout(t, aboutDve({ ...board, zones }, 'zone', 'milano')).does).toContain('97 ducats');
  const { does } = printAbout(loadTexts('augsburg-1520'), aboutAugsburg(augsburgParts, 'note', 'leo-17'));
  expect(does).toContain('400 florins');
});
