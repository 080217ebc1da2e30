import { holderOf, refuseHost, type HeldSeat, type HostResult, type OpenTable } from '@fondaco/host';
import { itemAt, success, withResigned, type Game, type Holder } from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import { settleClocks } from '../clocks/settle-clocks.ts';
import { clockOnReturn, timingOf, toStoredTiming } from '../clocks/timing.ts';
import type { LobbyServices } from './lobby-services.ts';
import { holdersOf, type SeatHolders } from './seat-holders.ts';

/** So often somebody else may take the seat first before it is given up. */
const MOST_TRIES = 5;

/** How well a bot plays that takes a person's place. */
const PREFERRED_LEVEL = 'journeyman';

/** The level of a bot in a person's place. */
export function levelFor({ host }: LobbyServices, game: Game): string {
  const levels = host.services.bots.levels(game);
  return levels.includes(PREFERRED_LEVEL) ? PREFERRED_LEVEL : itemAt(levels, 0);
}

/** Who is to play in a seat from now on. */
interface NewHolder {
  readonly seat: string;
  readonly holder: Holder;
  /** The person whose seat it is; absent if it is no longer anybody's. */
  readonly guest?: string;
  /** How the seat is listed; as before if absent. */
  readonly player?: SeatPlayer;
  /** The key of the due row that this does. */
  readonly key?: string;
  /** Whether the seat counts as given up from now on; as before if absent. */
  readonly isResigned?: boolean;
  /** Their clock is one of somebody who has come back. */
  readonly isReturning?: boolean;
}

/** What is to happen to the seats, judged by who holds them now; undefined if nothing is. */
export type SeatJudge = (holders: SeatHolders, open: OpenTable) => HostResult<NewHolder | undefined>;

/**
 * Gives a seat to somebody else, in the record, the row and the rows of who holds what, all with one commit. Who holds the seats is read
 * anew where somebody else was faster.
 */
export async function handSeat(services: LobbyServices, table: string, judge: SeatJudge): Promise<HostResult<void>> {
  const open = await services.host.open(table);
  if (!open.ok) return open;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const holders = await holdersOf(services.store, table);
    await open.value.refresh();
    const judged = judge(holders, open.value);
    if (!judged.ok) return judged;
    if (judged.value === undefined) return success(undefined);
    const done = await hand(services, open.value, holders, judged.value);
    if (done.ok || done.error.code !== 'failed') return done;
  }
  return refuseHost('failed', 'others keep taking the seat');
}

function hand(
  { clock, keeping }: LobbyServices,
  open: OpenTable,
  holders: SeatHolders,
  next: NewHolder,
): Promise<HostResult<void>> {
  const { seat, holder, guest, player, key } = next;
  return open.amend((table, row) => {
    if (table.isOver) return refuseHost('over', 'the game is over');
    const place = table.seats.indexOf(seat);
    const now = clock.now();
    if (player !== undefined) {
      const renamed = table.rename(place, player.name);
      if (!renamed.ok) return renamed;
    }
    table.hold(place, holder);
    const held: HeldSeat = {
      table: row.id,
      seat,
      nr: (holders.get(seat)?.nr ?? 0) + 1,
      from: table.seq + 1,
      holder,
      ...(guest === undefined ? {} : { guest }),
      ...(key === undefined ? {} : { key }),
      at: now,
    };
    const seats = row.seats.map((one, i) => (i === place ? (player ?? one) : one));
    const others =
      next.isResigned === undefined ? {} : { others: withResigned(table.header.others, seat, next.isResigned) };
    const timing = timingOf(row);
    if (next.isReturning !== true || timing === undefined) return success({ seats, held: [held], ...others });
    const { rule, clocks, ...settled } = settleClocks(timing, now, keeping.downtimes());
    const returned = clockOnReturn(rule, itemAt(Object.values(clocks), Object.keys(clocks).indexOf(seat)));
    return success({
      seats,
      held: [held],
      ...others,
      timing: toStoredTiming({ ...settled, rule, clocks: { ...clocks, [seat]: returned } }),
    });
  });
}

/** The holder of a bot that plays on for somebody who gave up. */
export function resignedTo(name: string, level: string): { readonly player: SeatPlayer; readonly holder: Holder } {
  const player: SeatPlayer = { type: 'bot', name, level };
  return { player, holder: holderOf(player) };
}
