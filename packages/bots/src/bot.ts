import { FastRandom, type State } from '@fondaco/kernel';
import type { Ask } from './ask.ts';
import { chooseAsNovice } from './novice.ts';
import type { BotName } from './levels.ts';
import { lookAhead } from './look-ahead.ts';
import { judgeOf, thumbJudgeOf, type Mind } from './mind.ts';
import { PlainSearch } from './plain-search.ts';
import { Search } from './search.ts';

/** A player that is a program. It keeps what it thought from decision to decision, so one bot sits in one seat of one table. */
export interface Bot<S extends State = State> {
  /** One of the ask's choices. */
  choose(ask: Ask<S>): number;
  /** What has been chosen by anybody since it was last asked, its own choice first: −1 for what it cannot know, nothing for forced ones. */
  tell(choices: readonly number[]): void;
}

const NOVICE_SAMPLES = 1;
const JOURNEYMAN_SAMPLES = 3;
/** Shares of a budget beyond which a bot does not go, so that it ends in time. */
const HASTE = 0.97;

/** `now` is any clock in milliseconds; without one a budget in milliseconds counts as that many iterations. */
export function makeBot<S extends State>(mind: Mind<S>, name: BotName, seed: number, now?: () => number): Bot<S> {
  const bot = makeThinker(mind, name, seed, now);
  // Nothing to think about.
  return { ...bot, choose: (ask) => (ask.choices.length === 1 ? ask.choices[0] : bot.choose(ask)) };
}

function makeThinker<S extends State>(mind: Mind<S>, name: BotName, seed: number, now?: () => number): Bot<S> {
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
      const judge = judgeOf(mind, name.temperament);
      return { choose: (ask) => chooseAsNovice(lookAhead(mind, judge, ask, NOVICE_SAMPLES, rng), rng), tell: deaf };
    }
    case 'journeyman':
    case 'thumb-journeyman': {
      const judge = name.level === 'journeyman' ? judgeOf(mind, name.temperament) : thumbJudgeOf(mind);
      return { choose: (ask) => lookAhead(mind, judge, ask, JOURNEYMAN_SAMPLES, rng)[0].choice, tell: deaf };
    }
    case 'plain': {
      const search = new PlainSearch(mind.game);
      return { choose: (ask) => search.run(ask, budget, rng), tell: deaf };
    }
    case 'master':
    case 'thumb-master': {
      const judge = name.level === 'master' ? judgeOf(mind, name.temperament) : thumbJudgeOf(mind);
      const search = new Search(mind, judge);
      return { choose: (ask) => search.run(ask, budget, rng)[0].choice, tell: (choices) => search.advance(choices) };
    }
  }
}
