import { setTimeout as pass } from 'node:timers/promises';
import { TestGuest } from '../test-guest.ts';
import { ClientSocket, ConnectionLost, type AskedOfServer, type ClientAnswer } from './client-socket.ts';

const PAUSE = 100;

/** Refusals that say nothing about what was asked: the database was away. */
const PASSING: ReadonlySet<string> = new Set(['failed', 'not-stored']);

/** Somebody with a browser, who does not give up when a server is away. */
export class Person {
  readonly name: string;
  readonly guest: TestGuest;
  readonly #urls: readonly string[];
  readonly #patience: number;
  #turn = 0;

  private constructor(name: string, guest: TestGuest, urls: readonly string[], patience: number) {
    this.name = name;
    this.guest = guest;
    this.#urls = urls;
    this.#patience = patience;
  }

  /** Comes to any of the servers for the first time. */
  static async come(name: string, urls: readonly string[], patience: number): Promise<Person> {
    for (let turn = 0; ; turn++) {
      try {
        return new Person(name, await TestGuest.come(urls[turn % urls.length] ?? '', name), urls, patience);
      } catch {
        // Whether nobody was there or the answer was lost: a guest nobody comes back as harms nobody.
        await pass(PAUSE);
      }
    }
  }

  /** Asks until there is an answer, on a connection of its own. Whatever is asked must bear being asked twice. */
  async ask(request: AskedOfServer): Promise<ClientAnswer> {
    for (;;) {
      try {
        const answer = await this.#askOnce(request);
        if (answer.type !== 'refused' || !PASSING.has(answer.refusal.code)) return answer;
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
      }
      await pass(PAUSE);
    }
  }

  async #askOnce(request: AskedOfServer): Promise<ClientAnswer> {
    const url = this.#urls[this.#turn++ % this.#urls.length] ?? '';
    const socket = await ClientSocket.open(url, {
      cookie: this.guest.cookie,
      patience: this.#patience,
      onNotice: () => {},
      onClose: () => {},
    });
    const answer = await socket.ask(request);
    socket.cut();
    return answer;
  }
}
