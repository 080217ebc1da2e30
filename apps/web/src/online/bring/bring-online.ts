import type { Translate } from '@fondaco/texts';
import { browserHost } from '../../client/browser-host.ts';
import { usePageServer } from '../../client/page-server.ts';
import { ensureName } from '../../client/naming.ts';
import { peopleOf } from '../../table/store/table-seats.ts';
import { useTable } from '../../table/store/table-store.ts';
import { USUAL_CLOCK } from '../call-together.ts';
import { act } from '../lobby-actions.ts';
import { sitDown } from '../sit-down.ts';
import { titleFor } from '../table-title.ts';
import { upload } from '../upload.ts';

/**
 * Takes the table on the screen to the server and sits down there, where its other people can too; its id there. Nobody watches at first: whoever brings it
 * may know what is hidden.
 */
export async function bringOnline(t: Translate): Promise<string | undefined> {
  if (!(await ensureName())) return undefined;
  const { id, me, seats, parts } = useTable.getState();
  const seat = me ?? peopleOf(seats)[0];
  if (id === undefined || seat === undefined) return undefined;
  const { text } = await browserHost.ask('record', { type: 'save', table: id });
  const record = await upload(text);
  const board = parts === undefined ? undefined : await upload(JSON.stringify(parts));
  if (record === undefined) return undefined;
  const answer = await act({
    type: 'bring-online',
    how: {
      title: titleFor(t, usePageServer.getState().guest?.name ?? ''),
      record,
      ...(board === undefined ? {} : { parts: board }),
      seat,
      clock: USUAL_CLOCK,
      watching: { type: 'nobody' },
      isPublic: false,
    },
  });
  if (answer?.type !== 'gathered') return undefined;
  await sitDown(answer.table, seat);
  return answer.table;
}
