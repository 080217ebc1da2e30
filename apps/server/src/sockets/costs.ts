import type { ServerRequest } from '@fondaco/protocol';

/** What a request costs of its sender's rate, where that is more than one: by the processor time it takes. */
const COSTS: Readonly<Partial<Record<ServerRequest['type'], number>>> = {
  hint: 30,
  history: 10,
  record: 5,
  'why-not': 4,
  series: 3,
  effects: 3,
  look: 3,
};

export function costOf({ type }: ServerRequest): number {
  return COSTS[type] ?? 1;
}

/** Whatever cannot be read costs so much. */
export const COST_OF_NONSENSE = 5;

/** Requests whose answers may take long: what was asked after them does not wait. */
const SLOW: ReadonlySet<ServerRequest['type']> = new Set(['hint', 'history', 'why-not', 'series', 'effects', 'look']);

export function isSlow({ type }: ServerRequest): boolean {
  return SLOW.has(type);
}
