import { NO_TABLE, refuseHost, type HostResult, type OpenTable } from '@fondaco/host';
import { itemAt, nameOfSeat, resignedSeats, success } from '@fondaco/kernel';
import { AWAY_MINUTES, type SeatPresence } from '@fondaco/protocol';
import { holderIn } from '../clocks/holders.ts';
import { settleClocks } from '../clocks/settle-clocks.ts';
import { timingOf, toStoredTiming } from '../clocks/timing.ts';
import type { Guest } from '../store/guests.ts';
import { editGathering } from './edit-gathering.ts';
import { isSameName } from './gathering-changes.ts';
import { handSeat, levelFor, resignedTo } from './hand-seat.ts';
import type { LobbyServices } from './lobby-services.ts';
import { holdersOf, seatOfGuest } from './seat-holders.ts';
import { noteToSettle, settleTable } from './settle-table.ts';

const NOT_SEATED = refuseHost('not-yours', 'you have no seat here');

/** Gives a seat up: a bot plays on, ranked last. */
export async function resign(services: LobbyServices, guest: Guest, table: string): Promise<HostResult<void>> {
  const done = await handSeat(services, table, (holders, { table: { game, header } }) => {
    const seat = seatOfGuest(holders, guest.id);
    if (seat === undefined) return NOT_SEATED;
    return success({ seat, isResigned: true, ...resignedTo(nameOfSeat(header, seat), levelFor(services, game)) });
  });
  // Those who stay may have wished to end it long ago.
  if (done.ok) await settleTable(services, table);
  return done;
}

/** Ends what a bot did in somebody's stead. */
export function comeBack(services: LobbyServices, guest: Guest, table: string): Promise<HostResult<void>> {
  return handSeat(services, table, (holders) => {
    const seat = seatOfGuest(holders, guest.id);
    if (seat === undefined) return NOT_SEATED;
    if (holders.get(seat)?.holder?.type !== 'stand-in') return success(undefined);
    return success({ seat, holder: { type: 'person' }, guest: guest.id, isReturning: true });
  });
}

/** The same for somebody who is about to play: where nobody stands in, nothing is read. */
export async function comeBackToPlay(
  services: LobbyServices,
  guest: Guest,
  { id, table }: OpenTable,
  seat: number,
): Promise<void> {
  const holder = holderIn(table.header, itemAt(table.seats, seat));
  if (holder.type === 'stand-in') await comeBack(services, guest, id);
}

/** Milliseconds somebody must have been away before the others may have a bot play for them, where there is no clock. */
const AWAY_AFTER = AWAY_MINUTES.unclocked * 60_000;
const NOT_AWAY = refuseHost('not-away', 'they are here, are not waited for, or have not been away for long');

/** Has a bot stand in for somebody whom the others wait for in vain, at a table without a clock; any of them may ask for it. */
export function callStandIn(
  services: LobbyServices,
  guest: Guest,
  table: string,
  { seat, isHere, since }: SeatPresence,
): Promise<HostResult<void>> {
  return handSeat(services, table, (holders, open) => {
    if (seatOfGuest(holders, guest.id) === undefined) return NOT_SEATED;
    const { guest: whose, holder: playing } = holders.get(seat) ?? {};
    if (whose === undefined) return refuseHost('no-seat', 'nobody sits there');
    if (playing?.type === 'stand-in') return success(undefined);
    const timing = timingOf(open.row);
    const isWaited = timing?.rule.type === 'none' && timing.waited.includes(seat);
    if (!isWaited || isHere || services.clock.now() - since < AWAY_AFTER) return NOT_AWAY;
    const holder = { type: 'stand-in', level: levelFor(services, open.table.game) } as const;
    return success({ seat, holder, guest: whose });
  });
}

/** Who takes a seat over at a table that is played, and under which name. */
export interface Newcomer {
  readonly guest: Guest;
  readonly name: string;
  /** The word of the seat; any that was given up if absent. */
  readonly seat?: string | undefined;
}

/** Plays on in a seat that somebody gave up. Whoever gave it up may not: they would undo it when it pleases them. */
export async function takeOver(
  services: LobbyServices,
  table: string,
  { guest, name, seat }: Newcomer,
): Promise<HostResult<void>> {
  const { store } = services;
  const before = await store.heldSeats.of(table);
  await store.gatherings.addGuest(table, guest.id);
  return handSeat(services, table, (holders, { table: { header, seats } }) => {
    if (seatOfGuest(holders, guest.id) !== undefined) return success(undefined);
    const isFree = (word: string): boolean => holders.get(word)?.guest === undefined;
    const free = resignedSeats(header).filter((word) => isFree(word) && (seat === undefined || word === seat));
    const mayTake = free.find((word) => !before.some((one) => one.seat === word && one.guest === guest.id));
    if (mayTake === undefined) return refuseHost('no-seat', 'that seat is not free');
    const isTaken = seats.some((word) => word !== mayTake && isSameName(nameOfSeat(header, word), name));
    if (isTaken) return refuseHost('name-taken', `somebody here is called "${name}"`);
    const player = { type: 'person', name } as const;
    const holder = { type: 'person' } as const;
    return success({ seat: mayTake, holder, guest: guest.id, player, isResigned: false, isReturning: true });
  });
}

/** Wishes, or no longer wishes, to end the game without a result. */
export async function agreeToEnd(
  services: LobbyServices,
  guest: Guest,
  { table, isAgreed }: { readonly table: string; readonly isAgreed: boolean },
): Promise<HostResult<void>> {
  const { store } = services;
  const seat = seatOfGuest(await holdersOf(store, table), guest.id);
  if (seat === undefined) return NOT_SEATED;
  if (isAgreed) await noteToSettle(services, table);
  const edited = await editGathering(store, table, ({ setup }) => {
    const others = setup.endWantedBy.filter((one) => one !== guest.id);
    const wanting = isAgreed ? [...others, guest.id] : others;
    return success({ ...setup, endWantedBy: wanting });
  });
  return edited.ok ? settleTable(services, table) : edited;
}

/** Begins a vacation from a table, or ends it. The clock of days stands meanwhile, as long as vacation is left. */
export async function setVacation(
  { store, host, clock, keeping }: LobbyServices,
  guest: Guest,
  { table: id, isOn }: { readonly table: string; readonly isOn: boolean },
): Promise<HostResult<void>> {
  const seat = seatOfGuest(await holdersOf(store, id), guest.id);
  if (seat === undefined) return NOT_SEATED;
  const open = await host.open(id);
  if (!open.ok) return NO_TABLE;
  return open.value.amend((table, row) => {
    if (table.isOver) return refuseHost('over', 'the game is over');
    const timing = timingOf(row);
    if (timing?.rule.type !== 'days') return refuseHost('bad-setup', 'there is no vacation at this table');
    const { clocks, ...settled } = settleClocks(timing, clock.now(), keeping.downtimes());
    const theirs = itemAt(Object.values(clocks), Object.keys(clocks).indexOf(seat));
    if (isOn && theirs.vacation === 0) return refuseHost('no-vacation', 'no vacation is left');
    const changed = { ...clocks, [seat]: { ...theirs, isOnVacation: isOn } };
    return success({ seats: row.seats, timing: toStoredTiming({ ...settled, clocks: changed }) });
  });
}
