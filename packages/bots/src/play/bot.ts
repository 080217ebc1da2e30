import { FastRandom, type State } from '@fondaco/kernel';
import type { Decision } from './decision.ts';
import { chooseAsNovice } from './novice.ts';
import type { BotName } from './levels.ts';
import { lookAhead } from './look-ahead.ts';
import { judgeOf, heuristicJudgeOf, type BotModel } from '../judge/bot-model.ts';
import { PlainSearch } from './plain-search.ts';
import { Search } from './search.ts';

/** A player that is a program. It keeps what it thought from decision to decision, so one bot sits in one seat of one table. */
export interface Bot<S extends State = State> {
  /** One of the ask's choices. */
  choose(decision: Decision<S>): number;
  /** What has been chosen by anybody since it was last asked, its own choice first: −1 for what it cannot know, nothing for forced ones. */
  tell(choices: readonly number[]): void;
}

const NOVICE_SAMPLES = 1;
const JOURNEYMAN_SAMPLES = 3;
/** Shares of a budget beyond which a bot does not go, so that it ends in time. */
const HASTE = 0.97;

/** `now` is any clock in milliseconds; without one a budget in milliseconds counts as that many iterations. */
export function makeBot<S extends State>(model: BotModel<S>, name: BotName, seed: number, now?: () => number): Bot<S> {
  const bot = makeThinker(model, name, seed, now);
  // Nothing to think about.
  return { ...bot, choose: (decision) => (decision.choices.length === 1 ? decision.choices[0] : bot.choose(decision)) };
}

function makeThinker<S extends State>(model: BotModel<S>, name: BotName, seed: number, now?: () => number): Bot<S> {
  const rng = new FastRandom(seed);
  const deaf = (): void => undefined;
  const { milliseconds } = name.budget;
  const budget =
    milliseconds === undefined
      ? name.budget
      : now === undefined
        ? { iterations: milliseconds }
        : { milliseconds: milliseconds * HASTE, now };
  switch (name.level) {
    case 'random':
      return { choose: ({ choices }) => choices[rng.below(choices.length)], tell: deaf };
    case 'novice': {
      const judge = judgeOf(model, name.temperament);
      return {
        choose: (decision) => chooseAsNovice(lookAhead(model, judge, decision, NOVICE_SAMPLES, rng), rng),
        tell: deaf,
      };
    }
    case 'journeyman':
    case 'heuristic-journeyman': {
      const judge = name.level === 'journeyman' ? judgeOf(model, name.temperament) : heuristicJudgeOf(model);
      return { choose: (decision) => lookAhead(model, judge, decision, JOURNEYMAN_SAMPLES, rng)[0].choice, tell: deaf };
    }
    case 'plain': {
      const search = new PlainSearch(model.game);
      return { choose: (decision) => search.run(decision, budget, rng), tell: deaf };
    }
    case 'master':
    case 'heuristic-master': {
      const judge = name.level === 'master' ? judgeOf(model, name.temperament) : heuristicJudgeOf(model);
      const search = new Search(model, judge);
      return {
        choose: (decision) => search.run(decision, budget, rng)[0].choice,
        tell: (choices) => search.advance(choices),
      };
    }
  }
}
