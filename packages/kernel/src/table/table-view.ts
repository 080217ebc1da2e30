import type { JsonObject } from '../json.ts';

/** What a seat or a spectator sees of a table: what is the same in every game, and under `table` the game's part. */
export type TableView<V extends JsonObject = JsonObject> = {
  readonly game: string;
  readonly seats: readonly string[];
  /** Whose view it is; absent for a spectator. */
  readonly seat?: string;
  readonly seq: number;
  readonly waiting: readonly string[];
  /** The step that asks; absent when the game is over. */
  readonly step?: string;
  readonly isOver: boolean;
  readonly table: V;
};
