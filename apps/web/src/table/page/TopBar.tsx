import { Dialog } from '@base-ui/react/dialog';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { connection } from '../../client/connection.ts';
import { useLobby } from '../../client/lobby-store.ts';
import { MenuButton, ThemeButton } from '../../shell/Tools.tsx';
import { Logo } from '../../look/Logo.tsx';
import { Button, LinkButton } from '../../look/Button.tsx';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { ExportButton } from '../../shell/ExportButton.tsx';
import { useHostParts } from '../host-parts.ts';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import { SeatsButton } from '../seats/SeatsButton.tsx';
import styles from './TableFrame.module.css';
import { useTable } from '../store/table-store.ts';

interface TopBarProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
  readonly onHelp: (tab: 'help') => void;
}

/** Logo, the game's calendar, and the buttons for help, theme and settings. */
export const TopBar = memo(function TopBar({ table, props, onHelp }: TopBarProps): ReactNode {
  const { t, layout } = props;
  const { Menu } = useHostParts();
  const id = useTable((state) => state.id);
  const game = useTable((state) => state.game);
  const isRunning = useTable((state) => state.now?.isOver !== true);
  const title = useLobby((lobby) => lobby.games.find(({ id }) => id === game)?.title);
  return (
    <header className={styles.top}>
      <Link href="/" className={styles.brand} aria-label={t('table.home')}>
        <Logo size={layout === 'phone' ? 32 : 40} />
        {layout === 'wide' && (
          <span>
            <b>Fondaco</b>
            <i>{title}</i>
          </span>
        )}
      </Link>
      <div className={styles.calendar} data-region="calendar">
        {table !== 'none' && (
          <PanelBoundary>
            <table.Calendar {...props} />
          </PanelBoundary>
        )}
      </div>
      <div className={styles.tools}>
        {layout !== 'phone' && (
          <Button kind="quiet" icon="why" aria-label={t('tabs.help')} onClick={() => onHelp('help')} />
        )}
        {layout !== 'phone' && <ThemeButton />}
        <MenuButton>
          {layout === 'phone' && (
            <Dialog.Close
              render={
                <Button icon="why" onClick={() => onHelp('help')}>
                  {t('tabs.help')}
                </Button>
              }
            />
          )}
          <LinkButton to="/learn" icon="book">
            {t('home.learn')}
          </LinkButton>
          {!connection.isShared && <SeatsButton label={t('seats.title')} />}
          {!connection.isShared && id !== undefined && (
            <LinkButton to={`/review/${id}`} icon="chart">
              {t('end.review')}
            </LinkButton>
          )}
          <ExportButton table={id} isRunning={isRunning}>
            {t('table.export')}
          </ExportButton>
          {Menu !== undefined && <Menu />}
        </MenuButton>
      </div>
    </header>
  );
});
