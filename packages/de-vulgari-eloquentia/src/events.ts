import { numbered, SEAT, type Domain, type EventField, type EventKind } from '@fondaco/kernel';
import type { Board } from './parts.ts';
import { MANUSCRIPTS } from './data/manuscripts.ts';
import { CHARTS, CUBES, OFFICES, PAPAL_EVENTS, PURPOSES, TILES } from './data/words.ts';

const EVENT_NAMES = [
  'started',
  'turn-began',
  'event-laid',
  'cube-returned',
  'cubes-for-sale',
  'manuscript-opened',
  'papal-event',
  'gathered',
  'alms',
  'ordered',
  'rested',
  'turn-of',
  'moved',
  'claimed-event',
  'claimed-city',
  'claimed-bologna',
  'became',
  'converted',
  'took',
  'volgare-entered',
  'bought',
  'sold',
  'earned',
  'advanced',
  'looked',
  'saw',
  'kept',
  'put-back',
  'accused',
  'summoned',
  'accepted',
  'refused',
  'bid',
  'passed',
  'paid',
  'won-stupor',
  'elected',
  'ended',
] as const;

/** The number of each kind of event. */
export const EVENT = numbered(EVENT_NAMES);

const CUBE: Domain = { name: 'cube', words: CUBES };
const seat: EventField = { name: 'seat', domain: SEAT };
const number = (name: string): EventField => ({ name });
const cube: EventField = { name: 'cube', domain: CUBE };

/** What can happen at a table with this board, and what of it is secret (DVE-INF-1, DVE-INF-3). */
export function eventsOn(board: Board): readonly EventKind[] {
  const zone: EventField = { name: 'zone', domain: { name: 'zone', words: board.zoneWords } };
  const place: EventField = { name: 'place', domain: { name: 'place', words: board.placeWords } };
  const manuscript: EventField = {
    name: 'manuscript',
    domain: { name: 'manuscript', words: MANUSCRIPTS.map((kind) => kind.word) },
  };
  const tile: EventField = { name: 'tile', domain: { name: 'tile', words: TILES } };
  const secretPoints: EventField = { name: 'points', isSecret: true };
  const fields: Record<(typeof EVENT_NAMES)[number], readonly EventField[]> = {
    started: [seat, zone],
    'turn-began': [number('turn')],
    'event-laid': [number('event'), zone],
    'cube-returned': [cube, number('turn')],
    'cubes-for-sale': [cube, number('count')],
    'manuscript-opened': [manuscript],
    'papal-event': [number('turn'), { name: 'colour', domain: { name: 'papal', words: PAPAL_EVENTS } }],
    gathered: [zone],
    alms: [seat, { name: 'giver', domain: SEAT }, number('ducats')],
    ordered: [number('place'), seat],
    rested: [seat],
    'turn-of': [seat],
    moved: [seat, place, number('actions'), number('ducats')],
    'claimed-event': [seat, number('event'), number('ducats'), number('spaces')],
    'claimed-city': [seat, zone, number('ducats'), number('spaces')],
    'claimed-bologna': [seat, number('spaces')],
    became: [seat, tile, number('ducats')],
    converted: [seat, number('count'), { name: 'purpose', domain: { name: 'purpose', words: PURPOSES } }],
    took: [seat, manuscript, number('actions')],
    'volgare-entered': [],
    bought: [seat, cube, number('count'), number('ducats')],
    sold: [seat, number('count'), number('ducats')],
    earned: [seat, number('ducats')],
    advanced: [seat, { name: 'chart', domain: { name: 'chart', words: CHARTS } }, number('spaces'), number('space')],
    looked: [seat, number('tiles')],
    saw: [seat, number('points')],
    kept: [seat, secretPoints],
    'put-back': [seat, secretPoints],
    accused: [seat, { name: 'accused', domain: SEAT }, number('space')],
    summoned: [seat],
    accepted: [seat],
    refused: [seat],
    bid: [seat, number('votes')],
    passed: [seat],
    paid: [seat, cube, number('count')],
    'won-stupor': [seat, number('votes')],
    elected: [seat, { name: 'office', domain: { name: 'office', words: OFFICES } }],
    ended: [seat],
  };
  return EVENT_NAMES.map((name) => ({
    name,
    fields: fields[name],
    isPrivate: name === 'saw',
    isBeginning: name === 'turn-began',
  }));
}
