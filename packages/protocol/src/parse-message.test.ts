import type { Json } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import type { Request, RequestType } from './messages.ts';
import { parseRequest } from './parse-message.ts';

const ann = { type: 'person', name: 'Ann Marie' } as const;
const bot = { type: 'bot', name: 'Guido', level: 'random', temperament: 'dante' } as const;
const onTable = { id: 1, table: 't-1' };
const EXAMPLES: { readonly [Type in RequestType]: Extract<Request, { type: Type }> } = {
  hello: { id: 1, type: 'hello', protocol: 1 },
  tables: { id: 1, type: 'tables' },
  new: { id: 1, type: 'new', how: { game: 'go', seats: [ann, bot], options: { komi: 'no' }, seed: '0'.repeat(64) } },
  import: { id: 1, type: 'import', text: 'game: go\n\n= ?\n', parts: {} },
  open: { ...onTable, type: 'open', isTakingOver: false },
  sit: { ...onTable, type: 'sit', seat: 'red' },
  play: { ...onTable, type: 'play', seat: 'red', seq: 3, lines: ['move roma'] },
  undo: { ...onTable, type: 'undo', seat: 'red' },
  preview: { ...onTable, type: 'preview', seat: 'red', lines: ['move roma'] },
  series: { ...onTable, type: 'series', seat: 'red', lines: [] },
  'why-not': { ...onTable, type: 'why-not', seat: 'red', keys: ['verb:move', 'number@2:3'] },
  hint: { ...onTable, type: 'hint', seat: 'red', iterations: 100, seed: 7 },
  record: { ...onTable, type: 'record' },
  look: { ...onTable, type: 'look', seat: 'red', seq: 12 },
  history: { ...onTable, type: 'history' },
  again: { ...onTable, type: 'again' },
  hurry: { ...onTable, type: 'hurry' },
  store: { ...onTable, type: 'store' },
  'hand-over': { ...onTable, type: 'hand-over', seat: 'red', player: bot },
  close: { ...onTable, type: 'close' },
  remove: { ...onTable, type: 'remove' },
  pace: { id: 1, type: 'pace', least: 0, most: 10 },
};

test.each(Object.values(EXAMPLES))('a request of type $type is read as it was written', (request) => {
  const json = JSON.parse(JSON.stringify(request)) as Json;
  expect(parseRequest(json)).toMatchObject({ ok: true, value: request });
});

test.each([
  null,
  7,
  [],
  {},
  { id: 1, type: 'constructor' },
  { ...onTable, type: 'play', seat: 'red', seq: -1, lines: ['x'] },
  { ...onTable, type: 'play', seat: 'red', seq: 1, lines: [] },
  { ...onTable, type: 'play', seat: 'red', seq: 1, lines: ['a\nb'] },
  { ...onTable, type: 'play', seat: 'red', seq: 1, lines: ['a'], more: 1 },
  { ...onTable, type: 'sit', seat: 'Ann' },
  { ...onTable, type: 'hint', seat: 'red', iterations: 0 },
  { ...onTable, type: 'hint', seat: 'red', seed: 0.5 },
  { ...onTable, type: 'hand-over', seat: 'red', player: { type: 'bot', name: 'Guido' } },
  { ...onTable, type: 'hand-over', seat: 'red', player: { ...bot, temperament: 'Full of fire' } },
  { ...onTable, type: 'look', seat: 'red', seq: 1.5 },
  { id: 1, type: 'open', table: '../x', isTakingOver: false },
])('%j is refused with a reason, and never thrown at', (value) => {
  const read = parseRequest(value as Json);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error.message).not.toBe('');
});
