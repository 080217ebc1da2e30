import { itemAt } from '@fondaco/kernel';
import type { Colours } from '../colour.ts';

/** The offered lines with their numbers, one block a verb, filled to the width of the screen. */
export function printChoices(offered: readonly string[], width: number, colours: Colours): string[] {
  const blocks = new Map<string, string[]>();
  offered.forEach((line, i) => {
    const at = line.indexOf(' ');
    const verb = at < 0 ? line : line.slice(0, at);
    const block = blocks.get(verb) ?? [];
    block.push(`${i + 1}${at < 0 ? '' : ` ${line.slice(at + 1)}`}`);
    blocks.set(verb, block);
  });
  const indent = 2 + Math.max(...[...blocks.keys()].map((verb) => verb.length));
  return [...blocks].flatMap(([verb, items]) => {
    return fill(items, Math.max(20, width - indent - 2)).map((row, i) => {
      const label = i === 0 ? verb : '';
      return `  ${colours.bold(label)}${' '.repeat(indent - label.length)}${paint(row, colours)}`;
    });
  });
}

function fill(items: readonly string[], width: number): string[][] {
  const rows: string[][] = [[]];
  let used = 0;
  for (const item of items) {
    if (used > 0 && used + item.length + 3 > width) {
      rows.push([]);
      used = 0;
    }
    itemAt(rows, rows.length - 1).push(item);
    used += item.length + 3;
  }
  return rows;
}

function paint(row: readonly string[], colours: Colours): string {
  return row.map((item) => item.replace(/^\d+/, (number) => colours.cyan(`[${number}]`))).join('  ');
}
