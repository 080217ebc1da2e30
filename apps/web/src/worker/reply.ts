import type { Answer, HostRefusal } from '@fondaco/protocol';

/** An answer before it is known to which request. */
export type Reply = Answer extends infer One ? (One extends Answer ? Omit<One, 're'> : never) : never;

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: HostRefusal };

export const DONE: Reply = { type: 'done' };

export function refused(refusal: HostRefusal): Reply {
  return { type: 'refused', refusal };
}

export function created(outcome: Outcome<string>): Reply {
  return outcome.ok ? { type: 'created', table: outcome.value } : refused(outcome.error);
}

export function replyTo(outcome: Outcome<Reply>): Reply {
  return outcome.ok ? outcome.value : refused(outcome.error);
}
