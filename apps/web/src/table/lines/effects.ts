import type { Effect } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import type { CountedAmount } from '../game-table.ts';

/** What a choice costs and what it brings, each as far as it changes what the player counts. */
export interface Price {
  readonly costs: readonly Effect[];
  readonly gains: readonly Effect[];
  /** Points that would be counted if the game ended now, and may be another's tomorrow. */
  readonly passing: readonly Effect[];
}

export function priceOf(effects: readonly Effect[], amounts: readonly CountedAmount[]): Price {
  const isPassing = ({ amount }: Effect) =>
    amounts.some(({ name, isPassing: passes }) => passes === true && name === amount);
  const isStake = ({ amount }: Effect) =>
    amounts.some(({ name, isStake: stakes }) => stakes === true && name === amount);
  const lasting = effects.filter((effect) => !isPassing(effect));
  return {
    costs: lasting.filter((effect) => effect.after < effect.before || isStake(effect)),
    gains: lasting.filter((effect) => effect.after > effect.before && !isStake(effect)),
    passing: effects.filter(isPassing),
  };
}

/** Whether a choice brings something and costs nothing. */
export function isFree({ costs, gains }: Price): boolean {
  return costs.length === 0 && gains.length > 0;
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
