import type { JsonObject } from '@fondaco/kernel';
import { useEffect } from 'react';
import { browserHost, exampleHost } from '../client/browser-host.ts';
import { connection } from '../client/connection.ts';
import { inBackground } from '../client/faults.ts';
import { useLobby } from '../client/lobby-store.ts';
import { positionRecord } from '../client/position-record.ts';
import type { GameTable } from '../table/game-table.ts';
import { closeTable, openTable, setSpeech } from '../table/store/table-actions.ts';

/** Opens a table that is arranged to show something, for as long as it is shown. Nobody plays at it: it is asked what could be done. */
export function useExample(table: GameTable | 'none' | undefined, position: JsonObject | undefined): void {
  const rules = useLobby(({ games }) => games.find(({ id }) => id === position?.game)?.rules);
  useEffect(() => {
    if (table === undefined || table === 'none' || position === undefined || rules === undefined) return undefined;
    let isWanted = true;
    connection.choose(exampleHost);
    const open = async (): Promise<void> => {
      const { table: id } = await connection.ask('created', { type: 'import', text: positionRecord(position, rules) });
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
