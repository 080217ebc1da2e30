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

  /** Takes another name; resolves when a server has said so. */
  async rename(name: string): Promise<void> {
    await this.#request('POST', '/api/guest', JSON.stringify({ name }));
  }

  /** Looks in, as a page does that is opened; resolves when a server has answered. */
  async lookIn(): Promise<void> {
    await this.#request('GET', '/api/me');
  }

  /** Has the servers forget who they are; resolves when one has said so. */
  async forgetMe(): Promise<void> {
    await this.#request('DELETE', '/api/guest');
  }

  /** Sends a request until a server has done it. Whatever is asked must bear being asked twice. */
  async #request(method: string, path: string, json?: string): Promise<void> {
    for (;;) {
      const url = new URL(path, this.#nextUrl());
      const who = { origin: url.origin, cookie: this.guest.cookie };
      const what = json === undefined ? {} : { body: json };
      const headers = json === undefined ? who : { ...who, 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(this.#patience);
      const response = await fetch(url, { method, headers, signal, ...what }).catch(() => undefined);
      // Only what has come to its end was answered.
      const isWhole = await response?.text().then(
        () => true,
        () => false,
      );
      if (response?.ok === true && isWhole === true) return;
      await pass(PAUSE);
    }
  }

  #nextUrl(): string {
    return this.#urls[this.#turn++ % this.#urls.length] ?? '';
  }

  async #askOnce(request: AskedOfServer): Promise<ClientAnswer> {
    const socket = await ClientSocket.open(this.#nextUrl(), {
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
