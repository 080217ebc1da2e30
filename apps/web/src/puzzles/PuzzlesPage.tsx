import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { useLobby } from '../client/lobby-store.ts';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { usePuzzleTexts } from '../client/use-puzzle-texts.ts';
import { Icon } from '../look/Icon.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useTexts } from '../texts/languages.ts';
import { bestStreak, dayOf, streakAt } from './daily.ts';
import { OWN } from '../client/own-puzzles.ts';
import { hasPuzzles } from './puzzle-files.ts';
import { PuzzleSet } from './PuzzleSet.tsx';
import styles from './PuzzlesPage.module.css';
import { useSolved } from './solved.ts';

/** All puzzles: what today has, how many days in a row, and every one with how it ended. */
export function PuzzlesPage(): ReactNode {
  useLoadedTexts(undefined);
  const t = useTexts();
  const hasTexts = usePuzzleTexts();
  const games = useLobby((lobby) => lobby.games).filter(({ id }) => hasPuzzles(id));
  if (!hasTexts) return <p className="unseen">{t('table.opening')}</p>;
  return (
    <>
      <PageHead title={t('puzzle.heading')} lead={t('puzzle.lead')}>
        <Streak t={t} />
      </PageHead>
      <main className={styles.main}>
        {games.map((game) => (
          <PuzzleSet key={game.id} set={game.id} title={game.title} t={t} />
        ))}
        <PuzzleSet set={OWN} title={t('puzzle.own')} t={t} />
      </main>
    </>
  );
}

function Streak({ t }: { readonly t: Translate }): ReactNode {
  const days = useSolved((solved) => solved.days);
  const best = bestStreak(days);
  return (
    <p className={styles.streak} data-streak>
      <Icon name="star" />
      {t('puzzle.streak', { days: streakAt(dayOf(new Date()), days) })}
      {best > 0 && ` ${t('puzzle.best', { days: best })}`}
    </p>
  );
}
