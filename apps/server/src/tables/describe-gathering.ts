import type { StoredTable } from '@fondaco/host';
import { itemAt, resignedSeats, seatWords } from '@fondaco/kernel';
import type { GatheringInfo, GatheringSeat, LobbyTable } from '@fondaco/protocol';
import { runsOutAt } from '../clocks/settle-clocks.ts';
import { timingOf } from '../clocks/timing.ts';
import type { Called, SetupSeat } from './gathering-setup.ts';
import { endToldAt, latenessFor, phaseOf, type LoadedTable, type LobbyViewer } from './loaded-table.ts';
import { latestOf } from './seat-holders.ts';

/** Everything about a table but its lines, as a viewer may know it now: whoever watches late learns late that it is over. */
export function describeGathering(loaded: LoadedTable, viewer: LobbyViewer, now: number): GatheringInfo {
  const { gathering, setup } = loaded.called;
  const isEndHidden = endToldAt(loaded, viewer.guest, now) !== undefined;
  const { title, game, options, clock, watching, isPublic, hasInvite, maker } = setup;
  const seats = seatsOf(loaded, viewer.guest);
  return {
    table: gathering.id,
    version: versionOf(loaded, isEndHidden),
    phase: isEndHidden ? 'playing' : phaseOf(loaded),
    title,
    game,
    options,
    hasParts: setup.parts !== undefined,
    seats,
    clock,
    watching,
    isPublic,
    hasInvite,
    isInvited: viewer.isInvited,
    isMaker: viewer.guest !== undefined && gathering.madeBy === viewer.guest,
    maker,
    canSit: canTakeSeat(loaded, viewer, seats),
    ...(setup.unreadiedBy === undefined ? {} : { unreadiedBy: setup.unreadiedBy }),
    ...(setup.seal === undefined ? {} : { seal: setup.seal }),
    ...(setup.broughtAt === undefined ? {} : { broughtAt: setup.broughtAt }),
    ...(setup.rematch === undefined || isEndHidden ? {} : { rematch: setup.rematch }),
    madeAt: gathering.madeAt,
  };
}

/** Counts changes of what is told here. Lines are none: how many were written at once is nobody's to know. */
function versionOf({ called, row, held }: LoadedTable, isEndHidden: boolean): number {
  const begun = row === undefined ? 0 : 1;
  const over = row?.isOver === true && !isEndHidden ? 1 : 0;
  const again = called.setup.rematch !== undefined && isEndHidden ? 1 : 0;
  return called.gathering.version - again + held.length + begun + over;
}

/** A table as a list shows it: where it stands is for those who sit there, and for all where those who watch are not late. */
export function summarizeGathering(loaded: LoadedTable, viewer: LobbyViewer, now: number): LobbyTable {
  const { called } = loaded;
  const isEndHidden = endToldAt(loaded, viewer.guest, now) !== undefined;
  const row = latenessFor(loaded, viewer.guest) > 0 ? undefined : loaded.row;
  const { gathering, setup } = called;
  const seats = seatsOf(loaded, viewer.guest);
  const you = seats.find((seat) => 'isYou' in seat && seat.isYou)?.seat;
  const timing = row === undefined ? undefined : timingOf(row);
  const ends = (timing?.waited ?? []).flatMap((seat) => (timing === undefined ? [] : (runsOutAt(timing, seat) ?? [])));
  return {
    table: gathering.id,
    phase: isEndHidden ? 'playing' : phaseOf(loaded),
    title: setup.title,
    game: setup.game,
    maker: setup.maker,
    seats,
    ...(you === undefined ? {} : { you }),
    clock: setup.clock,
    watching: setup.watching,
    ...(row?.chapter === undefined ? {} : { chapter: row.chapter }),
    waiting: row?.waiting ?? [],
    ...(ends.length === 0 ? {} : { runsOutAt: Math.min(...ends) }),
    winners: isEndHidden ? [] : (loaded.row?.winners ?? []),
    changedAt: row?.playedAt ?? gathering.madeAt,
  };
}

