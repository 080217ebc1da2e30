import type { TableLock } from '@fondaco/host';

/**
 * The right to play on a table in this browser, which one tab has at a time: undefined if another tab has it and it is not to be taken
 * away. `onLoss` hears when it is taken away from here.
 */
export function takeLock(table: string, isTakingOver: boolean, onLoss: () => void): Promise<TableLock | undefined> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    const how = isTakingOver ? { steal: true } : { ifAvailable: true };
    const held = navigator.locks.request(`fondaco-table-${table}`, how, (got) => {
      if (got === null) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve({ release }));
    });
    held.catch(onLoss);
  });
}
