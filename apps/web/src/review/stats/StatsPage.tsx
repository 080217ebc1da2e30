import type { GameSummary } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { readTables, useLobby } from '../../client/lobby-store.ts';
import type { FollowedPlan, GameOutcome, PlayedSeat } from '../../client/review-messages.ts';
import { readOrigins } from '../../client/table-origins.ts';
import { useLoadedTexts } from '../../client/use-loaded-texts.ts';
import { useReviewTexts } from '../../client/use-review-texts.ts';
import { LinkButton } from '../../look/Button.tsx';
import { Logo } from '../../look/Logo.tsx';
import { Panel } from '../../look/Panel.tsx';
import { MenuButton, ThemeButton } from '../../shell/Tools.tsx';
import { capital } from '../../table/lines/sentences.ts';
import { useTexts } from '../../texts/languages.ts';
import { reviewWorker } from '../store/review-worker.ts';
import { AccuracyCourse } from './AccuracyCourse.tsx';
import { dearest, ownGamesOf, winsByLevel, winsByPlan, type OwnGame } from './own-games.ts';
import styles from './StatsPage.module.css';

const MOST_COSTS = 6;

/** What the games of this browser tell of the person who plays here. */
export function StatsPage(): ReactNode {
  const t = useTexts();
  const { games, tables } = useLobby();
  const [chosen, setChosen] = useState<string>();
  const [outcomes, setOutcomes] = useState<readonly GameOutcome[]>([]);
  const hasTexts = useReviewTexts();
  const own = useMemo(() => ownGamesOf(tables, outcomes, readOrigins()), [tables, outcomes]);
  // Whoever has played one game alone is not told first that they have not played the other.
  const game = games.find(({ id }) => id === (chosen ?? own.at(-1)?.game)) ?? games[0];
  const isSpoken = useLoadedTexts(game?.id);
  useEffect(() => {
    inBackground(readTables());
    inBackground(reviewWorker.ask('outcomes', { type: 'outcomes' }).then((sent) => setOutcomes(sent.outcomes)));
    return () => reviewWorker.end();
  }, []);
  const plans = useFollowedPlans(own);
  if (!hasTexts || !isSpoken || game === undefined) return <p className="unseen">{t('table.opening')}</p>;
  return (
    <div data-stats>
      <header className={styles.top}>
        <Link href="/" aria-label={t('table.home')} className={styles.brand}>
          <Logo size={40} />
        </Link>
        <h1>{t('stats.title')}</h1>
        <ThemeButton />
        <MenuButton />
      </header>
      <main className={styles.main}>
        <div className={styles.games} role="group" aria-label={t('stats.game')}>
          {games.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={id === game.id} onClick={() => setChosen(id)}>
              {title}
            </button>
          ))}
        </div>
        <Stats game={game} own={own.filter((one) => one.game === game.id)} plans={plans} t={t} />
      </main>
    </div>
  );
}

/** The plans that were followed in one's games: read once it is known which these are. */
function useFollowedPlans(own: readonly OwnGame[]): readonly FollowedPlan[] {
  const [plans, setPlans] = useState<readonly FollowedPlan[]>([]);
  const seats = JSON.stringify(own.map(({ table, seat }) => ({ table, seat })));
  useEffect(() => {
    const asked = JSON.parse(seats) as readonly PlayedSeat[];
    if (asked.length > 0)
      inBackground(reviewWorker.ask('plans', { type: 'plans', seats: asked }).then((answer) => setPlans(answer.plans)));
  }, [seats]);
  return plans;
}

interface StatsProps {
  readonly game: GameSummary;
  readonly own: readonly OwnGame[];
  readonly plans: readonly FollowedPlan[];
  readonly t: Translate;
}

function Stats({ game, own, plans, t }: StatsProps): ReactNode {
  const wins = own.filter(({ hasWon }) => hasWon).length;
  const judged = own.flatMap(({ accuracy }) => accuracy ?? []);
  const mean = judged.reduce((sum, one) => sum + one, 0) / Math.max(1, judged.length);
  if (own.length === 0)
    return (
      <Panel className={styles.panel}>
        <p>{t('stats.none')}</p>
      </Panel>
    );
  return (
    <>
      <Panel className={styles.panel} aria-label={t('stats.results')}>
        <h2>{t('stats.results')}</h2>
        <p data-games={own.length}>
          {t('stats.won', { wins, count: own.length })}{' '}
          {judged.length > 0 && t('stats.accuracy', { accuracy: Math.round(mean), count: judged.length })}
        </p>
        <GameList own={own} t={t} />
      </Panel>
      <Panel className={styles.panel} aria-label={t('stats.course')}>
        <h2>{t('stats.course')}</h2>
        <AccuracyCourse own={own} t={t} />
      </Panel>
      <Panel className={styles.panel} aria-label={t('stats.plans')}>
        <h2>{t('stats.plans')}</h2>
        <p>{t('stats.plans.how')}</p>
        <table className={styles.table} data-plans>
          <tbody>
            {winsByPlan(own, plans).map(({ name, games, wins: won }) => (
              <tr key={name}>
                <th scope="row">{capital(t(`temperament.${name}.likes`))}</th>
                <td>{t('stats.won', { wins: won, count: games })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel className={styles.panel} aria-label={t('stats.against')}>
        <h2>{t('stats.against')}</h2>
        <table className={styles.table}>
          <tbody>
            {winsByLevel(own, game.botLevels).map(({ name, games, wins: won }) => (
              <tr key={name}>
                <th scope="row">{t(`level.${name}`)}</th>
                <td>{t('stats.won', { wins: won, count: games })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel className={styles.panel} aria-label={t('stats.costs')}>
        <h2>{t('stats.costs')}</h2>
        {judged.length === 0 && <p>{t('stats.unjudged')}</p>}
        <table className={styles.table}>
          <tbody>
            {dearest(own, MOST_COSTS).map(([verb, points]) => (
              <tr key={verb}>
                <th scope="row">{t(`verb.${verb}`)}</th>
                <td>
                  {t('stats.perGame', {
                    points: new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 }).format(
                      points / Math.max(1, judged.length),
                    ),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}

/** Every game with its result and accuracy, newest first. */
function GameList({ own, t }: Pick<StatsProps, 'own' | 't'>): ReactNode {
  const day = new Intl.DateTimeFormat(t.language, { dateStyle: 'medium' });
  return (
    <ol className={styles.list}>
      {own.toReversed().map(({ table, playedAt, hasWon, accuracy, seats }) => (
        <li key={table}>
          <span>{day.format(playedAt)}</span>
          <span>{t(hasWon ? 'stats.victory' : 'stats.defeat', { seats })}</span>
          <span className={styles.bar}>
            {accuracy === undefined ? (
              t('stats.notJudged')
            ) : (
              <>
                <meter min={0} max={100} value={accuracy} aria-label={t('analysis.accuracy')} />
                {Math.round(accuracy)}
              </>
            )}
          </span>
          <LinkButton to={`/review/${table}`} icon="chart">
            {t('review.title')}
          </LinkButton>
        </li>
      ))}
    </ol>
  );
}
