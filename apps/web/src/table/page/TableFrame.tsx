import { itemAt } from '@fondaco/kernel';
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
import { ChoiceList } from '../choose/ChoiceList.tsx';
import { Desk } from '../choose/Desk.tsx';
import { Drawer } from './Drawer.tsx';
import { focusSoon } from '../store/focus-soon.ts';
import type { GameTable, GameTableProps, SidePanel } from '../game-table.ts';
import { GenericBoard } from './GenericBoard.tsx';
import { useHostParts } from '../host-parts.ts';
import { Help } from './Help.tsx';
import { Journal } from '../journal/Journal.tsx';
import { MomentDesk } from '../journal/MomentDesk.tsx';
import { OverDesk } from '../journal/OverDesk.tsx';
import { PastDesk } from '../journal/PastDesk.tsx';
import { useMoments } from '../../moments/moment-player.ts';
import { AsOf } from '../notices/AsOf.tsx';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import { presentation } from '../store/presentation.ts';
import { Players } from '../seats/Players.tsx';
import { Rail } from './Rail.tsx';
import styles from './TableFrame.module.css';
import { useTable } from '../store/table-store.ts';
import { useAfterFrame } from '../store/use-after-frame.ts';
import { useHasColumn, useIsLying } from '../store/use-layout.ts';
import { Tabs, type Tab } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';
import { NarrowingContext } from '../choose/Touch.tsx';
import { Unstored } from '../notices/Unstored.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { useLitInSight } from './use-lit-in-sight.ts';
import { useSettings } from '../../client/settings.ts';
import { scrollCue } from '../../look/scroll-cue.ts';

const MomentLayer = lazy(() =>
  import('../../moments/MomentLayer.tsx').then(({ MomentLayer: layer }) => ({ default: layer })),
);
const EndScreen = lazy(() => import('../end/EndScreen.tsx').then(({ EndScreen: screen }) => ({ default: screen })));

interface FrameProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
}

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
  const { Question, Guide } = useHostParts();
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
      data-guided={Guide !== undefined}
    >
      <button type="button" className={styles.skip} onClick={() => show('choices')}>
        {t('choices.title')}
      </button>
      <div className={styles.head}>
        <TopBar table={table} props={later} onHelp={show} />
        <Unstored />
        {Question !== undefined && <Question />}
        {(isEnd || layout === 'phone') && <Guiding />}
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

interface BesideProps {
  readonly panel: SidePanel;
  readonly props: GameTableProps;
}

const Beside = memo(function Beside({ panel, props }: BesideProps): ReactNode {
  return (
    <NarrowingContext value={props.narrowing}>
      <PanelContent panel={panel} props={props} />
    </NarrowingContext>
  );
});

/** A panel of the game, or what stands in its place for now. */
function PanelContent({ panel, props }: BesideProps): ReactNode {
  const { Folded } = useHostParts();
  const content = (
    <PanelBoundary>
      <panel.Panel {...props} />
    </PanelBoundary>
  );
  return Folded === undefined ? content : <Folded panel={panel}>{content}</Folded>;
}

function chosenOf(tabs: readonly Tab[], id: string): string {
  return tabs.some((tab) => tab.id === id) ? id : itemAt(tabs, 0).id;
}

function tabsOfShell(table: GameTable | 'none', props: GameTableProps): readonly Tab[] {
  const { journal, choices, standing, help } = shellTabs(table, props);
  return [journal, choices, ...(standing === undefined ? [] : [standing]), help];
}

function shellTabs(
  table: GameTable | 'none',
  props: GameTableProps,
): Readonly<Record<'journal' | 'choices' | 'help', Tab> & { standing: Tab | undefined }> {
  const { t } = props;
  const icons = table === 'none' ? {} : table.verbIcons;
  const base = { hasDot: false };
  const journal = (
    <PanelBoundary>
      <Journal {...props} />
    </PanelBoundary>
  );
  const choices = (
    <section aria-label={t('choices.title')}>
      <ChoiceList icons={icons} />
    </section>
  );
  return {
    journal: { ...base, id: 'journal', title: t('tabs.journal'), icon: 'journal', content: journal },
    choices: { ...base, id: 'choices', title: t('tabs.choices'), icon: 'quill', content: choices },
    standing: standingTab(table, props),
    help: { ...base, id: 'help', title: t('tabs.help'), icon: 'why', content: <Help /> },
  };
}

