import { itemAt, printChoice, sha256, utf8, type Game, type State } from '@fondaco/kernel';
import type { AdviceReason } from '../explain/reasons.ts';
import type { BotModel } from '../judge/bot-model.ts';
import { makeBot } from '../play/bot.ts';
import { decisionFrom, type Decision } from '../play/decision.ts';
import { chooseOrFallBack } from '../play/fall-back.ts';
import type { SeatHistory } from '../play/history.ts';
import { LEVELS, parseBotName, type BotName } from '../play/levels.ts';
import { atOnce, finish, type Thinking } from '../play/thinking.ts';
import type { AskedDecision, BotAnswer, BotTask, GameKey } from './bot-task.ts';
import { defer, type Deferred } from './defer.ts';
import { FairQueue } from './fair-queue.ts';
import { joinAnswers } from './join-answers.ts';
import { SearchMemories } from './search-memories.ts';

/** What is asked of a bot: to choose in a seat's place, from what that seat knows. */
export interface AskedBot {
  readonly table: string;
  readonly game: Game;
  readonly seats: readonly string[];
  readonly seat: number;
  readonly level: string;
  readonly temperament: string | undefined;
  /** What the seat knows, as a state: everything else in it was dealt anew. */
  readonly known: State;
  readonly history: SeatHistory;
  /** Told why a bot that was asked to choose could not, and another chose; told to whoever made the bots if absent. */
  readonly onFailure?: (message: string) => void;
}

/** A choice that somebody should consider. */
export interface BotHint {
  readonly line: string;
  /** What the same seat would say after it. */
  readonly goesOn: readonly string[];
  readonly win: number;
  /** Every seat's probability of winning. */
  readonly chances: readonly number[];
  readonly margin: number;
  readonly reasons: readonly AdviceReason[];
}

/** What a guide tells somebody new to do. */
export interface BotSuggestion {
  readonly line: string;
  /** All lines that promise as much, this one among them. */
  readonly asGood: readonly string[];
  readonly goesOn: readonly string[];
  readonly reasons: readonly AdviceReason[];
}

/** How long to think about a hint, and where chance begins; without iterations, for about a second. */
export interface HintTask {
  readonly iterations?: number | undefined;
  readonly seed?: number | undefined;
}

/** A task that has been begun. */
export interface RunningTask {
  readonly answer: Promise<BotAnswer>;
  /** Ends it as soon as can be; the answer is then a failure. */
  cancel(): void;
}

/** Threads that do tasks, each one at a time. One that does not answer in time is ended, and it alone. */
export interface BotThreads {
  readonly size: number;
  /** `limit` is in milliseconds, from when the thread has begun the task. */
  run(task: BotTask, limit: number): RunningTask;
}

export interface ThreadedBotsOptions {
  readonly threads: BotThreads;
  readonly modelOf: (game: Game) => BotModel;
  readonly keyOf: (game: Game) => GameKey;
  /** How long a master thinks about a choice. */
  readonly milliseconds: number;
  readonly onFailure: (message: string) => void;
  /** How much of their searches seats may remember together, in bytes. */
  readonly mostMemory?: number;
}

/** Somebody gave the question up before it was answered. */
export class BotCancelled extends Error {}

type QueuedTask = {
  readonly table: string;
  readonly task: () => BotTask;
  readonly limit: number;
  readonly answer: Deferred<BotAnswer>;
  running?: RunningTask;
  isCancelled: boolean;
};

type Question = {
  /** What is asked; as long as that stays the same, it is thought about once. */
  readonly words: string;
  readonly answer: Promise<BotAnswer>;
  cancel(): void;
};

/** Levels that think long. */
const SEARCHING: ReadonlySet<string> = new Set(['master', 'grandmaster']);
/** The level that all threads think for at once. */
const JOINED = 'grandmaster';
const HINT_MILLISECONDS = 900;
const HINTS = 3;
const MOST_MEMORY = 64_000_000;
/** How long a bot may take whose budget is in iterations, in milliseconds. */
const PATIENCE = 60_000;
/** How much longer than twice its budget a bot may take before it is given up. */
const GRACE = 5000;

/**
 * Bots that think in threads of their own, for any number of tables: each table has its turn, waiting is not thinking, and what a
 * seat's search found is there for its next. Those that do not search answer at once.
 */
