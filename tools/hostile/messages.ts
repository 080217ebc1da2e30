import type { FastRandom } from '@fondaco/kernel';
import type { AttackerKnows } from './attacker-knows.ts';
import { ASKED_TYPES, drawRequest } from './well-formed.ts';

/** One message, or what is no message at all. */
export type Attack = string | Buffer;

export const ATTACKS = ['malformed', 'huge', 'mutated', 'reordered', 'forged', 'replayed'] as const;
export type AttackKind = (typeof ATTACKS)[number];

const MOST_LETTERS = 300;
const DEEP = 5000;
/** Characters; the last two are more than is read. */
const HUGE = [2000, 4000, 8000, 12_000, 14_000, 15_000, 16_000, 16_100, 20_000, 200_000];
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '\uD800',
  "'; drop table lines; --",
  '../../etc/passwd',
  '<script>',
  [],
  {},
  [[]],
  { toString: 1 },
  Array.from({ length: 500 }, () => 'move roma'),
];
/** What belongs to a page's own worker, and what there is not. */
const NOT_HERE = [
  'tables',
  'new',
  'import',
  'take-over',
  'again',
  'save',
  'hurry',
  'hand-over',
  'remove',
  'pace',
  'eval',
];

/** Draws a message of a kind. */
export function drawAttack(kind: AttackKind, rng: FastRandom, known: AttackerKnows): Attack {
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T;
  switch (kind) {
    case 'malformed':
      return drawMalformed(rng, known);
    case 'huge':
      return JSON.stringify({
        ...drawRequest(rng, known, pick(ASKED_TYPES)),
        [pick(['table', 'key', 'lines', 'more'])]: 'x'.repeat(pick(HUGE)),
      });
    case 'mutated': {
      const asked: Record<string, unknown> = { ...drawRequest(rng, known, pick(ASKED_TYPES)) };
      const names = [...Object.keys(asked), '__proto__', 'constructor', 'by', 'at'];
      return JSON.stringify({ ...asked, [pick(names)]: pick(ODD) });
    }
    case 'reordered':
      return JSON.stringify(
        changed(drawRequest(rng, known, pick(ASKED_TYPES)), {
          seq: rng.below(2000),
          from: rng.below(2000),
          id: rng.below(3),
        }),
      );
    case 'forged':
      return JSON.stringify(forged(drawRequest(rng, known, pick([...ASKED_TYPES, ...NOT_HERE])), rng, known));
    case 'replayed':
      return known.sent.length === 0 ? '{}' : pick(known.sent);
  }
}

function drawMalformed(rng: FastRandom, known: AttackerKnows): Attack {
  const text = JSON.stringify(drawRequest(rng, known, 'play'));
  switch (rng.below(6)) {
    case 0:
      return Buffer.from(Uint8Array.from({ length: rng.below(MOST_LETTERS) }, () => rng.below(256)));
    case 1:
      return text.slice(0, rng.below(text.length));
    case 2:
      return '['.repeat(DEEP);
    case 3:
      return `{"id":1,"type":"play","lines":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`;
    case 4:
      return text.replaceAll('"', rng.below(2) === 0 ? "'" : '"\u2028');
    default:
      return '';
  }
}

/** A request of which the members that it has say something else. */
function changed(
  request: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, name in to ? to[name] : value]));
}

/** A request about somebody else's table, seat or key; at times with members that nobody may say. */
function forged(
  request: Readonly<Record<string, unknown>>,
  rng: FastRandom,
  { foreign, neighbour, own }: AttackerKnows,
): Readonly<Record<string, unknown>> {
  const table = rng.below(6) === 0 ? own.table : (foreign[rng.below(foreign.length)] ?? '');
  const guessed = table.slice(0, -1) + '0123456789abcdef'[rng.below(16)];
  const asked = changed(request, {
    table: rng.below(8) === 0 ? guessed : table,
    seat: rng.below(2) === 0 ? neighbour : own.seat,
    key: `${neighbour}-${rng.below(5)}`,
  });
  return rng.below(6) === 0 ? { ...asked, by: 'somebody else', at: 0 } : asked;
}
