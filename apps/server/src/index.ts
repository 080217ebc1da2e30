export type { Due, Claim } from './store/due-rows.ts';
export type { Gathering } from './store/gatherings.ts';
export type { Guest } from './store/guests.ts';
export { HOLDER_KINDS, type Holder, type HolderKind } from './store/holders.ts';
export type { Invite } from './store/invites.ts';
export type { ServerStore, StoreOptions } from './store/server-store.ts';
export { openSqliteStore, type SqliteOptions } from './sqlite/sqlite-store.ts';
export { openPostgresStore, type PostgresOptions } from './postgres/postgres-store.ts';
