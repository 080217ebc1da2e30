import { once } from 'node:events';
import { PROTOCOL, type Answer, type LobbyAnswer, type LobbyNotice, type Notice } from '@fondaco/protocol';
import { WebSocket } from 'ws';

/** Somebody with a browser of their own: a cookie, and sockets. */
export class TestGuest {
  readonly id: string;
  readonly cookie: string;
  readonly #url: string;

  private constructor(url: string, id: string, cookie: string) {
    this.#url = url;
    this.id = id;
    this.cookie = cookie;
  }

  /** Becomes a guest of the server at an address. */
  static async come(url: string, name: string): Promise<TestGuest> {
    const response = await fetch(new URL('/api/guest', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(url).origin },
      body: JSON.stringify({ name }),
    });
    const { guest } = (await response.json()) as { guest: { id: string } };
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    return new TestGuest(url, guest.id, cookie);
  }

  /** Opens a socket and says hello. */
  async connect(): Promise<TestSocket> {
    return TestSocket.open(this.#url, { cookie: this.cookie });
  }
}

/** A request before it has a number. */
type Asked = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A socket to a server, as a page has one. */
export class TestSocket {
  readonly socket: WebSocket;
  /** Everything that was said unasked, in order. */
  readonly notices: (Notice | LobbyNotice)[] = [];
  /** Everything that arrived, as it arrived. */
  readonly texts: string[] = [];
  readonly #asked = new Map<number, (answer: Answer | LobbyAnswer) => void>();
  #wake: (() => void)[] = [];
  #next = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(data.toString()));
    socket.on('error', () => undefined);
  }

  /** Opens a socket, with a cookie or without; `hello` is said unless `isSilent`. */
  static async open(
    url: string,
    how: {
      readonly cookie?: string;
      readonly origin?: string;
      readonly isSilent?: boolean;
      /** The protocol that is spoken. */
      readonly protocol?: number;
    } = {},
  ): Promise<TestSocket> {
    const { cookie, origin = new URL(url).origin, isSilent = false } = how;
    const address = new URL('/api/socket', url.replace(/^http/, 'ws'));
    const socket = new WebSocket(address, { headers: { origin, ...(cookie === undefined ? {} : { cookie }) } });
    const opened = new TestSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', () => reject(new Error('the socket was refused')));
    });
    if (!isSilent) await opened.ask({ type: 'hello', protocol: PROTOCOL });
    return opened;
  }

  #receive(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as Answer | LobbyAnswer | Notice | LobbyNotice;
    if ('re' in message) {
      this.#asked.get(message.re)?.(message);
      this.#asked.delete(message.re);
    } else this.notices.push(message);
    const wake = this.#wake;
    this.#wake = [];
    for (const one of wake) one();
  }

  /** Asks something, and answers what is answered. */
  ask(request: Asked): Promise<Answer | LobbyAnswer> {
    const id = this.#next++;
    const answered = new Promise<Answer | LobbyAnswer>((resolve) => this.#asked.set(id, resolve));
    this.socket.send(JSON.stringify({ id, ...request }));
    return answered;
  }

  /** The first notice that is as wanted, of those that came or will come. */
  async notice<T extends Notice | LobbyNotice>(isWanted: (notice: Notice | LobbyNotice) => notice is T): Promise<T> {
    for (;;) {
      const found = this.notices.find(isWanted);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  /** Closes it, and waits until it is closed. */
  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  /** With which code the other side closed it. */
  async closed(): Promise<number> {
    const [code] = (await once(this.socket, 'close')) as [number];
    return code;
  }
}
