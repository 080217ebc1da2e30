import type { Game, Json, JsonObject, State } from '@fondaco/kernel';
import { given, type Given } from '@fondaco/kernel/testing';
import { deVulgariEloquentia, type DveView } from '../src/index.ts';
import type { Chart, CubeCounts, Disc, DvePlayer } from '../src/view-type.ts';

const SEATS = ['red', 'blue', 'green'];

/** The game on any board. */
type DveGame = Game<State, DveView>;
/** A table of it. */
export type GivenDve = Given<DveView>;

interface DveSetting {
  readonly seats?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: number;
  readonly game?: DveGame;
}

function howToSit(how: DveSetting): { seats: readonly string[] } & Pick<DveSetting, 'options' | 'seed'> {
  const { game: _, ...rest } = how;
  return { seats: SEATS, ...rest };
}

/** A table in the middle of a player's turn, with 5 actions unless told otherwise. */
export function turnOf(player: string, table: JsonObject = {}, how: DveSetting = {}): GivenDve {
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
export function before(phase: string, table: JsonObject = {}, how: DveSetting = {}): GivenDve {
  return given(how.game ?? deVulgariEloquentia, {
    ...howToSit(how),
    table,
    pending: [{ step: 'calendar', phase }],
  });
}

/** A table at the final election. */
export function electionOf(table: JsonObject, how: DveSetting = {}): GivenDve {
  return given(how.game ?? deVulgariEloquentia, {
    ...howToSit(how),
    table: { turn: 14, papalEvents: { tiles: ['red', 'white', 'red', 'white', 'white'], shown: 3 }, ...table },
    pending: [{ step: 'election', next: 0 }],
  });
}

/** The game on the standard board changed by a person who knows better. */
export function onBoard(change: (board: Record<string, Json>) => Json): DveGame {
  const changed = deVulgariEloquentia.withParts(change(deVulgariEloquentia.parts() as Record<string, Json>));
  if (!changed.ok) throw new Error(changed.error.message);
  return changed.value;
}

/** What a player sees of themselves, or of another. */
export function viewPlayer(g: GivenDve, player: string, by = player): DvePlayer {
  const found = g.view(by).players.find((row) => row.seat === player);
  if (found === undefined) throw new Error(`${player} is not there`);
  return found;
}

export function ducatsOf(g: GivenDve, player: string): number {
  return viewPlayer(g, player).ducats;
}

export function behindOf(g: GivenDve, player: string): CubeCounts {
  const { behind } = viewPlayer(g, player);
  if (behind === undefined) throw new Error(`${player} does not see their own cubes`);
  return behind;
}

/** The spaces of all discs on a chart. */
export function chart(g: GivenDve, name: Chart): Record<string, number> {
  return Object.fromEntries(ranking(g, name).map((row) => [row.seat, row.space]));
}

/** The players on a chart, furthest ahead first. */
export function ranked(g: GivenDve, name: Chart): string[] {
  return ranking(g, name).map((row) => row.seat);
}

function ranking(g: GivenDve, name: Chart): readonly Disc[] {
  return g.view().charts[name];
}

export function knowledge(g: GivenDve, player: string): number {
  return chart(g, 'knowledge')[player];
}

export function actionsLeft(g: GivenDve): number {
  return g.view().acting.actions;
}

/** The cubes on a space of the turn chart to come. */
export function cubesOn(g: GivenDve, turn: number): CubeCounts {
  const row = g.view().turnChart.find((candidate) => candidate.turn === turn);
  if (row === undefined) throw new Error(`turn ${turn} is not to come`);
  const { turn: _, ...cubes } = row;
  return cubes;
}

export function points(g: GivenDve, player: string, category: string): number {
  const row = g.result().scores.find((candidate) => candidate.seat === player);
  if (row === undefined) throw new Error(`${player} is not there`);
  return row.breakdown[category];
}

export const NO_CUBES = { politician: 0, nobleman: 0, abbess: 0, amanuensis: 0 };
