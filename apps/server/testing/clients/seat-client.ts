import type { TableMessage } from '@fondaco/protocol';
import { setTimeout as pass } from 'node:timers/promises';
import type { ClientJournal, SentLines } from './client-journal.ts';
import { ClientSocket, ConnectionLost, type ClientNotice } from './client-socket.ts';

export interface SeatClientSetup {
  /** The servers it can come to; after a lost connection it tries any of them. */
  readonly urls: readonly string[];
  readonly cookie: string;
  readonly journal: ClientJournal;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Milliseconds until it has made up its mind. */
  readonly think: () => number;
  readonly patience: number;
  /** Lines were sent, or sent again. */
  readonly onSent?: (sent: SentLines) => void;
  readonly onReceived?: (message: TableMessage) => void;
}

/** Milliseconds before it tries again to connect, or to send what failed, at most. */
const LONGEST_PAUSE = 250;

/** Refusals after which lines were surely not played, and others can be chosen. */
const SURELY_NOT: ReadonlySet<string> = new Set(['stale', 'not-waiting', 'over', 'illegal', 'not-yours']);

/**
 * Plays one seat by lines drawn from those on offer, through whatever happens to its connection: it comes back, resumes by the number of
 * lines it knows, and sends again under the same key what was not answered.
 */
export class SeatClient {
  readonly #setup: SeatClientSetup;
  #socket: ClientSocket | undefined;
  #newest: TableMessage | undefined;
  #unanswered: SentLines | undefined;
  #isThinking = false;
  #isEnding = false;
  #wake = (): void => {};
  #ran: Promise<void> | undefined;

  constructor(setup: SeatClientSetup) {
    this.#setup = setup;
  }

  /** Whether the game is over, as far as it was told. */
  get isOver(): boolean {
    return this.#newest?.isOver === true;
  }

  start(): void {
    this.#ran = this.#run();
  }

  /** Resolves when the game is over, or it was told to leave, and everything it sent is answered. */
  async left(): Promise<void> {
    await this.#ran;
  }

  /** Chooses nothing any more, and leaves as soon as everything it sent is answered. */
  leave(): void {
    this.#isEnding = true;
    this.#wake();
  }

  /** Loses its connection. */
  cut(): void {
    this.#socket?.cut();
  }

  async #run(): Promise<void> {
    while (!this.#isDone()) {
      try {
        await this.#stay();
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
      }
      if (!this.#isDone()) await pass(this.#setup.random() * LONGEST_PAUSE);
    }
  }

  #isDone(): boolean {
    return (this.#isEnding || this.isOver) && this.#unanswered === undefined;
  }

  /** One connection, from its beginning until it is lost or nothing is left to do. */
  async #stay(): Promise<void> {
    const { urls, cookie, patience, journal, random } = this.#setup;
    const gone = Promise.withResolvers<void>();
    const url = urls[Math.floor(random() * urls.length)] ?? '';
    const socket = await ClientSocket.open(url, {
      cookie,
      patience,
      onNotice: (notice) => this.#receive(notice),
      onClose: gone.resolve,
    });
    this.#socket = socket;
    this.#wake = () => this.#isDone() && socket.cut();
    const { table, seat, seq } = journal;
    try {
      const sat = await socket.ask({ type: 'sit', table, seat, from: seq });
      // Clocks are told to those who ask about the table besides; one that nobody was called to has none.
      if (sat.type === 'done') await socket.ask({ type: 'visit', table });
      if (sat.type === 'done') this.#goOn();
      else socket.cut();
      await gone.promise;
    } finally {
      this.#socket = undefined;
      this.#wake = () => {};
    }
  }

  #receive(notice: ClientNotice): void {
    const { journal, onReceived } = this.#setup;
    if (notice.type === 'clocks') journal.clocks.push(notice);
    if (notice.type !== 'table') return;
    journal.receive(notice);
    this.#newest = notice;
    onReceived?.(notice);
    this.#goOn();
  }

  /** Sends what is unanswered, or thinks about what can be chosen. */
  #goOn(): void {
    this.#wake();
    if (this.#isThinking) return;
    if (this.#unanswered === undefined && !this.#canChoose()) return;
    this.#isThinking = true;
    const wait = this.#unanswered === undefined ? this.#setup.think() : 0;
    void pass(wait).then(() => this.#send());
  }

  #canChoose(): boolean {
    const { choices = [], seq = 0 } = this.#newest ?? {};
    return !this.#isEnding && choices.length > 0 && seq >= this.#setup.journal.seq;
  }

  async #send(): Promise<void> {
    const sent = this.#unanswered ?? this.#choose();
    const socket = this.#socket;
    if (sent !== undefined && socket !== undefined) {
      this.#unanswered = sent;
      await this.#sendTo(socket, sent).catch((error: unknown) => {
        if (!(error instanceof ConnectionLost)) throw error;
      });
    }
    this.#isThinking = false;
    if (this.#socket !== undefined) this.#goOn();
  }

  #choose(): SentLines | undefined {
    if (!this.#canChoose()) return undefined;
    const { random, journal } = this.#setup;
    const { choices = [], seq = 0 } = this.#newest ?? {};
    const line = choices[Math.floor(random() * choices.length)] ?? '';
    const sent = { key: `${journal.seat}-${journal.sent.size}`, seq, lines: [line] };
    journal.sent.set(sent.key, sent);
    return sent;
  }

  async #sendTo(socket: ClientSocket, sent: SentLines): Promise<void> {
    const { journal, onSent, random } = this.#setup;
    const { table, seat } = journal;
    onSent?.(sent);
    const answer = await socket.ask({ type: 'play', table, seat, ...sent });
    if (answer.type === 'played') {
      journal.answer(sent.key, { type: 'played', seq: answer.seq });
      this.#unanswered = undefined;
    } else if (answer.type === 'refused' && SURELY_NOT.has(answer.refusal.code)) {
      journal.answer(sent.key, { type: 'refused', code: answer.refusal.code });
      this.#unanswered = undefined;
    } else await pass(random() * LONGEST_PAUSE);
  }
}
