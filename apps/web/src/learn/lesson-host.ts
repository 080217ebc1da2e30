import type { Lesson, LessonNews, LessonRequest } from '@fondaco/lessons';
import type { Answer, HostMessage, Notice, Unnumbered } from '@fondaco/protocol';
import { reportFault } from '../client/faults.ts';
import type { HostConnection } from '../client/host-connection.ts';

/** The seat of whoever learns. */
const LEARNER = 'red';

/** The connection to the lesson on the screen, which is played in a worker. The others at its table follow a script. */
class LessonHost implements HostConnection {
  readonly isShared = true;
  readonly isPassing = true;
  #worker: Worker | undefined;
  #last = 0;
  readonly #pending = new Map<number, (answer: Answer) => void>();
  readonly #listeners = new Set<(notice: Notice) => void>();
  #onNews: ((news: LessonNews) => void) | undefined;

  #connect(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'lesson' });
    worker.addEventListener('message', (event: MessageEvent<HostMessage | LessonNews>) => this.#receive(event.data));
    worker.addEventListener('error', (event) => reportFault(new Error(event.message)));
    this.#worker = worker;
    return worker;
  }

  #receive(message: HostMessage | LessonNews): void {
    if ('re' in message) {
      this.#pending.get(message.re)?.(message);
      this.#pending.delete(message.re);
    } else if (message.type === 'lesson') this.#onNews?.(message);
    else for (const listener of this.#listeners) listener(message);
  }

  #ask(lesson: LessonRequest): void {
    this.#connect().postMessage({ lesson });
  }

  /** Opens a lesson with so many steps done; `onNews` hears where it stands from now on. */
  begin(table: string, lesson: Lesson, done: number, onNews: (news: LessonNews) => void): void {
    this.#onNews = onNews;
    this.#ask({ type: 'begin', table, lesson, done });
  }

  /** Has the step done in the learner's place. */
  show(table: string): void {
    this.#ask({ type: 'show', table });
  }

  seatAt(): string {
    return LEARNER;
  }

  send(request: Unnumbered): Promise<Answer> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      this.#connect().postMessage({ request: { id, ...request } });
    });
  }

  /** Ends the worker: nothing of a lesson is kept there. */
  leave(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#onNews = undefined;
    this.#pending.clear();
  }

  listen(): () => void {
    return () => undefined;
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onRestart(): () => void {
    return () => undefined;
  }

  onOutage(): () => void {
    return () => undefined;
  }

  retry(): void {}
}

export const lessonHost = new LessonHost();
