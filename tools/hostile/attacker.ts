import { once } from 'node:events';
import type { FastRandom, Json } from '@fondaco/kernel';
import { parseServerRequest, PROTOCOL, type TableMessage } from '@fondaco/protocol';
import { TestSocket } from '@fondaco/server/testing';
import type { AttackerKnows } from './attacker-knows.ts';
import { ATTACKS, drawAttack, type Attack, type AttackKind } from './messages.ts';

/** How many messages go out before the attacker waits for the server to have read them. */
const BATCH = 20;
const MOST_REMEMBERED = 50;

/** Somebody who means ill, with a cookie and a seat of their own or without. */
export class Attacker {
  readonly #url: string;
  readonly #cookie: string | undefined;
  readonly #rng: FastRandom;
  readonly #known: Omit<AttackerKnows, 'newest' | 'sent'>;
  readonly #sent: string[] = [];
  #socket: TestSocket | undefined;
  #newest: TableMessage | undefined;
  /** How often the server hung up. */
  hangUps = 0;
  /** Messages that were requests, in form: what they ask had to be judged. */
  requests = 0;

  constructor(
    url: string,
    {
      cookie,
      rng,
      known,
    }: { cookie: string | undefined; rng: FastRandom; known: Omit<AttackerKnows, 'newest' | 'sent'> },
  ) {
    this.#url = url;
    this.#cookie = cookie;
    this.#rng = rng;
    this.#known = known;
  }

  /** Sends a batch of messages of all kinds; answers how many. */
  async attack(): Promise<number> {
    const { socket } = await this.#connect();
    let sent = 0;
    while (sent < BATCH && socket.readyState === socket.OPEN) {
      const kind: AttackKind = ATTACKS[this.#rng.below(ATTACKS.length)] ?? 'malformed';
      const message = drawAttack(kind, this.#rng, { ...this.#known, newest: this.#newest, sent: this.#sent });
      if (typeof message === 'string' && kind !== 'huge') this.#remember(message);
      if (isRequest(message)) this.requests++;
      socket.send(message);
      sent++;
    }
    await this.#isRead();
    return sent;
  }

  #remember(message: string): void {
    if (this.#sent.length >= MOST_REMEMBERED) this.#sent.shift();
    this.#sent.push(message);
  }

  async #connect(): Promise<TestSocket> {
    const known = this.#socket;
    if (known !== undefined && known.socket.readyState === known.socket.OPEN) return known;
    const cookie = this.#cookie === undefined ? {} : { cookie: this.#cookie };
    const opened = await TestSocket.open(this.#url, { ...cookie, isSilent: true });
    this.#socket = opened;
    opened.socket.on('close', () => this.hangUps++);
    opened.socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"type":"table"')) this.#newest = JSON.parse(text) as TableMessage;
    });
    // Sometimes they forget to be polite.
    if (this.#rng.below(4) > 0) {
      opened.socket.send(JSON.stringify({ id: 0, type: 'hello', protocol: PROTOCOL }));
      opened.socket.send(JSON.stringify({ id: 1, type: 'sit', ...this.#known.own }));
    }
    return opened;
  }

  /** The server has read everything, or hung up. */
  async #isRead(): Promise<void> {
    const { socket } = this.#socket ?? {};
    if (socket === undefined || socket.readyState !== socket.OPEN) return;
    const end = new AbortController();
    socket.ping();
    await Promise.race([once(socket, 'pong', end), once(socket, 'close', end)]);
    end.abort();
    this.#socket?.texts.splice(0);
    this.#socket?.notices.splice(0);
  }

  async leave(): Promise<void> {
    await this.#socket?.close();
  }
}

function isRequest(message: Attack): boolean {
  if (typeof message !== 'string') return false;
  try {
    return parseServerRequest(JSON.parse(message) as Json).ok;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return false;
    throw error;
  }
}
