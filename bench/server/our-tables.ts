import type { TableMessage } from '@fondaco/protocol';
import type { ServerStore } from '@fondaco/server';
import { ClientSocket, Person, type ClientAnswer, type ClientNotice, type TakenSeat } from '@fondaco/server/testing';
import { seatPeople } from '../../tools/served/seat-people.ts';
import type { BusyTable } from './load.ts';
import { gameOf, stageOf } from './stage.ts';

const PATIENCE = 60_000;
const PEOPLE = 4;

/** Four people who sit at every table, with a connection for each. */
export async function comeToPlay(urls: readonly string[]): Promise<readonly Person[]> {
  const people: Person[] = [];
  while (people.length < PEOPLE) people.push(await Person.come(`Guest ${people.length + 1}`, urls, PATIENCE));
  return people;
}

/** The tables of our games that people come to, stored without the server's help. */
export class OurTables {
  readonly #store: ServerStore;
  readonly #people: readonly Person[];
  readonly #urls: readonly string[];
  /** Tables at which nothing was played yet, by their game. */
  readonly #stock = new Map<string, (readonly TakenSeat[])[]>();

  constructor(store: ServerStore, people: readonly Person[], urls: readonly string[]) {
    this.#store = store;
    this.#people = people;
    this.#urls = urls;
  }

  /** Stores tables for games that will begin: nobody but a server writes its file while it is measured. */
  async prepare(count: number): Promise<void> {
    for (let number = 0; number < count; number++) {
      const game = gameOf(number);
      this.#stock.set(game, [...(this.#stock.get(game) ?? []), await this.#storeTable(game, 0)]);
    }
  }

  #storeTable(game: string, moves: number): Promise<readonly TakenSeat[]> {
    return seatPeople(this.#store, this.#people, game, moves);
  }

  /** Has everybody sit down at a table, each at another of the servers. */
  async open(number: number, share: number): Promise<BusyTable> {
    const { played } = stageOf(number, share);
    const game = gameOf(number);
    const stocked = played === 0 ? this.#stock.get(game)?.pop() : undefined;
    const table = new OurTable();
    for (const [i, taken] of (stocked ?? (await this.#storeTable(game, played))).entries())
      await table.sit(taken, this.#urls[(number + i) % this.#urls.length] ?? '');
    return table;
  }
}

const VIEW = ',"view":{';

/** Reads a message without the view in it, which comes last: with it, those who play would take more of the machine than the server. */
function parseWithoutView(text: string): ClientAnswer | ClientNotice {
  const end = text.indexOf(VIEW);
  return JSON.parse(end < 0 ? text : `${text.slice(0, end)}}`) as ClientAnswer | ClientNotice;
}

/** A table over four sockets. */
class OurTable implements BusyTable {
  readonly #sockets: ClientSocket[] = [];
  readonly #seats: TakenSeat[] = [];
  readonly #newest: (TableMessage | undefined)[] = [];
  #keys = 0;
  #onReceived = (): void => {};

  async sit(taken: TakenSeat, url: string): Promise<void> {
    const i = this.#sockets.length;
    const sent = Promise.withResolvers<void>();
    const onNotice = (notice: ClientNotice): void => {
      if (notice.type !== 'table') return;
      this.#newest[i] = notice;
      sent.resolve();
      this.#onReceived();
    };
    const { cookie } = taken.person.guest;
    const socket = await ClientSocket.open(url, {
      cookie,
      patience: PATIENCE,
      parse: parseWithoutView,
      onNotice,
      onClose: () => {},
    });
    this.#sockets.push(socket);
    this.#seats.push(taken);
    await socket.ask({ type: 'sit', table: taken.table, seat: taken.seat });
    await sent.promise;
  }

  get isOver(): boolean {
    return this.#newest.some((message) => message?.isOver === true);
  }

  async move(): Promise<void> {
    const i = this.#newest.findIndex((message) => (message?.choices.length ?? 0) > 0);
    const { choices = [], seq = 0 } = this.#newest[i] ?? {};
    const [socket, taken] = [this.#sockets[i], this.#seats[i]];
    if (socket === undefined || taken === undefined) throw new Error('nobody can do anything');
    const { table, seat } = taken;
    const line = choices[Math.floor(Math.random() * choices.length)] ?? '';
    const informed = new Promise<void>((resolve) => {
      this.#onReceived = () => this.#newest.every((message) => (message?.seq ?? 0) > seq) && resolve();
    });
    const answer = await socket.ask({ type: 'play', table, seat, key: `key-${this.#keys++}`, seq, lines: [line] });
    if (answer.type !== 'played') throw new Error(`a move was answered ${JSON.stringify(answer)}`);
    await informed;
  }

  close(): void {
    for (const socket of this.#sockets) socket.cut();
  }
}
