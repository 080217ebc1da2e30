import type { JsonObject } from '@fondaco/kernel';
import type { CHARACTERS, CHARTS, CUBES } from './data/words.ts';

export type Cube = (typeof CUBES)[number];
export type Chart = (typeof CHARTS)[number];
type Character = (typeof CHARACTERS)[number];

export type CubeCounts = Readonly<Record<Cube, number>>;

export interface PlayerSeen {
  readonly player: string;
  readonly character: Character;
  readonly tile?: string;
  readonly ducats: number;
  readonly at?: string;
  readonly embarkedFrom?: string;
  readonly amanuensesInFront: number;
  readonly bologna: number;
  readonly bolognaClaimed: boolean;
  readonly hasLibraryTile: boolean;
  readonly office: string;
  readonly behind?: CubeCounts;
  readonly manuscripts?: readonly string[];
  readonly libraryTile?: number;
  readonly putBack?: readonly number[];
  readonly lookingAt?: readonly number[];
}

export interface DiscSeen {
  readonly player: string;
  readonly space: number;
}

/** The game's part of a view, as `view` builds it. */
export interface TableSeen {
  readonly turn: number;
  readonly isLastTurn: boolean;
  readonly order: readonly string[];
  readonly events: {
    readonly onTurn: readonly number[];
    readonly open: readonly { readonly event: number; readonly zone: string }[];
  };
  readonly canticle: Readonly<Record<string, number>>;
  readonly papalEvents: readonly string[];
  readonly turnChart: readonly ({ readonly turn: number } & CubeCounts)[];
  readonly forSale: CubeCounts;
  /** Furthest ahead first. */
  readonly charts: Readonly<Record<Chart, readonly DiscSeen[]>>;
  readonly manuscripts: {
    readonly open: readonly string[];
    readonly actions: Readonly<Record<string, number>>;
    readonly inDeck: readonly number[];
    /** Where Lingua Volgare is; `out` if it can no longer enter (DVE-MAN-5). */
    readonly volgare: 'waiting' | 'open' | 'taken' | 'out';
  };
  readonly tiles: readonly string[];
  readonly claims: Readonly<Record<string, readonly string[]>>;
  readonly library: {
    readonly tiles: number;
    readonly looks: readonly { readonly player: string; readonly tiles: number }[];
  };
  readonly acting: {
    readonly actions: number;
    readonly done: readonly string[];
    readonly mustLand: boolean;
    readonly canticleSaved: boolean;
    readonly elected: boolean;
  };
  readonly inquisitorUsed: boolean;
  /** While Stupor Mundi is at auction. */
  readonly auction?: { readonly bidders: readonly string[]; readonly bid: number; readonly bidder?: string };
  readonly players: readonly PlayerSeen[];
}

/** The game's part of a table's whole view, or that part itself: it is what the rules built, so from here on it has a type. */
export function readSeen(view: JsonObject): TableSeen {
  return (view['table'] ?? view) as unknown as TableSeen;
}
