import type { About, Effect, EventWords, Json, JsonObject, ReadLine } from '@fondaco/kernel';
import type { JournalEntry } from '@fondaco/protocol';
import type { ComponentType } from 'react';
import type { Colour } from '../look/colours.ts';
import type { PicturedGame } from './pictured-game.ts';
import type { Translate } from '@fondaco/texts';

export interface TablePlayer {
  /** The word of the seat. */
  readonly seat: string;
  readonly name: string;
  readonly colour: Colour;
  readonly isBot: boolean;
  /** Of a bot: how well it plays, and what it likes beyond winning. */
  readonly level?: string;
  readonly temperament?: string;
  readonly isWaiting: boolean;
}

/**
 * What a thing on the table can be at this moment.
 * - `open`: it begins or continues a choice, and gets the gold ring;
 * - `chosen`: it is part of what is about to be done, and gets the vermilion;
 * - `dim`: touching it tells why not, or, if it belongs to another possible choice, begins that one instead.
 */
export type WordState = 'open' | 'chosen' | 'dim';

/**
 * A word key says which choices a thing stands for:
 * - `verb:move` — every choice with this verb;
 * - `zone:roma` — every choice with this word as an argument of that domain (domains are named in the game's verbs.ts);
 * - `number@2:3` — the same, but only as the second argument, where two arguments share a domain;
 * - `verb:riddle number:3` — several, all of which must match.
 *
 * A thing that stands for different choices at different times has a list of keys: the first that is possible counts.
 */
export type WordKeys = string | readonly string[];

/** The choices of the moment, narrowed by whatever was touched. Components ask it for rings and tell it what was touched. */
export interface Narrowing {
  state(keys: WordKeys): WordState;
  /** Whether any choice of this decision has the word, whatever was touched already. */
  isPossible(keys: WordKeys): boolean;
  /** Whether somebody points at a choice that the thing belongs to. */
  readonly isPointed?: ((keys: WordKeys) => boolean) | undefined;
  readonly touch: (keys: WordKeys) => void;
  /** Asks why this is not possible. */
  readonly ask: (keys: WordKeys) => void;
  /** The words that can still follow in a domain: the numbers for a − n + control, say. */
  open(domain: string): readonly string[];
  /** The one choice that is left, if there is only one. */
  readonly line: string | undefined;
  /** Somebody points at what to do: nothing else is open. */
  readonly isGuided: boolean;
  /** The lines picked for a decision that takes several (see `SeriesKind`); empty otherwise. */
  readonly picked: readonly string[];
}

/** What the one choice left would do. */
export interface PreviewInfo {
  readonly line: string;
  /** What it costs the player and brings them; where it would reveal something, what is sure of it. */
  readonly effects: readonly Effect[];
  /** What would happen; empty if that cannot be told before it counts. */
  readonly events: readonly EventWords[];
  /** The game's part of the view afterwards; absent if it would reveal something. */
  readonly view: JsonObject | undefined;
  /** Chance will be drawn or something learnt: there is no undo afterwards. */
  readonly isRevealing: boolean;
  /** Then: the kinds of events that are sure to come, and whether the game ends. */
  readonly kinds?: readonly string[] | undefined;
  readonly isEnd?: boolean | undefined;
}

export type Layout = 'wide' | 'medium' | 'phone';

export interface GameTableProps {
  /** How many lines have been said at the table. */
  readonly seq: number;
  /** Whether the table is shown as it was then. */
  readonly isPast: boolean;
  /** The game's own part of the view (`table`). */
  readonly view: JsonObject;
  /** The board or parts file the table is played on; absent if it is the game's own. */
  readonly parts: Json | undefined;
  /** What happened so far, as the viewer may know it. */
  readonly entries: readonly JournalEntry[];
  /** The seat of the player at the screen; absent for spectators. */
  readonly me: string | undefined;
  readonly players: readonly TablePlayer[];
  /** The step that asks, `undefined` at the end. */
  readonly step: string | undefined;
  readonly narrowing: Narrowing;
  readonly preview: PreviewInfo | undefined;
  /** Word keys (`zone:roma`, `seat:red`) that the last event touched; they keep a ring for a moment. */
  readonly changed: ReadonlySet<string>;
  /** The event being shown now, for pieces that travel; the view is already the one after it. */
  readonly event: EventWords | undefined;
  readonly t: Translate;
  readonly layout: Layout;
}

/** What a review says of the line that was said last, if something else was better. */
export interface LineVerdict {
  /** The word of the seat. */
  readonly seat: string;
  readonly chosen: string;
  readonly better: string;
  /** How much better in win chances, with its sign; absent where that is not what counts, or not known well enough. */
  readonly gain: string | undefined;
  /** What stands behind a choice that lost so much. */
  readonly sign: string;
  /** What had been said before it. */
  readonly earlier: readonly JournalEntry[];
}

