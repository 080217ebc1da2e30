import type { ServerRequest } from '@fondaco/protocol';

/** What a request costs of its sender's rate, where that is more than one: by the processor time it takes. */
const COSTS: Readonly<Partial<Record<ServerRequest['type'], number>>> = {
  'bring-online': 30,
  history: 10,
  lobby: 8,
  record: 5,
  'why-not': 4,
  series: 3,
  effects: 3,
  look: 3,
};

/** What a hint costs, and how many iterations it may take for that: about as many as it comes to in its usual time. */
const HINT_COST = 30;
const HINT_ITERATIONS = 700;

export function costOf(request: ServerRequest): number {
  return request.type === 'hint' ? HINT_COST * hintsIn(request) : (COSTS[request.type] ?? 1);
}

/** How many hints of the usual time one takes the time of. */
export function hintsIn({ iterations = 1 }: Extract<ServerRequest, { type: 'hint' }>): number {
  return Math.ceil(iterations / HINT_ITERATIONS);
}

/** Whatever cannot be read costs so much. */
export const COST_OF_NONSENSE = 5;

/** Requests whose answers may take long: what was asked after them does not wait. */
const SLOW: ReadonlySet<ServerRequest['type']> = new Set(['hint', 'history', 'why-not', 'series', 'effects', 'look']);

export function isSlow({ type }: ServerRequest): boolean {
  return SLOW.has(type);
}
