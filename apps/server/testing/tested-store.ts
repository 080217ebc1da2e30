import type { OpenedStore } from '@fondaco/host/testing';
import type { ServerStore, StoreOptions } from '../src/store/server-store.ts';

/** A store of a test's own, with where it is: a file or an address. */
export interface TestedStore extends OpenedStore {
  readonly kind: 'SQLite' | 'PostgreSQL';
  readonly place: string;
  readonly store: ServerStore;
  readonly reopen: () => Promise<ServerStore>;
}

/** Opens a store in an empty place of its own. */
export type OpenStore = (options?: StoreOptions) => Promise<TestedStore>;
