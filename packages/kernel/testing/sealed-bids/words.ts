import { numbered, numbers, SEAT, type Domain, type EventKind, type Reason, type Verb } from '../../src/index.ts';
import { THINGS, VALUES } from './state.ts';

const CARD: Domain = { name: 'card', words: Array.from({ length: VALUES }, (_, i) => String(i + 1)) };
const THING: Domain = { name: 'thing', words: THINGS };

export const VERB = numbered(['bid', 'buy', 'peek', 'draw', 'end', 'give']);
export const VERBS: readonly Verb[] = [
  { name: 'bid', args: [{ domain: CARD, isSecret: true }] },
  { name: 'buy', args: [{ domain: THING }, { domain: numbers(2), isOptional: true }] },
  { name: 'peek', args: [] },
  { name: 'draw', args: [] },
  { name: 'end', args: [], isTurnEnd: true },
  { name: 'give', args: [{ domain: THING }, { domain: SEAT }] },
];

export const EVENT = numbered(['prize', 'laid', 'noted', 'shown', 'won', 'bought', 'peeked', 'drew', 'given']);
export const EVENTS: readonly EventKind[] = [
  { name: 'prize', fields: [{ name: 'coins' }], isBeginning: true },
  { name: 'laid', fields: [{ name: 'seat', domain: SEAT }] },
  { name: 'noted', fields: [{ name: 'card', domain: CARD }], isPrivate: true },
  {
    name: 'shown',
    fields: [
      { name: 'seat', domain: SEAT },
      { name: 'card', domain: CARD },
    ],
  },
  { name: 'won', fields: [{ name: 'seat', domain: SEAT }, { name: 'coins' }] },
  { name: 'bought', fields: [{ name: 'seat', domain: SEAT }, { name: 'thing', domain: THING }, { name: 'count' }] },
  {
    name: 'peeked',
    fields: [
      { name: 'seat', domain: SEAT },
      { name: 'card', domain: CARD, isSecret: true },
    ],
  },
  {
    name: 'drew',
    fields: [
      { name: 'seat', domain: SEAT },
      { name: 'card', domain: CARD, isSecret: true },
    ],
  },
  {
    name: 'given',
    fields: [
      { name: 'seat', domain: SEAT },
      { name: 'thing', domain: THING },
      { name: 'to', domain: SEAT },
    ],
  },
];

export const WHY = numbered([
  'legal',
  'not-now',
  'not-in-hand',
  'too-dear',
  'one-or-two',
  'enough-deeds',
  'already-seen',
  'deck-is-empty',
  'has-none',
  'to-yourself',
]);
export const REASONS: readonly Reason[] = [
  { name: 'legal', clause: 'TOY-1' },
  { name: 'not-now', clause: 'TOY-1' },
  { name: 'not-in-hand', clause: 'TOY-3' },
  { name: 'too-dear', clause: 'TOY-5' },
  { name: 'one-or-two', clause: 'TOY-5' },
  { name: 'enough-deeds', clause: 'TOY-5' },
  { name: 'already-seen', clause: 'TOY-6' },
  { name: 'deck-is-empty', clause: 'TOY-7' },
  { name: 'has-none', clause: 'TOY-8' },
  { name: 'to-yourself', clause: 'TOY-8' },
];