/** What the board is given besides. */
export interface BoardProps extends GameTableProps {
  /** The game's `Aside` stands beside the board. */
  readonly hasAside?: boolean;
  readonly verdict?: LineVerdict | undefined;
}

/** What it takes to say a choice in words. */
export type SpeechContext = Pick<GameTableProps, 't' | 'view' | 'parts' | 'me'>;

/** A decision that takes several lines of one verb, picked in any order and said at once. */
export interface SeriesKind {
  readonly verb: string;
  /** The word key of what is said for whatever was not picked (`answer:no`). Without it, all that is asked for must be picked. */
  readonly rest?: string;
  /** Where nothing may be picked: the texts of the button that says so, of the question whether it is meant, and of the button that makes it count. */
  readonly none?: { readonly offer: string; readonly question: string; readonly commit: string };
  /** What the button does that makes the picked lines count: "Buy 2 for 750 fl, no undo". Without it, the button confirms. */
  readonly commit?: (context: SpeechContext, picked: readonly string[]) => string;
  /** What is picked so far, in one sentence: "Seal 3 notes, the best 17". */
  readonly sentence: (context: SpeechContext, picked: readonly string[]) => string;
  /** What was picked, once it counts: "You picked 3 notes, the best 17". */
  readonly done: (context: SpeechContext, picked: readonly string[]) => string;
}

/** Something players count, as a game's `amounts` name it; its text is `amount.<name>`. */
export interface CountedAmount {
  readonly name: string;
  /** An icon of the sprite that stands for it where there is little room. */
  readonly icon?: string;
  /** An icon of when it comes, again and again; the other one is of what comes then. */
  readonly each?: string;
  /** It is had for nothing, unlike what has the same icon. */
  readonly isGiven?: true;
  /** The names of choices tell it, and so it is drawn only where nothing else is. */
  readonly isNamed?: true;
  /** Another amount in which it is counted: where both change, only that one is drawn. */
  readonly countedIn?: string;
  /** Another amount of the same: where both change, their sum is drawn. */
  readonly addedTo?: string;
  /** Points that are counted only while nobody does better. */
  readonly isPassing?: true;
  /** What is promised rather than had: more of it is no gain. */
  readonly isPromise?: true;
  /** A turn begins with it, and no choice brings more of it. */
  readonly isDealt?: true;
  /** It is there for one turn and tells nothing afterwards. */
  readonly isOfTurn?: true;
}

/** How a game wants its choices said, where its words alone would say too little. */
export interface GameSpeech {
  /** Texts for words that stand for what the parts of the table print: what is on a card. */
  readonly names?: (t: Translate, parts: Json | undefined) => Readonly<Record<string, string>>;
  /** What players count, in the order prices name it. */
  readonly amounts?: readonly CountedAmount[];
  /** The decisions in which several lines are picked and said at once. */
  readonly series?: readonly SeriesKind[];
  /** The steps in which somebody thinks long about what nobody else may see. */
  readonly longSecrets?: readonly string[];
  /** A whole choice as it is at this table: what lies on the card, what it costs. */
  readonly phrase?: (context: SpeechContext, line: ReadLine) => string | undefined;
  /** A choice in a word or two, where its verb stands over it already: "2 spaces". */
  readonly brief?: (context: SpeechContext, line: ReadLine) => string | undefined;
  /** What stands on a choice's button where many stand together, instead of its sentence: a noun or two, and its own icon. */
  readonly chip?: (context: SpeechContext, line: ReadLine) => ChoiceChip | undefined;
  /** What comes of a choice in time; said of one that brings nothing at once that is counted and lasts. */
  readonly outlook?: (context: SpeechContext, line: ReadLine) => string | undefined;
  /** What one would rather say than the only choice there is: touching it tells why it is not possible. */
  readonly barred?: (context: SpeechContext, line: ReadLine) => BarredChoice | undefined;
  /** What the choices of the moment could have besides, and have not: it stands beside them, dim, and says why when it is touched. */
  readonly notOffered?: (context: SpeechContext, choices: readonly ReadLine[]) => readonly BarredChoice[];
  /** Keys of what is asked once a verb is chosen, where "what exactly?" says too little. */
  readonly asks?: Readonly<Record<string, string>>;
  /** How things stand where something is asked, in a sentence: who bids how much. */
  readonly standing?: (context: SpeechContext & Pick<GameTableProps, 'entries' | 'step'>) => string | undefined;
  /** What a number in one place of a choice counts, where the choice goes on: "2 politicians". */
  readonly counted?: (context: SpeechContext, verb: string, place: number, count: number) => string | undefined;
  /** Verbs that turns can have: those that are not possible now are gathered in one button, which tells why. */
  readonly turnVerbs?: readonly string[];
  /** What people mean by one of them first, as word keys. */
  readonly turnKeys?: (context: SpeechContext, verb: string) => readonly string[];
  /** Keys of what is seen when events of some kinds happen, said before they do. */
  readonly reveals?: Readonly<Record<string, string>>;
  /** What would lapse if the turn ended now: "2 actions". */
  readonly lapse?: (context: SpeechContext) => string | undefined;
}

