import type { ReviewBranch } from '../../client/review-messages.ts';

/** The branches of a branch that is taken off the tree: they hang where it hung, so that they stay in sight. */
export function rehungWithout(branches: readonly ReviewBranch[], table: string): readonly ReviewBranch[] {
  const dropped = branches.find((branch) => branch.table === table);
  if (dropped === undefined) return [];
  return branches
    .filter(({ from }) => from === table)
    .map((branch) => ({ ...branch, from: dropped.from, line: dropped.line }));
}
