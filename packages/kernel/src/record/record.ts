import type { JsonObject } from '../json.ts';

/** The format records are written in. */
export const FORMAT = 2;
/** The format before: it named seats by their players, in lines and positions too. It is read, never written. */
export const FORMAT_OF_NAMES = 1;

/** Who plays in a seat: a person, a bot, or a bot that stands in for a person for a while. */
export type Holder =
  | { readonly type: 'person' }
  | { readonly type: 'bot'; readonly level: string; readonly temperament?: string }
  | { readonly type: 'stand-in'; readonly level: string };

/** Who played in a seat from a line on, counted from 1. */
export interface Held {
  readonly from: number;
  readonly seat: string;
  readonly holder: Holder;
}

/** An end that is not the rules': all left, all agreed to stop, or a seat ran out of time. */
export type Ended =
  | { readonly type: 'abandoned' }
  | { readonly type: 'agreed' }
  | { readonly type: 'time'; readonly seat: string };

/** What a table began with, and what is known of it beside its lines. */
export interface Header {
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  /** The words of the seats. */
  readonly seats: readonly string[];
  /** The players' names by seat; a seat need not have one. */
  readonly names: Readonly<Partial<Record<string, string>>>;
  readonly options: Readonly<Record<string, string>>;
  /** The content hash of a board or parts file that replaces the game's own data. */
  readonly parts?: string;
  /** The commitment: SHA-256 of the seed, known from the start. */
  readonly seedHash?: string;
  /** The seed itself, 64 hexadecimal digits: kept secret until the game is over, then anyone can verify the shuffles. */
  readonly seed?: string;
  /** The position the table began with, if not with the game's setup. */
  readonly position?: JsonObject;
  /** Who played where, in the order of the lines. */
  readonly held: readonly Held[];
  /** What each player's own device added to the shuffles, in hexadecimal digits, by seat. */
  readonly salts: Readonly<Partial<Record<string, string>>>;
  readonly ended?: Ended;
  /** Tags that have no member here, also of later versions, and comments (under the tag `;`): kept, and written back. */
  readonly others: readonly (readonly [tag: string, text: string])[];
}

/** One line: who said what. */
export interface Line {
  readonly seat: string;
  readonly words: string;
  /** The only choice there was, made by the table itself. */
  readonly isAuto: boolean;
  /** What stands behind the line after ` ; `. It means nothing to the rules. */
  readonly comment?: string;
}

/** The hash of the position after so many lines; `?` where somebody who writes by hand does not claim one. */
export interface Check {
  readonly after: number;
  readonly hash: string;
}

/** A comment on a row of its own, after so many lines. */
export interface Comment {
  readonly after: number;
  readonly text: string;
  /** It stands below the hash of that place. */
  readonly isBelowCheck: boolean;
}

/** A header and what was said: all that is needed to have the table again. */
export interface GameRecord {
  readonly header: Header;
  readonly lines: readonly Line[];
  readonly checks: readonly Check[];
  readonly comments?: readonly Comment[];
}

/** The word that takes a choice back; no game has it as a verb. */
export const UNDO = 'undo';

/** The name of the player in a seat, or the seat's own word if it has none. */
export function nameOfSeat({ names }: Pick<Header, 'names'>, seat: string): string {
  return names[seat] ?? seat;
}
