import type { WebSocket } from 'ws';
import type { ByteStream } from './outbox.ts';
import { ServedSocket, type Comer } from './served-socket.ts';
import type { SocketServices } from './socket-services.ts';

/**
 * Milliseconds between two groups that are asked whether somebody is still there. Everybody is asked once in so many turns, every 25 s: many
 * routers forget a silent connection after a minute. All of some thousand at once would keep every table waiting for their answers.
 */
const ASK_EVERY = 1000;
const GROUPS = 25;
/** The server is about to end; whoever comes back finds another, or the same one again. */
const RESTARTING = 1012;

/** Everybody who is connected. */
export class ServedSockets {
  readonly #services: SocketServices;
  /** Everybody, and in whose turn they are asked whether they are there. */
  readonly #all = new Map<ServedSocket, number>();
  #came = 0;
  #turn = 0;
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
    this.#all.set(one, this.#came++ % GROUPS);
    socket.on('message', (data: Buffer, isBinary) => one.receive(isBinary ? '' : data.toString()));
    socket.on('ping', (data: Buffer) => one.receivePing(data));
    socket.on('pong', () => one.markAlive());
    socket.once('close', () => {
      leave();
      this.#all.delete(one);
      one.close();
      meters.noteClosed();
    });
  }

  #askLater(): () => void {
    return this.#services.clock.after(ASK_EVERY, () => {
      this.#turn = (this.#turn + 1) % GROUPS;
      for (const [one, turn] of this.#all) if (turn === this.#turn) one.checkAlive();
      if (this.#turn === 0) this.#services.usage.sweep();
      this.#callOff = this.#askLater();
    });
  }

  /** Asks one of them to go, whoever it is; false if nobody is left. */
  sendOneAway(): boolean {
    for (const one of this.#all.keys()) {
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
