import { numbered, SEAT, type EventField, type EventKind } from '@fondaco/kernel';
import { CARDS, LADDERS, RIGHTS, SOURCES, VISITED } from './data/words.ts';
import { NOTE } from './verbs.ts';

const EVENT_NAMES = [
  'round-began',
  'card-opened',
  'auction-began',
  'passed',
  'called',
  'bid',
  'nobody-won',
  'shown',
  'won',
  'compensated',
  'took-card',
  'coins',
  'prestige',
  'stopped',
  'gave-up',
  'drew',
  'discarded',
  'level',
  'robbed',
  'florins-instead',
  'right',
  'built',
  'income',
  'gave',
  'free-note',
  'offered',
  'bought',
  'purchases-made',
  'ended',
] as const;

/** The number of each kind of event. */
export const EVENT = numbered(EVENT_NAMES);

const seat: EventField = { name: 'seat', domain: SEAT };
const number = (name: string): EventField => ({ name });
const noble: EventField = { name: 'noble', domain: { name: 'noble', words: VISITED } };
const card: EventField = { name: 'card', domain: { name: 'card', words: CARDS } };
const ladder: EventField = { name: 'ladder', domain: { name: 'ladder', words: LADDERS } };
const right: EventField = { name: 'right', domain: { name: 'right', words: RIGHTS } };
const source: EventField = { name: 'source', domain: { name: 'source', words: SOURCES } };
const note: EventField = { name: 'note', domain: NOTE };
const secretNote: EventField = { ...note, isSecret: true };

const FIELDS: Record<(typeof EVENT_NAMES)[number], readonly EventField[]> = {
  'round-began': [number('round')],
  'card-opened': [card],
  'auction-began': [noble, seat],
  passed: [seat],
  called: [seat, number('number')],
  bid: [seat, number('number')],
  'nobody-won': [noble],
  shown: [seat, note],
  won: [seat, noble, number('number')],
  compensated: [seat, number('florins')],
  'took-card': [seat, card],
  coins: [seat, number('florins')],
  prestige: [seat, source, number('points')],
  stopped: [seat, number('points'), number('barrier'), right],
  'gave-up': [seat],
  drew: [seat, secretNote],
  discarded: [seat, note],
  level: [seat, ladder, number('level')],
  robbed: [seat, { name: 'by', domain: SEAT }, ladder, number('level')],
  'florins-instead': [seat, number('florins')],
  right: [seat, right, number('points')],
  built: [seat, right, number('florins')],
  income: [seat, number('florins')],
  gave: [seat, secretNote],
  'free-note': [seat, secretNote],
  offered: [seat, secretNote],
  bought: [seat, note, number('florins')],
  'purchases-made': [],
  ended: [],
};

/** What can happen, and what of it is secret (AUG-INF-2): of a purchase nobody else learns even that there was one. */
export const events: readonly EventKind[] = EVENT_NAMES.map((name) => ({
  name,
  fields: FIELDS[name],
  isPrivate: name === 'bought',
  isBeginning: name === 'round-began' || name === 'auction-began',
}));
