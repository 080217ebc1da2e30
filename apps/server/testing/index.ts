export { findPostgres } from './find-postgres.ts';
export { madeUpLine, madeUpRow } from './made-up-table.ts';
export { PostgresServer } from './postgres-server.ts';
