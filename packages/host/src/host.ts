import { printRecord, success } from '@fondaco/kernel';
import type { GameSummary, TableSummary } from '@fondaco/protocol';
import type { HostResult } from './host-result.ts';
import { OpenTable } from './table/open-table.ts';
import type { HostServices } from './services.ts';
import { recordFile, type RecordFile } from './record-file.ts';
import { gameOf, NO_TABLE, printStored, summaryOf } from './store/stored-record.ts';

/** The tables that are open in this process. A table is opened once, however many look at it. */
export class Host {
  readonly services: HostServices;
  readonly #tables = new Map<string, Promise<HostResult<OpenTable>>>();

  constructor(services: HostServices) {
    this.services = services;
  }

  /** Opens a table, or has it open already. */
  open(id: string): Promise<HostResult<OpenTable>> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const opening = OpenTable.open(this.services, id);
    this.#tables.set(id, opening);
    const forget = (): void => this.#forget(id, opening);
    void opening.then(({ ok }) => (ok ? undefined : forget()), forget);
    return opening;
  }

  /** A table that is open. */
  async find(id: string): Promise<OpenTable | undefined> {
    const found = await this.#tables.get(id);
    return found?.ok === true ? found.value : undefined;
  }

  /** Has a table leave memory; whatever changes it just then comes to its end. */
  close(id: string): void {
    this.#tables.delete(id);
  }

  #forget(id: string, opening: Promise<HostResult<OpenTable>>): void {
    if (this.#tables.get(id) === opening) this.#tables.delete(id);
  }

  /** Every table of the store, as a list shows it. */
  async summaries(): Promise<readonly TableSummary[]> {
    const { store, games } = this.services;
    return (await store.tables()).map((row) => summaryOf(games, row));
  }

  /** What can be played here. */
  gameSummaries(): readonly GameSummary[] {
    const { games, bots } = this.services;
    return games.offered.map(({ game, title }) => ({
      id: game.id,
      title,
      rules: game.rules,
      minSeats: game.minSeats,
      maxSeats: game.maxSeats,
      options: game.options,
      botLevels: bots.levels(game),
      temperaments: bots.temperaments(game),
    }));
  }

  /** The whole record of a table as a file, secrets included, even of one that no longer opens. */
  async printWhole(id: string): Promise<HostResult<RecordFile>> {
    const open = await this.find(id);
    if (open !== undefined) return success(recordFile(open.table.game.id, id, printRecord(open.table.record())));
    const { store } = this.services;
    const row = await store.table(id);
    if (row === undefined) return NO_TABLE;
    return success(recordFile(gameOf(row), id, await printStored(store, row)));
  }
}
