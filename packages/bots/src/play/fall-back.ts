import type { State } from '@fondaco/kernel';
import type { Decision } from './decision.ts';
import { makeBot, type Bot } from './bot.ts';
import type { BotModel } from '../judge/bot-model.ts';

/** Told when a bot could not choose: why, and what was chosen instead. */
export type OnFailure = (failure: { readonly seat: number; readonly why: string; readonly instead: number }) => void;

/**
 * A bot that always chooses: where the one inside throws or chooses what is not offered, the journeyman chooses, and if even he
 * cannot, the first choice is made. So no table waits for a bot for ever.
 */
export function safely<S extends State>(model: BotModel<S>, bot: Bot<S>, seed: number, onFailure: OnFailure): Bot<S> {
  return {
    choose(decision) {
      try {
        const choice = bot.choose(decision);
        if (decision.choices.includes(choice)) return choice;
        throw new Error(`chose ${choice}, which is not offered`);
      } catch (error) {
        const instead = chooseInstead(model, decision, seed);
        onFailure({ seat: decision.seat, why: error instanceof Error ? error.message : String(error), instead });
        return instead;
      }
    },
    tell(choices) {
      try {
        bot.tell(choices);
      } catch (error) {
        onFailure({ seat: -1, why: error instanceof Error ? error.message : String(error), instead: -1 });
      }
    },
  };
}

/** What the journeyman would choose; the first choice if he fails too. */
export function chooseInstead<S extends State>(model: BotModel<S>, decision: Decision<S>, seed: number): number {
  try {
    const choice = makeBot(model, { level: 'journeyman', budget: { iterations: 1 } }, seed).choose(decision);
    return decision.choices.includes(choice) ? choice : decision.choices[0];
  } catch {
    // The bot's own failure has been told already; a choice is owed whatever happens.
    return decision.choices[0];
  }
}
