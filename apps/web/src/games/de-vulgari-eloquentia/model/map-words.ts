import type { Narrowing, WordState } from '../../../table/game-table.ts';
import type { DveView, DvePlayer } from './dve-view.ts';
import type { PrintedBoard } from './printed.ts';

/** Turn actions done where the pawn stands. */
const DEEDS_HERE = ['claim:city', 'claim:messenger', 'claim:event', 'verb:convert', 'verb:become', 'verb:summon'];

/** What a zone stands for: the end of a movement, a starting city, the harbour to embark from, or the turn actions of the pawn in it. */
export function zoneKeys(id: string, isHere: boolean, isEmbarking: boolean): readonly string[] {
  return [
    `place:${id}`,
    `verb:start zone:${id}`,
    ...(isEmbarking ? [`zone:${id}`] : []),
    ...(isHere ? DEEDS_HERE : []),
  ];
}

/** The turn actions drawn on the row of chips or on the building. */
export const SPOT_KEYS: readonly string[] = ['claim:city', 'claim:messenger', 'verb:convert', 'verb:become'];
export const TILE_KEYS: readonly string[] = ['claim:event', 'verb:summon'];

/** Whether a sea was touched and its harbour is still to be named (DVE-MOV-11). */
export function isEmbarking(printed: PrintedBoard, narrowing: Narrowing): boolean {
  return printed.seas.some(({ id }) => narrowing.state(`place:${id}`) === 'chosen');
}

/** Whether a place is to be chosen: only then are the others veiled. */
export function isChoosingPlace(narrowing: Narrowing): boolean {
  const states: readonly WordState[] = [narrowing.state('verb:move'), narrowing.state('verb:start')];
  return states.some((state) => state !== 'dim');
}

/** Pawns by place, in the order of seats. */
export function pawnsAt(view: DveView): ReadonlyMap<string, readonly DvePlayer[]> {
  const places = new Map<string, DvePlayer[]>();
  for (const goods of view.players) {
    if (goods.at === undefined) continue;
    places.set(goods.at, [...(places.get(goods.at) ?? []), goods]);
  }
  return places;
}
