import { itemAt } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import { binsOf, type Distribution, type SimulationFindings } from './findings.ts';

const WIDTH = 860;
const LEFT = 170;
const RIGHT = 30;
const ROW = 30;
const HISTOGRAM = 170;
/** Readable on white and on black alike. */
const INK = '#7d7468';
const FILL = '#b8860b';
const LINE = '#a3432f';

/** A picture of what a simulation found: all points as a histogram, points by seat and by category as boxes. */
export function drawFindings(findings: SimulationFindings, title: string, t: Translate): string {
  const { bySeat, categories, score } = findings;
  const seatTop = 90 + HISTOGRAM + 80;
  const categoryTop = seatTop + (bySeat.length + 1) * ROW + 90;
  const height = categoryTop + categories.length * ROW + 90;
  const subtitle = `${findings.games} games of ${findings.seats}, ${findings.policies.join(' ')}; rules ${findings.rules}`;
  const seatRows = [
    ...bySeat.map(({ seat, wins, score: points }) => ({
      label: `seat ${seat}, ${((wins / findings.games) * 100).toFixed(0)}% won`,
      points,
    })),
    { label: 'who won', points: findings.winners },
  ];
  const categoryRows = categories.map(({ name, points }) => ({ label: t(`category.${name}`), points }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    `<title>${escape(`${title}: ${subtitle}`)}</title>`,
    text(LEFT, 32, title, 'font-size="20" font-weight="600"'),
    text(LEFT, 54, subtitle),
    drawHistogram(score, 90),
    drawBoxes('Points by seat', seatRows, seatTop),
    drawBoxes('Points by category, all seats', categoryRows, categoryTop),
    text(LEFT, height - 16, 'Line: least to most. Box: the middle half. Bar: the median. Dot: the mean.'),
    '</svg>',
    '',
  ].join('\n');
}

type Scale = (value: number) => number;

function drawHistogram(score: Distribution, top: number): string {
  const bins = binsOf(score, 40);
  const most = Math.max(...bins.map(({ times }) => times));
  const last = itemAt(bins, bins.length - 1).to;
  const x = scaleOf(score.min, last + 1);
  const bottom = top + HISTOGRAM;
  const bars = bins.map(({ from, to, times }) => {
    const height = (times / most) * (HISTOGRAM - 30);
    const label = from === to ? String(from) : `${from} to ${to}`;
    return `<rect x="${round(x(from))}" y="${round(bottom - height)}" width="${round(x(to + 1) - x(from) - 1)}" height="${round(height)}" fill="${FILL}"><title>${label}: ${times}</title></rect>`;
  });
  return [
    heading('How often a seat ends with so many points', top),
    ...bars,
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${bottom}" y2="${bottom}" stroke="${INK}"/>`,
    text(LEFT - 8, bottom - HISTOGRAM + 35, String(most), 'text-anchor="end"'),
    text(LEFT - 8, bottom, '0', 'text-anchor="end"'),
    axis(x, ticksOf(score.min, last), bottom, bottom),
    text((LEFT + WIDTH - RIGHT) / 2, bottom + 36, 'points', 'text-anchor="middle"'),
  ].join('\n');
}

type BoxRow = { readonly label: string; readonly points: Distribution };

/** A row each: whiskers from least to most, a box around the middle half, a bar at the median and a dot at the mean. */
function drawBoxes(title: string, rows: readonly BoxRow[], top: number): string {
  const least = Math.min(0, ...rows.map(({ points }) => points.min));
  const most = Math.max(1, ...rows.map(({ points }) => points.max));
  const x = scaleOf(least, most);
  const bottom = top + rows.length * ROW + 6;
  return [
    heading(title, top - 14),
    axis(x, ticksOf(least, most), bottom, top),
    ...rows.map(({ label, points }, i) => drawBox(label, points, x, top + i * ROW + ROW / 2)),
    text((LEFT + WIDTH - RIGHT) / 2, bottom + 36, 'points', 'text-anchor="middle"'),
  ].join('\n');
}

function drawBox(label: string, points: Distribution, x: Scale, y: number): string {
  const place = (value: number) => round(x(value));
  const [min, q1, median, q3] = [place(points.min), place(points.q1), place(points.median), place(points.q3)];
  const [max, mean] = [place(points.max), place(points.mean)];
  const numbers = `mean ${points.mean.toFixed(2)}, quartiles ${points.q1}, ${points.median}, ${points.q3}, from ${points.min} to ${points.max}`;
  return [
    `<g><title>${escape(`${label}: ${numbers}`)}</title>`,
    text(LEFT - 8, y + 4, label, 'text-anchor="end"'),
    `<line x1="${min}" x2="${max}" y1="${y}" y2="${y}" stroke="${INK}"/>`,
    `<rect x="${q1}" y="${y - 8}" width="${Math.max(1, round(q3 - q1))}" height="16" fill="${FILL}" fill-opacity="0.55" stroke="${INK}"/>`,
    `<line x1="${median}" x2="${median}" y1="${y - 8}" y2="${y + 8}" stroke="${LINE}" stroke-width="3"/>`,
    `<circle cx="${mean}" cy="${y}" r="3.5" fill="${LINE}"/></g>`,
  ].join('');
}

function axis(x: Scale, ticks: readonly number[], bottom: number, top: number): string {
  return ticks
    .map((tick) => {
      const at = round(x(tick));
      const grid = `<line x1="${at}" x2="${at}" y1="${top}" y2="${bottom + 5}" stroke="${INK}" stroke-opacity="0.35"/>`;
      return grid + text(at, bottom + 19, String(tick), 'text-anchor="middle"');
    })
    .join('');
}

function heading(title: string, y: number): string {
  return text(LEFT, y, title, 'font-weight="600"');
}

function text(x: number, y: number, content: string, more = ''): string {
  return `<text x="${round(x)}" y="${round(y)}"${more === '' ? '' : ` ${more}`}>${escape(content)}</text>`;
}

function scaleOf(least: number, most: number): Scale {
  return (value) => LEFT + ((value - least) / Math.max(1, most - least)) * (WIDTH - LEFT - RIGHT);
}

/** Round numbers at even distances, at most about ten. */
function ticksOf(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((size) => (most - least) / size <= 10) ?? 5000;
  const ticks: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(tick);
  return ticks;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
