import type { BotSeat } from '../seat-player.ts';
import type { ClockRule, Watching } from './clock-rule.ts';

/** What can be agreed on before a table begins. */
export interface GatheringChange {
  readonly title?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly clock?: ClockRule | undefined;
  readonly watching?: Watching | undefined;
  /** Whether it is in the list of open tables, so that anybody may sit down. */
  readonly isPublic?: boolean | undefined;
}

/** A seat before somebody sits there: for whoever comes, or for a bot. */
export type SeatOffer = { readonly type: 'open' } | BotSeat;

/** How people are called to a table. The first open seat is kept for whoever calls them, who sits down like the others. */
export interface NewGathering extends GatheringChange {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatOffer[];
  /** The key of an upload: a board or parts file in place of the game's own. */
  readonly parts?: string | undefined;
  readonly clock: ClockRule;
  readonly watching: Watching;
  readonly isPublic: boolean;
}

/** A table of a browser that is to go on among people. Seats, names, options and bots are those of the record; persons' seats are open. */
export interface BroughtTable extends GatheringChange {
  readonly title: string;
  /** The key of an upload: the whole record. */
  readonly record: string;
  /** The key of an upload: the parts file it is played on. */
  readonly parts?: string | undefined;
  /** The word of the seat that is kept for whoever brings it. */
  readonly seat: string;
  readonly clock: ClockRule;
  readonly watching: Watching;
  readonly isPublic: boolean;
}

interface OnGathering {
  readonly id: number;
  readonly table: string;
}

/** What is asked of a server about tables and people, beside what is asked at a table (`TableRequest`). Who asks is known by their connection. */
export type LobbyRequest =
  /** The lists of tables; from then on a notice whenever they change. */
  | { readonly id: number; readonly type: 'lobby' }
  /** No more notices about the lists. */
  | { readonly id: number; readonly type: 'leave-lobby' }
  /** A piece of a text that is too long for one message; `from` is the number of characters before it. 0 begins anew. */
  | { readonly id: number; readonly type: 'upload'; readonly key: string; readonly from: number; readonly text: string }
  | { readonly id: number; readonly type: 'gather'; readonly how: NewGathering }
  | { readonly id: number; readonly type: 'bring-online'; readonly how: BroughtTable }
  /** Everything about a table but its lines; from then on a notice whenever it changes. An invitation is the token of its link. */
  | (OnGathering & { readonly type: 'visit'; readonly invite?: string | undefined })
  /** No more notices about a table. */
  | (OnGathering & { readonly type: 'end-visit' })
  /** Sits down: in an open or kept seat, or one that was resigned; in any of them without a word. The name is the guest's own if absent. */
  | (OnGathering & {
      readonly type: 'take-seat';
      readonly seat?: string | undefined;
      readonly name?: string | undefined;
      readonly invite?: string | undefined;
      /** What their browser adds to the shuffle: 64 hexadecimal digits it drew when it had seen the seal. */
      readonly salt: string;
    })
  /** Gets up before the table begins. */
  | (OnGathering & { readonly type: 'leave-seat' })
  | (OnGathering & { readonly type: 'ready'; readonly isReady: boolean })
  /** By the maker, before it begins. */
  | (OnGathering & { readonly type: 'change-gathering'; readonly change: GatheringChange })
  /** By the maker: opens a seat, whoever sits there, or gives it to a bot. */
  | (OnGathering & { readonly type: 'change-seat'; readonly seat: string; readonly to: SeatOffer })
  /** By the maker: one seat more, or one less. */
  | (OnGathering & { readonly type: 'add-seat' })
  | (OnGathering & { readonly type: 'remove-seat'; readonly seat: string })
  /** By the maker: a new link; the one before leads nowhere. */
  | (OnGathering & { readonly type: 'make-invite' })
  | (OnGathering & { readonly type: 'revoke-invite' })
  /** By the maker: it will not be played. */
  | (OnGathering & { readonly type: 'dissolve' })
  /** Gives up: a bot plays on, ranked last. */
  | (OnGathering & { readonly type: 'resign' })
  /** Wishes, or no longer wishes, to end the game without a result. When all who sit there do, it ends. */
  | (OnGathering & { readonly type: 'agree-to-end'; readonly isAgreed: boolean })
  /** At a table without a clock: has a bot stand in for somebody in a seat who is waited for and has been away for long. */
  | (OnGathering & { readonly type: 'call-stand-in'; readonly seat: string })
  /** The bot that stood in gets up again. Playing does the same. */
  | (OnGathering & { readonly type: 'come-back' })
  /** Begins a vacation from a table with a clock of days, or ends it. */
  | (OnGathering & { readonly type: 'vacation'; readonly isOn: boolean })
  /** The same people once more: calls them to a new table, or tells which one somebody else has called. */
  | (OnGathering & { readonly type: 'rematch' });
