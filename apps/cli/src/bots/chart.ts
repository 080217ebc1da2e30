import { itemAt } from '@fondaco/kernel';
/** Readable on white and on black alike. */
const INK = '#7d7468';
const COLOURS: readonly string[] = ['#b8860b', '#a3432f', '#3f6f8f'];
const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 70;
const RIGHT = 30;
const TOP = 70;
const BOTTOM = 60;

/** A line of a chart; with bounds, each point has a bar from low to high. */
interface ChartSeries {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly low?: number; readonly high?: number }[];
}

export interface LineChart {
  readonly title: string;
  readonly subtitle: string;
  readonly across: string;
  readonly up: string;
  readonly most: { readonly x: number; readonly y: number };
  readonly series: readonly ChartSeries[];
  /** A straight line from corner to corner: what perfect would be. */
  readonly hasDiagonal?: boolean;
}

/** A chart as an SVG file. */
export function drawChart(chart: LineChart): string {
  const x = (value: number): number => round(LEFT + (value / chart.most.x) * (WIDTH - LEFT - RIGHT));
  const y = (value: number): number => round(HEIGHT - BOTTOM - (value / chart.most.y) * (HEIGHT - TOP - BOTTOM));
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const grid = ticks.flatMap((tick) => [
    `<line x1="${x(0)}" x2="${x(chart.most.x)}" y1="${y(tick * chart.most.y)}" y2="${y(tick * chart.most.y)}" stroke="${INK}" stroke-opacity="0.3"/>`,
    write(LEFT - 8, y(tick * chart.most.y) + 4, printNumber(tick * chart.most.y), 'end'),
    write(x(tick * chart.most.x), HEIGHT - BOTTOM + 20, printNumber(tick * chart.most.x), 'middle'),
  ]);
  return [
    ...open(chart.title, chart.subtitle, HEIGHT),
    ...grid,
    ...(chart.hasDiagonal === true
      ? [
          `<line x1="${x(0)}" y1="${y(0)}" x2="${x(chart.most.x)}" y2="${y(chart.most.y)}" stroke="${INK}" stroke-dasharray="4 4"/>`,
        ]
      : []),
    ...chart.series.flatMap(({ name, points }, i) =>
      drawSeries(name, points, itemAt(COLOURS, i % COLOURS.length), i, x, y),
    ),
    write((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, chart.across, 'middle'),
    write(LEFT - 8, TOP - 10, chart.up, 'start'),
    '</svg>',
    '',
  ].join('\n');
}

function drawSeries(
  name: string,
  points: ChartSeries['points'],
  colour: string,
  row: number,
  x: (value: number) => number,
  y: (value: number) => number,
): string[] {
  const path = points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ');
  return [
    `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ...points.map(
      (point) =>
        `<circle cx="${x(point.x)}" cy="${y(point.y)}" r="3" fill="${colour}"><title>${printNumber(point.x)}: ${printNumber(point.y)}</title></circle>`,
    ),
    ...points.flatMap(({ x: at, low, high }) =>
      low === undefined || high === undefined
        ? []
        : [`<line x1="${x(at)}" x2="${x(at)}" y1="${y(low)}" y2="${y(high)}" stroke="${colour}"/>`],
    ),
    `<text x="${WIDTH - RIGHT}" y="${TOP - 10 + row * 16 - 16}" text-anchor="end" fill="${colour}">${escape(name)}</text>`,
  ];
}

/** A row of a ladder: a value with bounds. */
export interface Rung {
  readonly name: string;
  readonly value: number;
  readonly note: string;
}

const RUNG = 34;

/** Bars from the lowest to the highest value as an SVG file. */
export function drawLadder(title: string, subtitle: string, rungs: readonly Rung[]): string {
  const least = Math.min(...rungs.map(({ value }) => value)) - 100;
  const most = Math.max(...rungs.map(({ value }) => value));
  const left = 210;
  const right = 190;
  const height = TOP + rungs.length * RUNG + 30;
  const scale = (value: number): number => round(((value - least) / (most - least)) * (WIDTH - left - right));
  return [
    ...open(title, subtitle, height),
    ...rungs.flatMap(({ name, value, note }, i) => {
      const top = TOP + i * RUNG;
      return [
        write(left - 10, top + 18, name, 'end'),
        `<rect x="${left}" y="${top + 4}" width="${scale(value)}" height="${RUNG - 12}" fill="${COLOURS[0]}"/>`,
        write(left + scale(value) + 8, top + 18, `${Math.round(value)}  ${note}`, 'start'),
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}

function open(title: string, subtitle: string, height: number): string[] {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    `<title>${escape(`${title}: ${subtitle}`)}</title>`,
    `<text x="20" y="26" font-size="17" font-weight="600">${escape(title)}</text>`,
    write(20, 45, subtitle, 'start'),
  ];
}

function write(x: number, y: number, content: string, anchor: string): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escape(content)}</text>`;
}

function printNumber(value: number): string {
  return value >= 1000 ? `${Math.round(value / 100) / 10}k` : String(Math.round(value * 100) / 100);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
