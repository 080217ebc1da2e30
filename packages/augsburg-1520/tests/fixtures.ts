import { FastRandom, Table, type Game, type Json, type JsonObject, type State } from '@fondaco/kernel';
import { givenTable, given, NAMES, type Given } from '@fondaco/kernel/testing';
import { augsburg1520, type AugsburgView } from '../src/index.ts';
import type { AugsburgPlayer } from '../src/view-type.ts';

export const SEATS = ['red', 'blue', 'green', 'yellow'];
const CARDS = Array.from({ length: 10 }, (_, i) => `card-${i + 1}`);

/** The game on any parts. */
export type AugsburgGame = Game<State, AugsburgView>;
/** A table of it. */
export type GivenAugsburg = Given<AugsburgView>;

interface AugsburgSetting {
  readonly seats?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: number;
  readonly game?: AugsburgGame;
}

function arrange(table: JsonObject, pending: readonly Json[], { game, ...how }: AugsburgSetting): GivenAugsburg {
  return given(game ?? augsburg1520, { seats: SEATS, ...how, table, pending });
}

/** A table just before a stage of a round: an auction, `income`, or the next `round`. */
export function before(next: string, table: JsonObject = {}, how: AugsburgSetting = {}): GivenAugsburg {
  return arrange(table, [{ step: 'rounds', next }], how);
}

/** A winner with a privilege card in hand, at Philipp's auction. */
export function winnerWith(card: string, table: JsonObject = {}, how: AugsburgSetting = {}): GivenAugsburg {
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
  game: AugsburgGame = augsburg1520,
): GivenAugsburg {
  const made = Table.create(game, { names: NAMES.slice(0, seats), options, seed: new FastRandom(seed).seed() });
  if (!made.ok) throw new Error(made.error.message);
  return givenTable(made.value);
}

/** The table made anew from its position in words. */
export function readBack(g: GivenAugsburg): Table<AugsburgView> {
  const made = Table.arrange(g.table.game, g.table.position());
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** The game on its parts, changed by a person who knows better. */
export function withParts(change: (parts: Record<string, Json>) => Json): AugsburgGame {
  const changed = augsburg1520.withParts(change(structuredClone(augsburg1520.parts()) as Record<string, Json>));
  if (!changed.ok) throw new Error(changed.error.message);
  return changed.value;
}

/** What a player sees of themselves, or somebody else of them. */
export function viewPlayer(g: GivenAugsburg, player: string, by = player): AugsburgPlayer {
  return rowOf(g.view(by), player);
}

/** What a spectator sees of a player. */
export function publicPlayer(g: GivenAugsburg, player: string): AugsburgPlayer {
  return rowOf(g.view(), player);
}

function rowOf(view: AugsburgView, player: string): AugsburgPlayer {
  const found = view.players.find((row) => row.seat === player);
  if (found === undefined) throw new Error(`${player} is not there`);
  return found;
}

export function florins(g: GivenAugsburg, player: string): number | undefined {
  return viewPlayer(g, player).florins;
}

export function prestige(g: GivenAugsburg, player: string): number {
  return viewPlayer(g, player).prestige;
}

export function hand(g: GivenAugsburg, player: string): readonly string[] {
  return viewPlayer(g, player).hand ?? [];
}

export function offered(g: GivenAugsburg, player: string): readonly string[] {
  return viewPlayer(g, player).offered ?? [];
}

export function levels(g: GivenAugsburg, player: string): AugsburgPlayer['levels'] {
  return viewPlayer(g, player).levels;
}

export function rights(g: GivenAugsburg, player: string): AugsburgPlayer['rights'] {
  return viewPlayer(g, player).rights;
}

/** What everyone knows of a player's hand and purse. */
export function known(g: GivenAugsburg, player: string): AugsburgPlayer['known'] {
  return publicPlayer(g, player).known;
}

export function waiting(g: GivenAugsburg): readonly string[] {
  return g.table.view(undefined).waiting;
}

export function step(g: GivenAugsburg): string | undefined {
  return g.table.step;
}

/** Everyone answers the same for all that is offered to them, as far as they can. */
export function everyoneBuys(g: GivenAugsburg, answer: 'yes' | 'no'): void {
  while (step(g) === 'purchase') {
    for (const player of waiting(g)) {
      const offers = g.offers(player);
      g.play(player, offers.find((line) => line.endsWith(answer)) ?? offers[0]);
    }
  }
}

/** All pass, one after another. */
export function everyonePasses(g: GivenAugsburg): void {
  const noble = g.view().auction?.noble;
  while (g.view().auction !== undefined && g.view().auction?.noble === noble) g.play(waiting(g)[0], 'pass');
}
