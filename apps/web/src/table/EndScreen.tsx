import type { TableResult } from '@fondaco/kernel';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { playAgain } from '../app/new-table.ts';
import { isStill } from '../app/settings.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { Icon, Mark } from '../look/Icon.tsx';
import styles from './EndScreen.module.css';
import type { GameTableProps } from './game-table.ts';
import { capital } from './sentences.ts';
import { useTable } from './table-store.ts';

/** How long one category is looked at. */
const CATEGORY_TIME = 900;

interface EndProps {
  readonly result: TableResult;
  readonly props: GameTableProps;
  readonly onLook: () => void;
}

/** The end: one category after another, then the sums and who won; to be skipped at any moment. */
export function EndScreen({ result, props, onLook }: EndProps): ReactNode {
  const { t, players } = props;
  const categories = Object.keys(result.scores[0].breakdown).filter((category) =>
    result.scores.some(({ breakdown }) => breakdown[category] !== 0),
  );
  const [shown, setShown] = useState(() => (isStill() ? categories.length : 0));
  const isDone = shown >= categories.length;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setShown(shown + 1), CATEGORY_TIME);
    return () => clearTimeout(timer);
  }, [shown, isDone]);
  const most = Math.max(1, ...result.scores.flatMap(({ breakdown }) => Object.values(breakdown)));
  const winners = new Intl.ListFormat(t.language).format(result.winners);
  const columns = isDone ? result.scores.toSorted((a, b) => b.total - a.total) : result.scores;
  return (
    <section className={styles.end} aria-label={t('end.title')}>
      <h2>{isDone ? t('end.won', { count: result.winners.length, winners }) : t('end.title')}</h2>
      <p className={styles.lead}>{isDone ? t('end.lead') : t('end.counting')}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('end.points')}>
        <table className={styles.points}>
          <thead>
            <tr>
              <td />
              {columns.map(({ player }) => (
                <th key={player} scope="col">
                  <span className={styles.player}>
                    <Mark colour={players.find(({ name }) => name === player)?.colour ?? 'ivory'} />
                    {player}
                    {isDone && result.winners.includes(player) && <Icon name="laurel" label={t('end.winner')} />}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.slice(0, Math.max(1, shown)).map((category, i) => (
              <tr key={category} className={!isDone && i === shown - 1 ? styles.now : undefined}>
                <th scope="row">{capital(t(`category.${category}`))}</th>
                {columns.map(({ player, breakdown }) => (
                  <td key={player}>
                    {breakdown[category]}
                    <span
                      className={styles.bar}
                      hidden={breakdown[category] <= 0}
                      style={
                        {
                          width: `${(Math.max(0, breakdown[category]) / most) * 100}%`,
                          '--player': `var(--p-${players.find(({ name }) => name === player)?.colour})`,
                        } as CSSProperties
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('end.sum')}</th>
              {columns.map(({ player, breakdown }) => (
                <td key={player}>{sumOf(breakdown, categories.slice(0, shown))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <div className={styles.buttons}>
        {!isDone && (
          <Button icon="next" onClick={() => setShown(categories.length)}>
            {t('end.skip')}
          </Button>
        )}
        {isDone && <Again t={t} />}
        {isDone && (
          <Button icon="eye" onClick={onLook}>
            {t('end.look')}
          </Button>
        )}
        {isDone && (
          <LinkButton to="/" icon="screen">
            {t('end.home')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function sumOf(breakdown: Readonly<Record<string, number>>, categories: readonly string[]): number {
  return categories.reduce((sum, category) => sum + breakdown[category], 0);
}

function Again({ t }: Pick<GameTableProps, 't'>): ReactNode {
  const [, navigate] = useLocation();
  const again = async () => {
    const { game, seats } = useTable.getState();
    navigate(`/table/${await playAgain(game, seats)}`);
  };
  return (
    <Button kind="commit" icon="replay" onClick={() => void again()}>
      {t('end.again')}
    </Button>
  );
}
