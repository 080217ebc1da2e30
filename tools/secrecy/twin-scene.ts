import { readTable } from '@fondaco/host';
import { seatsIn, seatWords, type Table } from '@fondaco/kernel';
import { PROTOCOL } from '@fondaco/protocol';
import {
  agreeOnSealed,
  agreeOnTable,
  bringAs,
  callTo,
  piecesOf,
  recordOf,
  UPLOAD,
  type Agreement,
} from './agreement.ts';
import { questionsOf } from './questions-of.ts';
import { askOverHttp } from './questions-over-http.ts';
import type { TwinMessage, TwinWorlds } from './twin-worlds.ts';
import { agreeOn, saltIn, type Receiver, type Twins } from './twins.ts';

/** Lines said at each table before everybody falls silent, at most. */
const MOST_LINES = 4;
/** Milliseconds between two lines of people. */
const BETWEEN = 1500;
/** Milliseconds in which a bot that was asked has answered. */
const BOT_ANSWERS = 3500;
/** Milliseconds in which clocks run out and those who stand in have answered. */
const SILENCE = 16_000;
const SPECTATOR = 'the spectator';
const HELLO: TwinMessage = { type: 'hello', protocol: PROTOCOL };

/** Tables that somebody brings along, or one that begins with those who gather there: its chance is sealed. */
export type SceneTables = Twins | { readonly game: string; readonly seats: number };

function isBrought(tables: SceneTables): tables is Twins {
  return Array.isArray(tables);
}

/** One table in two worlds, from when people are called to it until they leave. */
class TwinScene {
  readonly #worlds: TwinWorlds;
  readonly #tables: SceneTables;
  /** Absent before a sealed table has begun. */
  #begun: Twins | undefined;
  readonly #number: number;
  readonly #agreed: Agreement;
  readonly #words: readonly string[];
  /** After how many lines it was decided what bots say. */
  #decidedAt = -1;
  #table = '';
  #lines = 0;
  #botLines = 0;

