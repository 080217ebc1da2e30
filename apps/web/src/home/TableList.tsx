import { inBackground } from '../client/faults.ts';
import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import type { SeatPlayer, TableSummary } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { browserHost } from '../client/browser-host.ts';
import { useIsNewcomer } from '../client/guided.ts';
import { readTables, useLobby } from '../client/lobby-store.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { Icon, Mark } from '../look/Icon.tsx';
import { Panel } from '../look/Panel.tsx';
import { chapterText } from '../table/lines/chapter-text.ts';
import { COLOURS } from '../look/colours.ts';
import type { Translate } from '@fondaco/texts';
import { ConfirmButton } from '../shell/ConfirmButton.tsx';
import { ExportButton } from '../shell/ExportButton.tsx';
import { useTexts } from '../texts/languages.ts';
import { FirstTables } from './FirstTables.tsx';
import { ImportButton } from './ImportButton.tsx';
import styles from './TableList.module.css';

interface TableListProps {
  readonly title: string;
  readonly tables: readonly TableSummary[];
  /** What an empty list says. */
  readonly empty?: string;
  readonly hasImport?: boolean;
}

/** Tables stored in this browser, with buttons to save and to remove each. */
export function TableList({ title, tables, empty, hasImport = false }: TableListProps): ReactNode {
  const t = useTexts();
  const isNewcomer = useIsNewcomer();
  return (
    <Panel className={styles.box} aria-label={title}>
      <h2>
        {title}
        {tables.length > 0 && <small>{t('home.tables', { count: tables.length })}</small>}
      </h2>
      {tables.length === 0 && <p className={styles.empty}>{empty ?? t('home.noneFinished')}</p>}
      {tables.length === 0 && empty !== undefined && isNewcomer && <FirstTables />}
      {tables.length === 0 && empty !== undefined && (
        <LinkButton icon="book" to="/learn">
          {t('home.learn')}
        </LinkButton>
      )}
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      {hasImport && <ImportButton />}
      {hasImport && tables.length > 0 && (
        <p className={styles.stats}>
          <Link href="/review/stats">{t('home.stats')}</Link>
        </p>
      )}
    </Panel>
  );
}

/** One of this browser's tables. */
export function TableRow({ table }: { readonly table: TableSummary }): ReactNode {
  const t = useTexts();
  const title = useLobby((lobby) => lobby.games.find(({ id }) => id === table.game)?.title) ?? table.game;
  const isMine = waitedFor(table).some(({ type }) => type === 'person');
  const remove = async () => {
    await browserHost.send({ type: 'remove', table: table.id });
    await readTables();
  };
  return (
    <li className={styles.row}>
      <Link href={`/table/${table.id}`} className={styles.link}>
        <b>
          {title}
          <time dateTime={new Date(table.playedAt).toISOString()}>{whenText(t, table.playedAt)}</time>
        </b>
        <small className={isMine ? styles.mine : undefined}>{standingOf(t, table)}</small>
        <span className={styles.marks}>
          {table.seats.map(({ name }, i) => (
            <span key={i}>
              <Mark colour={itemAt(COLOURS, i)} size={16} />
              {name}
            </span>
          ))}
        </span>
      </Link>
      {table.isOver && table.isReadable && (
        <Link href={`/review/${table.id}`} className={styles.review} aria-label={t('end.review')} data-review-link>
          <Icon name="chart" />
        </Link>
      )}
      <ExportButton table={table.id} isRunning={!table.isOver} />
      <ConfirmButton
        button={<Button kind="quiet" icon="close" aria-label={t('home.remove')} />}
        question={t('home.reallyRemove', { title })}
        agree={t('home.remove')}
        onAgree={() => inBackground(remove())}
      />
    </li>
  );
}

const DAY = 86_400_000;

/** When something was: the time of today, else the day. */
function whenText(t: Translate, instant: number): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  const isThisYear = Date.now() - instant < 300 * DAY;
  const how: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) };
  return new Intl.DateTimeFormat(t.language, how).format(instant);
}

/** Where a table stands: its turn or round while it is played, and who is to decide or has won. */
function standingOf(t: Translate, table: TableSummary): string {
  const { chapter, isOver, isReadable } = table;
  const isUnderWay = chapter !== undefined && !isOver && isReadable;
  return [...(isUnderWay ? [chapterText(t, chapter)] : []), stateOf(t, table)].join(' · ');
}

function stateOf(t: Translate, table: TableSummary): string {
  if (!table.isReadable) return t('home.oldRules');
  const list = new Intl.ListFormat(t.language);
  if (table.isOver)
    return t('home.wonBy', { count: table.winners.length, winners: list.format(namesOf(table, table.winners)) });
  const mine = waitedFor(table).filter(({ type }) => type === 'person');
  const people = table.seats.filter(({ type }) => type === 'person').length;
  if (mine.length > 0 && people === 1) return t('home.yourTurn');
  return t('home.turnOf', { names: list.format(namesOf(table, table.waiting)) });
}

/** Those who must choose. */
function waitedFor({ seats, waiting }: TableSummary): readonly SeatPlayer[] {
  return seats.filter((_, i) => waiting.includes(itemAt(SEAT_WORDS, i)));
}

function namesOf({ seats }: TableSummary, words: readonly string[]): readonly string[] {
  return seats.filter((_, i) => words.includes(itemAt(SEAT_WORDS, i))).map(({ name }) => name);
}
