import type { Json } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { isPrivateRequest, parseHostRequest, parseTableRequest } from './parse-request.ts';
import type { HostRequest, PrivateRequest, TableRequest } from './requests.ts';

const ann = { type: 'person', name: 'Ann Marie' } as const;
const bot = { type: 'bot', name: 'Гвидо 🦊', level: 'random', temperament: 'dante' } as const;
const onTable = { id: 1, table: 't-1' };
const bySeat = { ...onTable, seat: 'red' };
type Examples<R extends HostRequest> = { readonly [Type in R['type']]: Extract<R, { type: Type }> };

const TABLE: Examples<TableRequest> = {
  hello: { id: 1, type: 'hello', protocol: 3, oldest: 2 },
  open: { ...onTable, type: 'open' },
  sit: { ...bySeat, type: 'sit', from: 12 },
  play: { ...bySeat, type: 'play', key: 'k-1', seq: 3, lines: ['move roma'] },
  undo: { ...bySeat, type: 'undo', key: 'k-2', seq: 4 },
  preview: { ...bySeat, type: 'preview', lines: ['move roma'] },
  effects: { ...bySeat, type: 'effects', after: ['move roma'] },
  series: { ...bySeat, type: 'series', lines: [] },
  'why-not': { ...bySeat, type: 'why-not', keys: ['verb:move', 'number@2:3'] },
  hint: { ...bySeat, type: 'hint', iterations: 100, seed: 7 },
  look: { ...onTable, type: 'look', seq: 12 },
  history: { ...onTable, type: 'history' },
  record: { ...onTable, type: 'record' },
  close: { ...onTable, type: 'close' },
};
const PRIVATE: Examples<PrivateRequest> = {
  tables: { id: 1, type: 'tables' },
  new: { id: 1, type: 'new', how: { game: 'go', seats: [ann, bot], options: { komi: 'no' }, seed: 'as you like it' } },
  import: { id: 1, type: 'import', text: 'game: go\n\n= ?\n', parts: {} },
  'take-over': { ...onTable, type: 'take-over' },
  again: { ...onTable, type: 'again' },
  save: { ...onTable, type: 'save' },
  hurry: { ...onTable, type: 'hurry' },
  store: { ...onTable, type: 'store' },
  'hand-over': { ...bySeat, type: 'hand-over', player: bot },
  peek: { ...bySeat, type: 'peek' },
  hide: { ...onTable, type: 'hide' },
  suggest: { ...bySeat, type: 'suggest' },
  remove: { ...onTable, type: 'remove' },
  pace: { id: 1, type: 'pace', least: 0, most: 10 },
};

const sent = (request: unknown): Json => JSON.parse(JSON.stringify(request)) as Json;

test.each(Object.values(TABLE))('$type is read as it was written, by every host', (request) => {
  expect(parseTableRequest(sent(request))).toMatchObject({ ok: true, value: request });
  expect(parseHostRequest(sent(request))).toMatchObject({ ok: true, value: request });
  expect(isPrivateRequest(request)).toBe(false);
});

test.each(Object.values(PRIVATE))('$type is read as it was written, by a private host alone', (request) => {
  expect(parseHostRequest(sent(request))).toMatchObject({ ok: true, value: request });
  expect(isPrivateRequest(request)).toBe(true);
  expect(parseTableRequest(sent(request))).toMatchObject({ ok: false, re: 1, error: { code: 'bad-message' } });
});

const { play } = TABLE;
test.each([
  null,
  7,
  [],
  {},
  { id: 1, type: 'constructor' },
  { ...play, id: undefined },
  { ...play, seq: -1 },
  { ...play, seq: undefined },
  { ...play, key: undefined },
  { ...play, key: 'two words' },
  { ...play, lines: [] },
  { ...play, lines: ['a\nb'] },
  { ...play, more: 1 },
  { ...bySeat, type: 'undo', key: 'k' },
  { ...onTable, type: 'sit', seat: 'constructor' },
  { ...onTable, type: 'sit', from: -1 },
  { ...bySeat, type: 'hint', iterations: 0 },
  { ...bySeat, type: 'hint', seed: 0.5 },
  { ...bySeat, type: 'hand-over', player: { type: 'bot', name: 'Guido' } },
  { ...bySeat, type: 'hand-over', player: { ...bot, temperament: 'Full of fire' } },
  { ...bySeat, type: 'hand-over', player: { ...ann, name: 'a\u0000b' } },
  { ...onTable, type: 'look', seq: 1.5 },
  { id: 1, type: 'open', table: '../x' },
])('%j is refused with a reason, and never thrown at', (value) => {
  const read = parseHostRequest(sent(value));
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error.message).not.toBe('');
});
