import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useSettings } from '../../client/settings.ts';
import { scrollCue } from '../../look/scroll-cue.ts';
import { NarrowingContext } from '../choose/Touch.tsx';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { useHostParts } from '../host-parts.ts';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import { Unstored } from '../notices/Unstored.tsx';
import { Players } from '../seats/Players.tsx';
import { focusSoon } from '../store/focus-soon.ts';
import { useTable } from '../store/table-store.ts';
import { useAfterFrame } from '../store/use-after-frame.ts';
import { useHasColumn, useIsLying } from '../store/use-layout.ts';
import { AnyDesk, Board, Centre, Guiding, Moments, type FrameProps } from './Centre.tsx';
import { Drawer } from './Drawer.tsx';
import { PanelContent, type PanelProps } from './PanelContent.tsx';
import { Rail } from './Rail.tsx';
import { chosenOf, shellTabs, tabsOfGame, tabsOfPhone, tabsOfShell } from './table-tabs.tsx';
import styles from './TableFrame.module.css';
import { Tabs } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { useLitInSight } from './use-lit-in-sight.ts';

const EndScreen = lazy(() => import('../end/EndScreen.tsx').then(({ EndScreen: screen }) => ({ default: screen })));

/** The table as it is laid out: top, players and journal, board over desk, the game's panels; or all of that in tabs. */
export function TableFrame({ table: whole, props }: FrameProps): ReactNode {
  const { layout, isPast, t } = props;
  const table = useWantedParts(whole);
  // Board, desk and the panel something was done on are drawn at once, the rest a frame later.
  const followed = useAfterFrame(props);
  const later = isSameSight(followed, props) ? followed : props;
  const [tab, setTab] = useState('');
  const show = useCallback((id: string) => {
    setTab(id);
    focusSoon(`[data-region="${id}"] :is([data-state="open"], [data-state="chosen"], button, p[tabindex="-1"])`);
  }, []);
  useKeyboard(show);
  useLitInSight({ table, layout, tab, onTab: setTab });
  const isEnd = useTable(
    (state) => state.now?.isOver === true && state.past === undefined && !state.isLooking && !state.isHeld,
  );
  // On the phone the journal would cover the moment of the past that it shows.
  useEffect(() => {
    if (isPast && layout === 'phone') setTab('');
  }, [isPast, layout]);
  const { Question, Guide, isGuideBeside = false } = useHostParts();
  const isLying = useIsLying();
  const hasColumn = useHasColumn();
  const Aside = table === 'none' || layout === 'wide' || !hasColumn ? undefined : table.Aside;
  const narrow = { table, props, later, tab, onTab: setTab, Aside };
  return (
    <div
      className={[styles.frame, styles[layout], table === 'none' ? styles.plain : '', isEnd ? styles.ended : ''].join(
        ' ',
      )}
      data-drawn={later === props}
      data-wordy={table !== 'none' && table.isWordy === true}
      data-plain={table === 'none'}
      data-lying={isLying}
      data-aside={Aside !== undefined}
      data-guided={Guide !== undefined && !(isGuideBeside && layout === 'wide')}
    >
      <button type="button" className={styles.skip} onClick={() => show('choices')}>
        {t('choices.title')}
      </button>
      <div className={styles.head}>
        <TopBar table={table} props={later} onHelp={show} />
        <Unstored />
        {Question !== undefined && <Question />}
        {(isEnd || layout === 'phone') && <Guiding at="head" />}
      </div>
      {isEnd && (
        <PanelBoundary>
          <Suspense>
            <EndScreen table={table} props={props} />
          </Suspense>
        </PanelBoundary>
      )}
      {!isEnd && layout === 'wide' && (
        <>
          <Left table={table} props={later} tab={tab} onTab={setTab} />
          <Centre table={table} props={props} />
          {table !== 'none' && <Right table={table} props={props} later={later} />}
        </>
      )}
      {!isEnd && layout === 'medium' && <Medium {...narrow} />}
      {!isEnd && layout === 'phone' && <Phone {...narrow} />}
    </div>
  );
}

/** The table without what the player has switched off. */
function useWantedParts(table: GameTable | 'none'): GameTable | 'none' {
  const hasStanding = useSettings((settings) => settings.hasStanding);
  return useMemo(() => {
    if (table === 'none' || hasStanding) return table;
    const { Standing: _, ...rest } = table;
    return rest;
  }, [table, hasStanding]);
}

