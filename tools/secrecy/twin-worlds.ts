import type { HostGames } from '@fondaco/host';
import type { ServerRequest, Unnumbered } from '@fondaco/protocol';
import { catalogGames } from '@fondaco/server';
import type { TestGuest } from '@fondaco/server/testing';
import { changeGames } from './changed-games.ts';
import { withHiddenSetup } from './hidden-setup.ts';
import { findDifference } from './received.ts';
import { World, type Plant } from './world.ts';
import type { Receiver } from './twins.ts';

/** Milliseconds that bots think in each world: twice as much, for one that is mistaken, is still less than they take to answer. */
const THOUGHTS = [100, 300] as const;

/** Something to be sent: a request, or the text of a message that is none. */
export type TwinMessage = Unnumbered<ServerRequest> | string;

/** Two worlds, and the people in them. The receiver and a spectator are listened to, the others are not. */
export class TwinWorlds {
  readonly receiver: Receiver;
  /** The games that are played in both. */
  readonly games: HostGames;
  readonly #worlds: readonly [World, World];
  readonly #guests: readonly (readonly TestGuest[])[];
  readonly #forbidden = new Set<string>();
  #numbers = 0;

  private constructor(
    games: HostGames,
    worlds: readonly [World, World],
    receiver: Receiver,
    guests: readonly (readonly TestGuest[])[],
  ) {
    this.games = games;
    this.#worlds = worlds;
    this.receiver = receiver;
    this.#guests = guests;
  }

  static async open(seats: number, receiver: Receiver, plant?: Plant): Promise<TwinWorlds> {
    const games = changeGames(catalogGames, (game) => withHiddenSetup(game, receiver));
    const worlds = [await World.open(games, THOUGHTS[0], plant), await World.open(games, THOUGHTS[1], plant)] as const;
    const guests: TestGuest[][] = [];
    for (const world of worlds) {
      const here: TestGuest[] = [];
      while (here.length < seats) here.push(await world.come(`Guest ${here.length + 1}`));
      guests.push(here);
    }
    return new TwinWorlds(games, worlds, receiver, guests);
  }

  /** Characters heard in one world. */
  get characters(): number {
    return this.#worlds[0].received.reduce((sum, { text }) => sum + text.length, 0);
  }

  /** What was not the same in both worlds, or nobody was to hear in any. */
  findDifference(): string | undefined {
    return findDifference(this.#worlds[0].received, this.#worlds[1].received) ?? this.#findTold();
  }

  /** Takes note of words that nobody who is listened to may hear. */
  forbid(words: readonly string[]): void {
    for (const word of words) this.#forbidden.add(word);
  }

  #findTold(): string | undefined {
    for (const { channel, text } of this.#worlds.flatMap(({ received }) => received))
      for (const word of this.#forbidden) if (text.includes(word)) return `${channel}: "${word}" is a secret`;
    return undefined;
  }

  /** Whoever sits in a seat of one of the worlds. */
  guestAt(i: 0 | 1, seat: number): TestGuest {
    const guest = this.#guests[i]?.[seat];
    if (guest === undefined) throw new Error('too few guests');
    return guest;
  }

  async inBoth(act: (world: World, i: 0 | 1) => Promise<void>): Promise<void> {
    await act(this.#worlds[0], 0);
    await act(this.#worlds[1], 1);
  }

  /** Somebody says several things, each when everybody knows what came of the one before. They have the same numbers in both worlds. */
  say(name: string, saidIn: (i: 0 | 1) => readonly TwinMessage[]): Promise<void> {
    return this.#send(name, saidIn, (world) => world.settle());
  }

  /** The same where nobody else is told anything. */
  ask(name: string, askedIn: (i: 0 | 1) => readonly TwinMessage[]): Promise<void> {
    return this.#send(name, askedIn, (world) => world.settle([name]));
  }

  async #send(
    name: string,
    sentIn: (i: 0 | 1) => readonly TwinMessage[],
    settle: (world: World) => Promise<void>,
  ): Promise<void> {
    let count = 0;
    await this.inBoth(async (world, i) => {
      const all = sentIn(i);
      count = all.length;
      for (const [at, sent] of all.entries()) {
        world.send(name, typeof sent === 'string' ? sent : JSON.stringify({ id: this.#numbers + at, ...sent }));
        await settle(world);
      }
    });
    this.#numbers += count;
  }

  /** What the bot in a seat of a table will say in each world. */
  decide(table: string, seat: string, lines: readonly [string, string]): void {
    this.#worlds.forEach(({ bots }, i) => bots.decide(table, seat, lines[i] ?? ''));
  }

  forgetDecided(): void {
    for (const { bots } of this.#worlds) bots.forgetAll();
  }

  async run(milliseconds: number): Promise<void> {
    await this.inBoth((world) => world.run(milliseconds));
  }

  async close(): Promise<void> {
    await this.inBoth((world) => world.close());
  }
}
