import type {
  Chapter,
  EventWords,
  Json,
  JsonObject,
  Lexicon,
  Option,
  Refusal,
  RefusalCode,
  TableResult,
  UndoBlock,
} from '@fondaco/kernel';

/** Raised by anything an older client or host would misread. */
export const PROTOCOL = 3;

/** A bot in a seat: how well it plays, and what it likes beyond winning; without a temperament it has no favourite plan. */
export interface BotSeat {
  readonly type: 'bot';
  readonly name: string;
  readonly level: string;
  readonly temperament?: string | undefined;
}

/** Who sits in a seat: somebody at a screen, or a bot. */
export type SeatPlayer = { readonly type: 'person'; readonly name: string } | BotSeat;

/** How a table begins. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatPlayer[];
  readonly options: Readonly<Record<string, string>>;
  /** 64 hexadecimal digits, or any text; drawn by the host if absent. */
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
  /** Lines of one decision, picked in any order: can all of them be said, and what could be picked besides? */
  | { readonly type: 'series'; readonly table: string; readonly seat: string; readonly lines: readonly string[] }
  /** Why nothing that has all these words (`verb:move`, `zone:roma`) is possible. */
  | { readonly type: 'why-not'; readonly table: string; readonly seat: string; readonly keys: readonly string[] }
  /** What a bot would do in this place. With `iterations` and a `seed` it always comes to the same. */
  | {
      readonly type: 'hint';
      readonly table: string;
      readonly seat: string;
      readonly iterations?: number | undefined;
      readonly seed?: number | undefined;
    }
  | { readonly type: 'record'; readonly table: string }
  /** The table as a seat saw it after so many lines; only for whoever looks at it now, until everything is open. */
  | { readonly type: 'look'; readonly table: string; readonly seat?: string | undefined; readonly seq: number }
  /** How the points came to be, once the game is over. */
  | { readonly type: 'history'; readonly table: string }
  /** A new table with the seats, options and parts of this one. */
  | { readonly type: 'again'; readonly table: string }
  /** Bots answer at once until a person is asked. */
  | { readonly type: 'hurry'; readonly table: string }
  /** Tries again to put on disk what there was no room for. */
  | { readonly type: 'store'; readonly table: string }
  /** Somebody else plays on in a seat: a bot for a person, a person for a bot, or another bot. */
  | { readonly type: 'hand-over'; readonly table: string; readonly seat: string; readonly player: SeatPlayer }
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
  /** What its bots can be like: their names have texts under `temperament.` in the game's locales. */
  readonly temperaments: readonly string[];
}

/** How the points stood at a moment of a finished game: what would have been scored had it ended there. */
export interface Moment {
  readonly seq: number;
  readonly chapter?: Chapter;
  /** Seat by seat, category by category. */
  readonly points: readonly (readonly number[])[];
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatPlayer[];
  readonly seq: number;
  readonly chapter?: Chapter;
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
  readonly chapter?: Chapter;
  readonly step?: string;
  readonly waiting: readonly string[];
  readonly isOver: boolean;
  /** The game's own part of the view. */
  readonly view: JsonObject;
  readonly choices: readonly string[];
  readonly canUndo: boolean;
  /** Why not, for a seat that cannot. */
  readonly undoBlock?: UndoBlock;
  /** How many of the deeds told before still stand; `deeds` follow them. */
  readonly kept: number;
  readonly deeds: readonly Deed[];
  /** Whether what is shown is on disk. */
  readonly isStored: boolean;
  /** Only when the game is over. */
  readonly result?: TableResult;
}

/** What a line changes for the seat that says it. */
export interface HintReason {
  /** Its text is under `hint.` in the game's locales. */
  readonly feature: string;
  readonly change: number;
  /** The change in what people count: ducats, points, notes. */
  readonly count?: number;
}

/** A choice worth a thought, and what it promises. */
export interface Hint {
  readonly line: string;
  /** What the same seat would do next, before anybody else is asked. */
  readonly goesOn: readonly string[];
  /** The probability of winning, 0 to 1. */
  readonly win: number;
  /** The expected lead over the best other, in points. */
  readonly margin: number;
  readonly reasons: readonly HintReason[];
}

/** Lines of one decision, picked in any order, as they can be said. */
export interface Series {
  /** All lines until the decision is made: those picked, and where none of them could come next, the first on offer. */
  readonly lines: readonly string[];
  /** What could be picked besides. */
  readonly open: readonly string[];
  /** Everything that could be picked if nothing were. */
  readonly all: readonly string[];
}

/** What brings somebody nearer to a line that is not possible. */
export interface NearestWay {
  /** Something that can be chosen now, after which the line could be. */
  readonly first?: string;
  /** What can be chosen now and is most like it. */
  readonly instead?: string;
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
  | 'not-over'
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
      /** The board or parts file it is played on, if not the game's own. */
      readonly parts?: Json;
      readonly lexicon: Lexicon;
    }
  | {
      readonly type: 'preview';
      readonly lines: readonly string[];
      readonly isRevealing: boolean;
      readonly events: readonly EventWords[];
      readonly view?: JsonObject;
    }
  | ({ readonly type: 'series' } & Series)
  | ({ readonly type: 'why'; readonly line: string; readonly refusal: HostRefusal } & NearestWay)
  /** Best first, for the decision after `seq` lines. */
  | { readonly type: 'hints'; readonly seq: number; readonly iterations: number; readonly hints: readonly Hint[] }
  /** Who sits where now. */
  | { readonly type: 'seats'; readonly seats: readonly SeatPlayer[] }
  | { readonly type: 'record'; readonly text: string; readonly fileName: string }
  | { readonly type: 'past'; readonly past: TableMessage }
  /** The beginning, the end of each chapter, and the end. */
  | { readonly type: 'history'; readonly categories: readonly string[]; readonly moments: readonly Moment[] }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: HostRefusal }
);

/** What a host says unasked. */
export type Notice = TableMessage | { readonly type: 'lost'; readonly table: string };

export type HostMessage = Answer | Notice;
