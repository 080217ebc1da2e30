import type { Chapter } from '@fondaco/kernel';
import type { ClockRule, Watching } from './clock-rule.ts';
import type { GatheringSeat, TablePhase } from './gathering-info.ts';

/** A table as a list shows it. */
export interface LobbyTable {
  readonly table: string;
  readonly phase: TablePhase;
  readonly title: string;
  readonly game: string;
  /** The name of whoever called it. */
  readonly maker: string;
  readonly seats: readonly GatheringSeat[];
  /** The word of the viewer's seat. */
  readonly you?: string;
  readonly clock: ClockRule;
  readonly watching: Watching;
  /** What follows is told of a running table to those who sit there, and to all where those who watch are not late. */
  readonly chapter?: Chapter;
  /** The words of the seats that must choose. */
  readonly waiting: readonly string[];
  /** When the first of their clocks runs out, in milliseconds since 1970 of the server; absent if none runs. */
  readonly runsOutAt?: number;
  /** The words of the seats that won. */
  readonly winners: readonly string[];
  /** When something last happened there; for those who are not told that, when people were called to it. */
  readonly changedAt: number;
}

/** The tables somebody may care about. */
export interface LobbyLists {
  /** Where the viewer has a seat, or whose maker they are. */
  readonly mine: readonly LobbyTable[];
  /** Where anybody may sit down. */
  readonly open: readonly LobbyTable[];
  /** Where anybody may watch. */
  readonly watched: readonly LobbyTable[];
  /** The time of the server, in milliseconds since 1970. */
  readonly now: number;
}
