import type { TableQuestions } from '@fondaco/host';
import type { Table } from '@fondaco/kernel';
import { Piscina } from 'piscina';
import { botModels } from '../bots/bot-models.ts';
import type { AskedTable, QuestionTask } from './question-task.ts';
import { TooBusy } from './too-busy.ts';

/** Questions that may wait for a thread; beyond that they are refused. */
const MOST_WAITING = 200;
/** Milliseconds after which a thread that nobody asks ends. */
const IDLE_AFTER = 60_000;

/** Questions that are answered in threads of their own. */
export interface QuestionThreads {
  readonly questions: TableQuestions;
  readonly close: () => Promise<void>;
}

/** At most so many threads, started when somebody asks; the loop that serves everybody only writes the question down. */
export function openQuestions(size: number): QuestionThreads {
  let pool: Piscina | undefined;
  const ask = async (task: QuestionTask): Promise<never> => {
    pool ??= new Piscina({
      filename: new URL('question-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: size,
      idleTimeout: IDLE_AFTER,
    });
    if (pool.queueSize >= MOST_WAITING) throw new TooBusy('too many questions wait');
    // What a thread answers is what the question's type promises.
    return (await pool.run(task, { name: 'answer' })) as never;
  };
  const questions: TableQuestions = {
    effects: (table, ...about) => ask({ type: 'effects', table: toAsked(table), about }),
    series: (table, ...about) => ask({ type: 'series', table: toAsked(table), about }),
    whyNot: (table, ...about) => ask({ type: 'whyNot', table: toAsked(table), about }),
    look: (table, ...about) => ask({ type: 'look', table: toAsked(table), about }),
    history: (table) => ask({ type: 'history', table: toAsked(table), about: [] }),
  };
  return { questions, close: async () => pool?.destroy() };
}

function toAsked(table: Table): AskedTable {
  return { game: botModels.keyOf(table.game), header: table.header, lines: table.lines(0) };
}
