import type { CHARACTERS, CHARTS, CUBES, OFFICES, ONCE, PAPAL_EVENTS, POPES, SOURCES, TILES } from './data/words.ts';

export type Cube = (typeof CUBES)[number];
export type Chart = (typeof CHARTS)[number];
type Tile = (typeof TILES)[number];
type Office = (typeof OFFICES)[number];

export type CubeCounts = Readonly<Record<Cube, number>>;

/** Points by what they are for; sources that the viewer cannot know of somebody are left out. */
export type Points = Readonly<Partial<Record<(typeof SOURCES)[number], number>>>;

/** One player, as somebody sees them. */
export type DvePlayer = {
  readonly seat: string;
  readonly character: (typeof CHARACTERS)[number];
  readonly tile?: Tile;
  readonly ducats: number;
  readonly at?: string;
  readonly embarkedFrom?: string;
  readonly amanuensesInFront: number;
  readonly bologna: number;
  readonly bolognaClaimed: boolean;
  readonly hasLibraryTile: boolean;
  readonly office: Office;
  /** The actions left of their turn; 0 for who does not act. */
  readonly actions: number;
  /** The offices their character can have, and the votes each takes. */
  readonly offices: readonly { readonly office: Office; readonly votes: number }[];
  /** What would be scored if the game ended now, as far as the viewer may be shown it. */
  readonly points: Points;
} & Partial<BehindScreen> &
  Partial<LibrarySecrets>;

/** What lies behind a screen. */
export type BehindScreen = {
  readonly behind: CubeCounts;
  readonly manuscripts: readonly string[];
  /** With those of a tile's virtual cube. */
  readonly votes: number;
};

/** What only whoever looked at library tiles knows. */
export type LibrarySecrets = {
  readonly libraryTile: number;
  readonly putBack: readonly number[];
  readonly lookingAt?: readonly number[];
};

export type Disc = { readonly seat: string; readonly space: number };

/** Whether Lingua Volgare is yet to enter, lies open, was taken, or can no longer enter. */
export type Volgare = 'waiting' | 'open' | 'taken' | 'out';

export type ManuscriptsView = {
  readonly open: readonly string[];
  /** What each open one costs. */
  readonly actions: Readonly<Record<string, number>>;
  /** How many are left of each level. */
  readonly inDeck: readonly number[];
  readonly volgare: Volgare;
};

/** What a seat sees of a table, or a spectator. */
export type DveView = {
  readonly turn: number;
  readonly isLastTurn: boolean;
  readonly pope: (typeof POPES)[number];
  readonly order: readonly string[];
  readonly events: {
    readonly onTurn: readonly number[];
    readonly open: readonly { readonly event: number; readonly zone: string }[];
  };
  readonly canticle: Readonly<Record<string, number>>;
  readonly papalEvents: readonly (typeof PAPAL_EVENTS)[number][];
  readonly turnChart: readonly ({ readonly turn: number } & CubeCounts)[];
  readonly forSale: CubeCounts;
  /** Furthest ahead first. */
  readonly charts: Readonly<Record<Chart, readonly Disc[]>>;
  readonly manuscripts: ManuscriptsView;
  readonly tiles: readonly Tile[];
  readonly claims: Readonly<Record<string, readonly string[]>>;
  readonly library: {
    readonly tiles: number;
    readonly looks: readonly { readonly seat: string; readonly tiles: number }[];
  };
  readonly acting: {
    readonly actions: number;
    readonly done: readonly (typeof ONCE)[number][];
    readonly mustLand: boolean;
    readonly canticleSaved: boolean;
    readonly elected: boolean;
  };
  readonly inquisitorUsed: boolean;
  /** While Stupor Mundi is at auction. */
  readonly auction?: { readonly bidders: readonly string[]; readonly bid: number; readonly bidder?: string };
  readonly players: readonly DvePlayer[];
};
