import type { HostResult } from '@fondaco/host';
import { success } from '@fondaco/kernel';
import { loadTable } from './load-table.ts';
import type { LoadedTable } from './loaded-table.ts';
import { loadPublic, readPublicVersions, staysUntil } from './lobby-lists.ts';
import type { LobbyServices } from './lobby-services.ts';
import { Presence } from './presence.ts';
import { WatchedTable } from './watched-table.ts';

/** Milliseconds between two looks at the public list, as long as somebody has it open. */
const LOOK_EVERY = 800;
/** And after something was done here. */
const LOOK_SOON = 200;

/** The tables of the public list, and how often each was written when they were read. */
interface PublicTables {
  readonly versions: string;
  readonly tables: readonly LoadedTable[];
  /** When those who watch late are told of something, in milliseconds since 1970. */
  readonly until: number;
}

/** What a process knows about people and tables beside their lines. Everything lasting is in the store; any number of processes share it. */
export class ServerLobby {
  readonly services: LobbyServices;
  readonly presence: Presence;
  readonly #watched = new Map<string, WatchedTable>();
  readonly #readers = new Set<() => void>();
  #callOff: () => void = () => undefined;
  #isLookingSoon = false;
  #public: PublicTables | undefined;

  constructor(services: LobbyServices) {
    this.services = services;
    this.presence = new Presence(services, {
      isWatched: (table) => this.#watched.has(table),
      onChange: (table) => this.#watched.get(table)?.look(),
    });
  }

  /** Watches a table for somebody; what it returns ends that. */
  async watch(
    id: string,
    onNews: Parameters<WatchedTable['watch']>[0],
  ): Promise<HostResult<{ readonly table: WatchedTable; readonly end: () => void }>> {
    const known = this.#watched.get(id);
    await known?.readNow();
    const loaded: HostResult<LoadedTable> =
      known === undefined ? await loadTable(this.services.store, id) : success(known.loaded);
    if (!loaded.ok) return loaded;
    const table = this.#watched.get(id) ?? new WatchedTable(this.services, this.presence, loaded.value);
    this.#watched.set(id, table);
    const leave = table.watch(onNews);
    const end = (): void => {
      leave();
      if (table.isWatched) return;
      table.close();
      if (this.#watched.get(id) === table) this.#watched.delete(id);
    };
    return success({ table, end });
  }

  /** Has somebody told, now and then, that the public list may have changed; what it returns ends that. */
  readList(onLook: () => void): () => void {
    this.#readers.add(onLook);
    if (this.#readers.size === 1) this.#lookLater();
    return () => {
      this.#readers.delete(onLook);
      if (this.#readers.size === 0) this.#callOff();
    };
  }

  /** Everybody who has the lists open looks again soon, once for all that happens meanwhile. */
  lookSoon(): void {
    if (this.#isLookingSoon || this.#readers.size === 0) return;
    this.#isLookingSoon = true;
    this.services.clock.after(LOOK_SOON, () => {
      this.#isLookingSoon = false;
      this.#look();
    });
  }

  #look(): void {
    for (const onLook of this.#readers) onLook();
  }

  #lookLater(): void {
    this.#callOff = this.services.clock.after(LOOK_EVERY, () => {
      this.#look();
      if (this.#readers.size > 0) this.#lookLater();
    });
  }

  /** The tables anybody may see; read again only if one of them was written since, or its end may be told by now. */
  async loadPublic(): Promise<PublicTables> {
    const { clock } = this.services;
    const written = await readPublicVersions(this.services);
    const known = this.#public;
    if (known?.versions.startsWith(`${written} `) === true && clock.now() < known.until) return known;
    const tables = await loadPublic(this.services);
    const ended = tables.filter(({ row }) => row?.isOver).map(({ called }) => called.gathering.id);
    this.#public = {
      versions: `${written} ${ended.join()}`,
      tables,
      until: staysUntil(tables, undefined, clock.now()),
    };
    return this.#public;
  }

  close(): void {
    this.#callOff();
    this.presence.close();
    for (const table of this.#watched.values()) table.close();
    this.#watched.clear();
    this.#readers.clear();
  }
}
