import { inBackground } from '../../client/faults.ts';
import { useEffect, type ReactNode } from 'react';
import { browserHost } from '../../client/browser-host.ts';
import { connection } from '../../client/connection.ts';
import type { HostConnection } from '../../client/host-connection.ts';
import { useTexts } from '../../texts/languages.ts';
import { useSettings } from '../../client/settings.ts';
import { BrokenPage } from '../../shell/BrokenPage.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { sayOnTab } from '../../shell/tab.ts';
import { useLoadedTexts } from '../../client/use-loaded-texts.ts';
import { Button, LinkButton } from '../../look/Button.tsx';
import { Curtain } from '../seats/Curtain.tsx';
import { Explaining } from '../explain/Explaining.tsx';
import { ExportButton } from '../../shell/ExportButton.tsx';
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
    inBackground(openTable(id));
    const stop = connection.listen();
    return () => {
      stop();
      closeTable();
      connection.choose(browserHost);
    };
  }, [id, host]);
  if (status === 'refused' || status === 'lost') return <Closed id={id} />;
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

function Closed({ id }: { readonly id: string }): ReactNode {
  const t = useTexts();
  const status = useTable((state) => state.status);
  const refusal = useTable((state) => state.refusal);
  const isElsewhere = status === 'lost' || refusal?.code === 'elsewhere';
  const key = isElsewhere ? 'elsewhere' : refusal?.code === 'no-table' ? 'noTable' : 'damaged';
  return (
    <Notice
      title={t(`closed.${key}`)}
      text={t(`closed.${key}Text`)}
      detail={key === 'damaged' ? refusal?.message : undefined}
    >
      {isElsewhere && (
        <Button kind="commit" onClick={() => inBackground(openTable(id, true))}>
          {t('closed.takeOver')}
        </Button>
      )}
      {key === 'damaged' && (
        <ExportButton table={id} isRunning={false}>
          {t('table.export')}
        </ExportButton>
      )}
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}
