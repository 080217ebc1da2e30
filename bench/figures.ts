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
  const rows = figures.map((figure) => ({
    name: figure.name,
    value: round(figure.value).toLocaleString('en', { maximumSignificantDigits: 3 }),
    unit: figure.unit,
    target: printTarget(figure),
  }));
  const widthOf = (column: 'name' | 'value' | 'unit') => Math.max(0, ...rows.map((row) => row[column].length));
  const widths = { name: widthOf('name'), value: widthOf('value'), unit: widthOf('unit') };
  return rows
    .map(({ name, value, unit, target }) =>
      `${name.padEnd(widths.name)}  ${value.padStart(widths.value)}  ${unit.padEnd(widths.unit)}  ${target}`.trimEnd(),
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
