/** What a socket is to those who send: the part of `ws` that is used. */
export interface OutSocket {
  readonly OPEN: number;
  readonly readyState: number;
  /** Bytes that wait for the reader. */
  readonly bufferedAmount: number;
  send(data: string | Buffer, options: { readonly binary: false }, done?: (error?: Error | null) => void): void;
  terminate(): void;
}

/** Something that can be told when the reader is ready for it, as it stands then. */
export type TakeNews = () => readonly (string | Buffer)[];

/** A reader who has so many bytes to read still is told nothing new. */
const MOST_BUFFERED = 65_536;
/** Answers that may wait for a reader; whoever asks on without reading is no longer heard. */
const MOST_ANSWERS = 200;

/**
 * What goes out on one socket. Answers go out in order. News is taken when the reader is ready for it: to one who reads slowly it is the
 * newest state then, not all that came before.
 */
export class Outbox {
  readonly #socket: OutSocket;
  readonly #flushLater: (outbox: Outbox) => void;
  #answers: (string | Buffer)[] = [];
  readonly #news = new Map<unknown, TakeNews>();
  #isWaiting = false;

  /** `flushLater` has `flush` called soon, once. */
  constructor(socket: OutSocket, flushLater: (outbox: Outbox) => void) {
    this.#socket = socket;
    this.#flushLater = flushLater;
  }

  answer(text: string): void {
    this.#answers.push(text);
    if (this.#answers.length > MOST_ANSWERS) this.#socket.terminate();
    else this.#flushSoon();
  }

  /** There is news of something; what was to be told of it before is not told any more. */
  tell(about: unknown, take: TakeNews): void {
    this.#news.set(about, take);
    this.#flushSoon();
  }

  #flushSoon(): void {
    if (!this.#isWaiting) this.#flushLater(this);
  }

  /** Sends what the reader is ready for. */
  flush(): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) return;
    const texts: (string | Buffer)[] = this.#answers;
    this.#answers = [];
    for (const take of this.#news.values()) texts.push(...take());
    this.#news.clear();
    const last = texts.length - 1;
    texts.forEach((text, i) => {
      if (i === last) socket.send(text, { binary: false }, () => this.#onSent());
      else socket.send(text, { binary: false });
    });
    this.#isWaiting = last >= 0 && socket.bufferedAmount > MOST_BUFFERED;
  }

  #onSent(): void {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    if (this.#answers.length > 0 || this.#news.size > 0) this.#flushLater(this);
  }
}
