/** Where things of a line chart lie, in pixels. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ticks: readonly number[];
  /** Every how many chapters there is a numeral, and a mark on each line. */
  readonly numeralEvery: number;
  readonly markEvery: number;
  readonly hasNames: boolean;
  /** Where the lines are named at their ends, none over another. */
  readonly labels: readonly { readonly seat: number; readonly y: number }[];
  /** A name as there is room for it. */
  labelOf(name: string): string;
  x(moment: number): number;
  y(points: number): number;
  /** The moment nearest to a place. */
  nearest(x: number): number;
}

const NARROW = 520;
const NUMERAL_WIDTH = 30;
const LABEL_HEIGHT = 20;
const MARK_WIDTH = 110;
const MOST_TICKS = 6;
const BESIDE_NAME = 32;
const LETTER_WIDTH = 8.5;
const [LEAST_NAME_ROOM, MOST_NAME_ROOM] = [120, 200];
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** How much room the names take beside the lines, with their marks; a very long one takes no more than a share of the chart. */
function roomFor(names: readonly string[]): number {
  const longest = Math.max(...names.map((name) => name.length));
  return Math.min(MOST_NAME_ROOM, Math.max(LEAST_NAME_ROOM, BESIDE_NAME + longest * LETTER_WIDTH));
}

/** Plans a chart of so many pixels for everybody's points, moment by moment. */
export function planOf(width: number, totals: readonly (readonly number[])[], names: readonly string[]): Plan {
  const isNarrow = width < NARROW;
  const height = isNarrow ? 240 : 300;
  const [left, top, bottom] = [32, 12, height - 28];
  const right = width - (isNarrow ? 30 : roomFor(names));
  const mostLetters = Math.floor((width - right - BESIDE_NAME) / LETTER_WIDTH);
  const last = Math.max(1, totals.length - 1);
  const all = totals.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const step = STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? most;
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  const chapter = (right - left) / last;
  const x = (moment: number) => left + chapter * moment;
  const y = (points: number) => bottom - ((points - from) / (to - from)) * (bottom - top);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    ticks: Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step),
    numeralEvery: Math.ceil(NUMERAL_WIDTH / chapter),
    markEvery: Math.max(1, Math.ceil(MARK_WIDTH / chapter)),
    hasNames: !isNarrow,
    labels: spread(
      (totals.at(-1) ?? []).map((points, seat) => ({ seat, y: y(points) })),
      bottom,
    ),
    labelOf: (name) => (name.length <= mostLetters ? name : `${name.slice(0, mostLetters - 1)}…`),
    x,
    y,
    nearest: (place) => Math.max(0, Math.min(last, Math.round((place - left) / chapter))),
  };
}

/** Moves labels apart that would cover each other, and up again where they would leave the chart. */
function spread(
  labels: readonly { seat: number; y: number }[],
  bottom: number,
): readonly { seat: number; y: number }[] {
  const placed: { seat: number; y: number }[] = [];
  for (const { seat, y } of labels.toSorted((a, b) => a.y - b.y))
    placed.push({ seat, y: Math.max(y, (placed.at(-1)?.y ?? -Infinity) + LABEL_HEIGHT) });
  return placed.map(({ seat, y }, i) => ({ seat, y: Math.min(y, bottom - (placed.length - 1 - i) * LABEL_HEIGHT) }));
}
