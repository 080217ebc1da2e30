import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FastRandom } from '@fondaco/kernel';
import { openStore, type ServerStore } from '@fondaco/server';
import { ClientJournal, Person, SeatClient, type TakenSeat } from '@fondaco/server/testing';
import { auditTable } from '../chaos/audit.ts';
import { freePort } from '../served/free-port.ts';
import { memoryOf } from '../served/process-usage.ts';
import { seatPeople } from '../served/seat-people.ts';
import { ServerProcess } from '../served/server-process.ts';
import { Attacker } from './attacker.ts';
import { findHarm, seatVictims, type Victims } from './victims.ts';

export interface HostileResult {
  readonly messages: number;
  /** How many of them were requests in form, which had to be judged. */
  readonly requests: number;
  /** How often the server hung up on an attacker. */
  readonly hangUps: number;
  /** Lines that others played meanwhile. */
  readonly lines: number;
  /** After a tenth of the messages, half of them and all. */
  readonly memory: readonly ServerMemory[];
  readonly faults: readonly string[];
}

/** What a server has of the machine's memory, in megabytes. */
interface ServerMemory {
  readonly resident: number;
  /** Of it what the program holds; the rest is taken for speed, and given back where memory is short. */
  readonly held: number;
}

const PATIENCE = 20_000;
const MEGABYTE = 1_000_000;
/** The parts of all messages after which memory is looked at. */
const LOOKS = [0.1, 0.5, 1];
const ATTACKERS = 6;
const THOUGHT = 50;
const GAME = 'augsburg-1520';

/** Sends so many hostile messages to a server at which others play, and looks what came of it. */
export async function runHostile(messages: number, seed: number): Promise<HostileResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-hostile-'));
  const place = path.join(folder, 'tables.sqlite');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = new ServerProcess();
  await server.serve({ place, port });
  const store = await openStore(place);
  try {
    const rng = new FastRandom(seed);
    const people: Person[] = [];
    for (const name of ['Ann', 'Bob', 'Mallory', 'Dan', 'Eve']) people.push(await Person.come(name, [url], PATIENCE));
    const [ann, bob, mallory, dan, eve] = people as [Person, Person, Person, Person, Person];
    const victims = await seatVictims(store, [ann, bob]);
    const own = await seatPeople(store, [mallory, dan], GAME);
    const clients = victims.played.map((seat) => play(seat, url, rng));
    const attackers = Array.from({ length: ATTACKERS }, (_, i) => attackerAt(url, i, rng, { victims, own }));
    const memory = await attackAll(attackers, messages, () => memoryIn(server));
    for (const { client } of clients) client.leave();
    await Promise.all(clients.map(({ client }) => client.left()));
    const journals = clients.map(({ journal }) => journal);
    const sum = (count: (attacker: Attacker) => number): number => attackers.reduce((all, one) => all + count(one), 0);
    return {
      messages,
      requests: sum(({ requests }) => requests),
      hangUps: sum(({ hangUps }) => hangUps),
      lines: journals[0]?.seq ?? 0,
      memory,
      faults: [
        ...(server.isServing ? [] : ['the server has ended']),
        ...(await findFaults(store, { victims, own, journals })),
        ...(await findHarm(store, victims, { attacker: mallory, called: eve })),
      ],
    };
  } finally {
    server.kill();
    await server.exited();
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

interface AllTables {
  readonly victims: Victims;
  readonly own: readonly TakenSeat[];
}

function play(
  { table, seat, person }: TakenSeat,
  url: string,
  rng: FastRandom,
): { client: SeatClient; journal: ClientJournal } {
  const journal = new ClientJournal(table, seat);
  const client = new SeatClient({
    urls: [url],
    cookie: person.guest.cookie,
    journal,
    random: () => rng.below(1000) / 1000,
    think: () => THOUGHT,
    patience: PATIENCE,
  });
  client.start();
  return { client, journal };
}

function attackerAt(url: string, number: number, rng: FastRandom, { victims, own }: AllTables): Attacker {
  const [mallory, dan] = own;
  if (mallory === undefined || dan === undefined) throw new Error('nobody sits there');
  return new Attacker(url, {
    // Every third has no cookie at all.
    cookie: number % 3 === 2 ? undefined : mallory.person.guest.cookie,
    rng: new FastRandom(rng.below(1_000_000)),
    known: {
      own: { table: mallory.table, seat: mallory.seat },
      neighbour: dan.seat,
      foreign: [victims.played[0]?.table ?? '', victims.called, 'table-0', '0'.repeat(32)],
    },
  });
}

async function memoryIn(server: ServerProcess): Promise<ServerMemory> {
  return { resident: memoryOf(server.pid), held: (await server.heldBytes()) / MEGABYTE };
}

/** Has all attackers send until there were so many messages; answers the memory on the way and at the end. */
async function attackAll(
  attackers: readonly Attacker[],
  messages: number,
  readMemory: () => Promise<ServerMemory>,
): Promise<readonly ServerMemory[]> {
  const readings: ServerMemory[] = [];
  let sent = 0;
  for (const part of LOOKS) {
    const attackOn = async (attacker: Attacker): Promise<void> => {
      while (sent < messages * part) {
        const more = await attacker.attack();
        sent += more;
      }
    };
    await Promise.all(attackers.map(attackOn));
    readings.push(await readMemory());
  }
  await Promise.all(attackers.map((attacker) => attacker.leave()));
  return readings;
}

async function findFaults(
  store: ServerStore,
  { victims: { played }, own, journals }: AllTables & { readonly journals: readonly ClientJournal[] },
): Promise<readonly string[]> {
  const faults: string[] = [];
  const tables = new Set((await store.tables()).map(({ id }) => id));
  for (const { table } of [...played, ...own]) tables.delete(table);
  if (tables.size > 0) faults.push(`there are tables nobody began: ${[...tables].join(', ')}`);
  for (const seats of [played, own]) {
    const lines = await store.lines(seats[0]?.table ?? '');
    for (const { seat, words, by, isAuto } of lines) {
      const holder = seats.find((one) => one.seat === seat);
      if (!isAuto && by !== holder?.person.guest.id) faults.push(`somebody else said "${seat} ${words}"`);
    }
    if (seats === own && lines.some(({ seat, isAuto }) => !isAuto && seat === own[1]?.seat))
      faults.push('Dan has played');
    if (seats !== played) continue;
    // A clock of days begins anew with every decision: what was told of it says nothing.
    for (const { clocks } of journals) clocks.splice(0);
    const { lost, doubled, diverged } = auditTable(journals, lines);
    faults.push(...lost, ...doubled, ...diverged);
  }
  return faults;
}
