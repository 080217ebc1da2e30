import type { Chapter, Effect, EventWords, Json, JsonObject, Lexicon, Option } from '@fondaco/kernel';
import type { HostRefusal } from './refusal.ts';
import type { SeatPlayer } from './seat-player.ts';
import type { TableMessage } from './table-message.ts';

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

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatPlayer[];
  readonly seq: number;
  readonly chapter?: Chapter;
  /** The words of the seats that must choose. */
  readonly waiting: readonly string[];
  readonly isOver: boolean;
  /** The words of the seats that won. */
  readonly winners: readonly string[];
  /** When the last line was written, in milliseconds since 1970. */
  readonly playedAt: number;
  /** Whether the rules of this host can still replay it. */
  readonly isReadable: boolean;
}

/** What a table is: all of it that does not change with its lines. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: readonly SeatPlayer[];
  readonly options: Readonly<Record<string, string>>;
  /** The board or parts file it is played on, if not the game's own. */
  readonly parts?: Json;
  readonly lexicon: Lexicon;
}

/** What lines would do; without events and view if chance or knowledge is in them. */
export interface PreviewOfLines {
  readonly lines: readonly string[];
  readonly isRevealing: boolean;
  /** What they cost the seat and bring it; of lines that reveal something, what is sure of it. */
  readonly effects: readonly Effect[];
  readonly events: readonly EventWords[];
  /** Of lines that reveal something: the kinds of events that are sure to come, and whether the game ends. */
  readonly kinds?: readonly string[];
  readonly isEnd?: boolean;
  readonly view?: JsonObject;
}

/** What a line costs the seat that could say it and brings them; of one that reveals something, what is sure of it. */
export interface LineEffects {
  readonly line: string;
  readonly effects: readonly Effect[];
}

/** Lines of one decision, picked in any order, as they can be said. */
export interface SaidSeries {
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

/** Why a line is not possible. */
export interface WhyNotLine extends NearestWay {
  readonly line: string;
  readonly refusal: HostRefusal;
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
  /** Every seat's probability of winning, together 1. */
  readonly chances: readonly number[];
  /** The expected lead over the best other, in points. */
  readonly margin: number;
  readonly reasons: readonly HintReason[];
}

/** What a guide tells somebody new to do, and why. */
export interface Suggestion {
  readonly line: string;
  /** All lines that promise as much, this one among them. */
  readonly asGood: readonly string[];
  /** What the guide would do next, before anybody else is asked. */
  readonly goesOn: readonly string[];
  /** What the line and those that follow it change. */
  readonly reasons: readonly HintReason[];
}

/** How the points stood at a moment of a finished game: what would have been scored had it ended there. */
export interface Moment {
  readonly seq: number;
  readonly chapter?: Chapter;
  /** Seat by seat, category by category. */
  readonly points: readonly (readonly number[])[];
}

/** The beginning of a finished game, the end of each chapter, and the end. */
export interface PointsHistory {
  readonly categories: readonly string[];
  readonly moments: readonly Moment[];
}

/** An answer before it is known to which request. */
export type Reply =
  /** The protocol both sides speak, and what can be played. */
  | { readonly type: 'welcome'; readonly protocol: number; readonly games: readonly GameSummary[] }
  | { readonly type: 'tables'; readonly tables: readonly TableSummary[]; readonly isStored: boolean }
  | { readonly type: 'created'; readonly table: string }
  | ({ readonly type: 'opened' } & TableInfo)
  /** What was sent is on the record; there were so many lines then. */
  | { readonly type: 'played'; readonly seq: number }
  | ({ readonly type: 'preview' } & PreviewOfLines)
  /** For the decision after `seq` lines, and after those that were asked for. */
  | { readonly type: 'effects'; readonly seq: number; readonly offered: readonly LineEffects[] }
  | ({ readonly type: 'series' } & SaidSeries)
  | ({ readonly type: 'why' } & WhyNotLine)
  /** Best first, for the decision after `seq` lines. */
  | { readonly type: 'hints'; readonly seq: number; readonly iterations: number; readonly hints: readonly Hint[] }
  /** For the decision after `seq` lines. */
  | ({ readonly type: 'suggestion'; readonly seq: number } & Suggestion)
  | { readonly type: 'record'; readonly text: string; readonly fileName: string }
  | { readonly type: 'past'; readonly past: TableMessage }
  /** The table through the eyes of whoever peeks, without the journal. */
  | { readonly type: 'peeked'; readonly sight: TableMessage }
  | ({ readonly type: 'history' } & PointsHistory)
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: HostRefusal };

export type Answer = { readonly re: number } & Reply;
