import { browserHost } from '../../client/browser-host.ts';
import { expectAnswer } from '../../client/host-connection.ts';
import { serverHost } from '../server-host.ts';

/** Puts a finished table of the server among this browser's; its id there. */
export async function keepHere(table: string): Promise<string | undefined> {
  const { text } = expectAnswer('record', await serverHost.send({ type: 'record', table }));
  const { parts } = expectAnswer('opened', await serverHost.send({ type: 'open', table }));
  const kept = await browserHost.ask('created', {
    type: 'import',
    text,
    ...(parts === undefined ? {} : { parts }),
  });
  return kept.table;
}
