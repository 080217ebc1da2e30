import type { Answer, LobbyAnswer, LobbyNotice, Notice } from '@fondaco/protocol';
import { PROTOCOL, type LobbyRequest, type TableRequest, type Unnumbered } from '@fondaco/protocol';
import { WebSocket } from 'ws';

export type ClientAnswer = Answer | LobbyAnswer;
export type ClientNotice = Notice | LobbyNotice;
export type AskedOfServer = Unnumbered<TableRequest | LobbyRequest>;

/** Why an answer will not come: the connection is gone, or nobody spoke for too long. */
export class ConnectionLost extends Error {}

export interface SocketSetup {
  readonly cookie?: string | undefined;
  /** Milliseconds after which a question without an answer means that nobody is there. */
  readonly patience: number;
  readonly onNotice: (notice: ClientNotice) => void;
  /** Reads what has come; the whole of it if absent. */
  readonly parse?: (text: string) => ClientAnswer | ClientNotice;
  readonly onClose: () => void;
}

interface Waiting {
  readonly resolve: (answer: ClientAnswer) => void;
  readonly reject: (error: ConnectionLost) => void;
  readonly timer: NodeJS.Timeout;
}

/** One connection to a server, as a page has one: questions have answers, or the connection is lost. */
export class ClientSocket {
  readonly #socket: WebSocket;
  readonly #setup: SocketSetup;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  private constructor(url: string, setup: SocketSetup) {
    const { cookie } = setup;
    const headers = { origin: new URL(url).origin, ...(cookie === undefined ? {} : { cookie }) };
    this.#setup = setup;
    this.#socket = new WebSocket(new URL('/api/socket', url.replace(/^http/, 'ws')), {
      headers,
      handshakeTimeout: setup.patience,
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data: Buffer) => this.#receive(data.toString()));
    // Whatever goes wrong ends in its being closed.
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('close', () => this.#close());
  }

  /** Connects and says hello. */
  static async open(url: string, setup: SocketSetup): Promise<ClientSocket> {
    const client = new ClientSocket(url, setup);
    await new Promise<void>((resolve, reject) => {
      client.#socket.once('open', resolve);
      client.#socket.once('close', () => reject(new ConnectionLost('nobody there')));
    });
    const welcome = await client.ask({ type: 'hello', protocol: PROTOCOL });
    if (welcome.type !== 'welcome') throw new Error(`a hello was answered ${JSON.stringify(welcome)}`);
    return client;
  }

  ask(request: AskedOfServer): Promise<ClientAnswer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#socket.terminate(), this.#setup.patience);
      this.#waiting.set(id, { resolve, reject, timer });
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ id, ...request }));
      else this.#close();
    });
  }

  #receive(text: string): void {
    const { parse = parseWhole } = this.#setup;
    const message = parse(text);
    if (!('re' in message)) {
      this.#setup.onNotice(message);
      return;
    }
    const waiting = this.#waiting.get(message.re);
    if (waiting === undefined) throw new Error(`an answer to nothing: ${text.slice(0, 200)}`);
    this.#waiting.delete(message.re);
    clearTimeout(waiting.timer);
    waiting.resolve(message);
  }

  #close(): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new ConnectionLost('the connection is gone'));
    }
    this.#waiting.clear();
    this.#setup.onClose();
  }

  /** Cuts the connection, as a phone in a tunnel does. */
  cut(): void {
    this.#socket.terminate();
  }
}

function parseWhole(text: string): ClientAnswer | ClientNotice {
  return JSON.parse(text) as ClientAnswer | ClientNotice;
}
