import { refused, refuseHost, Visitor, type OpenTable, type TableSession } from '@fondaco/host';
import {
  isLobbyRequest,
  type HostRefusalCode,
  type LobbyReply,
  type Reply,
  type ServerRequest,
} from '@fondaco/protocol';
import { TokenBucket } from '../security/token-bucket.ts';
import type { Guest } from '../store/guests.ts';
import type { SocketServices } from './socket-services.ts';
import { COST_OF_NONSENSE, costOf, isSlow } from './costs.ts';
import { Outbox, type OutSocket } from './outbox.ts';
import { parseMessage } from './parse-message.ts';

/** A socket, as much of it as is needed here. */
export interface TwoWaySocket extends OutSocket {
  close(code: number, reason: string): void;
  ping(): void;
}

/** Who has come, and from where. */
export interface Comer {
  readonly guest?: Guest | undefined;
  /** What their address is counted under. */
  readonly address: string;
}

/** Codes with which a socket is closed, by RFC 6455. */
const POLICY_VIOLATION = 1008;
/** Requests beyond the rate that are refused one by one before nobody listens any more. */
const PATIENCE = { perSecond: 2, burst: 100 };

/** One socket: what is asked there, and what is told. */
export class ServedSocket {
  readonly #services: SocketServices;
  readonly #socket: TwoWaySocket;
  readonly #comer: Comer;
  readonly #visitor: Visitor;
  readonly #outbox: Outbox;
  readonly #rate: TokenBucket;
  readonly #patience: TokenBucket;
  /** The seats this guest holds at each table they have sat down at here. */
  readonly #seats = new Map<string, ReadonlySet<string>>();
  /** Requests are begun one after another. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #hasAgreed = false;
  #isAlive = true;
  /** Nobody listens any more. */
  #isEnding = false;

  constructor(services: SocketServices, socket: TwoWaySocket, comer: Comer) {
    this.#services = services;
    this.#socket = socket;
    this.#comer = comer;
    const { clock, limits, flushes } = services;
    this.#outbox = new Outbox(socket, flushes.later);
    this.#rate = new TokenBucket(limits.messagesPerSocket, clock.now());
    this.#patience = new TokenBucket(PATIENCE, clock.now());
    this.#visitor = new Visitor(services.host, {
      by: comer.guest?.id,
      canSit: (open, seat) => this.#holds(open, seat),
      onNews: (session) => this.#outbox.tell(session, () => this.#take(session)),
    });
  }

  #holds({ id, table }: OpenTable, seat: number): boolean {
    const word = table.seats[seat];
    return word !== undefined && this.#seats.get(id)?.has(word) === true;
  }

  #take(session: TableSession): readonly Buffer[] {
    const { encodings } = this.#services;
    return session.take(encodings.tell).map((notice) => encodings.textOf(notice));
  }

  /** Reads a message and sees to its answer. */
  receive(text: string): void {
    if (this.#isEnding) return;
    const request = parseMessage(text);
    const cost = request.ok ? costOf(request.value) : COST_OF_NONSENSE;
    const re = request.ok ? request.value.id : request.re;
    if (!this.#mayAsk(cost)) this.#refuseFlood(re);
    else if (!request.ok) this.#answer(re, { type: 'refused', refusal: request.error });
    else this.#enqueue(request.value);
  }

  #mayAsk(cost: number): boolean {
    const { clock, limits, usage } = this.#services;
    if (this.#waiting >= limits.waitingPerSocket) return false;
    return this.#rate.take(clock.now(), cost) && usage.takeMessage(this.#comer.address, cost);
  }

  #refuseFlood(re: number): void {
    if (this.#patience.take(this.#services.clock.now())) this.#refuse(re, 'too-many', 'too much at once');
    else this.sendAway(POLICY_VIOLATION, 'too much at once');
  }

  /** Begins requests in the order they came; what takes long keeps nobody waiting. */
  #enqueue(request: ServerRequest): void {
    this.#waiting++;
    this.#last = this.#last.then(async () => {
      const done = this.#reply(request).finally(() => this.#waiting--);
      if (!isSlow(request)) await done;
    });
  }

  async #reply(request: ServerRequest): Promise<void> {
    const { elapsed, meters, log } = this.#services;
    const began = elapsed();
    try {
      this.#answer(request.id, await this.#answerTo(request));
    } catch (error) {
      log.error({ err: error, request: request.type }, 'a request failed');
      this.#refuse(request.id, 'failed', 'something went wrong here');
    }
    meters.answered(request.type, elapsed() - began);
  }

  async #answerTo(request: ServerRequest): Promise<Reply | LobbyReply> {
    if (request.type !== 'hello' && !this.#hasAgreed)
      return refused(refuseHost('bad-message', 'the first message is "hello"'));
    if (isLobbyRequest(request)) return refused(refuseHost('no-table', 'there is no lobby here'));
    if (request.type === 'sit' && request.seat !== undefined) await this.#findSeats(request.table);
    const reply = await this.#visitor.answer(request);
    if (reply.type === 'welcome') this.#hasAgreed = true;
    // Whoever left meanwhile is not to be told of news.
    if (this.#isEnding) this.#visitor.leaveAll();
    return reply;
  }

  async #findSeats(table: string): Promise<void> {
    const { guest } = this.#comer;
    if (guest !== undefined) this.#seats.set(table, await this.#services.seatsOf(guest, table));
  }

  #refuse(re: number, code: HostRefusalCode, message: string): void {
    this.#answer(re, refused(refuseHost(code, message)));
  }

  #answer(re: number, reply: Reply | LobbyReply): void {
    this.#outbox.answer(JSON.stringify({ re, ...reply }));
  }

  /** Somebody is there: they have answered. */
  hear(): void {
    this.#isAlive = true;
  }

  /** Asks whether somebody is there, and ends what was not answered since the last time. */
  checkAlive(): void {
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Sends what was said so far, and closes the socket. */
  sendAway(code: number, reason: string): void {
    this.#isEnding = true;
    this.#outbox.flush();
    this.#socket.close(code, reason);
  }

  /** The socket is gone. */
  close(): void {
    this.#isEnding = true;
    this.#visitor.leaveAll();
  }
}
