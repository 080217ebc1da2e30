import { numbered, SEAT, slotsOf } from '@fondaco/kernel';

/** The phases of a turn (DVE-TRN-1). */
const PHASES = ['event', 'charity', 'order', 'actions', 'done'] as const;
export const PHASE = numbered(PHASES);

/** What the frames of the steps hold; steps that are not named hold nothing. */
export const FRAME = {
  /** The place in the game order that chooses, from the last to the first. */
  'starting-cities': [{ name: 'place' }],
  /** The phase that comes next. */
  calendar: [{ name: 'phase', domain: { name: 'phase', words: PHASES } }],
  /** The place in the game order that comes next. */
  charity: [{ name: 'next' }],
  actions: [{ name: 'next' }],
  /** Who summons, how many others have been asked, and who came. */
  summons: [{ name: 'summoner', domain: SEAT }, { name: 'asked' }, { name: 'accepted', isSeats: true }],
  /** Who summoned, who is still in, what is bid, 0 before the first bid, and by whom. */
  auction: [
    { name: 'summoner', domain: SEAT },
    { name: 'bidders', isSeats: true },
    { name: 'bid' },
    { name: 'bidder', domain: SEAT },
  ],
  /** What was bid, and what of it is to be paid in cubes. */
  payment: [{ name: 'bid' }, { name: 'due' }],
  /** The rank on the knowledge chart that comes next. */
  election: [{ name: 'next' }],
} as const;

/** Where it stands in them. */
export const SLOT = slotsOf(FRAME);
