import type { TableMessage } from '@fondaco/protocol';
import type { ServerStore } from '@fondaco/server';
import { ClientSocket, Person, type ClientNotice, type TakenSeat } from '@fondaco/server/testing';
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

/** Has everybody sit down at a table of one of our games, each at another of the servers. */
export async function openOurTable(
  store: ServerStore,
  people: readonly Person[],
  urls: readonly string[],
  { number, share }: { readonly number: number; readonly share: number },
): Promise<BusyTable> {
  const { played } = stageOf(number, share);
  const table = new OurTable();
  for (const [i, taken] of (await seatPeople(store, people, gameOf(number), played)).entries())
    await table.sit(taken, urls[(number + i) % urls.length] ?? '');
  return table;
}

/** A table over four sockets; what is told is read as a page reads it. */
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
    const socket = await ClientSocket.open(url, { cookie, patience: PATIENCE, onNotice, onClose: () => {} });
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