export class ThreadedBots {
  readonly #options: ThreadedBotsOptions;
  readonly #queue = new FairQueue<QueuedTask>();
  readonly #running = new Set<QueuedTask>();
  readonly #memories: SearchMemories;
  /** The choices that are thought about, by table and seat. */
  readonly #questions = new Map<string, Question>();

  constructor(options: ThreadedBotsOptions) {
    this.#options = options;
    this.#memories = new SearchMemories(options.mostMemory ?? MOST_MEMORY);
  }

  /** The levels they can play at, weakest first. */
  levels(_game: Game): readonly string[] {
    return LEVELS;
  }

  temperaments(game: Game): readonly string[] {
    return this.#options.modelOf(game).evaluation.temperaments.map(({ name }) => name);
  }

  /**
   * One of the lines that the seat is offered, whatever happens; only a question given up is not answered. Another question to the
   * same seat gives the one before up.
   */
  async choose(asked: AskedBot): Promise<string> {
    const { game, seats } = asked;
    const model = this.#options.modelOf(game);
    const decision = decisionOf(asked);
    const seed = seedOf(asked);
    const name = this.#nameOf(model, asked);
    const isQuick = !SEARCHING.has(name.level) || decision.choices.length === 1;
    const thinking = isQuick ? makeBot(model, name, seed).think(decision) : await this.#search(asked, seed);
    const choice = finish(chooseOrFallBack(model, decision, seed, thinking, ({ why }) => this.#tell(asked, why)));
    return printChoice(game.verbs, seats, choice);
  }

  /** The choices a master likes, best first. */
  async hint(
    asked: AskedBot,
    { iterations, seed = seedOf(asked) }: HintTask,
  ): Promise<{ readonly hints: readonly BotHint[]; readonly iterations: number }> {
    const { game, seats } = asked;
    const budget = iterations === undefined ? { milliseconds: HINT_MILLISECONDS } : { iterations };
    const task = { ...this.#taskOf(asked, seed), type: 'advise', budget, most: HINTS } as const;
    const answer = await this.#ask(asked, () => task, budget.milliseconds).answer.promise;
    if (answer.type !== 'advised') throw new Error(`a thread gave "${answer.type}" instead of advice`);
    const print = (choice: number): string => printChoice(game.verbs, seats, choice);
    return {
      iterations: answer.analysis.iterations,
      hints: answer.analysis.advice.map(({ choice, own, win, chances, margin, reasons }) => ({
        line: print(choice),
        goesOn: own.slice(1).map(print),
        win,
        chances,
        margin,
        reasons,
      })),
    };
  }

  /** What a guide advises somebody new: the words that the player `guided` says there. */
  async suggest(asked: AskedBot): Promise<BotSuggestion> {
    const { game, seats } = asked;
    const task = { ...this.#taskOf(asked, seedOf(asked)), type: 'suggest' } as const;
    const answer = await this.#ask(asked, () => task, undefined).answer.promise;
    if (answer.type !== 'suggested') throw new Error(`a thread gave "${answer.type}" instead of a suggestion`);
    const print = (choice: number): string => printChoice(game.verbs, seats, choice);
    const { choice, asGood, own, reasons } = answer.suggestion;
    return { line: print(choice), asGood: asGood.map(print), goesOn: own.slice(1).map(print), reasons };
  }

  /** Gives up whatever is thought about for a table: those who asked are told by BotCancelled. */
  cancel(table: string): void {
    for (const job of this.#queue.remove(table)) this.#giveUp(job);
    for (const job of this.#running) if (job.table === table) this.#giveUp(job);
  }

  #giveUp(job: QueuedTask): void {
    job.isCancelled = true;
    job.running?.cancel();
    // Whoever asked need not wait for the thread to hear of it.
    job.answer.reject(new BotCancelled('the question was given up'));
  }

  /** Cancels, and forgets what seats of the table remember. */
  forget(table: string): void {
    this.cancel(table);
    this.#memories.forget(table);
  }

  /** What a thread comes to, as thinking that is over: a thread's failure is thinking that fails. */
  async #search(asked: AskedBot, seed: number): Promise<Thinking<number>> {
    try {
      const answer = await this.#askOnce(asked, seed);
      if (answer.type !== 'chosen') throw new Error(`a thread gave "${answer.type}" instead of a choice`);
      if (answer.failure !== undefined) this.#tell(asked, answer.failure);
      return atOnce(() => answer.choice);
    } catch (error) {
      if (error instanceof BotCancelled) throw error;
      return atOnce(() => {
        throw error;
      });
    }
  }

  #askOnce(asked: AskedBot, seed: number): Promise<BotAnswer> {
    const { table, seat, level, temperament = '', history } = asked;
    const key = `${seat} ${table}`;
    const words = `${history.seq} ${level} ${temperament}`;
    const before = this.#questions.get(key);
    if (before?.words === words) return before.answer;
    before?.cancel();
    const { threads, milliseconds } = this.#options;
    const jobs = Array.from({ length: level === JOINED ? threads.size : 1 }, (_, i) =>
      this.#ask(asked, () => this.#chooseTask(asked, (seed + i) >>> 0), milliseconds),
    );
    const answers = jobs.map((job) => job.answer.promise);
    const answer = this.#remember(asked, level === JOINED ? joinAnswers(answers) : itemAt(answers, 0));
    const question: Question = { words, answer, cancel: () => jobs.forEach((job) => this.#giveUp(job)) };
    this.#questions.set(key, question);
    const forget = (): void => {
      if (this.#questions.get(key) === question) this.#questions.delete(key);
    };
    question.answer.then(forget, forget);
    return question.answer;
  }

  async #remember({ table, seat }: AskedBot, asked: Promise<BotAnswer>): Promise<BotAnswer> {
    const answer = await asked;
    if (answer.type === 'chosen' && answer.memory !== undefined) this.#memories.put(table, seat, answer.memory);
    return answer;
  }

  #chooseTask(asked: AskedBot, seed: number): BotTask {
    const memory = this.#memories.take(asked.table, asked.seat);
    const since = memory === undefined ? undefined : asked.history.since(memory.seq);
    const { level, temperament } = asked;
    return {
      ...this.#taskOf(asked, seed),
      type: 'choose',
      bot: `${level}${temperament === undefined ? '' : `@${temperament}`}:${this.#options.milliseconds}ms`,
      ...(memory === undefined || since === undefined ? {} : { memory, since }),
    };
  }

  #taskOf({ game, seats, seat, known, history }: AskedBot, seed: number): AskedDecision {
    const { seq } = history;
    return { game: this.#options.keyOf(game), seats, seat, known: known.bytes.slice(), seq, seed };
  }

  /** Has a thread do a task as soon as it is the table's turn. */
  #ask({ table }: AskedBot, task: () => BotTask, milliseconds: number | undefined): QueuedTask {
    const limit = milliseconds === undefined ? PATIENCE : 2 * milliseconds + GRACE;
    const job: QueuedTask = { table, task, limit, answer: defer(), isCancelled: false };
    this.#queue.push(table, job);
    this.#runNext();
    return job;
  }

  #runNext(): void {
    const { threads } = this.#options;
    while (this.#running.size < threads.size) {
      const job = this.#queue.shift();
      if (job === undefined) return;
      if (job.isCancelled) continue;
      this.#running.add(job);
      void this.#run(job);
    }
  }

  async #run(job: QueuedTask): Promise<void> {
    try {
      job.running = this.#options.threads.run(job.task(), job.limit);
      job.answer.resolve(await job.running.answer);
    } catch (error) {
      job.answer.reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#running.delete(job);
      this.#runNext();
    }
  }

  #nameOf(model: BotModel, { level, temperament }: AskedBot): BotName {
    const name = parseBotName(model, temperament === undefined ? level : `${level}@${temperament}`);
    return name.ok ? name.value : { level: 'journeyman', budget: { iterations: 1 } };
  }

  #tell({ table, seats, seat, level, onFailure = this.#options.onFailure }: AskedBot, why: string): void {
    onFailure(`table ${table}: ${seats[seat]} could not choose as ${level}: ${why}`);
  }
}

function decisionOf({ game, known, seat, seats, history }: AskedBot): Decision {
  const decision = decisionFrom(game, known, seat, seats, history);
  if (!decision.ok) throw new Error(decision.error.message);
  return decision.value;
}

/** A number out of what is asked: bots at one decision of one table think alike each time. */
function seedOf({ seats, seat, known }: AskedBot): number {
  const hash = sha256(Uint8Array.from([...utf8(itemAt(seats, seat)), ...known.bytes]));
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0);
}
