import type { JsonObject } from '@fondaco/kernel';
import type { Ladder, PrivilegeSymbol, Right, Stage, Visited } from './words.ts';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What everyone knows of a hand and a purse. */
interface Known {
  readonly notes: readonly string[];
  readonly proved: Readonly<Partial<Record<Visited, { readonly valid: number; readonly real: number }>>>;
  readonly hand: Bounds;
  readonly florins: Bounds;
}

export interface PlayerGoods {
  readonly player: string;
  readonly prestige: number;
  readonly levels: Readonly<Record<Ladder, number>>;
  /** The rights held: their price or points, 0 where none are printed. */
  readonly rights: Readonly<Partial<Record<Right, number>>>;
  readonly bid?: number | 'passed';
  /** How many notes lie before him to be bought or just drawn, and for how many he has answered. */
  readonly offeredCount?: number;
  readonly answered?: number;
  /** How many notes he has laid down, face down. */
  readonly laidCount?: number;
  readonly known: Known;
  readonly florins?: number;
  readonly handSize?: number;
  /** With the notes laid down, if there are any. */
  readonly hand?: readonly string[];
  readonly offered?: readonly string[];
  readonly answers?: readonly ('yes' | 'no')[];
  readonly laid?: readonly string[];
}

export interface CharterView {
  readonly card: string;
  readonly symbols: readonly PrivilegeSymbol[];
}

export interface PrivilegeView {
  readonly player: string;
  readonly card: string;
  readonly symbols: readonly { readonly symbol: PrivilegeSymbol; readonly isUsed: boolean }[];
  readonly choicesLeft: number;
  readonly hasBuilt: boolean;
}

/** The game's part of a view, as packages/augsburg-1520/src/view.ts builds it. */
export interface AugsburgView {
  readonly round: number;
  readonly rounds: number;
  /** What comes after what is being done; absent at the end. */
  readonly next?: Stage;
  readonly opener: string;
  readonly auction?: { readonly noble: Visited; readonly number: number; readonly leader?: string };
  readonly showdown?: { readonly noble: Visited; readonly number: number; readonly standing: readonly string[] };
  readonly privilege?: PrivilegeView;
  readonly cards: {
    readonly open: readonly CharterView[];
    readonly faceDown: readonly CharterView[];
    readonly out: readonly string[];
  };
  readonly topPrice?: number;
  readonly deck?: number;
  readonly discards?: number;
  readonly seenDiscards: readonly string[];
  readonly piles: Readonly<Record<Right, { readonly top?: number; readonly left: number }>>;
  readonly supply: Readonly<Record<Ladder, Readonly<Record<string, number>>>>;
  readonly players: readonly PlayerGoods[];
}

/** The view came through the protocol and is what the rules built: from here on it has a type. */
export function readView(view: JsonObject): AugsburgView {
  return view as unknown as AugsburgView;
}

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
