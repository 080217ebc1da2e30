import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useLobby } from '../../client/lobby-store.ts';
import { Icon } from '../../look/Icon.tsx';
import { Logo } from '../../look/Logo.tsx';
import { MenuButton, ThemeButton } from '../../shell/Tools.tsx';
import type { GameTable, GameTableProps } from '../../table/game-table.ts';
import { REVIEW_VIEWS, useReview, type ReviewViewName } from '../store/review-store.ts';
import { spansOf } from '../strip/chapter-spans.ts';
import { CopyLink } from './CopyLink.tsx';
import { KeysButton } from './KeysButton.tsx';
import { MomentView } from './MomentView.tsx';
import styles from './ReviewFrame.module.css';

const LuckView = lazy(() => import('../luck/LuckView.tsx').then(({ LuckView: view }) => ({ default: view })));
const PicturesView = lazy(() =>
  import('../pictures/PicturesView.tsx').then(({ PicturesView: view }) => ({ default: view })),
);
const BranchesView = lazy(() =>
  import('../branches/BranchesView.tsx').then(({ BranchesView: view }) => ({ default: view })),
);

const VIEW_ICONS: Readonly<Record<ReviewViewName, string>> = {
  moments: 'eye',
  luck: 'scales',
  pictures: 'chart',
  branches: 'route',
};

interface ReviewFrameProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
}

/** A game under review: the top of the page, and what is looked at. */
export function ReviewFrame({ table, props }: ReviewFrameProps): ReactNode {
  const { t, layout } = props;
  const game = useReview((state) => state.game);
  const steps = useReview((state) => state.steps);
  const view = useReview((state) => state.view);
  const spans = useMemo(() => spansOf(game?.chapters ?? [], steps), [game, steps]);
  const title = useLobby((lobby) => lobby.games.find(({ id }) => id === game?.game)?.title);
  const names = new Intl.ListFormat(t.language).format(props.players.map(({ name }) => name));
  return (
    <div className={styles.frame} data-layout={layout} data-review>
      <header className={styles.top}>
        <Link href="/" className={styles.brand} aria-label={t('table.home')}>
          <Logo size={layout === 'phone' ? 32 : 40} />
        </Link>
        <div className={styles.title}>
          <h1>{title ?? t('review.title')}</h1>
          <p>{names}</p>
        </div>
        <div className={styles.tools}>
          <CopyLink t={t} />
          {layout !== 'phone' && <KeysButton t={t} />}
          {layout !== 'phone' && <ThemeButton />}
          <MenuButton />
        </div>
      </header>
      <Views t={t} />
      <Ending t={t} />
      <Suspense>
        {view === 'moments' && <MomentView table={table} props={props} spans={spans} />}
        {view === 'luck' && <LuckView t={t} players={props.players} />}
        {view === 'pictures' && <PicturesView table={table} props={props} spans={spans} />}
        {view === 'branches' && <BranchesView t={t} players={props.players} />}
      </Suspense>
    </div>
  );
}

/** The ways to look at a game. */
function Views({ t }: Pick<GameTableProps, 't'>): ReactNode {
  const view = useReview((state) => state.view);
  return (
    <nav className={styles.views} aria-label={t('review.views')}>
      {REVIEW_VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === view ? 'page' : undefined}
          onClick={() => useReview.setState({ view: one, isPlaying: false, branchSeat: undefined })}
          data-view={one}
        >
          <Icon name={VIEW_ICONS[one]} />
          <span>{t(`review.view.${one}`)}</span>
        </button>
      ))}
    </nav>
  );
}

/** A record that does not end as the rules end it: how far it goes. */
function Ending({ t }: Pick<GameTableProps, 't'>): ReactNode {
  const ending = useReview((state) => state.game?.ending);
  const fault = useReview((state) => state.game?.fault);
  if (ending === undefined || ending === 'over') return undefined;
  return (
    <p className={styles.ending} role="note" data-ending={ending}>
      {t(`review.ending.${ending}`)} {fault !== undefined && <span lang="en">{fault}</span>}
    </p>
  );
}
