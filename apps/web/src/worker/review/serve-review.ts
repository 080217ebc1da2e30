import { NO_TABLE, printStored, refuseHost, type HostGames, type HostResult, type Store } from '@fondaco/host';
import { printCanonical, sha256, success, toHex, utf8 } from '@fondaco/kernel';
import type {
  AnalysisNews,
  FollowedPlan,
  FromReviewWorker,
  PlayedSeat,
  ReviewReply,
  ReviewRequest,
  ToReviewWorker,
} from '../../client/review-messages.ts';
import { Analyst } from './analyst.ts';
import { branchOf } from './branch.ts';
import { courseOf } from './course.ts';
import { planIn } from './followed-plans.ts';
import { lookAtLine, tellJournal } from './look.ts';
import { openReviewDatabase, type ReviewDatabase } from './review-database.ts';
import { describeReviewed, readReviewed, type KeptRecord, type ReviewedRecord } from './reviewed-record.ts';

const DONE: ReviewReply = { type: 'done' };

interface DeskServices {
  readonly games: HostGames;
  readonly tables: Store;
  readonly database: ReviewDatabase | undefined;
  readonly tell: (news: AnalysisNews) => void;
}

/** Answers a page that looks back on one record at a time. Of what it reads it tells only what the eyes may see that it is asked for. */
class ReviewDesk {
  readonly #services: DeskServices;
  #reviewed: ReviewedRecord | undefined;
  #analyst: Analyst | undefined;

  constructor(services: DeskServices) {
    this.#services = services;
  }

  async answer(request: ReviewRequest): Promise<ReviewReply> {
    switch (request.type) {
      case 'open':
        return reply(await this.#open(request.record), (reviewed) => ({
          type: 'opened',
          ...describeReviewed(reviewed),
        }));
      case 'keep':
        return reply(await this.#keep(request), (record) => ({ type: 'kept', record }));
      case 'keep-branch':
        await this.#services.database?.put('branches', request.branch);
        return DONE;
      case 'drop-branch':
        await this.#services.database?.delete('branches', request.table);
        return DONE;
      case 'branches':
        return { type: 'branches', branches: (await this.#services.database?.getAll('branches')) ?? [] };
      case 'outcomes':
        return { type: 'outcomes', outcomes: (await this.#services.database?.getAll('outcomes')) ?? [] };
      case 'plans':
        return { type: 'plans', plans: await this.#readPlans(request.seats) };
      case 'stop':
        await this.#analyst?.stop();
        return DONE;
      case 'journal':
      case 'look':
      case 'course':
      case 'share':
      case 'analyse':
      case 'hindsight':
      case 'branch':
        return this.#answerAt(request);
    }
  }

  async #answerAt(
    request: Extract<
      ReviewRequest,
      { type: 'journal' | 'look' | 'course' | 'share' | 'analyse' | 'hindsight' | 'branch' }
    >,
  ): Promise<ReviewReply> {
    const reviewed = this.#reviewed;
    const analyst = this.#analyst;
    if (reviewed === undefined || analyst === undefined) return { type: 'refused', refusal: NO_TABLE.error };
    switch (request.type) {
      case 'journal':
        return reply(tellJournal(reviewed, request.eyes), (entries) => ({ type: 'journal', entries }));
      case 'look':
        analyst.focus(request.focus ?? request.line);
        return reply(lookAtLine(reviewed, request.eyes, request.line), (sight) => ({ type: 'sight', sight }));
      case 'course':
        return reply(courseOf(reviewed), (course) => ({ type: 'course', ...course }));
      case 'share':
        return reply(shareOf(reviewed), (text) => ({ type: 'record', text }));
      case 'analyse':
        if (!analyst.canBegin) return reply(refuseHost('not-yours', 'nobody knows who asks'), () => DONE);
        return reply(await analyst.begin(request.depth, request.threads), () => DONE);
      case 'hindsight':
        return reply(await analyst.judgeInHindsight(request.line), (judged) => ({ type: 'judged', judged }));
      case 'branch': {
        const { type: _, ...how } = request;
        const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
        return reply(branchOf(reviewed, { ...how, seed }), (text) => ({ type: 'record', text }));
      }
    }
  }

  async #open(id: string): Promise<HostResult<ReviewedRecord>> {
    this.#analyst?.end();
    this.#analyst = undefined;
    this.#reviewed = undefined;
    const kept = await this.#find(id);
    if (kept === undefined) return NO_TABLE;
    const read = readReviewed(this.#services.games, kept);
    if (!read.ok) return read;
    this.#reviewed = read.value;
    this.#analyst = new Analyst(read.value, this.#services.database, this.#services.tell);
    return read;
  }

  async #readPlans(seats: readonly PlayedSeat[]): Promise<readonly FollowedPlan[]> {
    const plans: FollowedPlan[] = [];
    for (const seat of seats) {
      const kept = await this.#find(seat.table);
      const read = kept === undefined ? NO_TABLE : readReviewed(this.#services.games, kept);
      if (read.ok) plans.push(...planIn(read.value, seat));
    }
    return plans;
  }

  /** A table of this browser, or a file that was kept for its review. */
  async #find(id: string): Promise<KeptRecord | undefined> {
    const { tables, database } = this.#services;
    const row = await tables.table(id);
    if (row === undefined) {
      const file = await database?.get('files', id);
      return file && { ...file, isFile: true };
    }
    const { seats, parts } = row;
    const text = await printStored(tables, row);
    return { id, text, players: seats, ...(parts === undefined ? {} : { parts }) };
  }

  async #keep({ text, parts }: Extract<ReviewRequest, { type: 'keep' }>): Promise<HostResult<string>> {
    const { games, database } = this.#services;
    const id = toHex(sha256(utf8(parts === undefined ? text : `${text}\n${printCanonical(parts)}`)));
    const file = { id, text, ...(parts === undefined ? {} : { parts }) };
    const read = readReviewed(games, file);
    if (!read.ok) return read;
    if (database === undefined) return refuseHost('not-stored', 'this browser keeps nothing');
    await database.put('files', file);
    return success(id);
  }
}

function shareOf({ text, isOpen }: ReviewedRecord): HostResult<string> {
  return isOpen ? success(text) : refuseHost('not-over', 'a table that runs is not handed on');
}

function reply<T>(result: HostResult<T>, say: (value: T) => ReviewReply): ReviewReply {
  return result.ok ? say(result.value) : { type: 'refused', refusal: result.error };
}

/** Reviews the records of this browser: what it returns is told whatever the page asks. */
export async function openDesk(games: HostGames, tables: Store): Promise<(message: ToReviewWorker) => Promise<void>> {
  const post = (message: FromReviewWorker) => globalThis.postMessage(message);
  const database = await openReviewDatabase();
  const desk = new ReviewDesk({ games, tables, database, tell: (news) => post({ news }) });
  return async ({ id, request }) => post({ re: id, reply: await desk.answer(request).catch(failed) });
}

function failed(error: unknown): ReviewReply {
  const message = error instanceof Error ? error.message : String(error);
  return { type: 'refused', refusal: { code: 'failed', message } };
}
