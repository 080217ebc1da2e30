import type { OpenedStore } from '@fondaco/host/testing';
import type { ServerStore } from '../src/store/server-store.ts';

export type StoreKind = 'SQLite' | 'PostgreSQL';

/** A store of a test's own, with where it is: a file or an address. */
export interface TestedStore extends OpenedStore {
  readonly kind: StoreKind;
  readonly place: string;
  readonly store: ServerStore;
  readonly reopen: () => Promise<ServerStore>;
}
