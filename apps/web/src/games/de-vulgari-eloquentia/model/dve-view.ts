import type { Chart, DvePlayer, DveView } from '@fondaco/de-vulgari-eloquentia/view-type.ts';
import type { JsonObject } from '@fondaco/kernel';

export type { Chart, Cube, CubeCounts, Disc, DvePlayer, DveView } from '@fondaco/de-vulgari-eloquentia/view-type.ts';

/** The game's part of a table's view, as the host has just sent it. */
export function readView(view: JsonObject): DveView {
  return view as DveView;
}

export function goodsOf(view: DveView, seat: string | undefined): DvePlayer | undefined {
  return view.players.find((goods) => goods.seat === seat);
}

/** Where a player's disc stands on a chart, 0 before its start. */
export function spaceOf(view: DveView, chart: Chart, seat: string | undefined): number {
  return view.charts[chart].find((disc) => disc.seat === seat)?.space ?? 0;
}
