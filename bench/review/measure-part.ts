import type { KeptItems, KeptPart } from './kept-items.ts';

/** One kind of measuring, item by item, until there are so many that count. */
export interface MeasuredPart<T> extends KeptPart<T> {
  readonly count: number;
  /** Absent, every item counts. */
  readonly isCounted?: (item: T) => boolean;
}

/** In so many items at the most there is one that counts; otherwise the measuring is no good. */
const MOST_FOR_ONE = 40;

/** Measures seed by seed, and tells how many count so far after each. */
export function measurePart<T>(kept: KeptItems, part: MeasuredPart<T>, tell: (counted: number) => void): T[] {
  const { name, count, isCounted = () => true } = part;
  const find = kept.open(part);
  const items: T[] = [];
  let counted = 0;
  for (let seed = 1; counted < count; seed++) {
    if (seed > count * MOST_FOR_ONE) throw new Error(`of ${seed - 1} items of ${name} only ${counted} count`);
    const item = find(seed);
    items.push(item);
    if (isCounted(item)) counted++;
    tell(counted);
  }
  return items;
}
