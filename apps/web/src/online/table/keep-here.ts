import { browserHost } from '../../client/browser-host.ts';
import { expectAnswer } from '../../client/host-connection.ts';
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
  return kept.table;
}

/** Keeps a finished table of the server for its review; what that is opened by. One on a board of its own needs the board as well. */
export async function reviewHere(table: string, { hasParts }: { readonly hasParts: boolean }): Promise<string> {
  if (hasParts) return keepHere(table);
  const { keepForReview } = await import('../../review/store/keep-for-review.ts');
  const kept = await keepForReview(await recordOf(table));
  if (!kept.ok) throw new Error(kept.error.message);
  return kept.value;
}
