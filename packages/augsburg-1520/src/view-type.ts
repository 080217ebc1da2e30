import type { ANSWERS, CARDS, LADDERS, RIGHTS, SOURCES, STAGES, SYMBOLS, VISITED } from './data/words.ts';

type Card = (typeof CARDS)[number];
export type Ladder = (typeof LADDERS)[number];
export type PrivilegeSymbol = (typeof SYMBOLS)[number];
export type Right = (typeof RIGHTS)[number];
export type Visited = (typeof VISITED)[number];

/** Between which numbers everyone knows something to be. */
export type Bounds = { readonly least: number; readonly most: number };

/** What everyone knows of a hand and a purse. */
export type KnownGoods = {
  readonly notes: readonly string[];
  readonly proved: Readonly<Partial<Record<Visited, { readonly valid: number; readonly real: number }>>>;
  readonly hand: Bounds;
  readonly florins: Bounds;
};

/** One player, as somebody sees them. */
export type AugsburgPlayer = {
  readonly seat: string;
  readonly prestige: number;
  readonly prestigeFrom: Readonly<Record<(typeof SOURCES)[number], number>>;
  readonly levels: Readonly<Record<Ladder, number>>;
  /** The rights held: their price or points, 0 where none are printed. */
  readonly rights: Readonly<Partial<Record<Right, number>>>;
  /** What the levels and rights bring at the next income. */
  readonly income: Income;
  readonly bid?: number | 'passed';
  /** How many notes lie before them to be bought or just drawn, and for how many they have answered. */
  readonly offeredCount?: number;
  readonly answered?: number;
  /** How many notes they have laid down, face down. */
  readonly laidCount?: number;
  readonly known: KnownGoods;
  readonly florins?: number;
  readonly handSize?: number;
} & Partial<OwnNotes>;

export type Income = {
  readonly florins: number;
  readonly prestige: number;
  /** Notes laid out to be bought, and notes for nothing. */
  readonly offered: number;
  readonly free: number;
};

/** What only the owner of a hand sees of it. */
export type OwnNotes = {
  /** With the notes laid down, if there are any. */
  readonly hand: readonly string[];
  readonly offered?: readonly string[];
  readonly answers?: readonly (typeof ANSWERS)[number][];
  readonly laid?: readonly string[];
  /** How the notes of hand and offer rank in a showdown, the highest number first; jokers have no rank. */
  readonly ranks: Readonly<Record<string, number>>;
};

export type PrivilegeCard = {
  readonly card: Card;
  readonly symbols: readonly PrivilegeSymbol[];
  /** For a player, on an open card: the levels to which its symbols can lead them. */
  readonly leadsTo?: readonly ReachedLevel[];
};

/** A level of a ladder and what it brings at every income, without what rights add. */
export type ReachedLevel = { readonly ladder: Ladder; readonly level: number; readonly brings: Income };

/** The card that its winner is using. */
export type PrivilegeInUse = {
  readonly seat: string;
  readonly card: Card;
  readonly symbols: readonly { readonly symbol: PrivilegeSymbol; readonly isUsed: boolean }[];
  readonly choicesLeft: number;
  readonly hasBuilt: boolean;
};

/** A visit of this round that is over; without a winner nobody has won it. */
export type Visit = { readonly noble: Visited; readonly winner?: string };

/** The notes with which the last visit was decided, until the next auction begins. */
export type Showing = {
  readonly noble: Visited;
  readonly number: number;
  readonly winner: string;
  readonly shown: readonly ShownHand[];
};

export type ShownHand = {
  readonly seat: string;
  readonly notes: readonly string[];
  /** The note that counts. */
  readonly best: string;
  /** 1 for the winner, then by rank. */
  readonly place: number;
  /** What they were paid for their place. */
  readonly florins: number;
};

/** What a seat sees of a table, or a spectator. */
export type AugsburgView = {
  readonly round: number;
  readonly rounds: number;
  /** What comes after what is being done; absent at the end. */
  readonly next?: (typeof STAGES)[number];
  readonly opener: string;
  readonly auction?: { readonly noble: Visited; readonly number: number; readonly leader?: string };
  readonly showdown?: { readonly noble: Visited; readonly number: number; readonly standing: readonly string[] };
  readonly privilege?: PrivilegeInUse;
  readonly visits: readonly Visit[];
  /** Who has taken which card in this round. */
  readonly taken: Readonly<Partial<Record<Card, string>>>;
  readonly showing?: Showing;
  readonly cards: {
    readonly open: readonly PrivilegeCard[];
    readonly faceDown: readonly PrivilegeCard[];
    readonly out: readonly Card[];
  };
  readonly topPrice?: number;
  readonly deck?: number;
  readonly discards?: number;
  readonly knownDiscards: readonly string[];
  readonly piles: Readonly<Record<Right, { readonly top?: number; readonly left: number }>>;
  /** The tiles nobody holds, by ladder and level. */
  readonly supply: Readonly<Record<Ladder, Readonly<Record<string, number>>>>;
  readonly players: readonly AugsburgPlayer[];
};
