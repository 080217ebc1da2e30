import type { State } from '@fondaco/kernel';
import { decisionFrom, chooseInstead, parseBotName, type BotModel, type OnFailure } from '../src/index.ts';
import type { Pool } from './pool.ts';

/** A decision to be made by a bot in the pool. */
export interface PoolDecision<S extends State> {
  readonly name: string;
  /** What the seat knows (`knowledgeOf`). */
  readonly known: S;
  readonly seat: number;
  readonly seats: readonly string[];
  readonly seed: number;
}

/** How much longer than its budget a bot may take before it is given up, in milliseconds. */
const GRACE = 1000;
/** How long a bot may take whose budget is in iterations, and how long workers may take to begin. */
const PATIENCE = 30_000;

/** A choice in any case: the bot's, or the journeyman's if the bot fails or does not answer in time. */
export async function decide<S extends State>(
  model: BotModel<S>,
  pool: Pool,
  request: PoolDecision<S>,
  onFailure: OnFailure,
): Promise<number> {
  const { name, known, seat, seats, seed } = request;
  const decision = decisionFrom(model.game, known, seat, seats);
  if (!decision.ok) throw new Error(decision.error.message);
  const parsed = parseBotName(model, name);
  try {
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { milliseconds } = parsed.value.budget;
    const limit = milliseconds === undefined ? PATIENCE : milliseconds * 1.1 + GRACE;
    await within(PATIENCE, pool, pool.ready());
    const task = {
      type: 'choose',
      game: model.game.id,
      name,
      known: known.bytes.slice(),
      seat,
      seats,
      seed,
    } as const;
    const { choice } = await within(limit, pool, pool.run(task));
    if (decision.value.choices.includes(choice)) return choice;
    throw new Error(`chose ${choice}, which is not offered`);
  } catch (error) {
    const instead = chooseInstead(model, decision.value, seed);
    onFailure({ seat, why: error instanceof Error ? error.message : String(error), instead });
    return instead;
  }
}

async function within<T>(milliseconds: number, pool: Pool, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${milliseconds} ms`));
      void pool.dismissBusy();
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
