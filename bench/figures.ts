/** What a number should be. */
export type Target = { readonly type: 'at-least' | 'below'; readonly value: number };

/** One measured number. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: Target;
}

/** One JSON object per line, for machines. */
export function printJsonLines(figures: readonly Figure[]): string {
  return figures.map(({ name, value, unit }) => JSON.stringify({ name, value: round(value), unit })).join('\n');
}

/** A table, for people. */
export function printTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    round(figure.value).toLocaleString('en', { maximumSignificantDigits: 3 }),
    figure.unit,
    printTarget(figure),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows
    .map(([name, value, unit, target]) =>
      `${name.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${unit.padEnd(widths[2])}  ${target}`.trimEnd(),
    )
    .join('\n');
}

function printTarget({ value, target }: Figure): string {
  if (target === undefined) return '';
  const isAtLeast = target.type === 'at-least';
  const isMet = isAtLeast ? value >= target.value : value < target.value;
  return `${isAtLeast ? 'at least' : 'below'} ${target.value.toLocaleString('en')}: ${isMet ? 'met' : 'MISSED'}`;
}

/** Three significant digits. */
function round(value: number): number {
  return Number(value.toPrecision(3));
}
