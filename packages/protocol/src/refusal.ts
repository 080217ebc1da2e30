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
  /** Not possible, for a reason that only whoever asks may know. */
  | 'hidden'
  | 'no-hints'
  | 'not-over'
  | 'not-stored'
  /** Only somebody with a name here may do that. */
  | 'no-guest'
  /** The table is for those who have its link. */
  | 'not-invited'
  /** Somebody sits there, or there is no such seat. */
  | 'no-seat'
  | 'name-taken'
  /** The table has begun, or is over: that is for before. */
  | 'begun'
  /** The table has not begun: that is for later. */
  | 'not-begun'
  /** Somebody is here, or has not been away for long. */
  | 'not-away'
  /** More was asked at once than is allowed: it can be asked again in a while. */
  | 'too-many'
  /** People are called to as many tables as somebody may. */
  | 'too-many-tables'
  /** A text is longer than is taken. */
  | 'too-large'
  | 'no-vacation'
  | 'failed';
export type HostRefusal = Omit<Refusal, 'code'> & { readonly code: HostRefusalCode };
