import { browserHost } from '../../client/browser-host.ts';
import { expectAnswer } from '../../client/host-connection.ts';
import { noteOrigin } from '../../client/table-origins.ts';
import { serverHost } from '../server-host.ts';

/** The record of a table of the server, as the viewer may have it. */
async function recordOf(table: string): Promise<string> {
  return expectAnswer('record', await serverHost.send({ type: 'record', table })).text;
}

/** Puts a finished table of the server among this browser's; its id there. */
export async function keepHere(table: string): Promise<string> {
  const text = await recordOf(table);
  const { parts } = expectAnswer('opened', await serverHost.send({ type: 'open', table }));
  const kept = await browserHost.ask('created', {
    type: 'import',
    text,
    ...(parts === undefined ? {} : { parts }),
  });
  const seat = serverHost.seatAt(table);
  noteOrigin(kept.table, seat === undefined ? { type: 'elsewhere' } : { type: 'server', seat });
  return kept.table;
}
