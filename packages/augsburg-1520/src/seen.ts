import type { JsonObject } from '@fondaco/kernel';
import type { LADDERS, RIGHTS, STAGES, SYMBOLS, VISITED } from './data/words.ts';

type Ladder = (typeof LADDERS)[number];
type PrivilegeSymbol = (typeof SYMBOLS)[number];
type Right = (typeof RIGHTS)[number];
type Stage = (typeof STAGES)[number];
type Visited = (typeof VISITED)[number];

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What everyone knows of a hand and a purse. */
interface Known {
  readonly notes: readonly string[];
  readonly proved: Readonly<Partial<Record<Visited, { readonly valid: number; readonly real: number }>>>;
  readonly hand: Bounds;
  readonly florins: Bounds;
}

export interface PlayerSeen {
  readonly player: string;
  readonly prestige: number;
  readonly levels: Readonly<Record<Ladder, number>>;
  /** The rights held: their price or points, 0 where none are printed. */
  readonly rights: Readonly<Partial<Record<Right, number>>>;
  readonly bid?: number | 'passed';
  /** How many notes lie before them to be bought or just drawn, and for how many they have answered. */
  readonly offeredCount?: number;
  readonly answered?: number;
  /** How many notes they have laid down, face down. */
  readonly laidCount?: number;
  readonly known: Known;
  readonly florins?: number;
  readonly handSize?: number;
  /** With the notes laid down, if there are any. */
  readonly hand?: readonly string[];
  readonly offered?: readonly string[];
  readonly answers?: readonly ('yes' | 'no')[];
  readonly laid?: readonly string[];
}

export interface CardSeen {
  readonly card: string;
  readonly symbols: readonly PrivilegeSymbol[];
}

export interface PrivilegeSeen {
  readonly player: string;
  readonly card: string;
  readonly symbols: readonly { readonly symbol: PrivilegeSymbol; readonly isUsed: boolean }[];
  readonly choicesLeft: number;
  readonly hasBuilt: boolean;
}

/** The game's part of a view, as `view` builds it. */
export interface TableSeen {
  readonly round: number;
  readonly rounds: number;
  /** What comes after what is being done; absent at the end. */
  readonly next?: Stage;
  readonly opener: string;
  readonly auction?: { readonly noble: Visited; readonly number: number; readonly leader?: string };
  readonly showdown?: { readonly noble: Visited; readonly number: number; readonly standing: readonly string[] };
  readonly privilege?: PrivilegeSeen;
  readonly cards: {
    readonly open: readonly CardSeen[];
    readonly faceDown: readonly CardSeen[];
    readonly out: readonly string[];
  };
  readonly topPrice?: number;
  readonly deck?: number;
  readonly discards?: number;
  readonly seenDiscards: readonly string[];
  readonly piles: Readonly<Record<Right, { readonly top?: number; readonly left: number }>>;
  readonly supply: Readonly<Record<Ladder, Readonly<Record<string, number>>>>;
  readonly players: readonly PlayerSeen[];
}

/** The game's part of a table's whole view, or that part itself: it is what the rules built, so from here on it has a type. */
export function readSeen(view: JsonObject): TableSeen {
  return (view['table'] ?? view) as unknown as TableSeen;
}
