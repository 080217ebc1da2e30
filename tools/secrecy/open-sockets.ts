import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { TestSocket } from '@fondaco/server/testing';

/** The sockets of all who are connected to one server, by name. */
export class OpenSockets {
  readonly #open = new Map<string, TestSocket>();
  #received = 0;

  get names(): readonly string[] {
    return [...this.#open.keys()];
  }

  /** Adds a socket, and has somebody told what comes over it. */
  add(name: string, socket: TestSocket, onText: (text: string) => void): void {
    this.#open.set(name, socket);
    socket.socket.on('message', (data: Buffer) => {
      this.#received++;
      onText(data.toString());
    });
  }

  send(name: string, message: string): void {
    this.#open.get(name)?.socket.send(message);
  }

  async close(name: string): Promise<void> {
    const socket = this.#open.get(name);
    this.#open.delete(name);
    await socket?.close();
  }

  /** Resolves when nothing is on its way any more, to the server or from it; `names` are those who may be told something. */
  async rest(names: readonly string[] = this.names): Promise<void> {
    const sockets = names.flatMap((name) => this.#open.get(name)?.socket ?? []);
    for (let received = -1; received !== this.#received;) {
      received = this.#received;
      // What was said in this turn of the event loop goes out at its end.
      await setImmediate();
      const back = sockets.map((socket) => once(socket, 'pong'));
      for (const socket of sockets) socket.ping();
      await Promise.all(back);
      await setImmediate();
    }
  }
}
