import type { HostRefusal } from '../refusal.ts';
import type { GatheringInfo } from './gathering-info.ts';
import type { LobbyLists } from './lobby-lists.ts';

/** Whether somebody is at their seat: has the table open somewhere. */
export interface SeatPresence {
  readonly seat: string;
  readonly isHere: boolean;
  /** Since when, in milliseconds since 1970 of the server. */
  readonly since: number;
}

/** A seat's clock at the instant it is told. */
export interface SeatClock {
  readonly seat: string;
  /** Milliseconds until it runs out: of the game, or of the decision where time is kept by days. */
  readonly left: number;
  /** Milliseconds of this decision that are not taken from them. */
  readonly free: number;
  readonly isRunning: boolean;
  /** Milliseconds of vacation that are left, where there is vacation. */
  readonly vacation?: number;
}

/** An answer of the lobby before it is known to which request. */
export type LobbyReply =
  | ({ readonly type: 'lobby' } & LobbyLists)
  /** A table people are called to. */
  | { readonly type: 'gathered'; readonly table: string }
  | ({ readonly type: 'gathering' } & GatheringInfo)
  /** What the new link ends in. It is told once and kept nowhere. */
  | { readonly type: 'invite'; readonly token: string }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: HostRefusal };

export type LobbyAnswer = { readonly re: number } & LobbyReply;

/** What the lobby says unasked, to those who asked for it by `lobby` or `visit`. */
export type LobbyNotice =
  | ({ readonly type: 'lobby' } & LobbyLists)
  | ({ readonly type: 'gathering' } & GatheringInfo)
  /** Who of those who sit there is here, also before it begins, and how many watch. */
  | {
      readonly type: 'here';
      readonly table: string;
      readonly seats: readonly SeatPresence[];
      readonly watchers: number;
    }
  /** Where the clocks stand at `now`, the time of the server; each runs on by itself until the next notice. */
  | {
      readonly type: 'clocks';
      readonly table: string;
      readonly now: number;
      readonly clocks: readonly SeatClock[];
    };
