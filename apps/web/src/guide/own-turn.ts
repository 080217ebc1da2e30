import type { Effect } from '@fondaco/kernel';
import type { Suggestion } from '@fondaco/protocol';

/** What somebody did in a row, and what it changed for them. */
export interface OwnTurn {
  /** The number of lines before it. */
  readonly from: number;
  /** How often each amount has changed, from its first value to its last. */
  readonly effects: readonly Effect[];
  /** What the guide would have done in place of the last choice that was not as good. */
  readonly missed: string | undefined;
  /** What lapsed when the turn was ended. */
  readonly lapsed: string | undefined;
}

/** How many of some lines were as good as what was suggested. */
export function countAsGood({ line, asGood, goesOn }: Suggestion, lines: readonly string[]): number {
  const good = new Set([line, ...asGood, ...goesOn]);
  return lines.filter((one) => good.has(one)).length;
}

/** Effects one after another: each amount from where it first stood to where it stands, if that is not the same. */
export function addEffects(earlier: readonly Effect[], later: readonly Effect[]): readonly Effect[] {
  const sum = new Map(earlier.map((effect) => [effect.amount, effect]));
  for (const effect of later)
    sum.set(effect.amount, { ...effect, before: sum.get(effect.amount)?.before ?? effect.before });
  return [...sum.values()].filter(({ before, after }) => before !== after);
}
