import type { Json } from '@fondaco/kernel';
import type { SeatPlayer } from './seat-player.ts';

/** Something asked about a table, or done at it. Every request has an `id`; its answer repeats it as `re`. */
interface OnTable {
  readonly id: number;
  readonly table: string;
}

/** The same for the seat that somebody looks through. Seats are named by their words. */
interface BySeat extends OnTable {
  readonly seat: string;
}

/** Something that changes a table. The same key sent twice is played once and answered the same. */
interface Submission extends BySeat {
  readonly key: string;
  /** The number of lines the player had seen. */
  readonly seq: number;
}

/** What anybody may ask who has come to a table, wherever its host runs. */
export type TableRequest =
  /** The client speaks the protocols from `oldest` to `protocol`; only the latter if `oldest` is absent. */
  | {
      readonly id: number;
      readonly type: 'hello';
      readonly protocol: number;
      readonly oldest?: number | undefined;
    }
  /** What the table is: its game, its words, who sits there. */
  | (OnTable & { readonly type: 'open' })
  /**
   * Through whose eyes to look from now on; without a seat, as a spectator. Whoever has looked through them already names the number
   * of lines they were told of, and is told only what is new.
   */
  | (OnTable & { readonly type: 'sit'; readonly seat?: string | undefined; readonly from?: number | undefined })
  | (Submission & { readonly type: 'play'; readonly lines: readonly string[] })
  /** Takes back the last choice of the table as it stood after `seq` lines. */
  | (Submission & { readonly type: 'undo' })
  | (BySeat & { readonly type: 'preview'; readonly lines: readonly string[] })
  /** What everything on offer costs the seat and brings it; after some lines, what could be said next. */
  | (BySeat & { readonly type: 'effects'; readonly after: readonly string[] })
  /** Lines of one decision, picked in any order: can all of them be said, and what could be picked besides? */
  | (BySeat & { readonly type: 'series'; readonly lines: readonly string[] })
  /** Why nothing that has all these words (`verb:move`, `zone:roma`) is possible. */
  | (BySeat & { readonly type: 'why-not'; readonly keys: readonly string[] })
  /** What a bot would do in this place. With `iterations` and a `seed` it always comes to the same. */
  | (BySeat & { readonly type: 'hint'; readonly iterations?: number | undefined; readonly seed?: number | undefined })
  /** The table as it was seen after so many lines, through the eyes that look at it now. */
  | (OnTable & { readonly type: 'look'; readonly seq: number })
  /** How the points came to be, once the game is over. */
  | (OnTable & { readonly type: 'history' })
  /** The record as the viewer may have it. */
  | (OnTable & { readonly type: 'record' })
  | (OnTable & { readonly type: 'close' });

/** How a table begins. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatPlayer[];
  readonly options: Readonly<Record<string, string>>;
  /** A board or parts file in place of the game's own. */
  readonly parts?: Json | undefined;
}

/** The same where chance may be chosen. */
export interface NewPrivateTable extends NewTable {
  /** 64 hexadecimal digits, or any text; drawn by the host if absent. */
  readonly seed?: string | undefined;
}

/** What belongs to whoever has all tables of a host to themselves: only a page's own worker takes it. */
export type PrivateRequest =
  | { readonly id: number; readonly type: 'tables' }
  | { readonly id: number; readonly type: 'new'; readonly how: NewPrivateTable }
  | { readonly id: number; readonly type: 'import'; readonly text: string; readonly parts?: Json | undefined }
  /** Opens a table, taking it away from wherever else it is open. */
  | (OnTable & { readonly type: 'take-over' })
  /** A new table with the seats, options and parts of this one. */
  | (OnTable & { readonly type: 'again' })
  /** The whole record, everybody's secrets and the seed included. */
  | (OnTable & { readonly type: 'save' })
  /** Bots answer at once until a person is asked. */
  | (OnTable & { readonly type: 'hurry' })
  /** Tries again to put on disk what there was no room for. */
  | (OnTable & { readonly type: 'store' })
  /** Somebody else plays on in a seat: a bot for a person, a person for a bot, or another bot. */
  | (OnTable & { readonly type: 'hand-over'; readonly seat: string; readonly player: SeatPlayer })
  /** At a screen that people share: somebody looks at what is theirs. Until it is hidden again, they may ask and say everything. */
  | (OnTable & { readonly type: 'peek'; readonly seat: string })
  | (OnTable & { readonly type: 'hide' })
  /** What a guide tells the one person at a table to do. */
  | (BySeat & { readonly type: 'suggest' })
  | (OnTable & { readonly type: 'remove' })
  /** How long bots take, in milliseconds. */
  | { readonly id: number; readonly type: 'pace'; readonly least: number; readonly most: number };

export type HostRequest = TableRequest | PrivateRequest;

/** A request before it has a number. */
export type Unnumbered<R extends { readonly id: number } = HostRequest> = R extends unknown ? Omit<R, 'id'> : never;
