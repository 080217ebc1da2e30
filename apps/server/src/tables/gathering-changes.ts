import { refuseHost, type HostResult } from '@fondaco/host';
import { seatWords, success } from '@fondaco/kernel';
import type { GatheringChange, SeatOffer } from '@fondaco/protocol';
import { placeOf, type GatheringSetup, type SeatedGuest, type SetupSeat } from './gathering-setup.ts';

/** What a change comes to: another setup, or why it cannot be. */
export type Changed = HostResult<GatheringSetup>;

const NOT_SEATED = refuseHost('not-yours', 'you have no seat here');
const NO_SEAT = refuseHost('no-seat', 'that seat is not free');

/** The place of a seat by its word, -1 if there is none. */
function placeOfWord({ seats }: GatheringSetup, word: string): number {
  return seatWords(seats.length).indexOf(word);
}

function withSeat(setup: GatheringSetup, place: number, seat: SetupSeat): GatheringSetup {
  return { ...setup, seats: setup.seats.map((one, i) => (i === place ? seat : one)) };
}

/** Nobody is ready any more: something was changed that they had agreed to. */
function unready(setup: GatheringSetup, by: NonNullable<GatheringSetup['unreadiedBy']>): GatheringSetup {
  const seats = setup.seats.map((seat) => (seat.type === 'person' ? { ...seat, isReady: false } : seat));
  return { ...setup, seats, unreadiedBy: by };
}

/** Whether names look alike: then they are one. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.normalize('NFKC').toLowerCase());
  return first === second;
}

export function hasName({ seats }: GatheringSetup, name: string, exceptGuest?: string): boolean {
  return seats.some((seat) => {
    if (seat.type === 'open') return false;
    const isTheirs = seat.type !== 'bot' && seat.guest === exceptGuest;
    return !isTheirs && isSameName(seat.name, name);
  });
}

/** Keeps a seat for whoever calls to the table, unless one is kept for them already: in the seat of a word, or the first that is open. */
export function keepSeat(
  setup: GatheringSetup,
  who: { readonly guest: string; readonly name: string },
  word?: string,
): Changed {
  if (setup.seats.some((seat) => seat.type === 'kept' && seat.guest === who.guest)) return success(setup);
  const first = setup.seats.findIndex((seat) => seat.type === 'open');
  const place = word === undefined ? first : placeOfWord(setup, word);
  if (setup.seats[place]?.type !== 'open') return NO_SEAT;
  if (hasName(setup, who.name)) return refuseHost('name-taken', `somebody here is called "${who.name}"`);
  return success(withSeat(setup, place, { type: 'kept', ...who }));
}

/** Sits somebody down: in the seat of a word, the one that is kept for them, or the first that is open. */
export function takeSeat(setup: GatheringSetup, who: Omit<SeatedGuest, 'type' | 'isReady'>, word?: string): Changed {
  if (placeOf(setup, who.guest) >= 0) return success(setup);
  const isFree = (seat: SetupSeat | undefined): boolean =>
    seat?.type === 'open' || (seat?.type === 'kept' && seat.guest === who.guest);
  const kept = setup.seats.findIndex((seat) => seat.type === 'kept' && seat.guest === who.guest);
  const first = kept >= 0 ? kept : setup.seats.findIndex(isFree);
  const place = word === undefined ? first : placeOfWord(setup, word);
  if (!isFree(setup.seats[place])) return NO_SEAT;
  if (hasName(setup, who.name, who.guest)) return refuseHost('name-taken', `somebody here is called "${who.name}"`);
  // Whoever sits down elsewhere leaves the seat that was kept for them to others.
  const freed = kept >= 0 && kept !== place ? withSeat(setup, kept, { type: 'open' }) : setup;
  return success(withSeat(freed, place, { type: 'person', isReady: false, ...who }));
}

export function leaveSeat(setup: GatheringSetup, guest: string): Changed {
  const place = placeOf(setup, guest);
  return place < 0 ? NOT_SEATED : success(withSeat(setup, place, { type: 'open' }));
}

/** Says whether somebody is ready. When everybody is and no seat is free, the table starts. */
export function setReady(setup: GatheringSetup, guest: string, isReady: boolean): Changed {
  const place = placeOf(setup, guest);
  const seat = setup.seats[place];
  if (seat?.type !== 'person') return NOT_SEATED;
  const changed = withSeat(setup, place, { ...seat, isReady });
  return success(canStart(changed) ? { ...changed, phase: 'starting' } : changed);
}

function canStart({ seats }: GatheringSetup): boolean {
  return seats.every((seat) => seat.type === 'bot' || (seat.type === 'person' && seat.isReady));
}

/** Changes what was agreed on; whatever concerns the game asks everybody to be ready again. */
export function changeGathering(setup: GatheringSetup, change: GatheringChange): GatheringSetup {
  const { title = setup.title, isPublic = setup.isPublic } = change;
  let changed: GatheringSetup = { ...setup, title, isPublic };
  for (const subject of ['options', 'clock', 'watching'] as const) {
    const value = change[subject];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(setup[subject])) continue;
    changed = unready({ ...changed, [subject]: value }, subject);
  }
  return changed;
}

/** Opens a seat, whoever sits there, or gives it to a bot. */
export function changeSeat(setup: GatheringSetup, word: string, to: SeatOffer): Changed {
  const place = placeOfWord(setup, word);
  if (place < 0) return NO_SEAT;
  const opened = withSeat(setup, place, { type: 'open' });
  if (to.type === 'bot' && hasName(opened, to.name))
    return refuseHost('name-taken', `somebody here is called "${to.name}"`);
  return success(unready(withSeat(opened, place, to), 'seats'));
}

export function addSeat(setup: GatheringSetup, most: number): Changed {
  if (setup.seats.length >= most) return refuseHost('bad-setup', `there are at most ${most} seats`);
  return success(unready({ ...setup, seats: [...setup.seats, { type: 'open' }] }, 'seats'));
}

/** Takes a seat away; those behind it move up. */
export function removeSeat(setup: GatheringSetup, word: string, least: number): Changed {
  const place = placeOfWord(setup, word);
  if (place < 0) return NO_SEAT;
  if (setup.seats.length <= least) return refuseHost('bad-setup', `there are at least ${least} seats`);
  return success(unready({ ...setup, seats: setup.seats.filter((_, i) => i !== place) }, 'seats'));
}
