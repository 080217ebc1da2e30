import { itemAt } from '@fondaco/kernel';
import { inBackground } from '../../client/faults.ts';
import type { TableMessage } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { focusSoon } from './focus-soon.ts';
import { useTable } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/** The reason why nothing can be chosen in the past. */
export const LOOKING_BACK = 'looking-back';

let latest = 0;

/** Shows the table as it was after the first `seq` lines; what happens meanwhile does not end that. */
export async function lookAt(seq: number): Promise<void> {
  const { id, me, entries } = get();
  if (id === undefined) return;
  const asked = ++latest;
  const answer = await connection.send({ type: 'look', table: id, seq });
  // Somebody else may look at the screen by now, or at another moment.
  if (asked !== latest || get().id !== id || get().me !== me) return;
  if (answer.type === 'past') {
    // The whole choice that led there, with all it forced.
    const choice = seq === 0 ? undefined : get().entries.find((entry) => entry.seq >= seq);
    const past = { ...answer.past, entries: choice === undefined ? [] : [choice] };
    set({ past, leftAt: get().leftAt ?? entries.length, why: undefined });
  }
  if (answer.type === 'refused') set({ trouble: answer.refusal });
}

export function returnToNow(): void {
  latest++;
  if (get().past === undefined) return;
  // The pressed button disappears with the past.
  if (document.activeElement?.closest('[data-region="past"]') !== null) focusSoon('[data-region="desk"] button');
  set({ past: undefined, leftAt: undefined, why: undefined });
}

/** One entry back or forth; after the last comes now. */
export function stepInPast(by: -1 | 1): void {
  const { past, entries } = get();
  if (past === undefined) return;
  const at = placeIn(past) + by;
  if (at >= entries.length) returnToNow();
  else if (at >= -1) inBackground(lookAt(at < 0 ? 0 : itemAt(entries, at).seq));
}

/** The index of the entry that led to a moment of the past: −1 before the first. */
function placeIn(past: TableMessage): number {
  const [entry] = past.entries;
  return entry === undefined ? -1 : get().entries.findLastIndex(({ seq }) => seq <= entry.seq);
}
