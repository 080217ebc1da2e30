import { itemAt } from '@fondaco/kernel';
import type { Depth, JudgedPoint, Review } from '@fondaco/review';
import { refuseHost, type HostResult } from '@fondaco/host';
import type { AnalysisNews } from '../../client/review-messages.ts';
import { AnalysisRun } from './analysis-run.ts';
import { Hindsight } from './hindsight.ts';
import type { JudgedRecord } from './judge-messages.ts';
import { keepOutcome, keepProgress, keepWish, readWish, resumeKept } from './kept-analysis.ts';
import { outcomeOf } from './outcomes.ts';
import type { ReviewDatabase } from './review-database.ts';
import { reviewOf } from './review-of.ts';
import type { ReviewedRecord } from './reviewed-record.ts';

/** Milliseconds between two times that what was found is written down. */
const KEEP_EVERY = 2000;

/** Judges one record: goes on from where it was left, tells what it finds, and keeps it. */
export class Analyst {
  readonly #reviewed: ReviewedRecord;
  readonly #database: ReviewDatabase | undefined;
  readonly #tell: (news: AnalysisNews) => void;
  #review: Review | undefined;
  #run: AnalysisRun | undefined;
  #hindsight: Hindsight | undefined;
  #kept = 0;
  #focus = 0;

  constructor(reviewed: ReviewedRecord, database: ReviewDatabase | undefined, tell: (news: AnalysisNews) => void) {
    this.#reviewed = reviewed;
    this.#database = database;
    this.#tell = tell;
  }

  /** Begins or goes on, unless it was stopped; a depth that is named is wished for anew. */
  async begin(depth: Depth | undefined, threads: number): Promise<HostResult<void>> {
    const wish = await readWish(this.#database, this.#reviewed.id);
    const wanted = depth === undefined ? wish : { depth, isStopped: false };
    const opened = this.#opened(wanted.depth);
    const review = reviewOf(opened);
    if (!review.ok) return review;
    this.#review = review.value;
    this.#hindsight?.end();
    this.#hindsight = new Hindsight(opened);
    await resumeKept(this.#database, review.value);
    if (depth !== undefined) await keepWish(this.#database, this.#reviewed.id, wanted);
    this.#run?.stop();
    this.#run = undefined;
    this.#post(!wanted.isStopped);
    if (wanted.isStopped) return { ok: true, value: undefined };
    this.#run = new AnalysisRun(review.value, opened, threads, {
      now: () => performance.now(),
      onFound: (isRunning) => this.#found(isRunning),
    });
    this.#run.focus(this.#focus);
    this.#run.begin();
    return { ok: true, value: undefined };
  }

  #opened(depth: Depth): JudgedRecord {
    const { table, parts, players, isOpen } = this.#reviewed;
    const people = players.flatMap(({ type }, seat) => (type === 'person' ? [seat] : []));
    return {
      record: table.record(),
      depth,
      ...(parts === undefined ? {} : { parts }),
      // While a table runs, nothing is used but what the one who asks knows.
      ...(isOpen ? {} : { eyes: itemAt(people, 0) }),
    };
  }

  /** Whether there is anybody to judge for: at a running table that people share nobody knows who asks. */
  get canBegin(): boolean {
    const { players, isOpen } = this.#reviewed;
    return isOpen || players.filter(({ type }) => type === 'person').length === 1;
  }

  #found(isRunning: boolean): void {
    this.#post(isRunning);
    const now = performance.now();
    if (isRunning && now - this.#kept < KEEP_EVERY) return;
    this.#kept = now;
    this.#keep().catch(reportError);
  }

  #post(isRunning: boolean): void {
    if (this.#review !== undefined)
      this.#tell({ record: this.#reviewed.id, analysis: this.#review.analysis(), isRunning });
  }

  async #keep(): Promise<void> {
    const review = this.#review;
    if (review === undefined) return;
    await keepProgress(this.#database, review);
    if (this.#reviewed.table.isOver) await keepOutcome(this.#database, outcomeOf(this.#reviewed.id, review));
  }

  /** Stops, and stays stopped until it is wished for again. */
  async stop(): Promise<void> {
    const review = this.#review;
    this.#run?.stop();
    this.#run = undefined;
    if (review === undefined) return;
    await keepWish(this.#database, this.#reviewed.id, { depth: review.key.depth, isStopped: true });
    await this.#keep();
    this.#post(false);
  }

  /** Ends without a wish. */
  end(): void {
    this.#run?.stop();
    this.#hindsight?.end();
  }

  focus(line: number): void {
    this.#focus = line;
    this.#run?.focus(line);
  }

  /** A decision by the truth, as deep as the review goes. */
  async judgeInHindsight(line: number): Promise<HostResult<JudgedPoint>> {
    return this.#hindsight?.judge(line) ?? refuseHost('failed', 'nothing is being judged');
  }
}
