import { SEAT, slotsOf, type Domain } from '@fondaco/kernel';
import { CARDS, STAGES, VISITED } from './data/words.ts';

const STAGE: Domain = { name: 'stage', words: STAGES };
const NOBLE: Domain = { name: 'noble', words: VISITED };
const CARD: Domain = { name: 'card', words: CARDS };

/** What the frames of the steps hold; steps that are not named hold nothing. */
export const FRAME = {
  /** What comes next. */
  rounds: [{ name: 'next', domain: STAGE }],
  /** The visited noble, the current number, 0 while none is named, and who first named it. */
  bid: [{ name: 'noble', domain: NOBLE }, { name: 'number' }, { name: 'leader', domain: SEAT }],
  /** The same in the same places, and who stands at that number. */
  show: [{ name: 'noble', domain: NOBLE }, { name: 'number' }, { name: 'standing', isSeats: true }],
  /** The card taken, its used symbols as a bit set, the choices made, and whether the master builder has built. */
  privilege: [{ name: 'card', domain: CARD }, { name: 'used' }, { name: 'made' }, { name: 'built' }],
  /** How many gave the last time. */
  deal: [{ name: 'givers' }],
  /** Who gives. */
  gift: [{ name: 'givers', isSeats: true }],
} as const;

/** Where it stands in them. */
export const SLOT = slotsOf(FRAME);
