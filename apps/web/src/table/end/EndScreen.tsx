import { itemAt, type TableResult } from '@fondaco/kernel';
import { inBackground } from '../../client/faults.ts';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { connection } from '../../client/connection.ts';
import { playAgain } from '../../client/new-table.ts';
import { Button, LinkButton } from '../../look/Button.tsx';
import { Panel } from '../../look/Panel.tsx';
import { ExportButton } from '../../shell/ExportButton.tsx';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { useHostParts } from '../host-parts.ts';
import { resignedSentence } from '../lines/resigned-sentence.ts';
import { capital } from '../lines/sentences.ts';
import { useTable } from '../store/table-store.ts';
import styles from './EndScreen.module.css';
import { Lanes } from './Lanes.tsx';
import { Legend } from './Legend.tsx';
import { PointsTable } from './PointsTable.tsx';
import { categoriesOf, placeOf, rank, tiedAtTheTop } from './standing.ts';
import { useCounting, type Counting } from './use-counting.ts';

const Course = lazy(() => import('./Course.tsx').then(({ Course: course }) => ({ default: course })));

interface EndProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
}

/** The end of a game: counted out one category after another, then everything about it. */
export function EndScreen({ table, props }: EndProps): ReactNode {
  const result = useTable((state) => state.now?.result);
  return result === undefined ? undefined : <Results table={table} props={props} result={result} />;
}

function Results({ table, props, result }: EndProps & { readonly result: TableResult }): ReactNode {
  const { t, players } = props;
  const categories = categoriesOf(result);
  const counting = useCounting(categories.length);
  const { isDone } = counting;
  const hasWinners = result.winners.length > 0;
  const icons = table === 'none' ? {} : (table.categoryIcons ?? {});
  const orange = table === 'none' ? undefined : table.orangeCategory;
  const winners = new Intl.ListFormat(t.language).format(result.winners.map((seat) => t.word('seat', seat)));
  const shown = categories.slice(0, counting.shown);
  const order = isDone ? rank(result) : result.scores;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever does not see the end hears who has won.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <main className={styles.end} data-region="end" aria-label={t('end.title')}>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {isDone ? t('end.won', { count: result.winners.length, winners }) : t('end.title')}
          </h1>
          <p className={styles.lead} role="status">
            {isDone
              ? [place(), resigned(), outcome(), tie() ?? t('end.lead')].filter((said) => said !== '').join(' ')
              : countingText(counting)}
          </p>
        </div>
        <Buttons t={t} counting={counting} />
      </header>
      <Panel className={styles.lanes} aria-label={t('end.byCategory')}>
        <Lanes {...{ order, categories, icons, orange, players, result, counting, t }} />
        <Legend
          score={itemAt(order, 0)}
          categories={categories}
          icons={icons}
          orange={orange}
          now={isDone ? undefined : shown.at(-1)}
          t={t}
        />
      </Panel>
      {isDone && (
        <div className={styles.more}>
          <Panel className={styles.course} aria-label={t('end.course')}>
            <h2>{t('end.course')}</h2>
            <p>{t('end.courseLead')}</p>
            <Suspense fallback={<p role="status">{t('end.courseWaits')}</p>}>
              <Course players={players} t={t} />
            </Suspense>
          </Panel>
          <Panel className={styles.table}>
            <h2>{t('end.points')}</h2>
            <PointsTable {...{ order, categories, players, winners: result.winners, missed: missed(), t }} />
          </Panel>
        </div>
      )}
    </main>
  );

  /** Where the viewer came, as soon as there is a first. */
  function place(): string {
    const own = result.scores.find(({ seat }) => seat === props.me);
    if (!hasWinners || own === undefined || result.winners.includes(own.seat)) return '';
    return t('end.place', { place: placeOf(result, own), count: result.scores.length });
  }

  /** Who gave up, where there is a last place. */
  function resigned(): string {
    return hasWinners ? resignedSentence(t, result.resigned ?? []) : '';
  }

  /** What the game says of how it ended: who was elected what. */
  function outcome(): string {
    return (table === 'none' ? undefined : table.outcome?.(props)) ?? '';
  }

  /** What the game says nobody could score. */
  function missed() {
    const kept = table === 'none' ? undefined : table.missed;
    return kept && { title: kept.title, points: kept.of(props.entries) };
  }

  /** What decided between those who have the most points, if there are several. */
  function tie(): string | undefined {
    const tied = tiedAtTheTop(result);
    if (!hasWinners || tied.length < 2) return undefined;
    const names = new Intl.ListFormat(t.language).format(tied.map((seat) => t.word('seat', seat)));
    const decided = table === 'none' ? undefined : table.tieBreak?.(props, tied, result.winners);
    return [t('end.tie', { names, points: itemAt(rank(result), 0).total }), decided].join(' ').trim();
  }

  function countingText({ shown: count }: Counting): string {
    if (count === 0) return t('end.screens');
    return t('end.counting', { category: capital(t(`category.${categories[count - 1]}`)) });
  }
}

function Buttons({ t, counting }: Pick<GameTableProps, 't'> & { readonly counting: Counting }): ReactNode {
  const { isDone, skip } = counting;
  const { End } = useHostParts();
  const id = useTable((state) => state.id);
  useEffect(() => {
    if (isDone) return;
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && skip();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isDone, skip]);
  if (!isDone)
    return (
      <div className={styles.buttons}>
        <Button icon="next" isLarge onClick={skip}>
          {t('end.skip')}
        </Button>
      </div>
    );
  return (
    <div className={styles.buttons}>
      {!connection.isShared && <Again t={t} id={id} />}
      {End !== undefined && <End />}
      {!connection.isShared && id !== undefined && (
        <LinkButton to={`/review/${id}`} icon="chart">
          {t('end.review')}
        </LinkButton>
      )}
      <Button icon="eye" onClick={() => useTable.setState({ isLooking: true })}>
        {t('end.look')}
      </Button>
      <ExportButton table={id} isRunning={false}>
        {t('end.record')}
      </ExportButton>
      <LinkButton to="/" icon="gate">
        {t('end.home')}
      </LinkButton>
    </div>
  );
}

function Again({ t, id }: Pick<GameTableProps, 't'> & { readonly id: string | undefined }): ReactNode {
  const [, navigate] = useLocation();
  const again = async () => {
    if (id !== undefined) navigate(`/table/${await playAgain(id)}`);
  };
  return (
    <Button kind="commit" icon="replay" onClick={() => inBackground(again())}>
      {t('end.again')}
    </Button>
  );
}
