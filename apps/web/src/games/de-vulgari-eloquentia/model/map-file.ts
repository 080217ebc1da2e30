/** A point of the plane, in pixels unless said otherwise. */
export type Point = readonly [number, number];

/** Where the arrow keys lead from a place. */
export type Arrows = Readonly<Partial<Record<'up' | 'right' | 'down' | 'left', string>>>;

interface MapPlace {
  readonly at: Point;
  readonly arrows: Arrows;
  /** The upper left corner of the flag with the cost of a movement. */
  readonly flag: Point;
}

export interface MapZone extends MapPlace {
  /** Numbers of lines, −1 − the number when it runs backwards. */
  readonly rings: readonly (readonly number[])[];
  /** The feet of the first two pawns. */
  readonly pawns: readonly [Point, Point];
  /** How far behind them the next two stand. */
  readonly queue: Point;
  readonly event?: Point;
}

/** The drawn map, as its builder writes it. Lines are whole tenths of a pixel, in words: the first point, then the way to each next one. */
export interface MapFile {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly zones: Readonly<Record<string, MapZone>>;
  readonly seas: Readonly<Record<string, MapPlace>>;
  /** Where four zones meet in a point. */
  readonly corners: readonly Point[];
  /** The land around Italy, as a path. */
  readonly around: string;
}
