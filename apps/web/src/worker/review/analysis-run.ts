import type { Review, ReviewJob } from '@fondaco/review';
import type { JudgedRecord } from './judge-messages.ts';
import { JudgeThread } from './judge-thread.ts';

/** Milliseconds between two tellings of what was found. */
const TELL_EVERY = 700;

interface RunDoings {
  /** There is more to tell, or the run has ended. */
  readonly onFound: (isRunning: boolean) => void;
  readonly now: () => number;
}

/** Judges what is left to be judged of one record, in several threads, until it is done or stopped. */
export class AnalysisRun {
  readonly #review: Review;
  readonly #threads: readonly JudgeThread[];
  readonly #doings: RunDoings;
  /** In the order in which they are made: quickly at first, then deeper. */
  #jobs: readonly ReviewJob[];
  /** The line on the screen: of jobs of the same depth its own comes first. */
  #focus = 0;
  #sent = 0;
  #isStopped = false;
  #working: number;

  constructor(review: Review, opened: JudgedRecord, threads: number, doings: RunDoings) {
    this.#review = review;
    this.#doings = doings;
    this.#jobs = review.jobs();
    const wanted = Math.min(threads, this.#jobs.length);
    this.#threads = Array.from({ length: wanted }, () => new JudgeThread(opened));
    this.#working = wanted;
  }

  /** Begins, if anything is left to be judged. */
  begin(): void {
    if (this.#threads.length === 0) this.#doings.onFound(false);
    for (const thread of this.#threads) this.#work(thread).catch(reportError);
  }

  focus(line: number): void {
    this.#focus = line;
  }

  /** Ends at once; what was being judged will be judged another time. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    for (const thread of this.#threads) thread.end();
  }

  async #work(thread: JudgeThread): Promise<void> {
    for (let job = this.#next(); job !== undefined && !this.#isStopped; job = this.#next()) {
      const answer = await thread.judge(job);
      if (answer.type === 'failed') break;
      this.#review.add(answer.judged);
      this.#tell();
    }
    thread.end();
    this.#working--;
    if (this.#working === 0 && !this.#isStopped) this.#doings.onFound(false);
  }

  #next(): ReviewJob | undefined {
    const [first] = this.#jobs;
    if (first === undefined) return undefined;
    const focused = this.#jobs.find(({ line, depth }) => depth === first.depth && line === this.#focus);
    const job = focused ?? first;
    this.#jobs = this.#jobs.filter((one) => one !== job);
    return job;
  }

  #tell(): void {
    const now = this.#doings.now();
    if (now - this.#sent < TELL_EVERY) return;
    this.#sent = now;
    this.#doings.onFound(true);
  }
}
