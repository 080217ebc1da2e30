import { randomBytes } from 'node:crypto';
import type { GatheringInfo, NewGathering } from '@fondaco/protocol';
import { setTimeout as pass } from 'node:timers/promises';
import type { Person } from './person.ts';

/** A seat somebody has at a table that has begun. */
export interface TakenSeat {
  readonly table: string;
  readonly seat: string;
  readonly person: Person;
}

const SALT_BYTES = 32;
const LOOK_EVERY = 100;

/** Has people gather at a new table, each in an open seat, and begin; resolves when it is played. Anybody may sit down there. */
export async function gatherTable(
  people: readonly [Person, ...Person[]],
  how: NewGathering,
): Promise<readonly TakenSeat[]> {
  const gathered = await people[0].ask({ type: 'gather', how });
  if (gathered.type !== 'gathered') throw new Error(`nobody gathers: ${JSON.stringify(gathered)}`);
  const { table } = gathered;
  for (const person of people) await sitDown(person, table);
  for (const person of people) await person.ask({ type: 'ready', table, isReady: true });
  const seats: TakenSeat[] = [];
  for (const person of people) seats.push({ table, person, seat: await seatOnceBegun(person, table) });
  return seats;
}

function drawSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}

/** Takes any open seat; if the answer was lost, they may have one already. */
async function sitDown(person: Person, table: string): Promise<void> {
  const done = await person.ask({ type: 'take-seat', table, salt: drawSalt() });
  if (done.type === 'refused' && seatOf(await visit(person, table)) === undefined)
    throw new Error(`${person.name} found no seat: ${JSON.stringify(done.refusal)}`);
}

async function seatOnceBegun(person: Person, table: string): Promise<string> {
  for (;;) {
    const info = await visit(person, table);
    const seat = seatOf(info);
    if (info.phase === 'playing' && seat !== undefined) return seat;
    if (info.phase !== 'gathering' && info.phase !== 'starting') throw new Error(`a table that is ${info.phase}`);
    await pass(LOOK_EVERY);
  }
}

async function visit(person: Person, table: string): Promise<GatheringInfo> {
  const info = await person.ask({ type: 'visit', table });
  if (info.type !== 'gathering') throw new Error(`a visit was answered ${JSON.stringify(info)}`);
  return info;
}

function seatOf({ seats }: GatheringInfo): string | undefined {
  return seats.find((seat) => 'isYou' in seat && seat.isYou)?.seat;
}
