import { holderOf, rowOf } from '@fondaco/host';
import { seatsIn, type Table } from '@fondaco/kernel';
import { PROTOCOL, type SeatPlayer, type TableRequest, type Unnumbered } from '@fondaco/protocol';
import type { TestGuest } from '@fondaco/server/testing';
import { findDifference } from './heard.ts';
import { questionsOf } from './questions-of.ts';
import { agreeOn, type Receiver, type Twins } from './twins.ts';
import { World, type Plant } from './world.ts';

/** Lines said at each table, at most. */
const MOST_LINES = 6;
/** Milliseconds between two lines. */
const BETWEEN = 1500;
const SPECTATOR = 'the spectator';

/** Two worlds, and the people in them. The receiver and a spectator are listened to, the others are not. */
class TwinWorlds {
  readonly #worlds: readonly [World, World];
  readonly #receiver: Receiver;
  readonly #guests: readonly (readonly TestGuest[])[];
  #numbers = 0;
  #tables = 0;
  #lines = 0;

  private constructor(worlds: readonly [World, World], receiver: Receiver, guests: readonly (readonly TestGuest[])[]) {
    this.#worlds = worlds;
    this.#receiver = receiver;
    this.#guests = guests;
  }

  static async open(seats: number, receiver: Receiver, plant?: Plant): Promise<TwinWorlds> {
    const worlds = [await World.open(plant), await World.open(plant)] as const;
    const guests: TestGuest[][] = [];
    for (const world of worlds) {
      const here: TestGuest[] = [];
      while (here.length < seats) here.push(await world.come(`Guest ${here.length + 1}`));
      guests.push(here);
    }
    return new TwinWorlds(worlds, receiver, guests);
  }

  /** Lines said, and characters heard in one world. */
  get lines(): number {
    return this.#lines;
  }

  get characters(): number {
    return this.#worlds[0].heard.reduce((sum, { text }) => sum + text.length, 0);
  }

  /** What was not the same in both worlds. */
  findDifference(): string | undefined {
    return findDifference(this.#worlds[0].heard, this.#worlds[1].heard);
  }

  /** Plays on from two positions that differ only in what the receiver cannot know. */
  async play(twins: Twins): Promise<void> {
    const id = `table-${this.#tables++}`;
    await this.#inBoth((world, i) => this.#begin(world, twins[i], id, i));
    for (let said = 0; said < MOST_LINES; said++) {
      await this.#askAll(twins, id);
      const seat = seatsIn(twins[0].waiting).find((asked) => agreeOn(twins, asked, this.#receiver) !== undefined);
      if (seat === undefined) break;
      await this.#say(twins, id, seat);
      if (said % 3 === 1) await this.#comeBack(twins, id);
      await this.#inBoth((world) => world.run(BETWEEN));
    }
    await this.#inBoth((world) => world.noteOperation());
    await this.#inBoth((world) => this.#leave(world, twins[0]));
  }

  async #inBoth(act: (world: World, i: 0 | 1) => Promise<void>): Promise<void> {
    await act(this.#worlds[0], 0);
    await act(this.#worlds[1], 1);
  }

  #isHeard(seat: number): boolean {
    return seat === this.#receiver;
  }

  /** Stores a table, has everybody sit down at it, and somebody watch. */
  async #begin(world: World, table: Table, id: string, i: 0 | 1): Promise<void> {
    const seats = table.seats.map((_, seat): SeatPlayer => ({ type: 'person', name: `Guest ${seat + 1}` }));
    const { store } = world.server;
    const at = world.clock.now();
    await store.append(rowOf({ id, seats }, table.header, table, at), 0, table.lines(0));
    for (const [seat, word] of table.seats.entries()) {
      const guest = this.#guests[i]?.[seat];
      const holder = holderOf(seats[seat] ?? { type: 'person', name: '' });
      if (guest === undefined) throw new Error('too few guests');
      await store.heldSeats.hold({ table: id, seat: word, nr: 1, from: 1, holder, guest: guest.id, at });
      await world.connect(word, { cookie: guest.cookie, isHeard: this.#isHeard(seat) });
      this.#ask(world, word, [
        { type: 'hello', protocol: PROTOCOL },
        { type: 'sit', table: id, seat: word },
      ]);
    }
    await world.connect(SPECTATOR, { isHeard: true });
    this.#ask(world, SPECTATOR, [
      { type: 'hello', protocol: PROTOCOL },
      { type: 'sit', table: id },
    ]);
    await world.settle();
  }

