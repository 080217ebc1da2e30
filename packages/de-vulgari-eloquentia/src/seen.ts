import type { JsonObject } from '@fondaco/kernel';

export type Counts = Readonly<Record<string, number>>;

export type PlayerSeen = {
  readonly player: string;
  readonly character: string;
  readonly tile?: string;
  readonly ducats: number;
  readonly at?: string;
  readonly embarkedFrom?: string;
  readonly amanuensesInFront: number;
  readonly bologna: number;
  readonly bolognaClaimed: boolean;
  readonly hasLibraryTile: boolean;
  readonly office: string;
  readonly behind?: Counts;
  readonly manuscripts?: readonly string[];
  readonly libraryTile?: number;
  readonly putBack?: readonly number[];
  readonly lookingAt?: readonly number[];
};

/** What `view` makes, as it is read again from JSON. */
export type TableSeen = {
  readonly turn: number;
  readonly isLastTurn: boolean;
  readonly order: readonly string[];
  readonly events: {
    readonly onTurn: readonly number[];
    readonly open: readonly { readonly event: number; readonly zone: string }[];
  };
  readonly canticle: Counts;
  readonly papalEvents: readonly string[];
  readonly turnChart: readonly Readonly<Record<string, number>>[];
  readonly forSale: Counts;
  readonly charts: Readonly<Record<string, readonly { readonly player: string; readonly space: number }[]>>;
  readonly manuscripts: {
    readonly open: readonly string[];
    readonly actions: Counts;
    readonly inDeck: readonly number[];
  };
  readonly tiles: readonly string[];
  readonly claims: Readonly<Record<string, readonly string[]>>;
  readonly library: {
    readonly tiles: number;
    readonly looks: readonly { readonly player: string; readonly tiles: number }[];
  };
  readonly acting: { readonly actions: number; readonly done: readonly string[]; readonly mustLand: boolean };
  readonly players: readonly PlayerSeen[];
};

/** The game's part of a table's whole view, or that part itself. */
export function readSeen(view: JsonObject): TableSeen {
  return (view['table'] ?? view) as unknown as TableSeen;
}
