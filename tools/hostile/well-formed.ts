import type { FastRandom } from '@fondaco/kernel';
import { PROTOCOL, type LobbyRequest, type ServerRequest, type TableRequest } from '@fondaco/protocol';
import type { AttackerKnows } from './attacker-knows.ts';

type SaidMembers<R> = Readonly<Omit<R, 'id' | 'type'>>;
type MembersOf<R extends ServerRequest> = {
  readonly [Type in R['type']]: (drawn: Drawn) => SaidMembers<Extract<R, { type: Type }>>;
};

/** What a request is made of. */
interface Drawn {
  readonly rng: FastRandom;
  readonly table: string;
  readonly seat: string;
  readonly seq: number;
  readonly key: string;
  readonly line: string;
  readonly salt: string;
  readonly token: string;
  readonly isSo: boolean;
}

const DIGITS = '0123456789abcdef';
const SALT_DIGITS = 64;
const KEYS = 1000;
const MOST_IDS = 1_000_000;
/** A bot that thinks no longer than that about a hint leaves time for other messages. */
const MOST_ITERATIONS = 4;
const AGREED = {
  clock: { type: 'days', days: 1, vacation: 1 },
  watching: { type: 'late', seconds: 0 },
  isPublic: true,
} as const;
const BOT = { type: 'bot', name: 'Chiara', level: 'random' } as const;

const AT_TABLES: MembersOf<TableRequest> = {
  hello: () => ({ protocol: PROTOCOL }),
  open: ({ table }) => ({ table }),
  sit: ({ table, seat, seq, isSo }) => ({ table, ...(isSo ? { seat, from: seq } : {}) }),
  play: ({ table, seat, seq, key, line }) => ({ table, seat, seq, key, lines: [line] }),
  undo: ({ table, seat, seq, key }) => ({ table, seat, seq, key }),
  preview: ({ table, seat, line }) => ({ table, seat, lines: [line] }),
  effects: ({ table, seat, line, isSo }) => ({ table, seat, after: isSo ? [line] : [] }),
  series: ({ table, seat, line, isSo }) => ({ table, seat, lines: isSo ? [line] : [] }),
  'why-not': ({ table, seat }) => ({ table, seat, keys: ['verb:move'] }),
  hint: ({ table, seat, rng }) => ({ table, seat, iterations: 1 + rng.below(MOST_ITERATIONS), seed: 1 }),
  look: ({ table, seq }) => ({ table, seq }),
  history: ({ table }) => ({ table }),
  record: ({ table }) => ({ table }),
  close: ({ table }) => ({ table }),
};

const IN_LOBBY: MembersOf<LobbyRequest> = {
  lobby: () => ({}),
  'leave-lobby': () => ({}),
  upload: ({ key, rng }) => ({ key, from: 0, text: 'format: 2\n'.repeat(1 + rng.below(KEYS / 10)) }),
  gather: () => ({
    how: { title: 'Mine', game: 'augsburg-1520', options: {}, seats: [{ type: 'open' }, BOT], ...AGREED },
  }),
  'bring-online': ({ key, seat }) => ({ how: { title: 'Mine', record: key, seat, ...AGREED } }),
  visit: ({ table, token, isSo }) => ({ table, ...(isSo ? { invite: token } : {}) }),
  'end-visit': ({ table }) => ({ table }),
  'take-seat': ({ table, seat, token, salt, isSo }) => ({ table, seat, salt, ...(isSo ? { invite: token } : {}) }),
  'leave-seat': ({ table }) => ({ table }),
  ready: ({ table, isSo }) => ({ table, isReady: isSo }),
  'change-gathering': ({ table, isSo }) => ({ table, change: isSo ? AGREED : { title: 'Mine' } }),
  'change-seat': ({ table, seat, isSo }) => ({ table, seat, to: isSo ? BOT : { type: 'open' } }),
  'add-seat': ({ table }) => ({ table }),
  'remove-seat': ({ table, seat }) => ({ table, seat }),
  'make-invite': ({ table }) => ({ table }),
  'revoke-invite': ({ table }) => ({ table }),
  dissolve: ({ table }) => ({ table }),
  resign: ({ table }) => ({ table }),
  'agree-to-end': ({ table, isSo }) => ({ table, isAgreed: isSo }),
  'call-stand-in': ({ table, seat }) => ({ table, seat }),
  'come-back': ({ table }) => ({ table }),
  vacation: ({ table, isSo }) => ({ table, isOn: isSo }),
  rematch: ({ table }) => ({ table }),
};

const MEMBERS: Readonly<Record<string, (drawn: Drawn) => Readonly<Record<string, unknown>>>> = {
  ...AT_TABLES,
  ...IN_LOBBY,
};

/** Everything that can be asked of a server. */
export const ASKED_TYPES: readonly string[] = Object.keys(MEMBERS);

/** A request as an honest client would send it, with just the members it has; of a type that is not known, as if it were a choice. */
export function drawRequest(
  rng: FastRandom,
  { own, newest }: AttackerKnows,
  type: string,
): Readonly<Record<string, unknown>> {
  const choices = newest?.choices ?? [];
  const drawn: Drawn = {
    rng,
    ...own,
    seq: newest?.seq ?? 0,
    key: `attack-${rng.below(KEYS)}`,
    line: choices[rng.below(Math.max(1, choices.length))] ?? 'pass',
    salt: Array.from({ length: SALT_DIGITS }, () => DIGITS[rng.below(DIGITS.length)] ?? '').join(''),
    token: `guessed-${rng.below(MOST_IDS)}-${rng.below(MOST_IDS)}`.padEnd(22, '0'),
    isSo: rng.below(2) === 0,
  };
  const members = MEMBERS[type] ?? AT_TABLES.play;
  return { id: rng.below(MOST_IDS), type, ...members(drawn) };
}
