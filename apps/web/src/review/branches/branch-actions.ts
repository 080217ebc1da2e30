import { browserHost } from '../../client/browser-host.ts';
import type { ReviewBranch } from '../../client/review-messages.ts';
import { noteOrigin } from '../../client/table-origins.ts';
import { saveFile } from '../pictures/export-picture.ts';
import { useReview } from '../store/review-store.ts';
import { reviewWorker } from '../store/review-worker.ts';
import { rehungWithout } from './without-branch.ts';

type BranchWish = Omit<ReviewBranch, 'table' | 'from'> & { readonly level: string };

/** Begins a table that goes on from a moment of the game; undefined if the game is over there. */
export async function playBranch({ level, ...wish }: BranchWish): Promise<string | undefined> {
  const { game } = useReview.getState();
  if (game === undefined) return undefined;
  const { line, seat, isAnew } = wish;
  const reply = await reviewWorker.send({ type: 'branch', line, seat, level, isAnew });
  if (reply.type !== 'record') return undefined;
  const { parts } = game;
  const { table } = await browserHost.ask('created', {
    type: 'import',
    text: reply.text,
    ...(parts === undefined ? {} : { parts }),
  });
  noteOrigin(table, { type: 'elsewhere' });
  await reviewWorker.ask('done', { type: 'keep-branch', branch: { ...wish, table, from: game.id } });
  return table;
}

export async function readBranches(): Promise<readonly ReviewBranch[]> {
  const { branches } = await reviewWorker.ask('branches', { type: 'branches' });
  return branches;
}

/** Forgets that a table is a branch; the table stays, and so do its own branches. */
export async function dropBranch(table: string): Promise<void> {
  for (const branch of rehungWithout(await readBranches(), table))
    await reviewWorker.ask('done', { type: 'keep-branch', branch });
  await reviewWorker.ask('done', { type: 'drop-branch', table });
}

/** A branch with its record and its own branches. */
interface SavedBranch extends ReviewBranch {
  readonly record: string;
  readonly branches: readonly SavedBranch[];
}

/** Hands the whole tree to the person as a file: the game, and every branch with its record. */
export async function saveTree(id: string, branches: readonly ReviewBranch[]): Promise<void> {
  const shared = await reviewWorker.send({ type: 'share' });
  const recordOf = async (table: string): Promise<string> => {
    const answer = await browserHost.send({ type: 'save', table });
    return answer.type === 'record' ? answer.text : '';
  };
  const below = (from: string): Promise<readonly SavedBranch[]> =>
    Promise.all(
      branches
        .filter((branch) => branch.from === from)
        .map(async (branch) => ({
          ...branch,
          record: await recordOf(branch.table),
          branches: await below(branch.table),
        })),
    );
  const tree = { record: shared.type === 'record' ? shared.text : await recordOf(id), branches: await below(id) };
  saveFile(
    `fondaco-tree-${id.slice(0, 8)}.json`,
    new Blob([JSON.stringify(tree, undefined, 2)], { type: 'application/json' }),
  );
}
