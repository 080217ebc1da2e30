import type { GameTableProps } from '../../../table/game-table.ts';
import { readView, type DveView } from './dve-view.ts';
import { printedBoard, type PrintedBoard } from './printed.ts';

/** The board of a table: its own file if it has one, else the game's. A board of which only words are known is made of these. */
export function boardOf(table: Pick<GameTableProps, 'view' | 'parts' | 'narrowing'>): PrintedBoard {
  const printed = printedBoard(table.parts);
  const known = new Set([...printed.zones, ...printed.seas].map(({ id }) => id));
  const words = [...new Set([...wordsIn(readView(table.view)), ...table.narrowing.open('place')])];
  if (words.every((word) => known.has(word))) return printed;
  const zones = words.map((id) => ({ id, name: id, kind: 'city', dialect: null }));
  return { ...printed, zones, borders: [], seas: [] };
}

function wordsIn(view: DveView): readonly string[] {
  return [
    ...view.players.flatMap(({ at }) => (at === undefined ? [] : [at])),
    ...view.events.open.map(({ zone }) => zone),
    ...Object.keys(view.canticle),
    ...Object.keys(view.claims),
  ];
}
