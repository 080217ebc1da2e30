import { FastRandom, itemAt, type State } from '@fondaco/kernel';
import { heuristicJudgeOf, judgeOf, type BotModel } from '../judge/bot-model.ts';
import { BEGINNERS, chooseAsBeginner } from './beginner.ts';
import type { Decision } from './decision.ts';
import type { BotName } from './levels.ts';
import { FADED_AFTER } from '../guide/fading.ts';
import { suggest } from '../guide/suggest.ts';
import { lookAhead } from './look-ahead.ts';
import { PlainSearch } from './plain-search.ts';
import { searchOf } from './search-of.ts';
import type { Budget, SearchedChoice, SearchMemory } from './search-task.ts';
import { atOnce, type Thinking } from './thinking.ts';

/** A player that is a program, in one seat of one table. */
export interface Bot<S extends State = State> {
  /** What it keeps from decision to decision; whoever has bots in other threads carries it from one to the next. */
  memory: SearchMemory | undefined;
  /** What its last search came to, if it has searched. */
  found: readonly SearchedChoice[] | undefined;
  /** One of the decision's choices, with pauses in which it can be given up. */
  think(decision: Decision<S>): Thinking<number>;
}

const JOURNEYMAN_SAMPLES = 3;
/** Shares of a budget beyond which a bot does not go, so that it ends in time. */
const HASTE = 0.97;

/** `now` is any clock in milliseconds; without one a budget in milliseconds counts as that many iterations. */
export function makeBot<S extends State>(model: BotModel<S>, name: BotName, seed: number, now?: () => number): Bot<S> {
  const think = thinkerOf(model, name, seed, now);
  return {
    memory: undefined,
    found: undefined,
    *think(decision) {
      // Nothing to think about.
      return decision.choices.length === 1 ? itemAt(decision.choices, 0) : yield* think(decision, this);
    },
  };
}

type Thinker<S extends State> = (decision: Decision<S>, bot: Bot<S>) => Thinking<number>;

function thinkerOf<S extends State>(model: BotModel<S>, name: BotName, seed: number, now?: () => number): Thinker<S> {
  const rng = new FastRandom(seed);
  const budget = budgetOf(name, now);
  switch (name.level) {
    case 'random':
      return ({ choices }) => atOnce(() => itemAt(choices, rng.below(choices.length)));
    case 'novice':
    case 'apprentice': {
      const judge = judgeOf(model, name.temperament);
      const eye = BEGINNERS[name.level];
      return (decision) => atOnce(() => chooseAsBeginner(model, judge, decision, eye, rng));
    }
    case 'journeyman':
    case 'heuristic-journeyman': {
      const judge = name.level === 'journeyman' ? judgeOf(model, name.temperament) : heuristicJudgeOf(model);
      return (decision) => atOnce(() => itemAt(lookAhead(model, judge, decision, JOURNEYMAN_SAMPLES, rng), 0).choice);
    }
    case 'guided':
    case 'guided-at-first': {
      const judge = judgeOf(model);
      const last = name.level === 'guided' ? Infinity : FADED_AFTER;
      let decided = 0;
      return (decision) =>
        atOnce(() => {
          if (decided++ < last) return suggest(model, judge, decision, rng).choice;
          return chooseAsBeginner(model, judge, decision, BEGINNERS.novice, rng);
        });
    }
    case 'plain': {
      const search = new PlainSearch(model.game);
      return (decision) => atOnce(() => search.run(decision, budget, rng));
    }
    case 'master':
    case 'grandmaster':
    case 'heuristic-master': {
      const judge = name.level === 'heuristic-master' ? heuristicJudgeOf(model) : judgeOf(model, name.temperament);
      const search = searchOf(model);
      return function* (decision, bot) {
        const found = yield* search.think({ decision, judge, budget, rng, memory: bot.memory });
        const { choice } = itemAt(found, 0);
        bot.found = found;
        bot.memory = search.remember(decision, choice);
        return choice;
      };
    }
  }
}

function budgetOf({ budget }: BotName, now: (() => number) | undefined): Budget {
  const { milliseconds } = budget;
  if (milliseconds === undefined) return budget;
  return now === undefined ? { iterations: milliseconds } : { milliseconds: milliseconds * HASTE, now };
}
