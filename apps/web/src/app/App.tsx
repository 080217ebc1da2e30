import { inBackground } from '../client/faults.ts';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { HomePage } from '../home/HomePage.tsx';
import { Sprite } from '../look/Icon.tsx';
import { askPageServer } from '../client/page-server.ts';
import { useNaming } from '../client/naming.ts';
import { LinkButton } from '../look/Button.tsx';
import { useTextStore, useTexts } from '../texts/languages.ts';
import { readLobby } from '../client/lobby-store.ts';
import { BrokenPage } from '../shell/BrokenPage.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { Notice } from '../shell/Notice.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { usePace } from '../shell/Tools.tsx';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { UpdateNotice } from './UpdateNotice.tsx';
import { Waiting } from '../shell/Waiting.tsx';

const OwnTablePage = lazy(() =>
  import('../guide/OwnTablePage.tsx').then(({ OwnTablePage: page }) => ({ default: page })),
);
const NewTablePage = lazy(() =>
  import('../home/NewTablePage.tsx').then(({ NewTablePage: page }) => ({ default: page })),
);
const LearnPage = lazy(() => import('../learn/LearnPage.tsx').then(({ LearnPage: page }) => ({ default: page })));
const LessonPage = lazy(() => import('../learn/LessonPage.tsx').then(({ LessonPage: page }) => ({ default: page })));
const RulesPage = lazy(() => import('../book/RulesPage.tsx').then(({ RulesPage: page }) => ({ default: page })));
const WholeBookPage = lazy(() =>
  import('../book/print/WholeBookPage.tsx').then(({ WholeBookPage: page }) => ({ default: page })),
);
const SummaryPage = lazy(() =>
  import('../book/print/SummaryPage.tsx').then(({ SummaryPage: page }) => ({ default: page })),
);
const OnlinePage = lazy(() =>
  import('../online/page/OnlinePage.tsx').then(({ OnlinePage: page }) => ({ default: page })),
);
const ReviewPage = lazy(() =>
  import('../review/page/ReviewPage.tsx').then(({ ReviewPage: page }) => ({ default: page })),
);
const SharedReviewPage = lazy(() =>
  import('../review/page/SharedReviewPage.tsx').then(({ SharedReviewPage: page }) => ({ default: page })),
);
const OnlineReviewPage = lazy(() =>
  import('../online/page/OnlineReviewPage.tsx').then(({ OnlineReviewPage: page }) => ({ default: page })),
);
const StatsPage = lazy(() =>
  import('../review/stats/StatsPage.tsx').then(({ StatsPage: page }) => ({ default: page })),
);
const PuzzlesPage = lazy(() =>
  import('../puzzles/PuzzlesPage.tsx').then(({ PuzzlesPage: page }) => ({ default: page })),
);
const PuzzlePage = lazy(() => import('../puzzles/PuzzlePage.tsx').then(({ PuzzlePage: page }) => ({ default: page })));
const NameDialog = lazy(() => import('../online/NameDialog.tsx').then(({ NameDialog: form }) => ({ default: form })));

export function App(): ReactNode {
  usePace();
  const [path] = useLocation();
  const isNaming = useNaming((naming) => naming.answer !== undefined);
  useEffect(() => inBackground(readLobby()), []);
  useEffect(() => inBackground(askPageServer()), []);
  const hasTexts = useTextStore((spoken) => spoken.t !== undefined);
  return (
    <>
      <Sprite />
      {!hasTexts && <FirstWords />}
      {hasTexts && (
        <ErrorBoundary resetKey={path} fallback={(error) => <BrokenPage error={error} />}>
          <Suspense fallback={<Waiting />}>
            <Switch>
              <Route path="/">
                <HomePage />
              </Route>
              <Route path="/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
              <Route path="/table/:id">{({ id }) => <OwnTablePage key={id} id={id} />}</Route>
              <Route path="/learn">
                <LearnPage />
              </Route>
              <Route path="/learn/:game/:chapter">
                {({ game, chapter }) => <LessonPage key={`${game}/${chapter}`} game={game} chapter={chapter} />}
              </Route>
              <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
              <Route path="/rules/:game/whole">{({ game }) => <WholeBookPage key={game} game={game} />}</Route>
              <Route path="/rules/:game/summary">{({ game }) => <SummaryPage key={game} game={game} />}</Route>
              <Route path="/review/stats">
                <StatsPage />
              </Route>
              <Route path="/review/shared">
                <SharedReviewPage />
              </Route>
              <Route path="/review/online/:table">
                {({ table }) => <OnlineReviewPage key={table} table={table} />}
              </Route>
              <Route path="/review/:id">{({ id }) => <ReviewPage key={id} id={id} />}</Route>
              <Route path="/puzzles">
                <PuzzlesPage />
              </Route>
              <Route path="/puzzles/:set/:number">
                {({ set, number }) => <PuzzlePage key={`${set}/${number}`} set={set} number={Number(number)} />}
              </Route>
              <Route path="/t/:table">{({ table }) => <OnlinePage key={table} table={table} />}</Route>
              <Route>
                <Lost />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      )}
      {hasTexts && isNaming && (
        <Suspense>
          <NameDialog />
        </Suspense>
      )}
      {hasTexts && <UpdateNotice />}
      {hasTexts && <FaultNotice />}
    </>
  );
}

/** Loads the first texts; nothing is drawn before they are there. */
function FirstWords(): ReactNode {
  useLoadedTexts(undefined);
  return undefined;
}

function Lost(): ReactNode {
  const t = useTexts();
  return (
    <Notice title={t('lost.title')} text={t('lost.text')}>
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}
