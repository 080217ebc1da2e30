import {
  OLDEST_PROTOCOL,
  PROTOCOL,
  type Answer,
  type HostMessage,
  type LobbyAnswer,
  type LobbyNotice,
  type LobbyRequest,
  type Notice,
  type Unnumbered,
} from '@fondaco/protocol';
import ReconnectingWebSocket from 'partysocket/ws';
import { inBackground } from '../client/faults.ts';
import { answerUnanswered, type HostConnection, type Outage } from '../client/host-connection.ts';
import { usePageServer } from '../client/page-server.ts';

/** Milliseconds after which an unanswered request means that nobody is at the other end any more. */
const REQUEST_TIMEOUT = 20_000;
/** How often a silent server is asked whether it still answers, and how long it may take, in milliseconds. */
const PING_EVERY = 15_000;
const PING_TIMEOUT = 8_000;

/** How soon a lost connection is tried again, in milliseconds: not by everybody at the same instant, and ever more seldom. */
const FIRST_DELAY = 600 + Math.random() * 900;
const DELAY_GROWTH = 1.5;
const MOST_DELAY = 15_000;
const CONNECTING_TIMEOUT = 8_000;

/** Milliseconds a connection may be lost before anybody is told. */
const GRACE = 1_200;

const HELLO = { type: 'hello', protocol: PROTOCOL, oldest: OLDEST_PROTOCOL } as const;

type ServerAnswer = Answer | LobbyAnswer;
type ServerMessage = HostMessage | LobbyNotice | LobbyAnswer;

interface AskedRequest {
  readonly resolve: (answer: ServerAnswer) => void;
  readonly text: string;
  readonly isSent: boolean;
  /** Whether it still makes sense after the connection was lost, if it was not sent before. */
  readonly canWait: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

type Listener<Sent> = (sent: Sent) => void;

const LOBBY_NOTICES: ReadonlySet<string> = new Set(['lobby', 'gathering', 'here', 'clocks']);

function isLobbyNotice(notice: Notice | LobbyNotice): notice is LobbyNotice {
  return LOBBY_NOTICES.has(notice.type);
}

/** The connection to the server: one socket, opened when it is first needed, and again whenever it is lost. */
class ServerHost implements HostConnection {
  readonly isShared = true;
  readonly isPassing = false;
  #socket: ReconnectingWebSocket | undefined;
  #last = 0;
  /** The number of the greeting of this connection. */
  #hello = 0;
  /** Both sides have agreed on a protocol: requests can be sent. */
  #isWelcome = false;
  #wasWelcome = false;
  /** Why they could not agree; nothing that is asked on this connection will be answered otherwise. */
  #refusal: ServerAnswer | undefined;
  #receivedAt = 0;
  #outage: Outage | undefined;
  /** Runs while the connection is lost and nobody has been told. */
  #grace: ReturnType<typeof setTimeout> | undefined;
  readonly #asked = new Map<number, AskedRequest>();
  readonly #seats = new Map<string, string | undefined>();
  readonly #notices = new Set<Listener<Notice>>();
  readonly #lobbyNotices = new Set<Listener<LobbyNotice>>();
  readonly #restarts = new Set<() => void>();
  readonly #outages = new Set<Listener<Outage | undefined>>();

  #connect(): ReconnectingWebSocket {
    if (this.#socket !== undefined) return this.#socket;
    globalThis.addEventListener('offline', () => this.comeAgain());
    globalThis.addEventListener('online', () => this.retry());
    return this.#open();
  }

