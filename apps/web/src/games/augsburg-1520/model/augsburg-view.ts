import type { AugsburgPlayer, AugsburgView } from '@fondaco/augsburg-1520/view-type.ts';
import type { JsonObject } from '@fondaco/kernel';
import { JOKER } from './words.ts';

export type {
  AugsburgPlayer,
  AugsburgView,
  Bounds,
  Income,
  PrivilegeCard,
  PrivilegeInUse,
  ReachedLevel,
} from '@fondaco/augsburg-1520/view-type.ts';

/** The game's part of a table's view, as the host has just sent it. */
export function readView(view: JsonObject): AugsburgView {
  return view as AugsburgView;
}

export function goodsOf(view: AugsburgView, seat: string | undefined): AugsburgPlayer | undefined {
  return view.players.find((goods) => goods.seat === seat);
}

/** The hand without what is laid down or about to be: jokers are alike, so each of them takes one away. */
export function inHand(goods: AugsburgPlayer, picked: readonly string[]): readonly string[] {
  const laid = [...(goods.laid ?? []), ...picked];
  return (goods.hand ?? []).filter((note) => {
    const at = laid.indexOf(note);
    if (at < 0) return true;
    laid.splice(at, 1);
    return false;
  });
}

/** The note of some that ranks highest in a showdown, as the view has it of its own notes; jokers rank below all. */
export function bestOf({ ranks = {} }: AugsburgPlayer, notes: readonly string[]): string {
  const rankOf = (note: string): number => ranks[note] ?? -1;
  return notes.reduce((best, note) => (rankOf(note) > rankOf(best) ? note : best), notes[0] ?? JOKER);
}
