import { itemAt, lookUp, type TableResult } from '@fondaco/kernel';

export type Score = TableResult['scores'][number];

/** The categories anybody has points in, in the order of the rules. */
export function categoriesOf({ scores }: TableResult): readonly string[] {
  return Object.keys(itemAt(scores, 0).breakdown).filter((name) =>
    scores.some(({ breakdown }) => breakdown[name] !== 0),
  );
}

function hasResigned({ resigned = [] }: TableResult, { seat }: Score): boolean {
  return resigned.includes(seat);
}

/** Most points first, among equals those who won; last those who gave up. */
export function rank(result: TableResult): readonly Score[] {
  const { scores, winners } = result;
  const won = ({ seat }: Score) => Number(winners.includes(seat));
  const left = (score: Score) => Number(hasResigned(result, score));
  return scores.toSorted((a, b) => left(a) - left(b) || b.total - a.total || won(b) - won(a));
}

/** The place of a seat, 1 for the first: who has the same points has the same place, unless something decided who won or one of them gave up. */
export function placeOf(result: TableResult, own: Score): number {
  const { scores, winners } = result;
  if (winners.includes(own.seat)) return 1;
  const hasLeft = hasResigned(result, own);
  const isBefore = (other: Score) =>
    winners.includes(other.seat) || (hasResigned(result, other) === hasLeft ? other.total > own.total : hasLeft);
  return 1 + scores.filter(isBefore).length;
}

/** Everybody who has the most points of those who stayed. */
export function tiedAtTheTop(result: TableResult): readonly string[] {
  const staying = result.scores.filter((score) => !hasResigned(result, score));
  const most = Math.max(...staying.map(({ total }) => total));
  return staying.filter(({ total }) => total === most).map(({ seat }) => seat);
}

export function sumOf({ breakdown }: Score, categories: readonly string[]): number {
  return categories.reduce((sum, category) => sum + lookUp(breakdown, category), 0);
}

/** What the longest bar stands for: points lost again lie over those gained, so they make no bar longer. */
export function longest(scores: readonly Score[]): number {
  const gained = ({ breakdown }: Score) => Object.values(breakdown).reduce((sum, one) => sum + Math.max(0, one), 0);
  return Math.max(1, ...scores.map(gained));
}
