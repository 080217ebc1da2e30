import { numbered, type Reason } from '@fondaco/kernel';

/** Why something is not offered, and the clause that says so. */
const REASONS = [
  ['legal', 'NEW-TRN-1'],
  ['not-now', 'NEW-TRN-1'],
  ['too-few-stones', 'NEW-TRN-1'],
] as const;

/** The number of each reason. */
export const WHY = numbered(REASONS.map(([name]) => name)) as {
  readonly [Name in (typeof REASONS)[number][0]]: number;
};

export const reasons: readonly Reason[] = REASONS.map(([name, clause]) => ({ name, clause }));
