import { NO_TABLE, printStored, refuseHost, type HostGames, type HostResult, type Store } from '@fondaco/host';
import { sha256, success, toHex, utf8 } from '@fondaco/kernel';
import type { FromReviewWorker, ReviewReply, ReviewRequest, ToReviewWorker } from '../../client/review-messages.ts';
import { lookAtLine, tellJournal } from './look.ts';
import { openReviewDatabase } from './review-database.ts';
import { describeReviewed, readReviewed, type KeptRecord, type ReviewedRecord } from './reviewed-record.ts';

type ReviewDatabase = Awaited<ReturnType<typeof openReviewDatabase>>;

/** Answers a page that looks back on one record at a time. Of what it reads it tells only what the eyes may see that it is asked for. */
class ReviewDesk {
  readonly #games: HostGames;
  readonly #tables: Store;
  readonly #database: ReviewDatabase;
  #reviewed: ReviewedRecord | undefined;

  constructor(games: HostGames, tables: Store, database: ReviewDatabase) {
    this.#games = games;
    this.#tables = tables;
    this.#database = database;
  }

  async answer(request: ReviewRequest): Promise<ReviewReply> {
    switch (request.type) {
      case 'open':
        return reply(await this.#open(request.record), (reviewed) => ({
          type: 'opened',
          ...describeReviewed(reviewed),
        }));
      case 'keep':
        return reply(await this.#keep(request.text), (record) => ({ type: 'kept', record }));
      case 'journal':
        return this.#at((reviewed) =>
          reply(tellJournal(reviewed, request.eyes), (entries) => ({ type: 'journal', entries })),
        );
      case 'look':
        return this.#at((reviewed) =>
          reply(lookAtLine(reviewed, request.eyes, request.line), (sight) => ({ type: 'sight', sight })),
        );
    }
  }

  #at(ask: (reviewed: ReviewedRecord) => ReviewReply): ReviewReply {
    return this.#reviewed === undefined ? { type: 'refused', refusal: NO_TABLE.error } : ask(this.#reviewed);
  }

  async #open(id: string): Promise<HostResult<ReviewedRecord>> {
    this.#reviewed = undefined;
    const kept = await this.#find(id);
    if (kept === undefined) return NO_TABLE;
    const read = readReviewed(this.#games, kept);
    if (read.ok) this.#reviewed = read.value;
    return read;
  }

  /** A table of this browser, or a file that was kept for its review. */
  async #find(id: string): Promise<KeptRecord | undefined> {
    const row = await this.#tables.table(id);
    if (row === undefined) return this.#database?.get('files', id);
    const { seats, parts } = row;
    const text = await printStored(this.#tables, row);
    return { id, text, players: seats, ...(parts === undefined ? {} : { parts }) };
  }

  async #keep(text: string): Promise<HostResult<string>> {
    const id = toHex(sha256(utf8(text)));
    const read = readReviewed(this.#games, { id, text });
    if (!read.ok) return read;
    if (this.#database === undefined) return refuseHost('not-stored', 'this browser keeps nothing');
    await this.#database.put('files', { id, text });
    return success(id);
  }
}

function reply<T>(result: HostResult<T>, say: (value: T) => ReviewReply): ReviewReply {
  return result.ok ? say(result.value) : { type: 'refused', refusal: result.error };
}

/** Reviews the records of this browser: what it returns is told whatever the page asks. */
export async function openDesk(games: HostGames, tables: Store): Promise<(message: ToReviewWorker) => Promise<void>> {
  const desk = new ReviewDesk(games, tables, await openReviewDatabase());
  return async ({ id, request }) => {
    const message: FromReviewWorker = { re: id, reply: await desk.answer(request).catch(failed) };
    globalThis.postMessage(message);
  };
}

function failed(error: unknown): ReviewReply {
  const message = error instanceof Error ? error.message : String(error);
  return { type: 'refused', refusal: { code: 'failed', message } };
}
