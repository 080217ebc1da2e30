import { itemAt, type State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import { makeBot } from './bot.ts';
import type { Decision } from './decision.ts';
import { finish, type Thinking } from './thinking.ts';

/** Told when a bot could not choose: why, and what was chosen instead. */
export type OnFailure = (failure: { readonly seat: number; readonly why: string; readonly instead: number }) => void;

/**
 * A choice in any case: where thinking fails or comes to what is not offered, the journeyman's, and if even that fails, the first
 * one. So no table waits for a bot for ever.
 */
export function* chooseOrFallBack<S extends State>(
  model: BotModel<S>,
  decision: Decision<S>,
  seed: number,
  thinking: Thinking<number>,
  onFailure: OnFailure,
): Thinking<number> {
  try {
    const choice = yield* thinking;
    if (decision.choices.includes(choice)) return choice;
    throw new Error('chose what is not offered');
  } catch (error) {
    const instead = chooseInstead(model, decision, seed);
    onFailure({ seat: decision.seat, why: error instanceof Error ? error.message : String(error), instead });
    return instead;
  }
}

function chooseInstead<S extends State>(model: BotModel<S>, decision: Decision<S>, seed: number): number {
  try {
    const journeyman = makeBot(model, { level: 'journeyman', budget: { iterations: 1 } }, seed);
    const choice = finish(journeyman.think(decision));
    return decision.choices.includes(choice) ? choice : itemAt(decision.choices, 0);
  } catch {
    // The bot's own failure has been told already; a choice is owed whatever happens.
    return itemAt(decision.choices, 0);
  }
}
