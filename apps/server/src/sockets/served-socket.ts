import { refused, refuseHost, Visitor, type TableSession } from '@fondaco/host';
import {
  isLobbyRequest,
  type HostRefusal,
  type HostRefusalCode,
  type LobbyReply,
  type LobbyRequest,
  type Notice,
  type Reply,
  type ServerRequest,
  type TableRequest,
} from '@fondaco/protocol';

import { TooBusy } from '../questions/too-busy.ts';
import { TokenBucket } from '../security/token-bucket.ts';
import type { Guest } from '../store/guests.ts';
import type { SocketServices } from './socket-services.ts';
import { TableAccess } from './table-access.ts';
import { LobbyVisitor } from '../tables/lobby-visitor.ts';
import { comeBackToPlay } from '../tables/played-table.ts';
import { COST_OF_NONSENSE, costOf, hintsIn, isSlow } from './costs.ts';
import { MOST_BUFFERED, Outbox, type ByteStream, type OutSocket } from './outbox.ts';
import { parseMessage } from './parse-message.ts';
import { toByteText } from './text-frames.ts';

/** A socket, as much of it as is needed here. */
export interface TwoWaySocket extends OutSocket {
  close(code: number, reason: string): void;
  ping(): void;
  pong(data: Buffer): void;
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
  readonly #lobby: LobbyVisitor;
  readonly #access: TableAccess;
  readonly #outbox: Outbox;
  readonly #rate: TokenBucket;
  readonly #patience: TokenBucket;
  /** Requests are begun one after another. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #hasAgreed = false;
  #isAlive = true;
  /** Nobody listens any more. */
  #isEnding = false;

  constructor(services: SocketServices, socket: TwoWaySocket, stream: ByteStream, comer: Comer) {
    this.#services = services;
    this.#socket = socket;
    this.#comer = comer;
    const { clock, limits, flushes } = services;
    this.#outbox = new Outbox(socket, stream, flushes.later);
    this.#rate = new TokenBucket(limits.messagesPerSocket, clock.now());
    this.#patience = new TokenBucket(PATIENCE, clock.now());
    this.#visitor = new Visitor(services.host, {
      by: comer.guest?.id,
      canSit: ({ id, table }, seat) => this.#access.holds(id, table.seats[seat]),
      latenessAt: async ({ id }) => this.#access.latenessAt(id),
      // Whoever plays is back: the bot that stood in for them gets up.
      beforePlay: async (open, seat) => {
        if (comer.guest !== undefined) await comeBackToPlay(services.lobby.services, comer.guest, open, seat);
      },
      onNews: (session) => this.#outbox.tell(session, () => this.#take(session)),
    });
    this.#lobby = new LobbyVisitor(
      services.lobby,
      comer.guest,
      () => this.#outbox.tell(this.#lobby, () => this.#lobby.take().map((one) => toByteText(JSON.stringify(one)))),
      (more) => services.usage.takeRoom(comer.address, more),
    );
    this.#access = new TableAccess(services.lobby, this.#lobby);
  }

  #take(session: TableSession): readonly string[] {
    const { encodings } = this.#services;
    return session.take(encodings.tell).map((notice) => {
      if (notice.type === 'seats') this.#checkSeat(notice.table, session.seatWord);
      return encodings.textOf(notice);
    });
  }

  /** Whoever no longer holds their seat no longer looks through its eyes, nor from beside it as one who does. */
  #checkSeat(table: string, seat: string | undefined): void {
    void this.#access.mayStay(table, seat).then(
      (mayStay) => (mayStay ? undefined : this.#leave(table)),
      (error: unknown) => this.#services.log.error({ err: error }, 'who holds a seat was not read'),
    );
  }

  #leave(table: string): void {
    this.#visitor.leave(table);
    this.#access.leave(table);
    this.#outbox.answer(JSON.stringify({ type: 'lost', table } satisfies Notice));
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
    const { elapsed, meters } = this.#services;
    const began = elapsed();
    try {
      this.#answer(request.id, await this.#answerTo(request));
    } catch (error) {
      if (error instanceof TooBusy) this.#refuse(request.id, 'too-many', 'too much is asked here at once');
      else this.#fail(request, error);
    }
    meters.noteRequest(request.type, elapsed() - began);
  }

  #fail({ id, type }: ServerRequest, error: unknown): void {
    this.#services.log.error({ err: error, request: type }, 'a request failed');
    this.#refuse(id, 'failed', 'something went wrong here');
  }

  async #answerTo(request: ServerRequest): Promise<Reply | LobbyReply> {
    if (request.type !== 'hello' && !this.#hasAgreed)
      return refused(refuseHost('bad-message', 'the first message is "hello"'));
    if (isLobbyRequest(request)) return this.#answerInLobby(request);
    const refusal = await this.#whyNot(request);
    if (refusal !== undefined) return { type: 'refused', refusal };
    if (request.type === 'sit') await this.#access.lookUp(request.table);
    const reply = await this.#visitor.answer(request);
    if (reply.type === 'welcome') this.#hasAgreed = true;
    if (request.type === 'sit' && reply.type === 'done') this.#access.arrive(request.table, request.seat);
    else if (request.type === 'sit') this.#access.turnAway(request.table);
    if (request.type === 'close') this.#access.leave(request.table);
    // Whoever left meanwhile is not to be told of news.
    if (this.#isEnding) this.close();
    return reply;
  }

  async #answerInLobby(request: LobbyRequest): Promise<LobbyReply> {
    const isNew = request.type === 'gather' || request.type === 'bring-online' || request.type === 'rematch';
    if (isNew && !this.#services.usage.takeNewTable(this.#comer.address))
      return refuseLobby('too-many', 'too many new tables from here; try again later');
    const reply = await this.#lobby.answer(request);
    if (this.#isEnding) this.close();
    return reply;
  }

  /** Why this person may not ask that of a table, if there is a reason; the table itself judges the rest. */
  async #whyNot(request: TableRequest): Promise<HostRefusal | undefined> {
    if (request.type === 'open') return this.#access.whyNotOpen(request.table);
    if (request.type === 'hint' && !this.#services.usage.takeHints(this.#comer.address, hintsIn(request)))
      return refuseHost('too-many', 'too many hints from here; try again later').error;
    if (request.type !== 'sit' || this.#access.size < this.#services.limits.tablesPerSocket) return undefined;
    return refuseHost('too-many', 'too many tables are open').error;
  }

  #refuse(re: number, code: HostRefusalCode, message: string): void {
    this.#answer(re, refused(refuseHost(code, message)));
  }

  #answer(re: number, reply: Reply | LobbyReply): void {
    this.#outbox.answer(JSON.stringify({ re, ...reply }));
  }

  /** Says that we are here, to whoever reads it. */
  receivePing(data: Buffer): void {
    if (this.#isEnding) return;
    if (!this.#mayAsk(1)) this.#refuseFlood(-1);
    else if (this.#socket.bufferedAmount < MOST_BUFFERED) this.#socket.pong(data);
  }

  /** Somebody is there: they have answered. */
  markAlive(): void {
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
    this.#lobby.leave();
    this.#access.leaveAll();
  }
}

function refuseLobby(code: HostRefusalCode, message: string): LobbyReply {
  return { type: 'refused', refusal: { code, message } };
}
