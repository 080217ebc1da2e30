import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { ChoiceList } from './ChoiceList.tsx';
import { Desk } from './Desk.tsx';
import { Drawer } from './Drawer.tsx';
import { focusSoon } from './focus-soon.ts';
import type { GameTable, GameTableProps } from './game-table.ts';
import { GenericBoard } from './GenericBoard.tsx';
import { Help } from './Help.tsx';
import { Journal } from './Journal.tsx';
import { OverDesk } from './OverDesk.tsx';
import { PastDesk } from './PastDesk.tsx';
import { Players } from './Players.tsx';
import { Rail } from './Rail.tsx';
import styles from './TableFrame.module.css';
import { useTable } from './table-store.ts';
import { Tabs, type Tab } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';
import { Unstored } from './Unstored.tsx';
import { useKeyboard } from './use-keyboard.ts';

const EndScreen = lazy(() => import('../end/EndScreen.tsx').then(({ EndScreen: screen }) => ({ default: screen })));

interface FrameProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
}

/** The table as it is laid out: top, players and journal, board over desk, the game's panels; or all of that in tabs. */
export function TableFrame({ table, props }: FrameProps): ReactNode {
  const { layout, t } = props;
  const [tab, setTab] = useState('');
  const show = useCallback((id: string) => {
    setTab(id);
    focusSoon(`[data-region="${id}"] :is([data-state="open"], [data-state="chosen"], button)`);
  }, []);
  useKeyboard(show);
  const isPast = useTable((state) => state.past !== undefined);
  const isEnd = useTable((state) => state.now?.isOver === true && state.past === undefined && !state.isLooking);
  // On the phone the journal covers the table that one of its entries shows.
  useEffect(() => {
    if (isPast && layout === 'phone') setTab('');
  }, [isPast, layout]);
  const shellTabs = tabsOfShell(table, props);
  const sideTabs = tabsOfGame(table, props);
  return (
    <div
      className={[styles.frame, styles[layout], table === 'none' ? styles.plain : '', isEnd ? styles.ended : ''].join(
        ' ',
      )}
    >
      <button type="button" className={styles.skip} onClick={() => show('choices')}>
        {t('choices.title')}
      </button>
      <div className={styles.head}>
        <TopBar table={table} props={props} onHelp={() => show('help')} />
        <Unstored />
      </div>
      {isEnd && (
        <Suspense>
          <EndScreen table={table} props={props} />
        </Suspense>
      )}
      {!isEnd && layout === 'wide' && (
        <>
          <div className={styles.left}>
            <Players table={table} props={props} />
            <Tabs tabs={shellTabs} chosen={chosenOf(shellTabs, tab)} onChoose={setTab} label={t('tabs.table')} />
          </div>
          <Centre table={table} props={props} />
          {table !== 'none' && (
            <aside className={styles.right} data-region="sides" aria-label={t('tabs.panels')}>
              {table.sides.map(({ id, Panel }) => (
                <Panel key={id} {...props} />
              ))}
            </aside>
          )}
        </>
      )}
      {!isEnd && layout === 'medium' && (
        <Medium table={table} props={props} tabs={[...sideTabs, ...shellTabs]} chosen={tab} onChoose={setTab} />
      )}
      {!isEnd && layout === 'phone' && (
        <Phone table={table} props={props} tabs={[...sideTabs, ...phoneTabs()]} chosen={tab} onChoose={setTab} />
      )}
    </div>
  );

  /** On the phone players and journal share a sheet, and help is behind the menu. */
  function phoneTabs(): readonly Tab[] {
    const [journal, choices, help] = shellTabs;
    const content = (
      <>
        <Players table={table} props={props} />
        {journal.content}
        {help.content}
      </>
    );
    return [choices, { ...journal, title: t('players.title'), icon: 'people', content }];
  }
}

function chosenOf(tabs: readonly Tab[], id: string): string {
  return tabs.some((tab) => tab.id === id) ? id : tabs[0].id;
}

function tabsOfShell(table: GameTable | 'none', props: GameTableProps): readonly Tab[] {
  const { t } = props;
  const icons = table === 'none' ? {} : table.verbIcons;
  const base = { hasDot: false };
  return [
    { ...base, id: 'journal', title: t('tabs.journal'), icon: 'journal', content: <Journal {...props} /> },
    {
      ...base,
      id: 'choices',
      title: t('tabs.choices'),
      icon: 'quill',
      content: (
        <section aria-label={t('choices.title')}>
          <ChoiceList icons={icons} />
        </section>
      ),
    },
    { ...base, id: 'help', title: t('tabs.help'), icon: 'why', content: <Help /> },
  ];
}

function tabsOfGame(table: GameTable | 'none', props: GameTableProps): readonly Tab[] {
  if (table === 'none') return [];
  return table.sides.map(({ id, title, icon, verbs, Panel }) => ({
    id,
    title: props.t(title),
    icon,
    hasDot: verbs.some((verb) => props.narrowing.state(`verb:${verb}`) === 'open'),
    content: <Panel {...props} />,
    isHeaded: true,
  }));
}

function Board({ table, props }: FrameProps): ReactNode {
  return table === 'none' ? <GenericBoard {...props} /> : <table.Board {...props} />;
}

/** The player's place, now, in the past, and when all is over. */
function AnyDesk({ table, props }: FrameProps): ReactNode {
  const past = useTable((state) => state.past);
  const isOver = useTable((state) => state.now?.isOver === true);
  if (past !== undefined) return <PastDesk table={table} props={props} past={past} />;
  return isOver ? <OverDesk table={table} props={props} /> : <Desk table={table} props={props} />;
}

function Centre({ table, props, children }: FrameProps & { readonly children?: ReactNode }): ReactNode {
  const isPast = useTable((state) => state.past !== undefined);
  return (
    <main className={styles.centre}>
      <div className={isPast ? `${styles.board} ${styles.past}` : styles.board} data-region="board">
        <Board table={table} props={props} />
        {children}
      </div>
      <AnyDesk table={table} props={props} />
    </main>
  );
}

interface NarrowProps extends FrameProps {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function Medium({ table, props, tabs, chosen, onChoose }: NarrowProps): ReactNode {
  const open = tabs.find(({ id }) => id === chosen);
  return (
    <div className={styles.room}>
      <div className={styles.strip}>
        <Players table={table} props={props} />
      </div>
      <Centre table={table} props={props}>
        {open !== undefined && <Drawer tab={open} onClose={() => onChoose('')} />}
      </Centre>
      <Rail tabs={tabs} chosen={chosen} onChoose={(id) => onChoose(id === chosen ? '' : id)} isUpright />
    </div>
  );
}

function Phone({ table, props, tabs, chosen, onChoose }: NarrowProps): ReactNode {
  const open = tabs.find(({ id }) => id === chosen);
  const board = { id: '', title: props.t('tabs.board'), icon: 'screen', hasDot: false };
  return (
    <>
      <main className={styles.main} data-region={open?.id ?? 'board'}>
        {open === undefined ? (
          <Board table={table} props={props} />
        ) : (
          <div className={styles.sheet} tabIndex={0}>
            {open.content}
          </div>
        )}
      </main>
      <AnyDesk table={table} props={props} />
      <Rail tabs={[board, ...tabs]} chosen={open?.id ?? ''} onChoose={onChoose} isUpright={false} />
    </>
  );
}
