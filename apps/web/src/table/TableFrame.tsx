import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { Desk } from './Desk.tsx';
import { EndScreen } from './EndScreen.tsx';
import { focusSoon } from './focus-soon.ts';
import type { GameTable, GameTableProps } from './game-table.ts';
import { GenericBoard } from './GenericBoard.tsx';
import { Help } from './Help.tsx';
import { Journal } from './Journal.tsx';
import { Players } from './Players.tsx';
import styles from './TableFrame.module.css';
import { useTable } from './table-store.ts';
import { Tabs, type Tab } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';
import { Unstored } from './Unstored.tsx';
import { useKeyboard } from './use-keyboard.ts';

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
  const isOver = useTable((state) => state.now?.isOver === true);
  // The end is told where the board was, whatever tab the phone had open.
  useEffect(() => {
    if (isOver) setTab('');
  }, [isOver]);
  const shellTabs = tabsOfShell(table, props);
  const sideTabs = tabsOfGame(table, props);
  return (
    <div className={`${styles.frame} ${styles[layout]} ${table === 'none' ? styles.plain : ''}`}>
      <button type="button" className={styles.skip} onClick={() => show('choices')}>
        {t('choices.title')}
      </button>
      <div className={styles.head}>
        <TopBar table={table} props={props} onHelp={() => show('help')} />
        <Unstored />
      </div>
      {layout === 'wide' && (
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
      {layout === 'medium' && (
        <>
          <div className={styles.upper}>
            <Players table={table} props={props} />
            <Centre table={table} props={props} />
          </div>
          <div className={styles.tabs}>
            <Tabs
              tabs={[...sideTabs, ...shellTabs]}
              chosen={chosenOf([...sideTabs, ...shellTabs], tab)}
              onChoose={setTab}
              label={t('tabs.panels')}
            />
          </div>
        </>
      )}
      {layout === 'phone' && (
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
  }));
}

function Board({ table, props }: FrameProps): ReactNode {
  const result = useTable((state) => state.now?.result);
  const [isLooking, setLooking] = useState(false);
  if (result !== undefined && !isLooking)
    return <EndScreen result={result} props={props} onLook={() => setLooking(true)} />;
  return table === 'none' ? <GenericBoard {...props} /> : <table.Board {...props} />;
}

function Centre({ table, props }: FrameProps): ReactNode {
  return (
    <main className={styles.centre}>
      <div className={styles.board} data-region="board">
        <Board table={table} props={props} />
      </div>
      <Desk table={table} props={props} />
    </main>
  );
}

interface PhoneProps extends FrameProps {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function Phone({ table, props, tabs, chosen, onChoose }: PhoneProps): ReactNode {
  const { t } = props;
  const open = tabs.find(({ id }) => id === chosen);
  const all = [{ id: '', title: t('tabs.board'), icon: 'screen', hasDot: false }, ...tabs];
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
      <Desk table={table} props={props} />
      <nav className={styles.nav} aria-label={t('tabs.panels')}>
        {all.map(({ id, title, icon, hasDot }) => (
          <button key={id} type="button" aria-pressed={(open?.id ?? '') === id} onClick={() => onChoose(id)}>
            <Icon name={icon} size={22} />
            {title}
            {hasDot && <span className={styles.dot} role="img" aria-label={t('tabs.dot')} />}
          </button>
        ))}
      </nav>
    </>
  );
}
