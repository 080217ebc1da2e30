import { FastRandom, Table, type Game, type Json, type JsonObject } from '@fondaco/kernel';
import { aroundTable, given, NAMES, type Given } from '@fondaco/kernel/testing';
import { augsburg1520 } from '../src/index.ts';

export const SEATS = ['red', 'blue', 'green', 'yellow'];
const CARDS = Array.from({ length: 10 }, (_, i) => `card-${i + 1}`);

interface How {
  readonly seats?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: number;
  readonly game?: Game;
}

type TableJson = { readonly [member: string]: Json };

function arrange(table: TableJson, pending: readonly Json[], { game, ...how }: How): Given {
  return given(game ?? augsburg1520, { seats: SEATS, ...how, table, pending });
}

/** A table just before a stage of a round: an auction, `income`, or the next `round`. */
export function before(next: string, table: TableJson = {}, how: How = {}): Given {
  return arrange(table, [{ step: 'rounds', next }], how);
}

/** A winner with a privilege card in hand, at Philipp's auction. */
export function winnerWith(card: string, table: TableJson = {}, how: How = {}): Given {
  const winner = (table['opener'] ?? (how.seats ?? SEATS)[0]) as string;
  const open = CARDS.filter((other) => other !== card).slice(0, 4);
  return arrange(
    { ...table, cards: { open, out: [card] } },
    [
      { step: 'rounds', next: 'louise' },
      { step: 'privilege', waiting: [winner], card, used: 0, made: 0, built: 0 },
    ],
    how,
  );
}

/** A new table, set up by the game itself. */
export function newTable(
  seats = 4,
  seed = 1,
  options: Readonly<Record<string, string>> = {},
  game: Game = augsburg1520,
): Given {
  const made = Table.create(game, { names: NAMES.slice(0, seats), options, seed: new FastRandom(seed).seed() });
  if (!made.ok) throw new Error(made.error.message);
  return aroundTable(made.value);
}

/** The game on its parts, changed by a person who knows better. */
export function withParts(change: (parts: Record<string, Json>) => Json): Game {
  const changed = augsburg1520.withParts(change(structuredClone(augsburg1520.parts()) as Record<string, Json>));
  if (!changed.ok) throw new Error(changed.error.message);
  return changed.value;
}

/** What a player sees of themselves, or somebody else of them; `undefined` is a spectator. */
export function seen(g: Given, player: string, by: string | undefined = player): Record<string, Json> {
  const players = g.view(by)['players'] as unknown as readonly Record<string, Json>[];
  const found = players.find((row) => row['player'] === player);
  if (found === undefined) throw new Error(`${player} is not there`);
  return found;
}

export function seenByAll(g: Given, player: string): Record<string, Json> {
  const players = g.view()['players'] as unknown as readonly Record<string, Json>[];
  return players[g.table.seats.indexOf(player)];
}

export function florins(g: Given, player: string): Json {
  return seen(g, player)['florins'];
}

export function prestige(g: Given, player: string): Json {
  return seen(g, player)['prestige'];
}

export function hand(g: Given, player: string): readonly string[] {
  return seen(g, player)['hand'] as unknown as readonly string[];
}

export function offered(g: Given, player: string): readonly string[] {
  return (seen(g, player)['offered'] ?? []) as unknown as readonly string[];
}

export function levels(g: Given, player: string): JsonObject {
  return seen(g, player)['levels'] as JsonObject;
}

export function rights(g: Given, player: string): JsonObject {
  return seen(g, player)['rights'] as JsonObject;
}

/** What everyone knows of a player's hand and purse. */
export function known(g: Given, player: string): JsonObject {
  return seenByAll(g, player)['known'] as JsonObject;
}

export function waiting(g: Given): Json {
  return g.table.view(undefined)['waiting'];
}

export function step(g: Given): string | undefined {
  return g.table.step;
}

/** Everyone answers the same for all that is offered to them, as far as they can. */
export function everyoneBuys(g: Given, answer: 'yes' | 'no'): void {
  while (step(g) === 'purchase') {
    for (const player of waiting(g) as readonly string[]) {
      const offers = g.offers(player);
      g.play(player, offers.find((line) => line.endsWith(answer)) ?? offers[0]);
    }
  }
}

/** All pass, one after another. */
export function everyonePasses(g: Given): void {
  const noble = (g.view()['auction'] as unknown as { noble: string }).noble;
  while ((g.view()['auction'] as unknown as { noble: string } | undefined)?.noble === noble)
    g.play((waiting(g) as readonly string[])[0], 'pass');
}
