import { inBackground } from '../client/faults.ts';
import { useEffect, useState, type ComponentType } from 'react';
import type { GameTable } from './game-table.ts';

const tables = import.meta.glob<GameTable>('../games/*/index.ts', { import: 'gameTable' });
const pictures = import.meta.glob<ComponentType>('../games/*/Art.tsx', { import: 'Art' });

/** What a game draws: `undefined` while it is fetched, `none` if it draws nothing and gets the generic table. */
export function useGameTable(game: string): GameTable | 'none' | undefined {
  const [found, setFound] = useState<{ game: string; table: GameTable | 'none' }>();
  useEffect(() => {
    const load = tables[`../games/${game}/index.ts`];
    if (load === undefined) {
      setFound({ game, table: 'none' });
      return;
    }
    load().then(
      (table) => setFound({ game, table }),
      (error: unknown) => {
        console.error('The table could not be drawn.', error);
        setFound({ game, table: 'none' });
      },
    );
  }, [game]);
  return found?.game === game ? found.table : undefined;
}

/** The picture of a game on the home page, if it has one. */
export function useArt(game: string): ComponentType | undefined {
  const [art, setArt] = useState<ComponentType>();
  useEffect(() => {
    const load = pictures[`../games/${game}/Art.tsx`];
    if (load !== undefined) inBackground(load().then((found) => setArt(() => found)));
  }, [game]);
  return art;
}
