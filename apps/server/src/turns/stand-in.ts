import { success } from '@fondaco/kernel';
import { settleClocks } from '../clocks/settle-clocks.ts';
import { timingOf, type Timing } from '../clocks/timing.ts';
import type { Due } from '../store/due-rows.ts';
import { handSeat, levelFor } from '../tables/hand-seat.ts';
import type { LobbyServices } from '../tables/lobby-services.ts';
import { STALE_AFTER } from '../tables/presence.ts';

/** A clock may have run out: if it has, a bot stands in until the person is back; if not, it is written anew when it will. */
export async function standInForLate(services: LobbyServices, due: Due): Promise<void> {
  const { host, clock, keeping, store } = services;
  const { table: id, seat = '', key } = due;
  const isOut = (timing: Timing | undefined): boolean => {
    if (timing === undefined || !timing.waited.includes(seat)) return false;
    const settled = settleClocks(timing, clock.now(), keeping.downtimes()).clocks[seat];
    return settled !== undefined && settled.left + settled.free === 0 && !settled.isOnVacation;
  };
  const done = await standIn(services, due, isOut);
  if (done) return;
  // Time nobody ran was on the way: the row is written again, and with it when the clock runs out.
  const open = await host.open(id);
  if (open.ok) await open.value.amend((_, { seats }) => success({ seats }));
  const isCalledFor = (await store.due.of(id)).some((one) => one.key === key && one.at > clock.now());
  if (!isCalledFor) await store.due.drop(id, key);
}

/** Somebody who is waited for may have been away for long: if nobody is at their seat anywhere, a bot stands in. */
export async function standInForAbsent(services: LobbyServices, due: Due): Promise<void> {
  const { store, clock } = services;
  const { table: id, seat = '', key } = due;
  const visits = await store.visits.at([id], clock.now() - STALE_AFTER);
  const isHere = visits.some((visit) => visit.seat === seat && visit.count > 0);
  const done = !isHere && (await standIn(services, due, (timing) => timing?.waited.includes(seat) === true));
  if (!done) await store.due.drop(id, key);
}

/** Has a bot stand in for whoever holds a seat, if there is reason to; answers whether one does. */
async function standIn(
  services: LobbyServices,
  { table, seat = '', key }: Due,
  hasReason: (timing: Timing | undefined) => boolean,
): Promise<boolean> {
  let isDone = false;
  const handed = await handSeat(services, table, (holders, open) => {
    const held = holders.get(seat);
    isDone = held?.holder?.type === 'person' && !open.row.isOver && hasReason(timingOf(open.row));
    if (!isDone || held?.guest === undefined) return success(undefined);
    const holder = { type: 'stand-in', level: levelFor(services, open.table.game) } as const;
    return success({ seat, holder, guest: held.guest, key });
  });
  return handed.ok && isDone;
}
