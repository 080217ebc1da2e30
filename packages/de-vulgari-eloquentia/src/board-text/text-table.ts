/** The widest line of a terminal board. */
const WIDTH = 110;

/** Rows of cells with their columns aligned and two spaces between them. */
export function printColumns(rows: readonly (readonly string[])[], indent: string): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) => `${indent}${row.map((cell, i) => cell.padEnd(widths[i])).join('  ')}`.trimEnd());
}

/** A heading and items after it, in as many lines as they need, the later ones indented under the first item. */
export function printList(heading: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  const margin = ' '.repeat(heading.length);
  let line = heading;
  for (const [i, item] of items.entries()) {
    const piece = i < items.length - 1 ? `${item}, ` : item;
    if (line !== heading && line !== margin && line.length + piece.trimEnd().length > WIDTH) {
      lines.push(line.trimEnd());
      line = margin;
    }
    line += piece;
  }
  return [...lines, items.length === 0 ? `${heading}none` : line.trimEnd()];
}

/** Equal words that follow each other counted: `oil-1, oil-1` is `oil-1 x2`. */
export function countWords(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((other) => other === word).length;
    return count > 1 ? `${word} x${count}` : word;
  });
}
