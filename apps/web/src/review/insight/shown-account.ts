import { itemAt } from '@fondaco/kernel';
import { roundTo, type GameAnalysis, type SeatAnalysis } from '@fondaco/review';

/** The parts that a result is made of, in the order in which they are added up. */
export const ACCOUNT_PARTS = ['start', 'skill', 'gifts', 'luck', 'doubt'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** A seat's account in tenths of a point of win chance, rounded so that what is shown adds up. */
export interface ShownAccount {
  readonly seat: number;
  readonly parts: Readonly<Record<AccountPart, number>>;
  readonly result: number;
  readonly skillError: number;
  readonly accuracy?: number;
}

const TENTHS = 1000;

export function shownAccountsOf({ accounts, unit }: GameAnalysis): readonly ShownAccount[] {
  const results = roundTo(
    accounts.map(({ result }) => (result / unit) * TENTHS),
    TENTHS,
  );
  return accounts.map((account, i) => shownOf(account, unit, itemAt(results, i)));
}

function shownOf(account: SeatAnalysis, unit: number, result: number): ShownAccount {
  const { seat, start, skill, standIn, gifts, luck, doubt, skillError, accuracy } = account;
  const exact = [start, skill + standIn, gifts, luck, doubt].map((part) => (part / unit) * TENTHS);
  const shown = roundTo(exact, result);
  return {
    seat,
    parts: Object.fromEntries(ACCOUNT_PARTS.map((part, i) => [part, itemAt(shown, i)])) as Record<AccountPart, number>,
    result,
    skillError: (skillError / unit) * TENTHS,
    ...(accuracy === undefined ? {} : { accuracy }),
  };
}

/** What a column of shown figures adds up to. */
export function sumOfPart(shown: readonly ShownAccount[], part: AccountPart): number {
  return shown.reduce((sum, { parts }) => sum + parts[part], 0);
}