  constructor(worlds: TwinWorlds, tables: SceneTables, number: number) {
    this.#worlds = worlds;
    this.#tables = tables;
    this.#begun = isBrought(tables) ? tables : undefined;
    this.#number = number;
    this.#words = isBrought(tables) ? tables[0].seats : seatWords(tables.seats);
    this.#agreed = isBrought(tables)
      ? agreeOnTable(number, this.#words.length, worlds.receiver)
      : agreeOnSealed(number, this.#words.length, worlds.receiver);
  }

  get #twins(): Twins {
    if (this.#begun === undefined) throw new Error('the table has not begun');
    return this.#begun;
  }

  /** Lines said by anybody, and those that bots and stand-ins said. */
  get lines(): number {
    return this.#lines;
  }

  get botLines(): number {
    return this.#botLines;
  }

  async play(): Promise<void> {
    await this.#comeAll();
    await this.#gather();
    await this.#sitDown();
    for (let said = 0; said < MOST_LINES; said++) {
      this.#decide();
      await this.#askAll();
      const seat = this.#nextSeat();
      if (seat === undefined) break;
      if (seat === this.#agreed.bot) await this.#awaitBots(BOT_ANSWERS);
      else await this.#say(seat, said);
      if (said % 3 === 1) await this.#comeBack();
    }
    await this.#fallSilent();
    await this.#worlds.inBoth((world) => world.noteOperation());
    await this.#leave();
  }

  /** Those who are listened to, by the names of their channels. */
  get #receivers(): readonly (readonly [name: string, receiver: Receiver])[] {
    const { receiver } = this.#worlds;
    const spectator = [SPECTATOR, undefined] as const;
    return receiver === undefined ? [spectator] : [[this.#wordOf(receiver), receiver], spectator];
  }

  #wordOf(seat: number): string {
    return this.#words[seat] ?? '';
  }

  async #connect(name: string, receiver: Receiver): Promise<void> {
    const { receiver: listening } = this.#worlds;
    await this.#worlds.inBoth((world, i) => {
      const cookie = receiver === undefined ? {} : { cookie: this.#worlds.guestAt(i, receiver).cookie };
      return world.connect(name, { ...cookie, isCompared: receiver === undefined || receiver === listening });
    });
    await this.#worlds.say(name, () => [HELLO]);
  }

  /** People come, and those who are listened to open the lists. */
  async #comeAll(): Promise<void> {
    for (const seat of this.#agreed.people) await this.#connect(this.#wordOf(seat), seat);
    await this.#connect(SPECTATOR, undefined);
    for (const [name] of this.#receivers) await this.#worlds.say(name, () => [{ type: 'lobby' }]);
  }

  /** One of them calls the others or brings the table along, and the others sit down at it. What their browsers add to chance differs. */
  async #gather(): Promise<void> {
    const { maker, people } = this.#agreed;
    await (isBrought(this.#tables) ? this.#bring(this.#tables) : this.#call(this.#tables));
    await this.#worlds.inBoth(async (world, i) => {
      const [newest] = await world.server.store.gatherings.ofGuest(this.#worlds.guestAt(i, maker).id);
      this.#table = newest?.id ?? '';
    });
    const table = this.#table;
    for (const [one] of this.#receivers) await this.#worlds.say(one, () => [{ type: 'visit', table }]);
    for (const seat of people) {
      const word = this.#wordOf(seat);
      await this.#worlds.say(word, (i) => [{ type: 'take-seat', table, seat: word, salt: this.#saltOf(i, seat) }]);
    }
    await this.#worlds.run(BETWEEN);
    for (const seat of people)
      await this.#worlds.say(this.#wordOf(seat), () => [{ type: 'ready', table, isReady: true }]);
    if (!isBrought(this.#tables)) await this.#readBegun();
  }

  /** The salt of a browser in a world; that of the receiver they know. */
  #saltOf(i: 0 | 1, seat: number): string {
    return saltIn(seat === this.#worlds.receiver ? 0 : i, seat);
  }

  async #bring(twins: Twins): Promise<void> {
    const { maker } = this.#agreed;
    const name = this.#wordOf(maker);
    const how = bringAs(`Table ${this.#number}`, name, this.#agreed);
    await this.#worlds.say(name, (i) => [
      ...piecesOf(recordOf(twins[i], this.#agreed)).map((piece): TwinMessage => ({
        type: 'upload',
        key: UPLOAD,
        ...piece,
      })),
      { type: 'bring-online', how },
    ]);
  }

  async #call({ game, seats }: { readonly game: string; readonly seats: number }): Promise<void> {
    const { maker } = this.#agreed;
    const how = callTo(`Table ${this.#number}`, game, seats, this.#agreed);
    await this.#worlds.say(this.#wordOf(maker), () => [{ type: 'gather', how }]);
  }

  /** Reads the tables that have begun, and what of them nobody may be told: the secret, the seed, and the salts of others. */
  async #readBegun(): Promise<void> {
    const begun: Table[] = [];
    await this.#worlds.inBoth(async (world, i) => {
      const { store } = world.server;
      const read = await readTable(store, this.#worlds.games, this.#table);
      if (!read.ok) throw new Error(read.error.message);
      begun.push(read.value.table);
      const own = this.#worlds.receiver === undefined ? '' : this.#saltOf(i, this.#worlds.receiver);
      const kept = [...(await store.secrets.of(this.#table)).values()].filter((secret) => secret !== own);
      const { seed = 'no seed', seedHash = 'no hash' } = read.value.row.header;
      this.#worlds.forbid([...kept, seed]);
      world.nameSeedHash(seedHash);
    });
    const [one, other] = begun;
    if (one === undefined || other === undefined || one.hash() === other.hash()) throw new Error('nothing differs');
    this.#begun = [one, other];
  }

  async #sitDown(): Promise<void> {
    const table = this.#table;
    for (const seat of this.#agreed.people) {
      const word = this.#wordOf(seat);
      await this.#worlds.say(word, () => [{ type: 'sit', table, seat: word }]);
    }
    await this.#worlds.say(SPECTATOR, () => [{ type: 'sit', table }]);
  }

  /** Those who are listened to ask all there is to ask, each thing when the one before is answered. */
  async #askAll(): Promise<void> {
    for (const [name, receiver] of this.#receivers)
      await this.#worlds.ask(name, (i) => questionsOf(this.#twins[i], this.#table, receiver));
    const { receiver } = this.#worlds;
    await this.#worlds.inBoth((world, i) =>
      askOverHttp(world, receiver === undefined ? undefined : this.#worlds.guestAt(i, receiver).cookie),
    );
  }

  /** Who can say something that only their secrets tell apart; a bot comes first, since it does not wait. */
  #nextSeat(): number | undefined {
    const { bot } = this.#agreed;
    const asked = seatsIn(this.#twins[0].waiting).filter((seat) => this.#agreeOn(seat) !== undefined);
    return bot !== undefined && asked.includes(bot) ? bot : asked[0];
  }

  #agreeOn(seat: number): readonly [string, string] | undefined {
    return agreeOn(this.#twins, seat, this.#worlds.receiver);
  }

  /** Decides what the bot will say next, and those who stand in for people; what was decided before no longer holds. */
  #decide(): void {
    const { seq, waiting } = this.#twins[0];
    if (this.#decidedAt === seq) return;
    this.#decidedAt = seq;
    this.#worlds.forgetDecided();
    for (const seat of seatsIn(waiting)) {
      const lines = this.#agreeOn(seat);
      if (lines !== undefined) this.#worlds.decide(this.#table, this.#wordOf(seat), lines);
    }
  }

  async #say(seat: number, number: number): Promise<void> {
    const lines = this.#agreeOn(seat);
    if (lines === undefined) return;
    const word = this.#wordOf(seat);
    const { seq } = this.#twins[0];
    const play = { type: 'play', table: this.#table, seat: word, seq } as const;
    await this.#worlds.say(word, (i) => [{ ...play, key: this.#drawKey(), lines: [lines[i]] }]);
    this.#lines++;
    for (const i of [0, 1] as const) {
      const done = this.#twins[i].submit(seat, seq, [lines[i]]);
      if (!done.ok) throw new Error(done.error.message);
    }
    if (seat === this.#worlds.receiver && number % 2 === 0) await this.#takeBack(seat);
    this.#decide();
    await this.#awaitBots(BETWEEN);
  }

  #drawKey(): string {
    return `key-${this.#number}-${this.#lines}`;
  }

  /** The receiver takes back what they said, or is told that they cannot. */
  async #takeBack(seat: number): Promise<void> {
    const { seq } = this.#twins[0];
    const undo = { type: 'undo', table: this.#table, seat: this.#wordOf(seat), seq } as const;
    await this.#worlds.say(undo.seat, () => [{ ...undo, key: `undo-${this.#drawKey()}` }]);
    for (const twin of this.#twins) twin.undo(seat, seq);
  }

  /** Lets time pass, and takes note of what bots said meanwhile. */
  async #awaitBots(milliseconds: number): Promise<void> {
    await this.#worlds.run(milliseconds);
    await this.#worlds.inBoth(async (world, i) => {
      const twin = this.#twins[i];
      for (const { seat, words, isAuto } of await world.server.store.lines(this.#table, twin.seq)) {
        if (isAuto) continue;
        twin.submit(this.#words.indexOf(seat), undefined, [words]);
        if (i === 0) this.#botLines++;
        if (i === 0) this.#lines++;
      }
    });
  }

  /** Those who are listened to lose their connections, and come back knowing a few lines less or as many. */
  async #comeBack(): Promise<void> {
    const table = this.#table;
    const from = Math.max(0, this.#twins[0].seq - 2);
    for (const [name, receiver] of this.#receivers) {
      await this.#worlds.inBoth((world) => world.disconnect(name));
      await this.#connect(name, receiver);
      const seat = receiver === undefined ? {} : { seat: this.#wordOf(receiver) };
      await this.#worlds.say(name, () => [
        { type: 'lobby' },
        { type: 'visit', table },
        { type: 'sit', table, ...seat, from },
      ]);
    }
  }

  /** Nobody says anything until clocks run out and bots stand in. Then people come back, and some give up. */
  async #fallSilent(): Promise<void> {
    const table = this.#table;
    this.#decide();
    await this.#awaitBots(SILENCE);
    for (const seat of this.#agreed.people) {
      const word = this.#wordOf(seat);
      await this.#worlds.say(word, () => [
        { type: 'come-back', table },
        { type: 'vacation', table, isOn: true },
        { type: 'rematch', table },
      ]);
    }
    await this.#changeMinds();
    const { maker } = this.#agreed;
    if (maker !== this.#worlds.receiver) await this.#worlds.say(this.#wordOf(maker), () => [{ type: 'resign', table }]);
    await this.#worlds.run(BETWEEN);
  }

  /** Somebody wishes to end the game, then no longer; where nobody else has a say, that would end it. */
  async #changeMinds(): Promise<void> {
    const [first, second] = this.#agreed.people;
    if (first === undefined || second === undefined) return;
    for (const isAgreed of [true, false])
      await this.#worlds.say(this.#wordOf(first), () => [{ type: 'agree-to-end', table: this.#table, isAgreed }]);
  }

  async #leave(): Promise<void> {
    this.#worlds.forgetDecided();
    await this.#worlds.inBoth(async (world) => {
      for (const name of [...this.#words, SPECTATOR]) await world.disconnect(name);
    });
    await this.#worlds.run(BETWEEN);
  }
}

/** Plays scenes; answers what was not the same in both worlds, if anything was. */
export async function playScenes(
  worlds: TwinWorlds,
  tables: Iterable<SceneTables>,
): Promise<{
  readonly difference: string | undefined;
  readonly lines: number;
  readonly botLines: number;
  readonly characters: number;
}> {
  let number = 0;
  let lines = 0;
  let botLines = 0;
  for (const one of tables) {
    const scene = new TwinScene(worlds, one, number++);
    await scene.play();
    lines += scene.lines;
    botLines += scene.botLines;
    if (worlds.findDifference() !== undefined) break;
  }
  return { difference: worlds.findDifference(), lines, botLines, characters: worlds.characters };
}
