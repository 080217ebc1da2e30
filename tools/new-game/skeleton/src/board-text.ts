import type { NewGameView } from './view-type.ts';

/** A terminal board made from a view alone. */
export function printBoard({ pile, players }: NewGameView): string {
  return [`Pile: ${pile}`, ...players.map(({ seat, stones }) => `${seat}: ${stones}`)].join('\n');
}
