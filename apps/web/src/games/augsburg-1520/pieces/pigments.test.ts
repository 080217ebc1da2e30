import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const AA = 4.5;
const THEMES = ['parchment', 'candlelight'] as const;
const PAIRS = [
  ...['philipp', 'louise', 'leo', 'maria', 'maximilian', 'joker'].map((noble) => ['on-noble', noble]),
  ['note-ink', 'note'],
  ['paper-ink-2', 'note'],
  ['note-ink', 'on-cloth'],
  ['on-cloth', 'cloth'],
  ['on-cloth-2', 'cloth'],
  ['on-cloth-2', 'cloth-2'],
  ['glow', 'cloth'],
];

/** The colours of the app and of this game in a theme: candlelight only changes some. */
function coloursOf(theme: (typeof THEMES)[number]): ReadonlyMap<string, string> {
  const css = ['../../../look/tokens.css', 'pigments.css']
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const colours = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (theme === 'parchment' && selector.includes('candlelight')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)) colours.set(name, value);
  }
  return colours;
}

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(THEMES)('what is written can be read by %s', (theme) => {
  const colours = coloursOf(theme);
  const weak = PAIRS.filter((pair) => {
    const [dark = 0, light = 0] = pair.map((name) => brightness(colours.get(name) ?? '')).toSorted((a, b) => a - b);
    return !((light + 0.05) / (dark + 0.05) >= AA);
  });
  expect(weak).toEqual([]);
});
