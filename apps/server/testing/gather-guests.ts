import type { GatheringInfo, LobbyNotice, NewGathering, Notice, SeatOffer } from '@fondaco/protocol';
import { createHash } from 'node:crypto';
import type { TestGuest, TestSocket } from './test-guest.ts';

/** A table that guests sit at, and their sockets in the order of the seats. */
export interface GatheredTable {
  readonly table: string;
  readonly sockets: readonly TestSocket[];
}

/** Has guests gather at a public table over their sockets, until it begins; `more` is agreed on besides. */
export async function gatherGuests(
  guests: readonly TestGuest[],
  more: Partial<NewGathering> & { readonly bots?: readonly SeatOffer[] } = {},
): Promise<GatheredTable> {
  const { bots = [], ...agreed } = more;
  const sockets = await Promise.all(guests.map((guest) => guest.connect()));
  const how: NewGathering = {
    title: 'A table',
    game: 'augsburg-1520',
    options: {},
    seats: [...guests.map((): SeatOffer => ({ type: 'open' })), ...bots],
    clock: { type: 'none' },
    watching: { type: 'late', seconds: 0 },
    isPublic: true,
    ...agreed,
  };
  const [maker] = sockets;
  if (maker === undefined) throw new Error('nobody gathers');
  const gathered = await maker.ask({ type: 'gather', how });
  if (gathered.type !== 'gathered') throw new Error(JSON.stringify(gathered));
  const { table } = gathered;
  for (const [i, socket] of sockets.entries()) await done(socket, { type: 'take-seat', table, salt: saltOf(`${i}`) });
  await maker.ask({ type: 'visit', table });
  for (const socket of sockets) await done(socket, { type: 'ready', table, isReady: true });
  await maker.notice(isPlayed);
  await maker.ask({ type: 'end-visit', table });
  return { table, sockets };
}

/** What a browser would draw. */
function saltOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function done(socket: TestSocket, request: Parameters<TestSocket['ask']>[0]): Promise<void> {
  const reply = await socket.ask(request);
  if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
}

function isPlayed(notice: Notice | LobbyNotice): notice is { readonly type: 'gathering' } & GatheringInfo {
  return notice.type === 'gathering' && notice.phase === 'playing';
}
