import type { Json } from '@fondaco/kernel';
import type { ClockRule, NewGathering, Watching } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import { usePageServer } from '../client/page-server.ts';
import { ensureName } from '../client/naming.ts';
import { act } from './lobby-actions.ts';
import { sitDown } from './sit-down.ts';
import { titleFor } from './table-title.ts';
import { upload } from './upload.ts';

/** What a table begins with that nobody has said anything about. */
export const USUAL_CLOCK: ClockRule = { type: 'none' };
const USUAL_WATCHING: Watching = { type: 'late', seconds: 60 };

interface Call extends Pick<NewGathering, 'game' | 'seats' | 'options' | 'isPublic'> {
  /** A board or parts file in place of the game's own. */
  readonly parts?: Json | undefined;
}

/** Calls people to a new table and sits down there; its id, or undefined if that was not possible. */
export async function callTogether(t: Translate, { parts, ...how }: Call): Promise<string | undefined> {
  if (!(await ensureName())) return undefined;
  const title = titleFor(t, usePageServer.getState().guest?.name ?? '');
  const key = parts === undefined ? undefined : await upload(JSON.stringify(parts));
  const answer = await act({
    type: 'gather',
    how: { ...how, title, clock: USUAL_CLOCK, watching: USUAL_WATCHING, ...(key === undefined ? {} : { parts: key }) },
  });
  if (answer?.type !== 'gathered') return undefined;
  await sitDown(answer.table);
  return answer.table;
}
