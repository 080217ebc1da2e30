import { inBackground } from '../client/faults.ts';
import { useEffect, type ReactNode } from 'react';
import { readTables, useLobby } from '../client/lobby-store.ts';
import { MenuButton, ThemeButton } from '../shell/Tools.tsx';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { Logo } from '../look/Logo.tsx';
import { useTexts } from '../texts/languages.ts';
import { GameCard } from './GameCard.tsx';
import styles from './HomePage.module.css';
import { Scene } from './Scene.tsx';
import { TableList } from './TableList.tsx';

/** The home page: games to begin, tables to go on with. */
export function HomePage(): ReactNode {
  useLoadedTexts(undefined);
  const t = useTexts();
  const { games, tables, isStored, isRead } = useLobby();
  useEffect(() => inBackground(readTables()), []);
  return (
    <>
      <header className={styles.hero}>
        <Scene />
        <div className={styles.bar}>
          <span className={styles.brand}>
            <Logo size={42} />
            Fondaco
          </span>
          <span className={styles.tools}>
            <ThemeButton />
            <MenuButton />
          </span>
        </div>
        <div className={styles.head}>
          <h1>
            {t('home.title')} <em>{t('home.titleMore')}</em>
          </h1>
          <p>{t('home.lead')}</p>
        </div>
      </header>
      <main className={styles.columns}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
        <div className={styles.side}>
          {!isStored && isRead && <p className={styles.unstored}>{t('storage.forbidden')}</p>}
          <TableList
            title={t('home.continue')}
            empty={t('home.noTables')}
            tables={tables.filter(({ isOver }) => !isOver)}
          />
          <TableList title={t('home.finished')} tables={tables.filter(({ isOver }) => isOver)} hasImport />
        </div>
      </main>
    </>
  );
}
