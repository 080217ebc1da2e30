import type { Json } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { parseHostRequest, parseTableRequest } from '../parse-request.ts';
import type { LobbyRequest } from './lobby-requests.ts';
import { isLobbyRequest, parseLobbyRequest, parseServerRequest } from './parse-lobby-request.ts';

const onTable = { id: 1, table: 't-1' };
const salt = '0123456789abcdef'.repeat(4);
const invite = 'AbCd_-0123456789xyz';
const bot = { type: 'bot', name: 'Гвидо 🦊', level: 'novice', temperament: 'dante' } as const;
const agreed = {
  title: 'Thursday in Gubbio',
  clock: { type: 'fischer', start: 1200, more: 30 },
  watching: { type: 'late', seconds: 60 },
  isPublic: false,
} as const;

const EXAMPLES: { readonly [Type in LobbyRequest['type']]: Extract<LobbyRequest, { type: Type }> } = {
  lobby: { id: 1, type: 'lobby' },
  'leave-lobby': { id: 1, type: 'leave-lobby' },
  upload: { id: 1, type: 'upload', key: 'u-1', from: 2400, text: '{"a":\n1}' },
  gather: {
    id: 1,
    type: 'gather',
    how: { ...agreed, game: 'go', options: { komi: 'no' }, seats: [{ type: 'open' }, bot], parts: 'u-1' },
  },
  'bring-online': { id: 1, type: 'bring-online', how: { ...agreed, record: 'u-1', parts: 'u-2', seat: 'red' } },
  visit: { ...onTable, type: 'visit', invite },
  'end-visit': { ...onTable, type: 'end-visit' },
  'take-seat': { ...onTable, type: 'take-seat', seat: 'blue', name: 'Ann Marie', invite, salt },
  'leave-seat': { ...onTable, type: 'leave-seat' },
  ready: { ...onTable, type: 'ready', isReady: true },
  'change-gathering': {
    ...onTable,
    type: 'change-gathering',
    change: { clock: { type: 'days', days: 2, vacation: 14 }, watching: { type: 'nobody' }, isPublic: true },
  },
  'change-seat': { ...onTable, type: 'change-seat', seat: 'blue', to: bot },
  'add-seat': { ...onTable, type: 'add-seat' },
  'remove-seat': { ...onTable, type: 'remove-seat', seat: 'green' },
  'make-invite': { ...onTable, type: 'make-invite' },
  'revoke-invite': { ...onTable, type: 'revoke-invite' },
  dissolve: { ...onTable, type: 'dissolve' },
  resign: { ...onTable, type: 'resign' },
  'agree-to-end': { ...onTable, type: 'agree-to-end', isAgreed: true },
  'call-stand-in': { ...onTable, type: 'call-stand-in', seat: 'blue' },
  'come-back': { ...onTable, type: 'come-back' },
  vacation: { ...onTable, type: 'vacation', isOn: false },
  rematch: { ...onTable, type: 'rematch' },
};

const sent = (request: unknown): Json => JSON.parse(JSON.stringify(request)) as Json;

test.each(Object.values(EXAMPLES))('$type is read as it was written, by a server alone', (request) => {
  expect(parseLobbyRequest(sent(request))).toMatchObject({ ok: true, value: request });
  expect(parseServerRequest(sent(request))).toMatchObject({ ok: true, value: request });
  expect(isLobbyRequest(request)).toBe(true);
  for (const parse of [parseTableRequest, parseHostRequest])
    expect(parse(sent(request))).toMatchObject({ ok: false, re: 1, error: { code: 'bad-message' } });
});

test('a server is asked at tables too, but not for what belongs to a private one', () => {
  const play = { ...onTable, type: 'play', seat: 'red', key: 'k-1', seq: 3, lines: ['move roma'] };
  const read = parseServerRequest(sent(play));
  expect(read).toMatchObject({ ok: true, value: play });
  if (read.ok) expect(isLobbyRequest(read.value)).toBe(false);
  for (const type of ['save', 'hurry', 'remove', 'take-over'])
    expect(parseServerRequest({ ...onTable, type })).toMatchObject({ ok: false, error: { code: 'bad-message' } });
});

const { gather } = EXAMPLES;
const take = EXAMPLES['take-seat'];
const gatherWith = (more: object): object => ({ ...gather, how: { ...gather.how, ...more } });
test.each([
  { ...take, salt: undefined },
  { ...take, salt: salt.slice(2) },
  { ...take, salt: salt.toUpperCase() },
  { ...take, seat: 'pink' },
  { ...take, name: ' Ann' },
  { ...take, invite: 'a b' },
  { ...take, guest: 'g-1' },
  { ...EXAMPLES.ready, isReady: 1 },
  { ...EXAMPLES.upload, text: 'x'.repeat(2401) },
  { ...EXAMPLES.upload, from: -1 },
  { ...EXAMPLES['change-seat'], to: { type: 'person', name: 'Bob' } },
  { ...EXAMPLES['change-gathering'], change: { seats: [] } },
  gatherWith({ seats: [] }),
  gatherWith({ seats: Array.from({ length: 6 }, () => ({ type: 'open' })) }),
  gatherWith({ seed: 'as you like it' }),
  gatherWith({ clock: { type: 'fischer', start: 0, more: 1 } }),
  gatherWith({ clock: { type: 'hourglass' } }),
  gatherWith({ clock: { type: 'constructor' } }),
  gatherWith({ clock: undefined }),
  gatherWith({ watching: { type: 'late' } }),
  gatherWith({ title: '' }),
  gatherWith({ parts: {} }),
])('%j is refused with a reason, and never thrown at', (value) => {
  const read = parseServerRequest(sent(value));
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error.message).not.toBe('');
});
