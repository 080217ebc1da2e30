import type { Chapter, Ended, EventWords, JsonObject, TableResult, UndoBlock } from '@fondaco/kernel';

/** One line and what came of it, as the viewer may know it. */
export interface JournalEntry {
  /** The number of lines after it. */
  readonly seq: number;
  /** The word of the seat. */
  readonly seat: string;
  readonly words: string;
  /** The only choice there was, made by the table itself. */
  readonly isAuto: boolean;
  readonly events: readonly EventWords[];
}

/** What somebody may say on a screen that others look at, too. It is the same whatever they hide: some of it may not be possible. */
export interface OpenChoices {
  /** The word of the seat. */
  readonly seat: string;
  /** Empty if all they could say tells what they hold. */
  readonly lines: readonly string[];
  /** Whether there is more to say, out of the others' sight. */
  readonly hasMore: boolean;
  readonly canUndo: boolean;
}

/** Where a table stands, through one seat's eyes or a spectator's. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  readonly seat?: string;
  readonly seq: number;
  readonly chapter?: Chapter;
  readonly step?: string;
  readonly waiting: readonly string[];
  readonly isOver: boolean;
  /** How it ended, if not by the rules. */
  readonly ended?: Ended;
  /** The game's own part of the view. */
  readonly view: JsonObject;
  readonly choices: readonly string[];
  /** On a screen that people share, whoever they are: what each person who is asked may say there. */
  readonly open?: readonly OpenChoices[];
  readonly canUndo: boolean;
  /** Why not, for a seat that cannot. */
  readonly undoBlock?: UndoBlock;
  /** The entries told before still stand up to the one of this number, and no others; `entries` follow them. */
  readonly keptTo: number;
  readonly entries: readonly JournalEntry[];
  /** Whether what is shown is on disk. */
  readonly isStored: boolean;
  /** Only when the game is over. */
  readonly result?: TableResult;
}
