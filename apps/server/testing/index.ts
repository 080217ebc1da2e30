export { findPostgres } from './find-postgres.ts';
export { madeUpLine, madeUpRow } from './made-up-table.ts';
export { openStoreAt } from './open-store-at.ts';
export { PostgresServer } from './postgres-server.ts';
export type { StoreKind } from './tested-store.ts';
