import type { GameSummary } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLobby } from '../client/lobby-store.ts';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { Icon } from '../look/Icon.tsx';
import { Logo } from '../look/Logo.tsx';
import { Panel } from '../look/Panel.tsx';
import { MenuButton, ThemeButton } from '../shell/Tools.tsx';
import { GameChapters } from './GameChapters.tsx';
import styles from './LearnPage.module.css';
import { hasLessons } from './lesson-files.ts';
import { useLearnTexts } from './use-learn-texts.ts';

/** Where one learns: the chapters of every game, how far one came, and the rules books. */
export function LearnPage(): ReactNode {
  useLoadedTexts(undefined);
  const t = useLearnTexts();
  const games = useLobby((lobby) => lobby.games).filter(({ id }) => hasLessons(id));
  if (t === undefined) return undefined;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.bar}>
          <Link href="/" className={styles.brand}>
            <Logo size={42} />
            Fondaco
          </Link>
          <span className={styles.tools}>
            <ThemeButton />
            <MenuButton />
          </span>
        </div>
        <h1>{t('learn.title')}</h1>
        <p>{t('learn.lead')}</p>
      </header>
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
