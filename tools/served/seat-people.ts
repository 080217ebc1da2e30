import { randomBytes } from 'node:crypto';
import { answerHere, createTable, holderOf, type HostServices } from '@fondaco/host';
import { catalogGames, systemClock, type ServerStore } from '@fondaco/server';
import type { Person, TakenSeat } from '@fondaco/server/testing';
import type { SeatPlayer } from '@fondaco/protocol';
import { NO_BOTS } from './no-bots.ts';
import { playAhead } from './play-ahead.ts';

const SEATS = ['red', 'blue', 'green', 'yellow', 'white'];

/** Begins a table with people in its seats, at which so many moves were made. */
export async function seatPeople(
  store: ServerStore,
  people: readonly Person[],
  game: string,
  moves = 0,
): Promise<readonly TakenSeat[]> {
  const services: HostServices = {
    store,
    games: catalogGames,
    bots: NO_BOTS,
    questions: answerHere,
    clock: systemClock,
    randomBytes,
    warn: () => {},
    isStored: () => true,
  };
  const seats = people.map(({ name }): SeatPlayer => ({ type: 'person', name }));
  const created = await createTable(services, { game, seats, options: {} });
  if (!created.ok) throw new Error(created.error.message);
  const table = created.value;
  await playAhead(services, table, moves);
  const taken: TakenSeat[] = [];
  for (const [i, person] of people.entries()) {
    const seat = SEATS[i] ?? '';
    const holder = holderOf({ type: 'person', name: person.name });
    await store.heldSeats.hold({ table, seat, nr: 1, from: 1, holder, guest: person.guest.id, at: Date.now() });
    taken.push({ table, seat, person });
  }
  return taken;
}
