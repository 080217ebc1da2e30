/** The right to play on a table in this browser: one tab has it at a time. */
export class TableLock {
  #release: () => void = () => undefined;

  private constructor() {}

  /** The lock, or undefined if another tab has it and it is not to be taken away. `onLoss` hears when it is taken away from here. */
  static take(table: string, isTakingOver: boolean, onLoss: () => void): Promise<TableLock | undefined> {
    const lock = new TableLock();
    if (!('locks' in navigator)) return Promise.resolve(lock);
    return new Promise((resolve) => {
      const how = isTakingOver ? { steal: true } : { ifAvailable: true };
      const held = navigator.locks.request(`fondaco-table-${table}`, how, (got) => {
        if (got === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => {
          lock.#release = release;
          resolve(lock);
        });
      });
      held.catch(onLoss);
    });
  }

  release(): void {
    this.#release();
  }
}
