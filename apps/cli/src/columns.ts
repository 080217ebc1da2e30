import { itemAt } from '@fondaco/kernel';
import { stripVTControlCharacters } from 'node:util';

type Cell = string | number;

/** Rows as lines whose columns stand under each other; columns of numbers to the right. */
export function columns(rows: readonly (readonly Cell[])[], indent = '  '): string[] {
  const widths: number[] = [];
  const isRight: boolean[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(String(cell)));
      isRight[i] ||= isNumber(cell);
    });
  }
  return rows.map((row) => {
    const cells = row.map((cell, i) => {
      const gap = ' '.repeat(itemAt(widths, i) - widthOf(String(cell)));
      return isRight[i] ? `${gap}${cell}` : `${cell}${gap}`;
    });
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
}

/** How many places a text takes; colours take none. */
function widthOf(text: string): number {
  return Array.from(stripVTControlCharacters(text)).length;
}

function isNumber(cell: Cell): boolean {
  return typeof cell === 'number' || /^[−-]?[\d,.]+%?$/.test(cell);
}
