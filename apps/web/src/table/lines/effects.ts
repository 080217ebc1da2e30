import type { Effect } from '@fondaco/kernel';
import type { LineEffects } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import type { CountedAmount } from '../game-table.ts';

/** What a choice costs and what it brings, each as far as it changes what the player counts. */
export interface Price {
  /** What is spent, or promised to be. */
  readonly costs: readonly Effect[];
  readonly gains: readonly Effect[];
  /** Points that would be counted if the game ended now, and may be another's tomorrow. */
  readonly passing: readonly Effect[];
  /** What a turn begins with, where one begins afterwards. */
  readonly dealt: readonly Effect[];
}

export function priceOf(effects: readonly Effect[], amounts: readonly CountedAmount[]): Price {
  const countedAs = ({ amount }: Effect) => amounts.find(({ name }) => name === amount);
  const isPassing = (effect: Effect) => countedAs(effect)?.isPassing === true;
  const isCost = (effect: Effect) => countedAs(effect)?.isPromise === true || effect.after < effect.before;
  const isDealt = (effect: Effect) => countedAs(effect)?.isDealt === true && effect.after > effect.before;
  const lasting = effects.filter((effect) => !isPassing(effect) && !isDealt(effect));
  return {
    costs: lasting.filter(isCost),
    gains: lasting.filter((effect) => !isCost(effect)),
    passing: effects.filter(isPassing),
    dealt: effects.filter(isDealt),
  };
}

/** A price without what is counted in another amount of it: votes are cubes. What is the same is added up. */
export function withoutCounted(
  { costs, gains }: Price,
  amounts: readonly CountedAmount[],
): Pick<Price, 'costs' | 'gains'> {
  const isUncounted = ({ amount }: Effect, _: number, all: readonly Effect[]) => {
    const countedIn = amounts.find(({ name }) => name === amount)?.countedIn;
    return countedIn === undefined || !all.some((other) => other.amount === countedIn);
  };
  return { costs: addUp(costs.filter(isUncounted), amounts), gains: addUp(gains.filter(isUncounted), amounts) };
}

function addUp(effects: readonly Effect[], amounts: readonly CountedAmount[]): readonly Effect[] {
  const sumOf = ({ amount }: Effect) => {
    const addedTo = amounts.find(({ name }) => name === amount)?.addedTo;
    return effects.some((other) => other.amount === addedTo) ? addedTo : amount;
  };
  return effects
    .filter((effect) => sumOf(effect) === effect.amount)
    .map((effect) => {
      const parts = effects.filter((other) => sumOf(other) === effect.amount);
      return { ...effect, after: parts.reduce((sum, { before, after }) => sum + after - before, effect.before) };
    });
}

/** Whether a choice brings something and costs nothing. */
export function isFree({ costs, gains }: Price): boolean {
  return costs.length === 0 && gains.length > 0;
}

/** What brings something that lasts and costs nothing. Whoever ends a turn for what comes then gives up the rest of it: that is not free. */
export function freeDeeds<Deed extends LineEffects>(
  offered: readonly Deed[],
  amounts: readonly CountedAmount[],
  endVerb: string | undefined,
): readonly Deed[] {
  const isLasting = ({ amount }: Effect) => !amounts.some((one) => one.name === amount && one.isOfTurn === true);
  return offered.filter(({ line, effects }) => {
    const price = priceOf(effects, amounts);
    return line !== endVerb && isFree(price) && price.gains.some(isLasting);
  });
}

/** The lower price first: what the game counts first weighs most. */
export function comparePrices(one: Price, other: Price, amounts: readonly CountedAmount[]): number {
  for (const { name } of amounts) {
    const difference = costIn(one, name) - costIn(other, name);
    if (difference !== 0) return difference;
  }
  return 0;
}

function costIn({ costs }: Price, amount: string): number {
  const cost = costs.find((effect) => effect.amount === amount);
  return cost === undefined ? 0 : Math.abs(cost.before - cost.after);
}

/** One effect in words: "+6 knowledge", "10 ducats" where it is a cost. */
export function effectText(t: Translate, { amount, before, after }: Effect): string {
  return t(`amount.${amount}`, { sign: after > before ? '+' : '', count: Math.abs(after - before), after });
}

/** The same with a sign in any case: "−10 ducats". */
export function signedText(t: Translate, { amount, before, after }: Effect): string {
  return t(`amount.${amount}`, { sign: after > before ? '+' : '−', count: Math.abs(after - before), after });
}
