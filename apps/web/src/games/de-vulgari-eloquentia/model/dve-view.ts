import {
  readSeen,
  type Chart,
  type Cube,
  type CubeCounts,
  type DiscSeen,
  type PlayerSeen,
  type TableSeen,
} from '@fondaco/de-vulgari-eloquentia/seen.ts';

export { readSeen as readView };
export type { Chart, Cube, CubeCounts };
export type Disc = DiscSeen;
export type PlayerGoods = PlayerSeen;
export type DveView = TableSeen;

export function goodsOf(view: DveView, player: string | undefined): PlayerGoods | undefined {
  return view.players.find((goods) => goods.player === player);
}

/** Where a player's disc stands on a chart, 0 before its start. */
export function spaceOf(view: DveView, chart: Chart, player: string | undefined): number {
  return view.charts[chart].find((disc) => disc.player === player)?.space ?? 0;
}
