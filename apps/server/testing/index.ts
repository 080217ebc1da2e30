export { findPostgres } from './find-postgres.ts';
export { gatherGuests, type GatheredTable } from './gather-guests.ts';
export { madeUpLine, madeUpRow } from './made-up-table.ts';
export { PostgresServer } from './postgres-server.ts';
export { TestGuest, TestSocket } from './test-guest.ts';
export { openTestServer, type TestServer } from './test-server.ts';
