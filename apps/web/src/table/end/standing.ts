import { itemAt, lookUp, type TableResult } from '@fondaco/kernel';

export type Score = TableResult['scores'][number];

/** The categories anybody has points in, in the order of the rules. */
export function categoriesOf({ scores }: TableResult): readonly string[] {
  return Object.keys(itemAt(scores, 0).breakdown).filter((name) =>
    scores.some(({ breakdown }) => breakdown[name] !== 0),
  );
}

/** Most points first; among equals those who won. */
export function rank({ scores, winners }: TableResult): readonly Score[] {
  const won = ({ seat }: Score) => Number(winners.includes(seat));
  return scores.toSorted((a, b) => b.total - a.total || won(b) - won(a));
}

/** Everybody who has the most points. */
export function tiedAtTheTop(result: TableResult): readonly string[] {
  const most = Math.max(...result.scores.map(({ total }) => total));
  return result.scores.filter(({ total }) => total === most).map(({ seat }) => seat);
}

export function sumOf({ breakdown }: Score, categories: readonly string[]): number {
  return categories.reduce((sum, category) => sum + lookUp(breakdown, category), 0);
}

/** What the longest bar stands for: points lost again lie over those gained, so they make no bar longer. */
export function longest(scores: readonly Score[]): number {
  const gained = ({ breakdown }: Score) => Object.values(breakdown).reduce((sum, one) => sum + Math.max(0, one), 0);
  return Math.max(1, ...scores.map(gained));
}
