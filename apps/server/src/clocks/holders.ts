import type { Header, Holder } from '@fondaco/kernel';

/** Who plays in a seat now, by the record's own word. */
export function holderIn({ held }: Pick<Header, 'held'>, seat: string): Holder {
  return held.findLast((one) => one.seat === seat)?.holder ?? { type: 'person' };
}
