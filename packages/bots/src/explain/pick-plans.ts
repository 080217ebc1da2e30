import type { AdviceReason } from './reasons.ts';

/** A choice as far as it is compared with others. */
interface Promising {
  readonly win: number;
  readonly margin: number;
  readonly reasons: readonly AdviceReason[];
}

/** Chances of winning that differ by no more are as good as each other. */
const AS_GOOD = 0.01;

/** The best, and of what is as good as the next rather another plan than one more way to the same; the most promising first. */
export function pickPlans<T extends Promising>(advice: readonly T[], most: number): readonly T[] {
  const left = advice.toSorted(byPromise);
  const picked: T[] = [];
  for (let next = left[0]; next !== undefined && picked.length < most; next = left[0]) {
    const least = next.win - AS_GOOD;
    const other = left.find((one) => one.win >= least && !picked.some((known) => planOf(known) === planOf(one)));
    const chosen = other ?? next;
    picked.push(chosen);
    left.splice(left.indexOf(chosen), 1);
  }
  return picked.toSorted(byPromise);
}

/** What weighs most of what a choice leads to. */
function planOf({ reasons: [first] }: Promising): string {
  return first === undefined ? '' : `${first.feature} ${Math.sign(first.change)}`;
}

/** As they are shown: by the whole percent, and where that is the same, by points. Of lost positions it is the points that count. */
function byPromise(one: Promising, other: Promising): number {
  return Math.round(other.win * 100) - Math.round(one.win * 100) || other.margin - one.margin;
}
