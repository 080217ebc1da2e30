import { numbered, numbers, SEAT, type Domain, type Verb } from '@fondaco/kernel';
import { ANSWERS, BUILDINGS, CARDS, COMPENSATIONS, GAINS, SYMBOLS } from './data/words.ts';
import { ALL_NOTES, NOTE_WORDS } from './pieces.ts';

const VERB_NAMES = [
  'pass',
  'call',
  'bid',
  'show',
  'take',
  'use',
  'give-up',
  'build',
  'finish',
  'discard',
  'accept',
  'give',
  'buy',
] as const;

/** The number of each verb. */
export const VERB = numbered(VERB_NAMES);

export const NOTE: Domain = { name: 'note', words: NOTE_WORDS };
const CARD: Domain = { name: 'card', words: CARDS };
const BUILDING: Domain = { name: 'building', words: BUILDINGS };
const COMPENSATION: Domain = { name: 'compensation', words: COMPENSATIONS };

const ARGUMENTS: Record<(typeof VERB_NAMES)[number], Verb['args']> = {
  pass: [],
  call: [],
  bid: [{ domain: numbers(ALL_NOTES) }],
  show: [{ domain: NOTE, isSecret: true }],
  take: [{ domain: CARD }],
  use: [
    { domain: { name: 'symbol', words: SYMBOLS } },
    { domain: { name: 'gain', words: GAINS }, isOptional: true },
    { domain: SEAT, isOptional: true },
  ],
  'give-up': [],
  build: [{ domain: BUILDING }],
  finish: [],
  discard: [{ domain: NOTE }],
  accept: [{ domain: COMPENSATION }],
  give: [{ domain: NOTE, isSecret: true }],
  buy: [
    { domain: NOTE, isSecret: true },
    { domain: { name: 'answer', words: ANSWERS }, isSecret: true },
  ],
};

/** What can be said at a table; what others must not hear is secret (AUG-INF-2). */
export const verbs: readonly Verb[] = VERB_NAMES.map((name) => ({ name, args: ARGUMENTS[name] }));
