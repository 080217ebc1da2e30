import { refuseHost, type HostResult } from '@fondaco/host';
import { success } from '@fondaco/kernel';
import type { GatheringChange, LobbyRequest, SeatOffer } from '@fondaco/protocol';
import type { Guest } from '../store/guests.ts';
import { isWelcome } from './describe-gathering.ts';
import { editGathering, type EditSteps } from './edit-gathering.ts';
import * as changes from './gathering-changes.ts';
import type { Called, GatheringSetup } from './gathering-setup.ts';
import type { LobbyServices } from './lobby-services.ts';
import { drawId, whyNotSetup } from './new-gathering.ts';
import { noteToSettle, settleTable } from './settle-table.ts';

const BEGUN = refuseHost('begun', 'the table has begun');
const NOT_MAKER = refuseHost('not-yours', 'only whoever called to this table may do that');
export const NOT_INVITED = refuseHost('not-invited', 'this table is for those who have its link');

/** Changes a table that has not begun. */
function editBefore(
  services: LobbyServices,
  table: string,
  change: (called: Called) => changes.Changed | Promise<changes.Changed>,
  steps?: EditSteps,
): Promise<HostResult<Called>> {
  return editGathering(
    services.store,
    table,
    (called) => (called.setup.phase === 'gathering' ? change(called) : BEGUN),
    steps,
  );
}

/** The same by whoever called to it; what comes of it must still be playable. */
function editAsMaker(
  services: LobbyServices,
  guest: Guest,
  table: string,
  change: (setup: GatheringSetup) => changes.Changed,
): Promise<HostResult<Called>> {
  return editBefore(services, table, ({ gathering, setup }) => {
    if (gathering.madeBy !== guest.id) return NOT_MAKER;
    const changed = change(setup);
    if (!changed.ok) return changed;
    const game = whyNotSetup(services, changed.value);
    return game.ok ? changed : game;
  });
}

/**
 * Sits down before the table begins. The salt is stored first. Whether a link still holds is asked after the gathering was read: whoever
 * revokes it meanwhile has changed the gathering, too.
 */
export function takeSeat(
  services: LobbyServices,
  guest: Guest,
  { table, seat, name = guest.name, salt }: Extract<LobbyRequest, { type: 'take-seat' }>,
  isInvited: () => Promise<boolean>,
): Promise<HostResult<Called>> {
  const { store, clock } = services;
  const saltName = `salt ${drawId(services)}`;
  return editBefore(
    services,
    table,
    async (called) => {
      const { seats } = called.setup;
      const isKept = seats.some((one) => one.type === 'kept' && one.guest === guest.id);
      const viewer = { guest: guest.id, isInvited: await isInvited() };
      if (!isKept && !isWelcome({ called, held: [] }, viewer)) return NOT_INVITED;
      return changes.takeSeat(called.setup, { guest: guest.id, name, satAt: clock.now(), salt: saltName }, seat);
    },
    {
      prepare: async () => {
        await store.secrets.keep(table, saltName, salt);
        await store.gatherings.addGuest(table, guest.id);
      },
    },
  );
}

export function leaveSeat(services: LobbyServices, guest: Guest, table: string): Promise<HostResult<Called>> {
  return editBefore(services, table, ({ setup }) => changes.leaveSeat(setup, guest.id));
}

/** Says whether somebody is ready; the last one begins the table. */
export async function setReady(
  services: LobbyServices,
  guest: Guest,
  { table, isReady }: { readonly table: string; readonly isReady: boolean },
): Promise<HostResult<void>> {
  const edited = await editBefore(services, table, ({ setup }) => changes.setReady(setup, guest.id, isReady), {
    prepare: async (setup) => {
      if (setup.phase === 'starting') await noteToSettle(services, table);
    },
  });
  if (!edited.ok) return edited;
  return edited.value.setup.phase === 'starting' ? settleTable(services, table) : success(undefined);
}

export function changeGathering(
  services: LobbyServices,
  guest: Guest,
  { table, change }: { readonly table: string; readonly change: GatheringChange },
): Promise<HostResult<Called>> {
  return editAsMaker(services, guest, table, (setup) => {
    if (setup.broughtAt !== undefined && change.options !== undefined)
      return refuseHost('begun', 'the options of a table that was brought along are those of its record');
    return success(changes.changeGathering(setup, change));
  });
}

export function changeSeat(
  services: LobbyServices,
  guest: Guest,
  { table, seat, to }: { readonly table: string; readonly seat: string; readonly to: SeatOffer },
): Promise<HostResult<Called>> {
  return editAsMaker(services, guest, table, (setup) => changes.changeSeat(setup, seat, to));
}

/** One seat more; `seat` takes that one away instead. */
export function changeSeatCount(
  services: LobbyServices,
  guest: Guest,
  { table, seat }: { readonly table: string; readonly seat?: string },
): Promise<HostResult<Called>> {
  return editAsMaker(services, guest, table, (setup) => {
    if (setup.broughtAt !== undefined)
      return refuseHost('begun', 'the seats of a table that was brought along are fixed');
    const game = whyNotSetup(services, setup);
    if (!game.ok) return game;
    const { minSeats, maxSeats } = game.value;
    return seat === undefined ? changes.addSeat(setup, maxSeats) : changes.removeSeat(setup, seat, minSeats);
  });
}

export function dissolve(services: LobbyServices, guest: Guest, table: string): Promise<HostResult<Called>> {
  return editAsMaker(services, guest, table, (setup) => success({ ...setup, phase: 'dissolved' }));
}

/** A link that was just made: what it ends in, and how often the link to its table had been changed then. */
interface NewLink {
  readonly token: string;
  readonly changes: number;
}

/** Makes a new link, or none; the one before leads nowhere. */
export async function changeInvite(
  services: LobbyServices,
  guest: Guest,
  { table, hasInvite }: { readonly table: string; readonly hasInvite: boolean },
): Promise<HostResult<NewLink>> {
  const { store, clock } = services;
  const token = drawId(services);
  const link = hasInvite ? { table, token, madeBy: guest.id, madeAt: clock.now() } : undefined;
  const edited = await editGathering(
    store,
    table,
    ({ gathering, setup }) => {
      if (gathering.madeBy !== guest.id) return NOT_MAKER;
      return success({ ...setup, hasInvite, inviteChanges: (setup.inviteChanges ?? 0) + 1 });
    },
    { save: (gathering) => store.gatherings.saveWithLink(gathering, link) },
  );
  return edited.ok ? success({ token, changes: edited.value.setup.inviteChanges ?? 0 }) : edited;
}
