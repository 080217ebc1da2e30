import type { Refusal, RefusalCode } from '@fondaco/kernel';

/** What is wrong, for codes beyond the engine's. */
export type HostRefusalCode =
  | RefusalCode
  | 'bad-message'
  | 'old-client'
  | 'no-table'
  | 'no-game'
  | 'elsewhere'
  | 'not-yours'
  | 'no-hints'
  | 'not-over'
  | 'not-stored'
  | 'slow-down'
  | 'failed';
export type HostRefusal = Omit<Refusal, 'code'> & { readonly code: HostRefusalCode };