/** How the player stands, in games that say so. */
function standingTab(table: GameTable | 'none', props: GameTableProps): Tab | undefined {
  if (table === 'none' || table.Standing === undefined) return undefined;
  const content = (
    <PanelBoundary>
      <table.Standing {...props} />
    </PanelBoundary>
  );
  return { id: 'standing', title: props.t('tabs.standing'), icon: 'chart', hasDot: false, content };
}

function tabsOfGame(table: GameTable | 'none', props: GameTableProps): readonly Tab[] {
  if (table === 'none') return [];
  return table.sides.map((panel) => ({
    id: panel.id,
    title: props.t(panel.title),
    icon: panel.icon,
    hasDot: panel.verbs.some((verb) => props.narrowing.state(`verb:${verb}`) === 'open'),
    content: <PanelContent panel={panel} props={props} />,
    isHeaded: true,
  }));
}

interface BoardFrameProps extends FrameProps {
  readonly hasAside?: boolean;
}

function Board({ table, props, hasAside = false }: BoardFrameProps): ReactNode {
  return (
    <>
      <PanelBoundary>
        {table === 'none' ? <GenericBoard {...props} /> : <table.Board {...props} hasAside={hasAside} />}
      </PanelBoundary>
      <AsOf />
    </>
  );
}

/** What is worth stopping for, over whatever stands in the middle. */
function Moments({ props }: Pick<FrameProps, 'props'>): ReactNode {
  const hasMoment = useMoments((state) => state.shown !== undefined);
  if (!hasMoment || props.isPast) return undefined;
  return (
    <PanelBoundary>
      <Suspense>
        <MomentLayer players={props.players} onSkip={skipMoment} onHold={holdMoment} />
      </Suspense>
    </PanelBoundary>
  );
}

const skipMoment = () => presentation.skip();
const holdMoment = () => presentation.hold();

/** Whoever says what to do, if anybody does. */
function Guiding(): ReactNode {
  const { Guide } = useHostParts();
  return Guide === undefined ? undefined : <Guide />;
}

/** The desk now, during a moment, in the past, and at the end. */
function AnyDesk({ table, props }: FrameProps): ReactNode {
  const past = useTable((state) => state.past);
  const isOver = useTable((state) => state.now?.isOver === true);
  // Whoever only looks on is asked nothing that would have to wait.
  const isHeld = useTable((state) => state.isHeld && state.me !== undefined);
  if (past !== undefined) return <PastDesk table={table} props={props} past={past} />;
  if (isHeld) return <MomentDesk table={table} props={props} />;
  return isOver ? <OverDesk table={table} props={props} /> : <Desk table={table} props={props} />;
}

function Centre({ table, props, hasAside, children }: BoardFrameProps & { readonly children?: ReactNode }): ReactNode {
  return (
    <main className={styles.centre}>
      <div
        className={props.isPast ? `${styles.board} ${styles.past}` : styles.board}
        data-region="board"
        data-seq={props.seq}
      >
        <Board table={table} props={props} hasAside={hasAside ?? false} />
        {children}
        <Moments props={props} />
      </div>
      <Guiding />
      <AnyDesk table={table} props={props} />
    </main>
  );
}

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
      <main ref={scrollCue} className={styles.main} data-region={open?.id ?? 'board'}>
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

/** On the phone players and journal share a sheet, and help is behind the menu. */
function tabsOfPhone(table: GameTable | 'none', props: GameTableProps): readonly Tab[] {
  const { journal, choices, standing } = shellTabs(table, props);
  const content = (
    <>
      <Players table={table} props={props} />
      {standing?.content}
      {journal.content}
    </>
  );
  return [choices, { ...journal, title: props.t('players.title'), icon: 'people', content }];
}