/** Whether two tables are shown to the same viewer, at the same time, in the same layout and language. */
function isSameSight(one: GameTableProps, other: GameTableProps): boolean {
  return one.me === other.me && one.isPast === other.isPast && one.layout === other.layout && one.t === other.t;
}

interface TabbedProps extends FrameProps {
  readonly tab: string;
  readonly onTab: (id: string) => void;
}

/** Beside the board: who plays, and what happened. */
const Left = memo(function Left({ table, props, tab, onTab }: TabbedProps): ReactNode {
  const tabs = tabsOfShell(table, props);
  return (
    <div ref={scrollCue} className={styles.left}>
      <Players table={table} props={props} />
      <Guiding at="beside" />
      <Tabs tabs={tabs} chosen={chosenOf(tabs, tab)} onChoose={onTab} label={props.t('tabs.table')} />
    </div>
  );
});

interface RightProps {
  readonly table: GameTable;
  readonly props: GameTableProps;
  readonly later: GameTableProps;
}

/** The game's panels: those whose verbs were just touched or played are drawn with the board, the others a frame later. */
function Right({ table, props, later }: RightProps): ReactNode {
  const entries = useTable((state) => state.now?.entries);
  const touched = useTable((state) => state.touched);
  const lines = [...(entries ?? []).map(({ words }) => words), props.narrowing.line ?? ''];
  const isBusy = (verb: string): boolean =>
    lines.some((line) => line.split(' ')[0] === verb) || touched.some((key) => key.split(' ').includes(`verb:${verb}`));
  return (
    <aside ref={scrollCue} className={styles.right} data-region="sides" aria-label={props.t('tabs.panels')}>
      {table.sides.map((panel) => (
        <Beside key={panel.id} panel={panel} props={panel.verbs.some(isBusy) ? props : later} />
      ))}
    </aside>
  );
}

const Beside = memo(function Beside({ panel, props }: PanelProps): ReactNode {
  return (
    <NarrowingContext value={props.narrowing}>
      <PanelContent panel={panel} props={props} />
    </NarrowingContext>
  );
});

interface NarrowProps extends TabbedProps {
  readonly later: GameTableProps;
  /** What stands beside board and desk, where there is room. */
  readonly Aside: GameTable['Aside'] | undefined;
}

function Medium({ table, props, later, tab, onTab, Aside }: NarrowProps): ReactNode {
  const tabs = [...tabsOfGame(table, props), ...tabsOfShell(table, props)];
  const open = tabs.find(({ id }) => id === tab);
  return (
    <div className={styles.room}>
      <div className={styles.strip}>
        <Players table={table} props={later} />
      </div>
      <Centre table={table} props={props} hasAside={Aside !== undefined}>
        {open !== undefined && <Drawer tab={open} onClose={() => onTab('')} />}
      </Centre>
      <div className={styles.beside}>
        {Aside !== undefined && <Column Aside={Aside} props={props} />}
        <Rail
          tabs={tabs}
          chosen={tab}
          onChoose={(id) => onTab(id === tab ? '' : id)}
          shape={Aside === undefined ? 'upright' : 'block'}
        />
      </div>
    </div>
  );
}

function Column({
  Aside,
  props,
}: {
  readonly Aside: ComponentType<GameTableProps>;
  readonly props: GameTableProps;
}): ReactNode {
  return (
    <aside ref={scrollCue} className={styles.column} data-region="aside" aria-label={props.t('tabs.panels')}>
      <PanelBoundary>
        <Aside {...props} />
      </PanelBoundary>
    </aside>
  );
}

function Phone({ table, props, tab, onTab, Aside }: NarrowProps): ReactNode {
  const tabs = [...tabsOfGame(table, props), ...tabsOfPhone(table, props)];
  const open = [...tabs, shellTabs(table, props).help].find(({ id }) => id === tab);
  const board = { id: '', title: props.t('tabs.board'), icon: 'screen', hasDot: false };
  return (
    <>
      {/* Another tab begins at its top, wherever the last one was. */}
      <main key={open?.id} ref={scrollCue} className={styles.main} data-region={open?.id ?? 'board'}>
        {open === undefined ? (
          <Board table={table} props={props} hasAside={Aside !== undefined} />
        ) : (
          <div className={styles.sheet} tabIndex={0} role="group" aria-label={open.title}>
            {open.content}
          </div>
        )}
        <Moments props={props} />
      </main>
      <AnyDesk table={table} props={props} />
      {Aside !== undefined && <Column Aside={Aside} props={props} />}
      <Rail tabs={[board, ...tabs]} chosen={open?.id ?? ''} onChoose={onTab} shape="flat" />
    </>
  );
}
