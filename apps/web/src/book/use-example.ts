import type { JsonObject } from '@fondaco/kernel';
import { SEAT_WORDS } from '@fondaco/kernel';
import { useEffect } from 'react';
import { browserHost, exampleHost } from '../client/browser-host.ts';
import { connection } from '../client/connection.ts';
import { inBackground } from '../client/faults.ts';
import { useLobby } from '../client/lobby-store.ts';
import type { GameTable } from '../table/game-table.ts';
import { closeTable, openTable, setSpeech } from '../table/store/table-actions.ts';

const NAMES = ['Ann', 'Bruno', 'Chiara', 'Guido', 'Elena'];

/** Opens a table that is arranged to show something, for as long as it is shown. Nobody plays at it: it is asked what could be done. */
export function useExample(table: GameTable | 'none' | undefined, position: JsonObject | undefined): void {
  const rules = useLobby(({ games }) => games.find(({ id }) => id === position?.game)?.rules);
  useEffect(() => {
    if (table === undefined || table === 'none' || position === undefined || rules === undefined) return undefined;
    let isWanted = true;
    connection.choose(exampleHost);
    const open = async (): Promise<void> => {
      const { table: id } = await connection.ask('created', { type: 'import', text: recordOf(position, rules) });
      if (!isWanted) return;
      await openTable(id);
      if (isWanted) setSpeech(table);
    };
    inBackground(open());
    return () => {
      isWanted = false;
      closeTable();
      connection.choose(browserHost);
    };
  }, [table, position, rules]);
}

/** The record of a table that begins with a position. */
function recordOf(position: JsonObject, rules: number): string {
  const { game, seats } = position;
  const words = SEAT_WORDS.slice(0, Array.isArray(seats) ? seats.length : 0);
  const names = words.map((seat, i) => `name: ${seat} ${NAMES[i] ?? seat}`);
  return [
    'format: 2',
    `game: ${typeof game === 'string' ? game : ''}`,
    `rules: ${rules}`,
    `seats: ${words.join(' ')}`,
    ...names,
  ]
    .concat(`position: ${JSON.stringify(position)}`, '', '= ?', '')
    .join('\n');
}
