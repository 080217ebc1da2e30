import type { GameSummary } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLobby } from '../client/lobby-store.ts';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { Icon } from '../look/Icon.tsx';
import { Panel } from '../look/Panel.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { GameChapters } from './GameChapters.tsx';
import styles from './LearnPage.module.css';
import { hasLessons } from './lesson-files.ts';
import { useLearnTexts } from './use-learn-texts.ts';
import { Waiting } from '../shell/Waiting.tsx';

/** Where one learns: the chapters of every game, how far one came, and the rules books. */
export function LearnPage(): ReactNode {
  useLoadedTexts(undefined);
  const t = useLearnTexts();
  const games = useLobby((lobby) => lobby.games).filter(({ id }) => hasLessons(id));
  if (t === undefined) return <Waiting />;
  return (
    <>
      <PageHead title={t('learn.title')} lead={t('learn.lead')} />
      <main className={styles.main}>
        {games.map((game) => (
          <GameChapters key={game.id} game={game} t={t} />
        ))}
        <div className={styles.side}>
          <Books games={games} title={t('learn.books')} />
          <Panel className={styles.panel} aria-label={t('learn.ask')}>
            <h2>{t('learn.ask')}</h2>
            <p>{t('learn.askText')}</p>
          </Panel>
        </div>
      </main>
    </>
  );
}

function Books({ games, title }: { readonly games: readonly GameSummary[]; readonly title: string }): ReactNode {
  return (
    <Panel className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.books}>
        {games.map((game) => (
          <li key={game.id}>
            <Link href={`/rules/${game.id}`}>
              <Icon name="book" />
              {game.title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