function seatsOf(loaded: LoadedTable, guest: string | undefined): readonly GatheringSeat[] {
  const { called, row } = loaded;
  if (row !== undefined) return row.header.seats.map((seat) => playedSeat(loaded, row, seat, guest));
  const { seats } = called.setup;
  return seatWords(seats.length).map((word, i) => gatheredSeat(called, word, itemAt(seats, i), guest));
}

const NOTHING_PLAYED = { wantsEnd: false, isOnVacation: false };

function gatheredSeat({ gathering }: Called, seat: string, there: SetupSeat, guest: string | undefined): GatheringSeat {
  switch (there.type) {
    case 'open':
      return { seat, type: 'open' };
    case 'bot':
      return { seat, ...there };
    case 'kept':
      return { seat, type: 'kept', name: there.name, isYou: there.guest === guest };
    case 'person': {
      const { name, isReady, satAt } = there;
      const isMaker = there.guest === gathering.madeBy;
      return { seat, type: 'person', name, isYou: there.guest === guest, isMaker, isReady, satAt, ...NOTHING_PLAYED };
    }
  }
}

function playedSeat(
  { called, held }: LoadedTable,
  row: StoredTable,
  seat: string,
  guest: string | undefined,
): GatheringSeat {
  const player = itemAt(row.seats, row.header.seats.indexOf(seat));
  const { name } = player;
  const now = latestOf(held).get(seat);
  if (now?.guest !== undefined) {
    const { gathering, setup } = called;
    // Where all wish to end it, it is over: whoever watches late is not told who wishes to.
    const isTold = latenessFor({ called, held }, guest) === 0;
    const standIn = now.holder?.type === 'stand-in' ? { standIn: now.holder.level } : {};
    return {
      seat,
      type: 'person',
      name,
      isYou: now.guest === guest,
      isMaker: now.guest === gathering.madeBy,
      isReady: true,
      satAt: held.find((one) => one.seat === seat && one.guest === now.guest)?.at ?? now.at,
      ...standIn,
      wantsEnd: isTold && setup.endWantedBy.includes(now.guest),
      isOnVacation: timingOf(row)?.clocks[seat]?.isOnVacation ?? false,
    };
  }
  const level = player.type === 'bot' ? player.level : '';
  if (resignedSeats(row.header).includes(seat)) {
    const whose = held.findLast((one) => one.seat === seat && one.guest !== undefined)?.guest;
    return { seat, type: 'resigned', name, isYou: whose === guest && guest !== undefined, level };
  }
  const temperament = player.type === 'bot' ? player.temperament : undefined;
  return { seat, type: 'bot', name, level, ...(temperament === undefined ? {} : { temperament }) };
}

/** Whether somebody who is not there yet may sit down: by the public list, a link, a seat kept for them, or as who called. */
function canTakeSeat(loaded: LoadedTable, viewer: LobbyViewer, seats: readonly GatheringSeat[]): boolean {
  const phase = phaseOf(loaded);
  if (viewer.guest === undefined || (phase !== 'gathering' && phase !== 'playing')) return false;
  if (seats.some((seat) => seat.type !== 'kept' && 'isYou' in seat && seat.isYou)) return false;
  const isKept = seats.some((seat) => seat.type === 'kept' && seat.isYou);
  return isKept || (seats.some(({ type }) => type === 'open' || type === 'resigned') && isWelcome(loaded, viewer));
}

/** Whether somebody may take a seat that is free for anybody. */
export function isWelcome({ called: { gathering, setup } }: LoadedTable, { guest, isInvited }: LobbyViewer): boolean {
  return setup.isPublic || isInvited || (guest !== undefined && gathering.madeBy === guest);
}

/** Whether somebody may look at what was agreed on: those who may sit down or sit there, and once it is played, those who may watch. */
export function mayVisit(loaded: LoadedTable, viewer: LobbyViewer): boolean {
  const { guest } = viewer;
  const { setup } = loaded.called;
  if (isWelcome(loaded, viewer)) return true;
  if (loaded.row !== undefined && setup.watching.type === 'late') return true;
  if (guest === undefined) return false;
  return (
    loaded.held.some((one) => one.guest === guest) ||
    setup.seats.some((seat) => (seat.type === 'person' || seat.type === 'kept') && seat.guest === guest)
  );
}
