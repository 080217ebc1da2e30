import type { EventWords } from '@fondaco/kernel';
import { goodsOf, type AugsburgView } from './augsburg-view.ts';

/** What one player got at an income. */
export interface IncomeShare {
  readonly seat: string;
  readonly florins: number;
  /** Prestige gained, by where it came from, and in all. */
  readonly prestige: readonly { readonly source: string; readonly points: number }[];
  readonly gained: number;
  /** What a barrier kept from being scored. */
  readonly stopped: { readonly points: number; readonly barrier: number; readonly right: string } | undefined;
}

/** The same with the prestige before and after, the notes for nothing and those laid out to be bought. */
export type IncomeRow = IncomeShare & {
  readonly before: number;
  readonly after: number;
  readonly free: number;
  readonly offered: number;
};

/** Where prestige comes from at an income. */
const INCOME_SOURCES: ReadonlySet<unknown> = new Set(['peerage', 'coat-of-arms', 'letter-of-nobility']);

function isOfIncome({ type, source }: EventWords): boolean {
  return type === 'income' || (type === 'prestige' && INCOME_SOURCES.has(source));
}

/** The events of the last income among some, its free notes and offers with it; none if there was none, or another auction began since. */
export function incomeEvents(events: readonly EventWords[]): readonly EventWords[] {
  const since = events.slice(events.findLastIndex(({ type }) => type === 'auction-began') + 1);
  const first = since.findIndex(isOfIncome);
  return first < 0 ? [] : since.slice(first);
}

/** What everybody got, in the order in which it was paid. */
export function incomeShares(events: readonly EventWords[]): readonly IncomeShare[] {
  const paid = incomeEvents(events);
  const seats = [...new Set(paid.flatMap(({ seat }) => (seat === undefined ? [] : [String(seat)])))];
  return seats.map((seat) =>
    shareOf(
      seat,
      paid.filter((event) => event.seat === seat),
    ),
  );
}

/** An income as rows. Prestige is told from what it is now; notes are due before they are dealt, which gifts may delay. */
export function incomeRows(events: readonly EventWords[], view: AugsburgView): readonly IncomeRow[] {
  return incomeShares(events).map((share) => {
    const { prestige: after = 0, income: { free = 0, offered = 0 } = {} } = goodsOf(view, share.seat) ?? {};
    return { ...share, before: after - share.gained, after, free, offered };
  });
}

function shareOf(seat: string, events: readonly EventWords[]): IncomeShare {
  const prestige = events
    .filter(({ type }) => type === 'prestige')
    .map(({ source, points }) => ({ source: String(source), points: Number(points) }));
  const lost = events.filter(({ type }) => type === 'stopped');
  const [first] = lost;
  return {
    seat,
    florins: events.reduce((sum, { type, florins }) => sum + (type === 'income' ? Number(florins) : 0), 0),
    prestige,
    gained: prestige.reduce((sum, { points }) => sum + points, 0),
    stopped: first && {
      points: lost.reduce((sum, { points }) => sum + Number(points), 0),
      barrier: Number(first.barrier),
      right: String(first.right),
    },
  };
}
