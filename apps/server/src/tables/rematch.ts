import { refuseHost, type HostResult } from '@fondaco/host';
import { itemAt, success } from '@fondaco/kernel';
import type { Guest } from '../store/guests.ts';
import { editGathering } from './edit-gathering.ts';
import type { SetupSeat } from './gathering-setup.ts';
import { loadTable } from './load-table.ts';
import { endToldAt, phaseOf, type LoadedTable } from './loaded-table.ts';
import type { LobbyServices } from './lobby-services.ts';
import { drawId, judgeCall, storeCall } from './new-gathering.ts';
import { latestOf, seatOfGuest } from './seat-holders.ts';

/**
 * Calls the same people to a new table, where their seats are kept for them. Which one is written down beside the old table before it is made, so all who ask come to the same,
 * also after a crash in between.
 */
export async function callAgain(services: LobbyServices, guest: Guest, table: string): Promise<HostResult<string>> {
  const { store } = services;
  const loaded = await loadTable(store, table);
  if (!loaded.ok) return loaded;
  const isEndHidden = endToldAt(loaded.value, guest.id, services.clock.now()) !== undefined;
  if (phaseOf(loaded.value) !== 'over' || isEndHidden) return refuseHost('not-over', 'the game is not over');
  const seats = seatsAgain(loaded.value);
  if (!seats.some((seat) => seat.type === 'kept' && seat.guest === guest.id))
    return refuseHost('not-yours', 'you have no seat here');
  const { rematch: known, title, game, options, parts, clock, watching, isPublic } = loaded.value.called.setup;
  if (known !== undefined && (await store.gatherings.byId(known)) !== undefined) return success(known);
  // Judged before it is written down: whoever reads of a table goes there.
  const setup = await judgeCall(services, { guest }, { title, game, options, seats, parts, clock, watching, isPublic });
  if (!setup.ok) return setup;
  const drawn = drawId(services);
  const edited = await editGathering(store, table, ({ setup }) =>
    success(setup.rematch === undefined ? { ...setup, rematch: drawn } : setup),
  );
  if (!edited.ok) return edited;
  return success(await storeCall(services, guest, setup.value, { id: edited.value.setup.rematch ?? drawn }));
}

/**
 * The seats of a table once more: kept for the people who played, also for who gave up, and with the bots that did. Who gave up one seat and took over
 * another has that one.
 */
function seatsAgain({ row, held }: LoadedTable): readonly SetupSeat[] {
  const holders = latestOf(held);
  return (row?.seats ?? []).map((player, place): SetupSeat => {
    const seat = itemAt(row?.header.seats ?? [], place);
    const left = held.findLast((one) => one.seat === seat && one.guest !== undefined)?.guest;
    const guest = holders.get(seat)?.guest ?? (seatOfGuest(holders, left) === undefined ? left : undefined);
    if (guest !== undefined) return { type: 'kept', guest, name: player.name };
    return player.type === 'bot' && left === undefined ? player : { type: 'open' };
  });
}
