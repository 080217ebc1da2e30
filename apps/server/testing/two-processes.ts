import { seatsIn } from '@fondaco/kernel';
import type { OpenTable } from '@fondaco/host';
import { VirtualClock } from '@fondaco/host/testing';
import type { GatheringInfo, LobbyReply, NewGathering, SeatOffer } from '@fondaco/protocol';
import { expect } from 'vitest';
import { BOT_KINDS, WEB_KINDS } from '../src/clocks/due-kinds.ts';
import { duesOf } from '../src/clocks/dues-of.ts';
import { DueWorker } from '../src/turns/due-worker.ts';
import type { describeBothStores } from './both-stores.ts';
import { countStore } from './counted-store.ts';
import { saltOf, startProcess, type TestedGuest, type TestedProcess } from './lobby.ts';

export const DONE: LobbyReply = { type: 'done' };
export const OPEN: SeatOffer = { type: 'open' };
export const bot = (name: string): SeatOffer => ({ type: 'bot', name, level: 'random' });
export const STEP = 250;
/** Shorter than the silence after which a process counts as down. */
export const LONG_STEP = 2000;
export const MINUTE = 60_000;

type Open = Parameters<Parameters<typeof describeBothStores>[0]>[0];

export interface TwoProcesses {
  readonly clock: VirtualClock;
  readonly processes: readonly [TestedProcess, TestedProcess];
  /** Lets time pass, with everything done that is due. */
  readonly pass: (milliseconds: number, step?: number) => Promise<void>;
  readonly idle: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Two processes on one store and one clock, both of which do what is due. */
export async function two(
  open: Open,
  { kinds = [...WEB_KINDS, ...BOT_KINDS] as readonly string[] } = {},
): Promise<TwoProcesses> {
  const { store, reopen, dispose } = await open({ duesOf });
  const clock = new VirtualClock();
  const counted = [countStore(store), countStore(await reopen())] as const;
  const first = await startProcess(counted[0].store, { clock });
  const second = await startProcess(counted[1].store, { clock, name: 'p-2', seed: 2 });
  const workers = [first, second].map(({ services }) => new DueWorker(services, kinds));
  const idle = async (): Promise<void> => {
    for (const one of [...counted, ...counted]) await one.idle();
  };
  const pass = async (milliseconds: number, step = STEP): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await clock.run(step);
      await idle();
      await Promise.all(workers.map((worker) => worker.look()));
      await idle();
    }
  };
  const end = async (): Promise<void> => {
    for (const { close } of [first, second]) close();
    await dispose();
  };
  return { clock, processes: [first, second], pass, idle, end };
}

/** A table that anybody may sit down at, without a clock. */
export const HOW: NewGathering = {
  title: 'A table',
  game: 'de-vulgari-eloquentia',
  options: {},
  seats: [OPEN, OPEN],
  clock: { type: 'none' },
  watching: { type: 'nobody' },
  isPublic: true,
};

/** Gathers people at a table and has it begin. */
export async function begin(
  people: readonly [TestedGuest, ...TestedGuest[]],
  bots: readonly SeatOffer[],
  more: Partial<NewGathering> = {},
): Promise<string> {
  const [maker] = people;
  const how: NewGathering = { ...HOW, seats: [...people.map(() => OPEN), ...bots], ...more };
  const called = await maker.ask({ type: 'gather', how });
  if (called.type !== 'gathered') throw new Error(JSON.stringify(called));
  const { table } = called;
  for (const one of people) expect(await one.ask({ type: 'take-seat', table, salt: saltOf('x') })).toEqual(DONE);
  for (const one of people) expect(await one.ask({ type: 'ready', table, isReady: true })).toEqual(DONE);
  return table;
}

export async function openAt({ services }: TestedProcess, table: string): Promise<OpenTable> {
  const open = await services.host.open(table);
  if (!open.ok) throw new Error(open.error.message);
  await open.value.refresh();
  return open.value;
}

export async function look(guest: TestedGuest, table: string): Promise<GatheringInfo> {
  const reply = await guest.ask({ type: 'visit', table });
  if (reply.type !== 'gathering') throw new Error(JSON.stringify(reply));
  return reply;
}

/** Has whoever is waited for in a seat say the first line they are offered, until another seat is waited for. */
export async function playOut(open: OpenTable, seat: number): Promise<void> {
  while (seatsIn(open.table.waiting).includes(seat)) {
    const [line = ''] = open.table.choices(seat);
    const said = await open.play({ seat, seq: open.table.seq, by: 'test' }, [line]);
    if (!said.ok) throw new Error(said.error.message);
  }
}

/** Passes time until a seat is waited for. */
export async function passUntil(pass: TwoProcesses['pass'], open: OpenTable, seat: number): Promise<void> {
  for (let steps = 0; !seatsIn(open.table.waiting).includes(seat); steps++) {
    if (steps > 400) throw new Error('nobody asks that seat');
    await pass(STEP);
    await open.refresh();
  }
}
