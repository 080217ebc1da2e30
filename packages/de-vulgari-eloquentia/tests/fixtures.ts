import type { Game, Json, JsonObject } from '@fondaco/kernel';
import { given, type Given } from '@fondaco/kernel/testing';
import { deVulgariEloquentia } from '../src/index.ts';

const SEATS = ['red', 'blue', 'green'];

interface How {
  readonly seats?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: number;
  readonly game?: Game;
}

type Table = { readonly [member: string]: Json };

function howToSit(how: How): { seats: readonly string[] } & Pick<How, 'options' | 'seed'> {
  const { game: _, ...rest } = how;
  return { seats: SEATS, ...rest };
}

/** A table in the middle of a player's turn, with 5 actions unless told otherwise. */
export function turnOf(player: string, table: Table = {}, how: How = {}): Given {
  const seats = how.seats ?? SEATS;
  const order = (table['order'] ?? seats) as readonly string[];
  return given(how.game ?? deVulgariEloquentia, {
    ...howToSit(how),
    table: { ...table, order, acting: { actions: 5, ...(table['acting'] as JsonObject | undefined) } },
    pending: [
      { step: 'calendar', phase: 'done' },
      { step: 'actions', next: order.indexOf(player) + 1 },
      { step: 'turn', waiting: [player] },
    ],
  });
}

/** A table just before a phase, which then runs to the next decision. `turn` is the turn before for the event phase. */
export function before(phase: string, table: Table = {}, how: How = {}): Given {
  return given(how.game ?? deVulgariEloquentia, {
    ...howToSit(how),
    table,
    pending: [{ step: 'calendar', phase }],
  });
}

/** A table at the final election. */
export function electionOf(table: Table, how: How = {}): Given {
  return given(how.game ?? deVulgariEloquentia, {
    ...howToSit(how),
    table: { turn: 14, papalEvents: { tiles: ['red', 'white', 'red', 'white', 'white'], shown: 3 }, ...table },
    pending: [{ step: 'election', next: 0 }],
  });
}

/** The game on the standard board changed by a person who knows better. */
export function onBoard(change: (board: Record<string, Json>) => Json): Game {
  const changed = deVulgariEloquentia.withParts(change(deVulgariEloquentia.parts() as Record<string, Json>));
  if (!changed.ok) throw new Error(changed.error.message);
  return changed.value;
}

/** What a player sees of themselves, or of another. */
export function seen(g: Given, player: string, by = player): Record<string, Json> {
  const players = g.view(by)['players'] as unknown as readonly Record<string, Json>[];
  const found = players.find((row) => row['player'] === player);
  if (found === undefined) throw new Error(`${player} is not there`);
  return found;
}

export function ducatsOf(g: Given, player: string): Json {
  return seen(g, player)['ducats'];
}

export function behindOf(g: Given, player: string): Record<string, number> {
  return seen(g, player)['behind'] as unknown as Record<string, number>;
}

/** The spaces of all discs on a chart. */
export function chart(g: Given, name: string): Record<string, number> {
  return Object.fromEntries(ranking(g, name).map((row) => [row.player, row.space]));
}

/** The players on a chart, furthest ahead first. */
export function ranked(g: Given, name: string): string[] {
  return ranking(g, name).map((row) => row.player);
}

function ranking(g: Given, name: string): readonly { player: string; space: number }[] {
  const charts = g.view()['charts'] as unknown as Record<string, readonly { player: string; space: number }[]>;
  return charts[name];
}

export function knowledge(g: Given, player: string): number {
  return chart(g, 'knowledge')[player];
}

export function actionsLeft(g: Given): number {
  return (g.view()['acting'] as unknown as { actions: number }).actions;
}

/** The cubes on a space of the turn chart to come. */
export function cubesOn(g: Given, turn: number): Record<string, number> {
  const rows = g.view()['turnChart'] as unknown as readonly Record<string, number>[];
  const row = rows.find((candidate) => candidate['turn'] === turn);
  if (row === undefined) throw new Error(`turn ${turn} is not to come`);
  const { turn: _, ...cubes } = row;
  return cubes;
}

export function points(g: Given, player: string, category: string): number {
  const row = g.result().scores.find((candidate) => candidate.seat === player);
  if (row === undefined) throw new Error(`${player} is not there`);
  return row.breakdown[category];
}

export const NO_CUBES = { politician: 0, nobleman: 0, abbess: 0, amanuensis: 0 };
