import { inBackground } from '../../client/faults.ts';
import { useEffect, type ReactNode } from 'react';
import { browserHost } from '../../client/browser-host.ts';
import { connection } from '../../client/connection.ts';
import type { HostConnection } from '../../client/host-connection.ts';
import { useTexts } from '../../texts/languages.ts';
import { useSettings } from '../../client/settings.ts';
import { BrokenPage } from '../../shell/BrokenPage.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { sayOnTab } from '../../shell/tab.ts';
import { useLoadedTexts } from '../../client/use-loaded-texts.ts';
import { followAbsence } from '../aids/follow-absence.ts';
import { Closed } from '../notices/Closed.tsx';
import { Curtain } from '../seats/Curtain.tsx';
import { Explaining } from '../explain/Explaining.tsx';
import { loadMoments, useGameTable } from '../game-tables.ts';
import { useHostParts } from '../host-parts.ts';
import { LiveRegion } from '../journal/LiveRegion.tsx';
import { playSound } from '../../sound/play-sound.ts';
import { useHiding } from '../seats/use-peek.ts';
import { closeTable, openTable, setSpeech } from '../store/table-actions.ts';
import { TableFrame } from './TableFrame.tsx';
import { useTable } from '../store/table-store.ts';
import { NarrowingContext } from '../choose/Touch.tsx';
import { Resuming } from '../notices/Resuming.tsx';
import { Trouble } from '../notices/Trouble.tsx';
import { useTableProps } from '../store/use-table-props.ts';
import { Waiting } from '../../shell/Waiting.tsx';

interface TablePageProps {
  readonly id: string;
  /** Whoever has the table; this browser, if nobody is named. */
  readonly host?: HostConnection;
}

/** One table: opened when the page is, closed when it is left. */
export function TablePage({ id, host = browserHost }: TablePageProps): ReactNode {
  const status = useTable((state) => state.status);
  const curtain = useTable((state) => state.curtain);
  const game = useTable((state) => state.game);
  const isSpoken = useLoadedTexts(game === '' ? undefined : game);
  useEffect(() => {
    connection.choose(host);
    const endFollowing = followAbsence();
    inBackground(openTable(id));
    const stop = connection.listen();
    return () => {
      stop();
      endFollowing();
      closeTable();
      connection.choose(browserHost);
    };
  }, [id, host]);
  if (status === 'refused' || status === 'lost' || status === 'gone') return <Closed id={id} />;
  if (curtain !== undefined && isSpoken) return <Curtain seat={curtain} />;
  if (status !== 'open' || !isSpoken) return <Opening />;
  return (
    <ErrorBoundary fallback={(error) => <BrokenPage error={error} table={id} />}>
      <OpenTable />
    </ErrorBoundary>
  );
}

function Opening(): ReactNode {
  const t = useTexts();
  return <Waiting text={t('table.opening')} />;
}

function OpenTable(): ReactNode {
  const game = useTable((state) => state.game);
  const table = useGameTable(game);
  const props = useTableProps();
  const { isReplaced = false } = useHostParts();
  const isMine = useTable(({ now, me }) => me !== undefined && now?.waiting.includes(me) === true) && !isReplaced;
  useTitle(isMine);
  useMomentsOf(game);
  useTurnSound(isMine);
  useHiding();
  useEffect(() => {
    if (table !== undefined) setSpeech(table === 'none' ? {} : table);
  }, [table]);
  if (table === undefined || props === undefined) return <Opening />;
  return (
    <NarrowingContext value={props.narrowing}>
      <TableFrame table={table} props={props} />
      <Explaining table={table} props={props} />
      <Trouble />
      <Resuming />
      <LiveRegion />
    </NarrowingContext>
  );
}

/** Fetches what the game tells of its moments: the table is drawn before. */
function useMomentsOf(game: string): void {
  useEffect(() => {
    inBackground(
      loadMoments(game).then((gameMoments) => {
        if (useTable.getState().game === game) useTable.setState({ gameMoments });
      }),
    );
  }, [game]);
}

/** It can be heard that somebody's turn has come, once they are asked. */
function useTurnSound(isMine: boolean): void {
  const isHeld = useTable((state) => state.isHeld);
  const isAsked = isMine && !isHeld;
  useEffect(() => {
    if (isAsked) playSound('turn');
  }, [isAsked]);
}

/** The tab of the browser says whose turn it is. */
function useTitle(isMine: boolean): void {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    return sayOnTab(isMine ? `● ${t('live.yourTurn')} – Fondaco` : 'Fondaco', { isAwaited: isMine });
  }, [isMine, language, t]);
}
