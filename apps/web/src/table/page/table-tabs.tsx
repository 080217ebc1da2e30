import { itemAt } from '@fondaco/kernel';
import { ChoiceList } from '../choose/ChoiceList.tsx';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { Journal } from '../journal/Journal.tsx';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import { Players } from '../seats/Players.tsx';
import { Help } from './Help.tsx';
import { PanelContent } from './PanelContent.tsx';
import type { Tab } from './Tabs.tsx';

/** The tab that is open: the wanted one, if it is there, or the first. */
export function chosenOf(tabs: readonly Tab[], id: string): string {
  return tabs.some((tab) => tab.id === id) ? id : itemAt(tabs, 0).id;
}

/** What every table has beside its board. */
export function tabsOfShell(table: GameTable | 'none', props: GameTableProps): readonly Tab[] {
  const { journal, choices, standing, help } = shellTabs(table, props);
  return [journal, choices, ...(standing === undefined ? [] : [standing]), help];
}

/** The same, each by its name. */
export function shellTabs(
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

/** The panels of the game. */
export function tabsOfGame(table: GameTable | 'none', props: GameTableProps): readonly Tab[] {
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

/** On the phone players and journal share a sheet, and help is behind the menu. */
export function tabsOfPhone(table: GameTable | 'none', props: GameTableProps): readonly Tab[] {
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
