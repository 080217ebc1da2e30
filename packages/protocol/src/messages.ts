import type { EventWords, Json, JsonObject, Option, Refusal, RefusalCode, TableResult } from '@fondaco/kernel';
import type { Lexicon } from './lexicon.ts';

/** Raised by anything an older client or host would misread. */
export const PROTOCOL = 1;

/** Who sits in a seat: somebody at a screen, or a bot of some level. */
export type SeatPlayer =
  | { readonly type: 'person'; readonly name: string }
  | { readonly type: 'bot'; readonly name: string; readonly level: string };

/** How a table begins. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatPlayer[];
  readonly options: Readonly<Record<string, string>>;
  /** 64 hexadecimal digits; drawn by the host if absent. */
  readonly seed?: string | undefined;
  /** A board or parts file in place of the game's own. */
  readonly parts?: Json | undefined;
}

/** Every request has an `id`; its answer repeats it as `re`. */
export type Request = { readonly id: number } & (
  | { readonly type: 'hello'; readonly protocol: number }
  | { readonly type: 'tables' }
  | { readonly type: 'new'; readonly how: NewTable }
  | { readonly type: 'import'; readonly text: string; readonly parts?: Json | undefined }
  /** `isTakingOver` takes the table away from wherever else it is open. */
  | { readonly type: 'open'; readonly table: string; readonly isTakingOver: boolean }
  /** Through whose eyes to look from now on; without a seat, as somebody passing by. */
  | { readonly type: 'sit'; readonly table: string; readonly seat?: string | undefined }
  | {
      readonly type: 'play';
      readonly table: string;
      readonly seat: string;
      readonly seq: number;
      readonly lines: readonly string[];
    }
  | { readonly type: 'undo'; readonly table: string; readonly seat: string }
  | { readonly type: 'preview'; readonly table: string; readonly seat: string; readonly lines: readonly string[] }
  /** Why nothing that has all these words (`verb:move`, `zone:roma`) is possible. */
  | { readonly type: 'why-not'; readonly table: string; readonly seat: string; readonly keys: readonly string[] }
  | { readonly type: 'hint'; readonly table: string; readonly seat: string }
  | { readonly type: 'record'; readonly table: string }
  /** Bots answer at once until a person is asked. */
  | { readonly type: 'hurry'; readonly table: string }
  /** Tries again to put on disk what there was no room for. */
  | { readonly type: 'store'; readonly table: string }
  | { readonly type: 'hand-over'; readonly table: string; readonly seat: SeatPlayer }
  | { readonly type: 'close'; readonly table: string }
  | { readonly type: 'remove'; readonly table: string }
  /** How long bots take, in milliseconds. */
  | { readonly type: 'pace'; readonly least: number; readonly most: number }
);
export type RequestType = Request['type'];

export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly options: readonly Option[];
  /** The levels its bots have, weakest first. */
  readonly botLevels: readonly string[];
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatPlayer[];
  readonly seq: number;
  readonly waiting: readonly string[];
  readonly isOver: boolean;
  readonly winners: readonly string[];
  /** When the last line was written, in milliseconds since 1970. */
  readonly playedAt: number;
  /** Whether the rules of this host can still replay it. */
  readonly isReadable: boolean;
}

/** One line and what came of it, as the viewer may know it. */
export interface Deed {
  readonly seq: number;
  readonly player: string;
  readonly words: string;
  readonly events: readonly EventWords[];
}

/** Where a table stands, through one seat's eyes. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  readonly seat?: string;
  readonly seq: number;
  readonly step?: string;
  readonly waiting: readonly string[];
  readonly isOver: boolean;
  /** The game's own part of the view. */
  readonly view: JsonObject;
  readonly choices: readonly string[];
  readonly canUndo: boolean;
  /** How many of the deeds told before still stand; `deeds` follow them. */
  readonly kept: number;
  readonly deeds: readonly Deed[];
  /** Whether what is shown is on disk. */
  readonly isStored: boolean;
  /** Only when the game is over. */
  readonly result?: TableResult;
}

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
  | 'failed';
export type HostRefusal = Omit<Refusal, 'code'> & { readonly code: HostRefusalCode };

export type Answer = { readonly re: number } & (
  | { readonly type: 'welcome'; readonly protocol: number; readonly games: readonly GameSummary[] }
  | { readonly type: 'tables'; readonly tables: readonly TableSummary[]; readonly isStored: boolean }
  | { readonly type: 'created'; readonly table: string }
  | {
      readonly type: 'opened';
      readonly table: string;
      readonly game: string;
      readonly rules: number;
      readonly seats: readonly SeatPlayer[];
      readonly options: Readonly<Record<string, string>>;
      readonly lexicon: Lexicon;
    }
  | {
      readonly type: 'preview';
      readonly lines: readonly string[];
      readonly isRevealing: boolean;
      readonly events: readonly EventWords[];
      readonly view?: JsonObject;
    }
  | { readonly type: 'why'; readonly line: string; readonly refusal: HostRefusal }
  | { readonly type: 'hints'; readonly hints: readonly { readonly line: string; readonly worth: number }[] }
  | { readonly type: 'record'; readonly text: string; readonly fileName: string }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: HostRefusal }
);

/** What a host says unasked. */
export type Notice = TableMessage | { readonly type: 'lost'; readonly table: string };

export type HostMessage = Answer | Notice;
