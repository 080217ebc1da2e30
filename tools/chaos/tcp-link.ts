import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net';

/** How a way is lost: its connections break and new ones too, or nothing comes through any more and nobody is told. */
export const LOSSES = ['broken', 'silent'] as const;
export type Loss = (typeof LOSSES)[number];

/** A way from whoever connects to a port here to somebody else, which can be lost and found again. */
export class TcpLink {
  readonly #to: NetConnectOpts;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #lost: Loss | undefined;

  private constructor(to: NetConnectOpts) {
    this.#to = to;
    this.#server = createServer((socket) => this.#lead(socket));
  }

  static async open(to: NetConnectOpts): Promise<TcpLink> {
    const link = new TcpLink(to);
    await new Promise<void>((resolve) => link.#server.listen(0, '127.0.0.1', resolve));
    return link;
  }

  /** Where it is found. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #lead(socket: Socket): void {
    if (this.#lost === 'broken') {
      socket.destroy();
      return;
    }
    const onward = connect(this.#to);
    this.#pass(socket, onward);
    this.#pass(onward, socket);
  }

  #pass(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    if (this.#lost === 'silent') from.pause();
    from.on('data', (bytes) => to.write(bytes));
    from.on('end', () => to.end());
    // Whatever goes wrong ends in its being closed.
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroySoon();
    });
  }

  lose(how: Loss): void {
    this.#lost = how;
    for (const socket of this.#sockets)
      if (how === 'broken') socket.destroy();
      else socket.pause();
  }

  find(): void {
    this.#lost = undefined;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
