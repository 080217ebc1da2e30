import { numbered, numbers, SEAT, type Domain, type Verb } from '@fondaco/kernel';
import type { Board } from './parts.ts';
import { MOST_PAID, MOST_VOTES } from './parts-file.ts';
import { MANUSCRIPTS } from './data/manuscripts.ts';
import { CLAIMS, CUBES, PURPOSES, SALES, TILES } from './data/words.ts';

const VERB_NAMES = [
  'start',
  'alms',
  'move',
  'claim',
  'become',
  'convert',
  'take',
  'politician',
  'nobleman',
  'abbess',
  'amanuensis',
  'psalter',
  'business',
  'riddle',
  'messenger',
  'orient',
  'canticle',
  'library',
  'rest',
  'draw',
  'accuse',
  'summon',
  'end',
  'keep',
  'put',
  'accept',
  'refuse',
  'bid',
  'pass',
  'pay',
  'pope',
  'camerlengo',
] as const;

/** The number of each verb. */
export const VERB = numbered(VERB_NAMES);

const MOST_LIBRARY_POINTS = 9;

const CLAIM: Domain = { name: 'claim', words: CLAIMS };
const TILE: Domain = { name: 'tile', words: TILES };
const CUBE: Domain = { name: 'cube', words: CUBES };
const PURPOSE: Domain = { name: 'purpose', words: PURPOSES };
const SALE: Domain = { name: 'sale', words: SALES };
const MANUSCRIPT: Domain = { name: 'manuscript', words: MANUSCRIPTS.map((manuscript) => manuscript.word) };
const STEPS = numbers(6);
const VOTES = numbers(MOST_VOTES);
const COUNT = numbers(MOST_PAID);
const LIBRARY_TILE = numbers(MOST_LIBRARY_POINTS);

/** What can be said at a table with this board. */
export function verbsOn(board: Board): readonly Verb[] {
  const zone: Domain = { name: 'zone', words: board.zoneWords };
  const place: Domain = { name: 'place', words: board.placeWords };
  const args: Record<(typeof VERB_NAMES)[number], Verb['args']> = {
    start: [{ domain: zone }],
    alms: [{ domain: SEAT }],
    move: [{ domain: place }, { domain: zone, isOptional: true }],
    claim: [{ domain: CLAIM }],
    become: [{ domain: TILE }, { domain: CUBE, isOptional: true }],
    convert: [{ domain: PURPOSE }],
    take: [{ domain: MANUSCRIPT }],
    politician: [{ domain: STEPS }],
    nobleman: [{ domain: STEPS }, { domain: SALE, isOptional: true }],
    abbess: [{ domain: STEPS }],
    amanuensis: [{ domain: STEPS }],
    psalter: [],
    business: [],
    riddle: [{ domain: STEPS }],
    messenger: [{ domain: STEPS }],
    orient: [{ domain: STEPS }],
    canticle: [{ domain: STEPS }],
    library: [{ domain: STEPS }],
    rest: [{ domain: STEPS }],
    draw: [],
    accuse: [{ domain: SEAT }],
    summon: [],
    end: [],
    keep: [{ domain: LIBRARY_TILE, isSecret: true }],
    put: [{ domain: LIBRARY_TILE, isSecret: true }],
    accept: [],
    refuse: [],
    bid: [{ domain: VOTES }],
    pass: [],
    pay: [{ domain: COUNT }, { domain: COUNT }, { domain: COUNT }],
    pope: [],
    camerlengo: [],
  };
  return VERB_NAMES.map((name) => ({ name, args: args[name], isTurnEnd: name === 'end' }));
}