/** A choice as little as can be said of it. */
export interface ChoiceChip {
  readonly text: string;
  /** An icon of the sprite, or whose mark it has. */
  readonly icon: { readonly name: string } | { readonly seat: string };
}

/** A choice that is not possible, in words, and the word keys by which it is asked about. */
export interface BarredChoice {
  readonly keys: string;
  readonly text: string;
  /** What it would cost. */
  readonly price?: string;
}

/** What a game knows to say about its things; loaded when somebody asks. */
export interface GameExplanations {
  /** The texts that explain a word of a domain, a space, an option or an icon, with the numbers of these parts. */
  readonly about: (parts: Json | undefined, domain: string, word: string) => About;
  /** The clauses that rule a thing, by the key of its texts. */
  readonly clauses: Readonly<Record<string, readonly string[]>>;
  /** When what nobody asks for now will matter, where that can be said. */
  readonly later?: (context: SpeechContext, domain: string, word: string) => string | undefined;
  /** What a thing means for the player just now, if that can be said though it is no choice. */
  readonly worth?: (context: SpeechContext, domain: string, word: string) => string | undefined;
}

/** One panel of the right column (≥ 1200 px), or one tab of the drawer and of the phone. */
export interface SidePanel {
  readonly id: string;
  /** Key of its title; the tab's label too. */
  readonly title: string;
  /** An icon of the sprite without its prefix: `market` for `#i-market`. */
  readonly icon: string;
  /** Verbs that live on this panel: while one of them is open the tab carries a gold dot. */
  readonly verbs: readonly string[];
  readonly Panel: ComponentType<GameTableProps>;
}

/**
 * What a game draws; the shell has the frame: players' strip, desk, list of choices, journal, curtain, end.
 * `games/<id>/index.ts` exports it as `gameTable`; `games/<id>/Art.tsx` may export `Art`, the picture on the home page (560×190,
 * sliced); `games/<id>/texts/<language>.json` may hold texts that only these components need. The shell finds all three by itself.
 * Use `<Touch>` (HTML) and `<TouchShape>` (SVG) for everything that stands for a word.
 */
export interface GameTable extends GameSpeech {
  /** The top strip, 76 px high on wide and medium screens, one line of at most 58 px on the phone. */
  readonly Calendar: ComponentType<GameTableProps>;
  readonly Board: ComponentType<BoardProps>;
  readonly sides: readonly SidePanel[];
  /** What stands beside board and desk on tablets and on phones that lie; the board leaves it out there. */
  readonly Aside?: ComponentType<GameTableProps>;
  /** The player's own goods, in the desk under the board; shows `before → after` when there is a preview. */
  readonly OwnGoods: ComponentType<GameTableProps>;
  /** The body of one player's card; the shell draws the frame, the name, the mark and "you", "bot". */
  readonly PlayerCard: ComponentType<GameTableProps & { readonly player: TablePlayer }>;
  /** Icons for verbs (`move` → `route`), for the chips, the desk and the list of choices. */
  readonly verbIcons: Readonly<Record<string, string>>;
  /** Whether turns offer so many verbs that they take two rows of the desk. */
  readonly isWordy?: true;
  /** Icons for sources of points, on the bars of the end. */
  readonly categoryIcons?: Readonly<Record<string, string>>;
  /** The source of points that is orange on the table, and so on the bars of the end. */
  readonly orangeCategory?: string;
  readonly explanations?: () => Promise<GameExplanations>;
  /** What is drawn of a game that is looked back on. */
  readonly pictured?: PicturedGame;
  /** How the game ended beyond its points: who was elected what. */
  readonly outcome?: (props: GameTableProps) => string;
  /** Points that players could not score, by seat, and the text that lists them: they are in no sum. */
  readonly missed?: {
    readonly title: string;
    readonly of: (entries: readonly JournalEntry[]) => ReadonlyMap<string, number>;
  };
  /** How the player stands at any time: what would be scored if the game ended now, and what is on the way. */
  readonly Standing?: ComponentType<GameTableProps>;
  /** What decided, or did not, between players who have the same most points: one sentence. */
  readonly tieBreak?: (props: GameTableProps, tied: readonly string[], winners: readonly string[]) => string;
}
