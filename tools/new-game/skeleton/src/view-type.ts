/** What a seat sees of a table, or a spectator. */
export type NewGameView = {
  readonly pile: number;
  readonly players: readonly { readonly seat: string; readonly stones: number }[];
};
