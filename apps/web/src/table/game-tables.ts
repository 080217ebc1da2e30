import { inBackground } from '../client/faults.ts';
import { useEffect, useState, type ComponentType } from 'react';
import type { GameMoments } from '../moments/moment.ts';
import type { GameTable } from './game-table.ts';

const tables = import.meta.glob<GameTable>('../games/*/index.ts', { import: 'gameTable' });
const moments = import.meta.glob<GameMoments>('../games/*/moments/game-moments.ts', { import: 'gameMoments' });
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

/** What a game tells of its moments; undefined if it tells nothing. */
export async function loadMoments(game: string): Promise<GameMoments | undefined> {
  return moments[`../games/${game}/moments/game-moments.ts`]?.();
}
