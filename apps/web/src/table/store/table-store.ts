import type { Effect, Json, JsonObject, Lexicon } from '@fondaco/kernel';
import type { Hint, HostRefusal, JournalEntry, LineEffects, SeatPlayer, TableMessage } from '@fondaco/protocol';
import { create } from 'zustand';
import type { Outage } from '../../client/host-connection.ts';
import type { EventWords } from '@fondaco/kernel';
import type { ChangeLine, GameMoments } from '../../moments/moment.ts';
import type { GameSpeech, PreviewInfo } from '../game-table.ts';
import type { PickedSeries } from '../lines/series.ts';

/** Why something touched is not possible. */
export interface WhyNot {
  readonly line: string;
  readonly refusal: HostRefusal;
  /** What can be chosen now: a step on the way there, or what is most like it. */
  readonly first?: string | undefined;
  readonly instead?: string | undefined;
}

/** What each line on offer after `seq` lines costs the player and brings them. */
interface OfferedEffects {
  readonly seq: number;
  readonly byLine: ReadonlyMap<string, readonly Effect[]>;
}

/** What is said together with a decided line at no cost: what was added, and what could be besides. */
interface FreeDeeds {
  readonly line: string;
  readonly added: readonly string[];
  readonly free: readonly LineEffects[];
}

/** The advice that was asked for at one decision. */
export interface OpenAdvice {
  readonly status: 'thinking' | 'ready' | 'failed';
  readonly hints: readonly Hint[];
}

/** Lines that a player is pointed at when so many lines were said. */
interface LitLines {
  readonly seq: number;
  readonly lines: readonly string[];
}

/** The table on the screen. There is one. */
export interface TableState {
  /** `lost`: somebody took the table over; `gone`: nothing of it is stored any more. */
  readonly status: 'closed' | 'opening' | 'open' | 'refused' | 'lost' | 'gone';
  readonly id: string | undefined;
  readonly refusal: HostRefusal | undefined;
  readonly game: string;
  readonly seats: readonly SeatPlayer[];
  readonly lexicon: Lexicon;
  /** The board or parts file it is played on; absent if it is the game's own. */
  readonly parts: Json | undefined;
  /** Where the table stands; absent before the first message from the host. */
  readonly now: TableMessage | undefined;
  readonly entries: readonly JournalEntry[];
  /** The moment of the past that is shown instead of now. */
  readonly past: TableMessage | undefined;
  /** The length of the journal when looking back began. */
  readonly leftAt: number | undefined;
  /** What was said while nobody looked: the lines after `from`, up to `to`. */
  readonly away: { readonly from: number; readonly to: number } | undefined;
  /** The points of a finished game have been counted out, and need not be again. */
  readonly isCounted: boolean;
  /** At a finished game: the table is looked at instead of the results. */
  readonly isLooking: boolean;
  /** The seat through whose eyes the host shows the table; absent where everybody at the screen may look. */
  readonly eyes: string | undefined;
  /** The seat of the person the screen speaks to; absent if nobody there is asked. */
  readonly me: string | undefined;
  /** While somebody peeks: the table as everybody saw it last. */
  readonly openNow: TableMessage | undefined;
  /** What somebody wanted to say before everybody's eyes and could not: only they may know why. */
  readonly doubt: { readonly seat: string; readonly line: string } | undefined;
  /** The seat of the person the screen is to be handed to. */
  readonly curtain: string | undefined;
  /** Word keys; while a series is picked, the keys of its lines. */
  readonly touched: readonly string[];
  /** How this game wants its choices said. */
  readonly speech: GameSpeech;
  readonly series: PickedSeries | undefined;
  /** Somebody said that they pick nothing: they are asked whether they mean it. */
  readonly isNoneAsked: boolean;
  readonly preview: PreviewInfo | undefined;
  readonly offered: OfferedEffects | undefined;
  readonly deeds: FreeDeeds | undefined;
  readonly why: WhyNot | undefined;
  readonly advice: OpenAdvice | undefined;
  /** The lines that somebody who guides the player points at: then nothing glows but what they are made of. */
  readonly lit: LitLines | undefined;
  /** The lines that somebody points at without hiding anything else. */
  readonly pointed: LitLines | undefined;
  /** The event being shown, and the word keys it touched. */
  readonly event: EventWords | undefined;
  readonly changed: ReadonlySet<string>;
  /** What the game tells of its moments; absent until it is loaded. */
  readonly gameMoments: GameMoments | undefined;
  /** A moment is to be seen before the viewer is asked anything. */
  readonly isHeld: boolean;
  /** What has changed for the viewer since their own last deed. */
  readonly changes: readonly ChangeLine[];
  /** The game's part of the view when the viewer last did something. */
  readonly viewThen: JsonObject | undefined;
  /** Something was sent and is not answered yet. */
  readonly isSending: boolean;
  /** Something else is asked than a moment ago, and nothing chosen since: the confirmation waits for a moment. */
  readonly isResting: boolean;
  /** The host does not answer: what is shown is as it was then. */
  readonly outage: Outage | undefined;
  /** Whether a host that was started anew is opening the table again. */
  readonly isResuming: boolean;
  /** Whether this browser's host has not answered for a while. */
  readonly isWaiting: boolean;
  /** The last refusal of something sent, until it is dismissed. */
  readonly trouble: HostRefusal | undefined;
}

const NO_LEXICON: Lexicon = { verbs: [], events: [], categories: [] };

export const CLOSED: TableState = {
  status: 'closed',
  id: undefined,
  refusal: undefined,
  game: '',
  seats: [],
  lexicon: NO_LEXICON,
  parts: undefined,
  now: undefined,
  entries: [],
  past: undefined,
  leftAt: undefined,
  away: undefined,
  isCounted: false,
  isLooking: false,
  eyes: undefined,
  me: undefined,
  openNow: undefined,
  doubt: undefined,
  curtain: undefined,
  touched: [],
  speech: {},
  series: undefined,
  isNoneAsked: false,
  preview: undefined,
  offered: undefined,
  deeds: undefined,
  why: undefined,
  advice: undefined,
  lit: undefined,
  pointed: undefined,
  event: undefined,
  changed: new Set(),
  gameMoments: undefined,
  isHeld: false,
  changes: [],
  viewThen: undefined,
  isSending: false,
  isResting: false,
  outage: undefined,
  isResuming: false,
  isWaiting: false,
  trouble: undefined,
};

export const useTable = create<TableState>(() => CLOSED);