  #ask(world: World, name: string, requests: readonly (Unnumbered<TableRequest> | string)[]): void {
    for (const [i, asked] of requests.entries())
      world.send(name, typeof asked === 'string' ? asked : JSON.stringify({ id: this.#numbers + i, ...asked }));
  }

  /** The receiver and the spectator ask all there is to ask, each thing when the one before is answered. */
  async #askAll(twins: Twins, id: string): Promise<void> {
    const receivers = this.#receiver === undefined ? [undefined] : [this.#receiver, undefined];
    await this.#inBoth(async (world, i) => {
      for (const receiver of receivers) {
        const name = receiver === undefined ? SPECTATOR : (twins[0].seats[receiver] ?? '');
        for (const question of questionsOf(twins[i], id, receiver)) {
          this.#ask(world, name, [question]);
          await world.settle([name]);
        }
      }
      await this.#askOverHttp(world, i);
    });
    this.#numbers++;
  }

  async #askOverHttp(world: World, i: 0 | 1): Promise<void> {
    const guest = this.#receiver === undefined ? undefined : this.#guests[i]?.[this.#receiver];
    const cookie: Record<string, string> = guest === undefined ? {} : { cookie: guest.cookie };
    await world.fetch('GET', '/api/me', cookie);
    await world.fetch('GET', '/api/nothing', cookie);
    await world.fetch('GET', '/api/socket', cookie);
    const json = { 'content-type': 'application/json' };
    await world.fetch('POST', '/api/guest', { ...cookie, ...json, origin: 'https://example.org' }, '{"name":"Bea"}');
    const { origin } = new URL(world.server.url);
    await world.fetch('POST', '/api/guest', { ...json, origin }, '{"name":"Bea"}');
    await world.fetch('POST', '/api/guest', { ...json, origin }, '{');
  }

  /** Has a seat say something that only it and its secrets tell apart. */
  async #say(twins: Twins, id: string, seat: number): Promise<void> {
    const lines = agreeOn(twins, seat, this.#receiver);
    const word = twins[0].seats[seat] ?? '';
    if (lines === undefined) return;
    const key = `key-${this.#lines++}`;
    const { seq } = twins[0];
    await this.#inBoth(async (world, i) => {
      this.#ask(world, word, [{ type: 'play', table: id, seat: word, key, seq, lines: [lines[i]] }]);
      await world.settle();
      const done = twins[i].submit(seat, seq, [lines[i]]);
      if (!done.ok) throw new Error(done.error.message);
    });
  }

  /** The receiver and the spectator lose their connections, and come back knowing a few lines less or as many. */
  async #comeBack(twins: Twins, id: string): Promise<void> {
    const { seq, seats } = twins[0];
    await this.#inBoth(async (world, i) => {
      const known = Math.max(0, seq - 2);
      await world.disconnect(SPECTATOR);
      await world.connect(SPECTATOR, { isHeard: true });
      this.#ask(world, SPECTATOR, [
        { type: 'hello', protocol: PROTOCOL },
        { type: 'sit', table: id, from: known },
      ]);
      if (this.#receiver !== undefined) {
        const word = seats[this.#receiver] ?? '';
        const cookie = this.#guests[i]?.[this.#receiver]?.cookie ?? '';
        await world.disconnect(word);
        await world.connect(word, { cookie, isHeard: true });
        this.#ask(world, word, [
          { type: 'hello', protocol: PROTOCOL },
          { type: 'sit', table: id, seat: word, from: known },
        ]);
      }
      await world.settle();
    });
  }

  async #leave(world: World, { seats }: Table): Promise<void> {
    for (const name of [...seats, SPECTATOR]) await world.disconnect(name);
    await world.run(BETWEEN);
  }

  async close(): Promise<void> {
    await this.#inBoth((world) => world.close());
  }
}

/** Plays scenes of a game; answers what was not the same in both worlds, if anything was. */
export async function playScene(
  {
    seats,
    receiver,
    plant,
  }: { readonly seats: number; readonly receiver: Receiver; readonly plant?: Plant | undefined },
  twins: Iterable<Twins>,
): Promise<{ readonly difference: string | undefined; readonly lines: number; readonly characters: number }> {
  const scene = await TwinWorlds.open(seats, receiver, plant);
  try {
    for (const pair of twins) {
      await scene.play(pair);
      if (scene.findDifference() !== undefined) break;
    }
    return { difference: scene.findDifference(), lines: scene.lines, characters: scene.characters };
  } finally {
    await scene.close();
  }
}
