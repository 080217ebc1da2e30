/** What a seat sees of a table, or a spectator. */
export type NewGameView = {
  readonly pile: number;
  readonly players: readonly { readonly player: string; readonly stones: number }[];
};
