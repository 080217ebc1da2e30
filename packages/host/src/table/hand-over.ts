import { success } from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import { refuseHost, type HostResult } from '../host-result.ts';
import type { OpenTable } from './open-table.ts';
import { holderOf, whyNotSeat } from '../seat-players.ts';
import type { HostServices } from '../services.ts';

/** Has somebody else play on in a seat; the record says from which line on. */
export async function handOver(
  { bots }: HostServices,
  open: OpenTable,
  seat: string,
  player: SeatPlayer,
): Promise<HostResult<void>> {
  const { game, seats } = open.table;
  const place = seats.indexOf(seat);
  if (place < 0)
    return refuseHost('bad-setup', `there is no such seat; there are ${seats.join(', ')}`, { where: seat });
  const wrong = whyNotSeat(bots, game, player);
  if (wrong !== undefined) return { ok: false, error: wrong };
  return open.amend((table) => {
    const renamed = table.rename(place, player.name);
    if (!renamed.ok) return renamed;
    table.hold(place, holderOf(player));
    return success({ seats: open.players.map((one, i) => (i === place ? player : one)) });
  });
}
