import { inBackground } from '../client/faults.ts';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useIsNewcomer } from '../client/guided.ts';
import { usePageServer } from '../client/page-server.ts';
import { readTables, useLobby } from '../client/lobby-store.ts';
import { askName } from '../client/naming.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { MenuButton, ThemeButton } from '../shell/Tools.tsx';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { Logo } from '../look/Logo.tsx';
import { useTexts } from '../texts/languages.ts';
import { FirstTables } from './FirstTables.tsx';
import { GameCard } from './GameCard.tsx';
import { PuzzleInvitation } from './PuzzleInvitation.tsx';
import styles from './HomePage.module.css';
import { Scene } from './Scene.tsx';
import { TableList, TableRow } from './TableList.tsx';

const HomeTables = lazy(() =>
  import('../online/home/HomeTables.tsx').then(({ HomeTables: tables }) => ({ default: tables })),
);
const ServerMenu = lazy(() => import('../online/ServerMenu.tsx').then(({ ServerMenu: menu }) => ({ default: menu })));

/** The home page: games to begin, tables to go on with. */
export function HomePage(): ReactNode {
  useLoadedTexts(undefined);
  const t = useTexts();
  const { games, tables, isStored, isRead } = useLobby();
  const { status, guest, waiting } = usePageServer();
  const isOpen = status === 'open';
  useEffect(() => inBackground(readTables()), []);
  const running = tables.filter(({ isOver }) => !isOver);
  const isNewcomer = useIsNewcomer();
  const isAwaited = waiting > 0 && guest !== undefined && t.has('online.waits');
  return (
    <>
      <header className={isOpen ? `${styles.hero} ${styles.low}` : styles.hero}>
        <Scene />
        <div className={styles.bar}>
          <span className={styles.brand}>
            <Logo size={42} />
            Fondaco
          </span>
          <span className={styles.tools}>
            <LinkButton icon="book" to="/learn">
              {t('home.learn')}
            </LinkButton>
            <ThemeButton />
            {guest !== undefined && (
              <Button icon="people" onClick={() => inBackground(askName())}>
                {guest.name}
              </Button>
            )}
            <MenuButton>
              {isOpen && t.has('online.giveName') && (
                <Suspense>
                  <ServerMenu />
                </Suspense>
              )}
            </MenuButton>
          </span>
        </div>
        <div className={styles.head}>
          <h1>
            {isAwaited ? `${guest.name},` : t('home.title')}{' '}
            <em>{isAwaited ? t('online.waits', { count: waiting }) : t('home.titleMore')}</em>
          </h1>
          <p>{t(isOpen && t.has('online.lead') ? 'online.lead' : 'home.lead')}</p>
        </div>
      </header>
      <main className={styles.main}>
        {isOpen && (
          <Suspense>
            <HomeTables
              first={isNewcomer && <FirstTables />}
              local={running.map((table) => (
                <TableRow key={table.id} table={table} />
              ))}
            />
          </Suspense>
        )}
        <div className={styles.columns}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
          <div className={styles.side}>
            {!isStored && isRead && <p className={styles.unstored}>{t('storage.forbidden')}</p>}
            {!isOpen && <TableList title={t('home.continue')} empty={t('home.noTables')} tables={running} />}
            <PuzzleInvitation t={t} />
            <TableList title={t('home.finished')} tables={tables.filter(({ isOver }) => isOver)} hasImport />
            {status === 'none' && <p className={styles.noServer}>{t('home.noServer')}</p>}
          </div>
        </div>
      </main>
    </>
  );
}
