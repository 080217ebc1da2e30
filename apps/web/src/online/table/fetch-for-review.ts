import { expectAnswer, Refused } from '../../client/host-connection.ts';
import { parseRecord } from '@fondaco/kernel';
import { keepForReview } from '../../review/store/keep-for-review.ts';
import { tokenOf } from '../kept/own-link.ts';
import { serverHost } from '../server-host.ts';

/** Fetches the record of a finished table and keeps it here for its review; what that is opened by. Throws `Refused` where one may not watch. */
export async function fetchForReview(table: string): Promise<string> {
  const invite = tokenOf(table);
  const visited = await serverHost.ask({ type: 'visit', table, ...(invite === undefined ? {} : { invite }) });
  if (visited.type === 'refused') throw new Refused(visited.refusal);
  try {
    const { parts } = expectAnswer('opened', await serverHost.send({ type: 'open', table }));
    const seat = serverHost.seatAt(table);
    expectAnswer('done', await serverHost.send({ type: 'sit', table, ...(seat === undefined ? {} : { seat }) }));
    const { text } = expectAnswer('record', await serverHost.send({ type: 'record', table }));
    const record = parseRecord(text);
    // Of a game that runs nobody is told the seed.
    if (!record.ok || record.value.header.seed === undefined)
      throw new Refused({ code: 'not-over', message: 'a table is reviewed when it is over' });
    const kept = await keepForReview({ text, ...(parts === undefined ? {} : { parts }) });
    if (!kept.ok) throw new Refused(kept.error);
    return kept.value;
  } finally {
    await serverHost.send({ type: 'close', table });
    await serverHost.ask({ type: 'end-visit', table });
  }
}
