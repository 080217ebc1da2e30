import {
  argA,
  argB,
  Choices,
  LEGAL,
  NOT_NOW,
  pack,
  verbOf,
  type Game,
  type Json,
  type State,
  type Step,
} from '@fondaco/kernel';
import type { AugsburgView } from '../src/index.ts';
import { VERB } from '../src/verbs.ts';
import { withParts } from './fixtures.ts';

type May = (s: Parameters<Step<never>['choices']>[0], seat: number, choice: number, at: number) => boolean;

/** A step that offers only some of its choices. */
function restricted(step: Game['steps'][number], may: May): Game['steps'][number] {
  const all = new Choices();
  return {
    ...step,
    choices(s, seat, at, out) {
      all.clear();
      step.choices(s, seat, at, all);
      for (const choice of all.toArray()) if (may(s as never, seat, choice, at)) out.add(choice);
    },
    whyNot(s, seat, choice, at) {
      const why = step.whyNot(s, seat, choice, at);
      return why !== LEGAL || may(s as never, seat, choice, at) ? why : NOT_NOW;
    },
  };
}

/** A game of cheap notes in which everyone buys what they can and bids little, so that notes run short (AUG-INC-5). */
export function hoarders(): Game<State, AugsburgView> {
  const game = withParts((parts) => {
    const notes = parts['notes'] as { readonly prices: readonly number[] } & Record<string, Json>;
    return { ...parts, notes: { ...notes, prices: notes.prices.map((_, i) => 10 + 10 * (i % 3)), jokerPrice: 10 } };
  });
  const steps = game.steps.map((step) => {
    if (step.name === 'purchase')
      return restricted(
        step,
        (s, seat, choice, at) =>
          argB(choice) === 1 || step.whyNot(s, seat, pack(VERB.buy, argA(choice), 1), at) !== LEGAL,
      );
    if (step.name === 'bid')
      return restricted(step, (_s, _seat, choice) => verbOf(choice) !== VERB.bid || argA(choice) <= 2);
    return step;
  });
  return { ...game, steps };
}
