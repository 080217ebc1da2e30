import type { WebSocket } from 'ws';
import type { ByteStream } from './outbox.ts';
import { ServedSocket, type Comer } from './served-socket.ts';
import type { SocketServices } from './socket-services.ts';

/** Milliseconds between two questions whether somebody is still there: many routers forget a silent connection after a minute. */
const ASK_EVERY = 25_000;
/** The server is about to end; whoever comes back finds another, or the same one again. */
const RESTARTING = 1012;

/** Everybody who is connected. */
export class ServedSockets {
  readonly #services: SocketServices;
  readonly #all = new Set<ServedSocket>();
  #callOff: () => void;

  constructor(services: SocketServices) {
    this.#services = services;
    this.#callOff = this.#askLater();
  }

  get size(): number {
    return this.#all.size;
  }

  hasRoom({ address, guest }: Comer): boolean {
    return this.#services.usage.hasRoom(address, guest?.id);
  }

  /** Serves a socket; `stream` is what lies under it. */
  add(socket: WebSocket, stream: ByteStream, comer: Comer): void {
    const { usage, meters } = this.#services;
    const leave = usage.enter(comer.address, comer.guest?.id);
    const one = new ServedSocket(this.#services, socket, stream, comer);
    this.#all.add(one);
    socket.on('message', (data: Buffer, isBinary) => one.receive(isBinary ? '' : data.toString()));
    socket.on('pong', () => one.hear());
    socket.once('close', () => {
      leave();
      this.#all.delete(one);
      one.close();
      meters.closed();
    });
  }

  #askLater(): () => void {
    return this.#services.clock.after(ASK_EVERY, () => {
      for (const one of this.#all) one.checkAlive();
      this.#services.usage.sweep();
      this.#callOff = this.#askLater();
    });
  }

  /** Asks one of them to go, whoever it is; false if nobody is left. */
  sendOneAway(): boolean {
    for (const one of this.#all) {
      this.#all.delete(one);
      one.sendAway(RESTARTING, 'come back in a moment');
      return true;
    }
    return false;
  }

  /** Nobody is asked any more whether they are there. */
  end(): void {
    this.#callOff();
  }
}
