import { itemAt, lookUp } from '@fondaco/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

/** The colours of the token file, by theme. */
function readTokens(): Readonly<Record<'parchment' | 'candlelight', Tokens>> {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const blocks = [...css.matchAll(/(?::root|\[data-theme='candlelight'\]) \{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  return { parchment: itemAt(blocks, 0), candlelight: itemAt(blocks, 1) };
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, a: string, b: string): number {
  const [bright = 0, dark = 0] = [luminance(lookUp(tokens, a)), luminance(lookUp(tokens, b))].toSorted((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

const SURFACES = ['bg', 'bg-2', 'panel', 'panel-2', 'raised', 'glow-soft'];
const TEXTS = ['ink', 'ink-2', 'rubric', 'gold-ink', 'good'];
const DIALECTS = ['oil', 'latino', 'fiorentino', 'siciliano', 'oc'];
const PLAYERS = ['ruby', 'lapis', 'malachite', 'saffron', 'ivory'];

/** What is written on what. A new pair of colours goes here. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...DIALECTS.flatMap((dialect) => [['ink', dialect] as const, ['halo', `${dialect}-l`] as const]),
  ...PLAYERS.map((player) => [`p-${player}-on`, `p-${player}`] as const),
  ['on-rubric', 'button'],
  ['panel', 'ink'],
  ['sea-ink', 'sea'],
  ['sea-ink', 'sea-2'],
  ['on-cloth', 'cloth'],
  ['on-cloth', 'cloth-2'],
  ['on-cloth-2', 'cloth'],
  ['glow', 'cloth'],
  ['coin-ink', 'coin'],
  ['book-ink', 'book'],
  ['ink', 'land'],
  ['ink', 'terra'],
  ['ink', 'ag'],
  ['ink', 'pe'],
  ['ink', 'of'],
  ['ag-l', 'panel'],
  ['pe-l', 'panel'],
  ['of-l', 'panel'],
  ['note-ink', 'note'],
];

/** Edges of controls and marks on pieces: large, so 3 to 1 is enough. */
const DRAWN: readonly (readonly [string, string])[] = [
  ...['panel', 'raised'].flatMap((surface) => [['rule-2', surface] as const, ['gold', surface] as const]),
  ['pip', 'pol'],
  ['pip', 'nob'],
  ['pip-dark', 'abs'],
  ['pip', 'ama'],
];

const themes = readTokens();

test.each(['parchment', 'candlelight'] as const)('in %s all that is written can be read', (theme) => {
  const weak = WRITTEN.filter(([a, b]) => !(contrast(themes[theme], a, b) >= 4.5));
  expect(weak.map(([a, b]) => `${a} on ${b}: ${contrast(themes[theme], a, b).toFixed(2)}`)).toEqual([]);
});

test.each(['parchment', 'candlelight'] as const)('in %s all that is drawn can be told apart', (theme) => {
  const weak = DRAWN.filter(([a, b]) => !(contrast(themes[theme], a, b) >= 3));
  expect(weak.map(([a, b]) => `${a} on ${b}: ${contrast(themes[theme], a, b).toFixed(2)}`)).toEqual([]);
});

test('both themes have the same tokens', () => {
  expect(Object.keys(themes.candlelight).toSorted()).toEqual(Object.keys(themes.parchment).toSorted());
});
