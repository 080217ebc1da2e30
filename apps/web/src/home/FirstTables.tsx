import type { GameSummary } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inBackground } from '../client/faults.ts';
import { useLobby } from '../client/lobby-store.ts';
import { playFirst } from '../client/new-table.ts';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './TableList.module.css';

/** Where there is no table to go on with: a first one of each game, with a guide. */
export function FirstTables(): ReactNode {
  const t = useTexts();
  const games = useLobby((lobby) => lobby.games);
  const [, navigate] = useLocation();
  const begin = async (game: GameSummary) => navigate(`/table/${await playFirst(game)}`);
  return (
    <div className={styles.first}>
      <p>{t('home.firstTable')}</p>
      {games.map((game) => (
        <Button key={game.id} icon="play" onClick={() => inBackground(begin(game))}>
          {game.title}
        </Button>
      ))}
    </div>
  );
}
