import { refuseHost, type HostResult } from '@fondaco/host';
import { success } from '@fondaco/kernel';
import type { JudgedPoint } from '@fondaco/review';
import type { JudgedRecord } from './judge-messages.ts';
import { JudgeThread } from './judge-thread.ts';

const PASSED_OVER = refuseHost('failed', 'another moment was asked for meanwhile');

/** Judges decisions by the truth, one after another, in a thread of its own: of those that wait the last one asked for counts. */
export class Hindsight {
  readonly #opened: JudgedRecord;
  #thread: JudgeThread | undefined;
  #wanted = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(opened: JudgedRecord) {
    this.#opened = opened;
  }

  judge(line: number): Promise<HostResult<JudgedPoint>> {
    this.#wanted = line;
    const next = this.#last.then(() => (this.#wanted === line ? this.#ask(line) : PASSED_OVER));
    this.#last = next;
    return next;
  }

  async #ask(line: number): Promise<HostResult<JudgedPoint>> {
    this.#thread ??= new JudgeThread(this.#opened);
    const answer = await this.#thread.judgeInHindsight({ line, depth: this.#opened.depth });
    return answer.type === 'judged' ? success(answer.judged) : refuseHost('failed', answer.message);
  }

  end(): void {
    this.#thread?.end();
  }
}
