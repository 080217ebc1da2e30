import { itemAt, type Effect } from '@fondaco/kernel';

/** What a whole way costs. */
export interface WayPrice {
  readonly actions: number;
  readonly ducats: number;
}

/** The cheapest way to every place that can be moved to: to a sea there is one for each harbour. */
export function waysIn(offered: ReadonlyMap<string, readonly Effect[]>): ReadonlyMap<string, WayPrice> {
  const ways = new Map<string, WayPrice>();
  for (const [line, effects] of offered) {
    const words = line.split(' ');
    if (words[0] !== 'move') continue;
    const place = itemAt(words, 1);
    const price = { actions: costIn(effects, 'actions'), ducats: costIn(effects, 'ducats') };
    const known = ways.get(place);
    if (known === undefined || isCheaper(price, known)) ways.set(place, price);
  }
  return ways;
}

function costIn(effects: readonly Effect[], amount: string): number {
  const effect = effects.find((one) => one.amount === amount);
  return effect === undefined ? 0 : effect.before - effect.after;
}

function isCheaper(one: WayPrice, other: WayPrice): boolean {
  return one.actions < other.actions || (one.actions === other.actions && one.ducats < other.ducats);
}
