import { printFrames, toByteText } from './text-frames.ts';

/** What a socket is to those who send: the part of `ws` that is used. */
export interface OutSocket {
  readonly OPEN: number;
  readonly readyState: number;
  /** Bytes that wait for the reader. */
  readonly bufferedAmount: number;
  terminate(): void;
}

/** What lies under a socket: bytes are written to it, a character each. */
export interface ByteStream {
  write(bytes: string, encoding: 'latin1', done: () => void): unknown;
}

/** Something that can be told when the reader is ready for it, as it stands then: texts of bytes. */
export type TakeNews = () => readonly string[];

interface UnsentNews {
  readonly about: unknown;
  readonly take: TakeNews;
}

/** A reader who has so many bytes to read still is told nothing new. */
export const MOST_BUFFERED = 65_536;
/** Answers that may wait for a reader; whoever asks on without reading is no longer heard. */
const MOST_ANSWERS = 200;

/**
 * What goes out on one socket. Answers go out in order. News is taken when the reader is ready for it: to one who reads slowly it is the
 * newest state then, not all that came before.
 */
export class Outbox {
  readonly #socket: OutSocket;
  readonly #stream: ByteStream;
  readonly #flushLater: (outbox: Outbox) => void;
  /** Lists that are replaced and never filled: V8 keeps what is put into an old list from being collected young, even when the list is gone. */
  #answers: readonly string[] = [];
  #news: readonly UnsentNews[] = [];
  #isWaiting = false;

  /** `flushLater` has `flush` called soon, once. */
  constructor(socket: OutSocket, stream: ByteStream, flushLater: (outbox: Outbox) => void) {
    this.#socket = socket;
    this.#stream = stream;
    this.#flushLater = flushLater;
  }

  answer(text: string): void {
    this.#answers = [...this.#answers, toByteText(text)];
    if (this.#answers.length > MOST_ANSWERS) this.#socket.terminate();
    else this.#flushSoon();
  }

  /** There is news of something; what was to be told of it before is not told any more. */
  tell(about: unknown, take: TakeNews): void {
    this.#news = [...this.#news.filter((news) => news.about !== about), { about, take }];
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
    const texts = this.#take();
    if (texts.length === 0) return;
    this.#stream.write(printFrames(texts), 'latin1', this.#onSent);
    this.#isWaiting = socket.bufferedAmount > MOST_BUFFERED;
  }

  #take(): readonly string[] {
    const [answers, news] = [this.#answers, this.#news];
    this.#answers = [];
    this.#news = [];
    const texts = [...answers];
    for (const { take } of news) texts.push(...take());
    return texts;
  }

  readonly #onSent = (): void => {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    if (this.#answers.length > 0 || this.#news.length > 0) this.#flushLater(this);
  };
}
