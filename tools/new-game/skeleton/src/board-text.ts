import type { JsonObject } from '@fondaco/kernel';

type TableSeen = {
  readonly pile: number;
  readonly players: readonly { readonly player: string; readonly stones: number }[];
};

/** A terminal board made from a view alone: a table's whole view, or the game's part of it. */
export function printBoard(view: JsonObject): string {
  const { pile, players } = (view['table'] ?? view) as unknown as TableSeen;
  return [`Pile: ${pile}`, ...players.map(({ player, stones }) => `${player}: ${stones}`)].join('\n');
}