  #open(): ReconnectingWebSocket {
    const { protocol, host } = globalThis.location;
    const socket = new ReconnectingWebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`, [], {
      minReconnectionDelay: FIRST_DELAY,
      maxReconnectionDelay: MOST_DELAY,
      reconnectionDelayGrowFactor: DELAY_GROWTH,
      connectionTimeout: CONNECTING_TIMEOUT,
    });
    this.#socket = socket;
    const ifCurrent =
      <Event>(act: (event: Event) => void) =>
      (event: Event) => {
        if (this.#socket === socket) act(event);
      };
    socket.addEventListener(
      'open',
      ifCurrent(() => this.#greet(socket)),
    );
    socket.addEventListener(
      'close',
      ifCurrent(() => this.#onClosed(socket)),
    );
    socket.addEventListener(
      'message',
      ifCurrent(({ data }: MessageEvent<string>) => this.#receive(data)),
    );
    return socket;
  }

  #greet(socket: ReconnectingWebSocket): void {
    this.#hello = ++this.#last;
    this.#refusal = undefined;
    socket.send(JSON.stringify({ id: this.#hello, ...HELLO }));
  }

  #onGreeted(answer: ServerAnswer): void {
    if (answer.type !== 'welcome') {
      this.#refusal = answer;
      for (const [id, { resolve }] of this.#takeAsked()) resolve({ ...answer, re: id });
      if (answer.type === 'refused' && answer.refusal.code === 'old-client') usePageServer.setState({ isAhead: true });
      return;
    }
    this.#isWelcome = true;
    this.#tellOutage(undefined);
    if (this.#wasWelcome) this.#startAgain();
    else this.#sendUnsent();
    this.#wasWelcome = true;
  }

  /** Whoever waits for an answer learns that there will be none; tables are opened anew. */
  #startAgain(): void {
    const asked = this.#takeAsked();
    for (const listener of this.#restarts) listener();
    for (const [id, request] of asked) {
      if (request.canWait && !request.isSent) this.#note(id, request);
      else request.resolve(answerUnanswered(id));
    }
    this.#sendUnsent();
  }

  #sendUnsent(): void {
    for (const [id, asked] of this.#asked) {
      if (asked.isSent) continue;
      this.#asked.set(id, { ...asked, isSent: true });
      this.#socket?.send(asked.text);
    }
  }

  #takeAsked(): readonly (readonly [number, AskedRequest])[] {
    const asked = [...this.#asked];
    this.#asked.clear();
    for (const [, { timer }] of asked) clearTimeout(timer);
    return asked;
  }

  #onClosed({ retryCount }: ReconnectingWebSocket): void {
    this.#isWelcome = false;
    const delay = Math.min(MOST_DELAY, FIRST_DELAY * DELAY_GROWTH ** Math.max(0, retryCount - 1));
    const now = Date.now();
    const outage = { since: this.#outage?.since ?? (this.#receivedAt || now), retryAt: now + delay };
    clearTimeout(this.#grace);
    if (this.#outage !== undefined) this.#tellOutage(outage);
    else this.#grace = setTimeout(() => this.#tellOutage(outage), GRACE);
  }

  #tellOutage(outage: Outage | undefined): void {
    clearTimeout(this.#grace);
    if (outage === undefined && this.#outage === undefined) return;
    this.#outage = outage;
    for (const listener of this.#outages) listener(outage);
  }

  #receive(data: string): void {
    this.#receivedAt = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'gathering') this.#seats.set(message.table, message.seats.find(isOwn)?.seat);
    if ('re' in message) this.#receiveAnswer(message);
    else if (isLobbyNotice(message)) for (const listener of this.#lobbyNotices) listener(message);
    else for (const listener of this.#notices) listener(message);
  }

  #receiveAnswer(answer: ServerAnswer): void {
    if (answer.re === this.#hello) this.#onGreeted(answer);
    const asked = this.#asked.get(answer.re);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    this.#asked.delete(answer.re);
    asked.resolve(answer);
  }

  #note(id: number, asked: Omit<AskedRequest, 'timer'>, timeout = REQUEST_TIMEOUT): void {
    const timer = setTimeout(() => {
      // Without a connection there is nobody to wait for.
      if (this.#isWelcome) this.comeAgain();
    }, timeout);
    this.#asked.set(id, { ...asked, timer });
  }

  #send(request: object, { canWait = false, timeout = REQUEST_TIMEOUT } = {}): Promise<ServerAnswer> {
    const socket = this.#connect();
    const id = ++this.#last;
    if (this.#refusal !== undefined) return Promise.resolve({ ...this.#refusal, re: id });
    const text = JSON.stringify({ id, ...request });
    return new Promise((resolve) => {
      this.#note(id, { resolve, text, isSent: this.#isWelcome, canWait }, timeout);
      if (this.#isWelcome) socket.send(text);
    });
  }

  async send(request: Unnumbered): Promise<Answer> {
    return (await this.#send(request)) as Answer;
  }

  /** Asks something beside the tables; what was not sent when the connection was lost is sent on the next one. */
  ask(request: Unnumbered<LobbyRequest>): Promise<ServerAnswer> {
    return this.#send(request, { canWait: true });
  }

  /** Leaves and comes again at once: as somebody else, if they have taken a name meanwhile. */
  comeAgain(): void {
    const old = this.#socket;
    if (old === undefined) return;
    // A socket that waits to try again cannot be hurried, so there is a new one.
    this.#onClosed(this.#open());
    old.close();
  }

  listen(): () => void {
    const timer = setInterval(() => {
      const isQuiet = this.#isWelcome && this.#asked.size === 0 && document.visibilityState === 'visible';
      if (isQuiet) inBackground(this.#send(HELLO, { timeout: PING_TIMEOUT }));
    }, PING_EVERY);
    return () => clearInterval(timer);
  }

  seatAt(table: string): string | undefined {
    return this.#seats.get(table);
  }

  retry(): void {
    if (!this.#isWelcome) this.comeAgain();
  }

  get outage(): Outage | undefined {
    return this.#outage;
  }

  onNotice(listener: Listener<Notice>): () => void {
    this.#notices.add(listener);
    return () => this.#notices.delete(listener);
  }

  onLobbyNotice(listener: Listener<LobbyNotice>): () => void {
    this.#lobbyNotices.add(listener);
    return () => this.#lobbyNotices.delete(listener);
  }

  onRestart(listener: () => void): () => void {
    this.#restarts.add(listener);
    return () => this.#restarts.delete(listener);
  }

  onOutage(listener: Listener<Outage | undefined>): () => void {
    this.#outages.add(listener);
    return () => this.#outages.delete(listener);
  }
}

function isOwn(seat: { readonly type: string; readonly isYou?: boolean }): boolean {
  return seat.type === 'person' && seat.isYou === true;
}

export const serverHost = new ServerHost();
