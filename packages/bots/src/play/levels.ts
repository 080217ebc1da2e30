import { refuse, success, type Result, type State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import type { Budget } from './search-task.ts';

/** From weakest to strongest. */
export const LEVELS = ['random', 'novice', 'apprentice', 'journeyman', 'master', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Players to measure with: the textbook search, search and look-ahead on the heuristic, and a novice who follows what a guide suggests,
 * always or until it has faded.
 */
export const YARDSTICKS = ['plain', 'heuristic-master', 'heuristic-journeyman', 'guided', 'guided-at-first'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** Which bot, how it likes to play, and how long it may think. */
export interface BotName {
  readonly level: Level | Yardstick;
  readonly temperament?: string;
  readonly budget: Budget;
}

const DEFAULT_BUDGET: Budget = { milliseconds: 1000 };
const MOST_MILLISECONDS = 600_000;
const MOST_ITERATIONS = 10_000_000;

/** Reads `master`, `master:500ms`, `master:2000it`, `journeyman@dante`. */
export function parseBotName<S extends State>(model: BotModel<S>, text: string): Result<BotName> {
  const match = /^([a-z-]+)(?:@([a-z-]+))?(?::(\d+)(ms|it))?$/.exec(text);
  const all: readonly string[] = [...LEVELS, ...YARDSTICKS];
  const [, level = '', temperament, amount, unit] = match ?? [];
  if (!all.includes(level))
    return refuse(
      'bad-setup',
      `"${text.slice(0, 40)}" is no bot: say ${LEVELS.join(', ')}, then maybe @temperament, :500ms or :2000it`,
    );
  const temperaments = model.evaluation.temperaments.map(({ name }) => name);
  if (temperament !== undefined && !temperaments.includes(temperament))
    return refuse('bad-setup', `there is no temperament ${temperament}; there are ${temperaments.join(', ')}`);
  const budget =
    amount === undefined
      ? DEFAULT_BUDGET
      : unit === 'ms'
        ? { milliseconds: Number(amount) }
        : { iterations: Number(amount) };
  const fault = whyNotBudget(budget);
  if (fault !== undefined) return refuse('bad-setup', fault);
  return success({ level: level as Level, budget, ...(temperament === undefined ? {} : { temperament }) });
}

/** What is wrong with a budget, if anything. */
export function whyNotBudget({ milliseconds, iterations }: Budget): string | undefined {
  if (milliseconds === undefined && iterations === undefined) return 'a budget needs milliseconds or iterations';
  if (milliseconds !== undefined && !(milliseconds >= 1 && milliseconds <= MOST_MILLISECONDS))
    return `a bot thinks for 1 to ${MOST_MILLISECONDS} milliseconds`;
  if (iterations !== undefined && !(Number.isInteger(iterations) && iterations >= 1 && iterations <= MOST_ITERATIONS))
    return `a bot thinks for 1 to ${MOST_ITERATIONS} iterations`;
  return undefined;
}
