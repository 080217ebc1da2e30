import type { EventWords, Json, JsonObject, Lexicon } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import type { SoundName } from '../sound/sound-name.ts';

/** One line of what follows from a moment. */
export interface Consequence {
  readonly icon: string;
  /** The seat it is about: its mark takes the place of the icon. */
  readonly seat?: string;
  readonly title: string;
  readonly text: string;
  readonly clause?: string;
  /** Small labels under the text: a turn and its chance. */
  readonly chips?: readonly string[];
  /** Whether it is about the viewer. */
  readonly isMine?: boolean;
}

/** A purse before anything was given. */
interface Purse {
  readonly seat: string;
  readonly role: string;
  readonly amount: number;
}

/** Money that goes from one purse, or from the bank, to another. */
export interface Gift {
  readonly from: string | undefined;
  readonly to: string;
  readonly amount: number;
  readonly sentence: string;
}

/** One row of an order of play. */
interface Rank {
  readonly seat: string;
  readonly note: string;
}

/** What a moment shows beside its words. */
export type MomentBody =
  | { readonly type: 'consequences'; readonly items: readonly Consequence[] }
  | {
      readonly type: 'purses';
      readonly icon: string;
      readonly purses: readonly Purse[];
      readonly gifts: readonly Gift[];
    }
  /** `before` is the order the seats leave. */
  | { readonly type: 'ranks'; readonly ranks: readonly Rank[]; readonly before: readonly string[] }
  /** A piece that goes from the moment to the thing on the board that stands for a word. */
  | { readonly type: 'flight'; readonly icon: string; readonly to: string }
  /** The board itself shows it, row by row; some of them take longer to read. */
  | { readonly type: 'rows'; readonly count: number; readonly long?: readonly number[] };

/**
 * Something worth stopping for.
 * - `great`: a scene over the board that stays until it has been read;
 * - `phase`: a scene that plays by itself;
 * - `strip`: a few words at the edge of the board, which stays in sight.
 */
export interface TableMoment {
  /** Which moment it is; the same in every language. */
  readonly id: string;
  readonly size: 'great' | 'phase' | 'strip';
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** All of it in one sentence, for who does not see it and for who wants no motion. */
  readonly sentence: string;
  readonly body?: MomentBody;
  /** The phase of the turn it belongs to, one of the game's. */
  readonly phase?: string;
  readonly clause?: string;
  readonly sound?: SoundName;
  /** The board shows at its lower edge what is told, or does so on low screens: the words of a strip stand at the upper one. */
  readonly edge?: 'upper' | 'upper-if-low';
  /** The next question is asked at once, while the moment is still to be seen. */
  readonly isPassing?: true;
}

/** What moments are made from: nothing that the viewer may not know. */
export interface MomentContext {
  readonly t: Translate;
  readonly lexicon: Lexicon;
  readonly parts: Json | undefined;
  readonly seats: readonly string[];
  readonly me: string | undefined;
  /** What happened, in the order in which it did. */
  readonly events: readonly EventWords[];
  /** The game's part of the view before and after. */
  readonly before: JsonObject;
  readonly view: JsonObject;
}

export interface MomentsOfNews {
  readonly moments: readonly TableMoment[];
  /** The events that need not be shown on their own. */
  readonly covered: ReadonlySet<EventWords>;
  /** The first event that each moment tells of, where it covers any: what came before it is said before it. */
  readonly starts?: ReadonlyMap<TableMoment, EventWords>;
  /** Events that only the table shows, and that are said to who does not see it. */
  readonly spoken?: ReadonlySet<EventWords>;
}

/** A line of what has changed for the viewer. */
export interface ChangeLine {
  readonly icon: string;
  readonly text: string;
}

/** What it takes to put events into words. */
export type TellingContext = Pick<MomentContext, 't' | 'lexicon' | 'me'>;

/** A sentence of the journal, and the event it is about. */
export interface EventText {
  readonly event: EventWords;
  readonly sentence: string;
}

/** What a game tells of its moments; `games/<id>/moments.ts` exports it as `gameMoments`. */
export interface GameMoments {
  readonly tellMoments: (context: MomentContext) => MomentsOfNews;
  /** The events of one choice as the journal tells them, a sentence a deed; what nobody needs to read is left out. */
  readonly tellDeeds: (context: TellingContext, events: readonly EventWords[]) => readonly EventText[];
  /** What others' doings have changed for the viewer, the weightiest first. */
  readonly tellChanges: (context: MomentContext) => readonly ChangeLine[];
  /** The phases of a turn, in order, each with the key of its name. */
  readonly phases: readonly { readonly id: string; readonly title: string }[];
  /** The phases that do not happen this time. */
  readonly isSkipped: (phase: string, view: JsonObject) => boolean;
  /** What kinds of event sound like. */
  readonly sounds: Readonly<Record<string, SoundName>>;
  /** The clause that an event comes from: where its sentence leads in the rules book. */
  readonly clauseOf: (event: EventWords) => string | undefined;
}

/** The most lines that tell what has changed. */
export const MOST_CHANGES = 3;
