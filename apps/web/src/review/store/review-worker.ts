import {
  REVIEW_WORKER,
  type AnalysisNews,
  type FromReviewWorker,
  type ReviewReply,
  type ReviewRequest,
  type ToReviewWorker,
} from '../../client/review-messages.ts';
import { Refused } from '../../client/host-connection.ts';

/** Milliseconds after an answer in which it is drawn. */
const DRAWN = 32;

type ReplyTo<Type extends ReviewReply['type']> = Extract<ReviewReply, { type: Type }>;

/** The connection to the worker that reviews records; it is started when it is first asked, and ended with the page of the review. */
class ReviewWorker {
  #worker: Worker | undefined;
  #last = 0;
  #onNews: (news: AnalysisNews) => void = () => undefined;
  /** The newest, as long as it waits. */
  #news: AnalysisNews | undefined;
  readonly #pending = new Map<number, (reply: ReviewReply) => void>();

  #connect(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('../../worker/worker.ts', import.meta.url), {
      type: 'module',
      name: REVIEW_WORKER,
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewWorker>) => {
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener('error', (event) => {
      console.error('The worker that reviews failed.', event.message);
      if (worker === this.#worker) this.end();
    });
    this.#worker = worker;
    return worker;
  }

  #receive(message: FromReviewWorker): void {
    if ('news' in message) {
      this.#news = message.news;
      if (this.#pending.size === 0) this.#tellNews();
      return;
    }
    this.#pending.get(message.re)?.(message.reply);
    this.#pending.delete(message.re);
    if (this.#news !== undefined) setTimeout(() => this.#tellNews(), DRAWN);
  }

  /** News take long to draw, and wait until whoever has asked for something sees it. */
  #tellNews(): void {
    const news = this.#news;
    this.#news = undefined;
    if (news !== undefined) this.#onNews(news);
  }

  /** Has somebody told of what is judged. */
  onAnalysis(onNews: (news: AnalysisNews) => void): void {
    this.#onNews = onNews;
  }

  send(request: ReviewRequest): Promise<ReviewReply> {
    const worker = this.#connect();
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      worker.postMessage({ id, request } satisfies ToReviewWorker);
    });
  }

  /** The answer of one type, or `Refused`. */
  async ask<Type extends ReviewReply['type']>(type: Type, request: ReviewRequest): Promise<ReplyTo<Type>> {
    const reply = await this.send(request);
    if (reply.type === type) return reply as ReplyTo<Type>;
    if (reply.type === 'refused') throw new Refused(reply.refusal);
    throw new Error(`expected "${type}", got "${reply.type}"`);
  }

  /** Ends the worker; whatever was asked is refused. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#news = undefined;
    for (const resolve of this.#pending.values())
      resolve({ type: 'refused', refusal: { code: 'failed', message: 'the review was closed' } });
    this.#pending.clear();
  }
}

export const reviewWorker = new ReviewWorker();
