import { useEffect, useState } from 'react';
import { inBackground } from '../../client/faults.ts';
import type { GameExplanations, GameTable } from '../game-table.ts';

const NOTHING: GameExplanations = { about: (_, domain, word) => ({ key: `${domain}.${word}`, said: [] }), clauses: {} };

/** What the game says about its things, once that is loaded. */
export function useExplanations(table: GameTable | 'none'): GameExplanations | undefined {
  const load = table === 'none' ? undefined : table.explanations;
  const [loaded, setLoaded] = useState<GameExplanations>();
  useEffect(() => {
    if (load !== undefined) inBackground(load().then(setLoaded));
  }, [load]);
  return load === undefined ? NOTHING : loaded;
}
