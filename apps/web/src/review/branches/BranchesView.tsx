import { useEffect, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import type { ReviewBranch } from '../../client/review-messages.ts';
import { useLobby } from '../../client/lobby-store.ts';
import { Button, LinkButton } from '../../look/Button.tsx';
import { Panel } from '../../look/Panel.tsx';
import { ExportButton } from '../../shell/ExportButton.tsx';
import type { GameTableProps } from '../../table/game-table.ts';
import { useReview } from '../store/review-store.ts';
import { dropBranch, readBranches, saveTree } from './branch-actions.ts';
import styles from './BranchesView.module.css';
import { BranchForm } from './BranchForm.tsx';

type BranchesProps = Pick<GameTableProps, 't' | 'players'>;

/** What if: playing on from a moment, and the tree of what was played so. */
export function BranchesView({ t, players }: BranchesProps): ReactNode {
  const game = useReview((state) => state.game);
  const [branches, setBranches] = useState<readonly ReviewBranch[]>([]);
  const read = () => inBackground(readBranches().then(setBranches));
  useEffect(read, []);
  if (game === undefined) return undefined;
  const isRunning = game.ending === 'running';
  const own = branches.filter(({ from }) => from === game.id);
  return (
    <main className={styles.view} data-region="review">
      <Panel className={styles.form}>
        <h2>{t('review.whatIf')}</h2>
        {isRunning ? <p>{t('review.afterwards')}</p> : <BranchForm t={t} players={players} />}
      </Panel>
      <Panel className={styles.tree} data-branches>
        <h2>{t('review.branches')}</h2>
        {own.length === 0 && <p>{t('review.noBranches')}</p>}
        <BranchList from={game.id} branches={branches} onDrop={read} t={t} />
        {own.length > 0 && (
          <Button icon="journal" onClick={() => inBackground(saveTree(game.id, branches))} data-save-tree>
            {t('review.saveTree')}
          </Button>
        )}
      </Panel>
    </main>
  );
}

interface BranchListProps extends Pick<GameTableProps, 't'> {
  readonly from: string;
  readonly branches: readonly ReviewBranch[];
  readonly onDrop: () => void;
}

/** The branches of one game, each with its own below it. */
function BranchList({ from, branches, onDrop, t }: BranchListProps): ReactNode {
  const own = branches.filter((branch) => branch.from === from);
  if (own.length === 0) return undefined;
  return (
    <ul className={styles.list}>
      {own.map((branch) => (
        <li key={branch.table} data-branch={branch.table}>
          <Branch branch={branch} onDrop={onDrop} t={t} />
          <BranchList from={branch.table} branches={branches} onDrop={onDrop} t={t} />
        </li>
      ))}
    </ul>
  );
}

function Branch({
  branch,
  onDrop,
  t,
}: Pick<BranchListProps, 'onDrop' | 't'> & { readonly branch: ReviewBranch }): ReactNode {
  const { table, name, line, seat, isAnew } = branch;
  const isOver = useLobby((lobby) => lobby.tables.find(({ id }) => id === table)?.isOver);
  return (
    <div className={styles.branch}>
      <div>
        <b>{name}</b>
        <small>
          {t('review.branchFrom', { line, seat: t.word('seat', seat) })} ·{' '}
          {t(isAnew ? 'review.anew' : 'review.asTheyWere')}
        </small>
      </div>
      {isOver === true ? (
        <LinkButton to={`/review/${table}`} icon="chart">
          {t('review.title')}
        </LinkButton>
      ) : (
        <LinkButton to={`/table/${table}`} icon="play">
          {t('review.playOn')}
        </LinkButton>
      )}
      <ExportButton table={table} isRunning={isOver !== true} />
      <Button
        kind="quiet"
        icon="close"
        aria-label={t('review.drop', { name })}
        onClick={() => inBackground(dropBranch(table).then(onDrop))}
      />
    </div>
  );
}
