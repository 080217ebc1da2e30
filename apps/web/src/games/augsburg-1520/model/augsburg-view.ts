import {
  readSeen,
  type Bounds,
  type CardSeen,
  type PlayerSeen,
  type PrivilegeSeen,
  type TableSeen,
} from '@fondaco/augsburg-1520/seen.ts';

export { readSeen as readView };
export type { Bounds };
export type PlayerGoods = PlayerSeen;
export type CharterView = CardSeen;
export type PrivilegeView = PrivilegeSeen;
export type AugsburgView = TableSeen;

export function goodsOf(view: AugsburgView, player: string | undefined): PlayerGoods | undefined {
  return view.players.find((goods) => goods.player === player);
}

/** The hand without what is laid down or about to be: jokers are alike, so each of them takes one away. */
export function inHand(goods: PlayerGoods, picked: readonly string[]): readonly string[] {
  const laid = [...(goods.laid ?? []), ...picked];
  return (goods.hand ?? []).filter((note) => {
    const at = laid.indexOf(note);
    if (at < 0) return true;
    laid.splice(at, 1);
    return false;
  });
}
