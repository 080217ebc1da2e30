import { PACES, useSettings } from '../../client/settings.ts';
import { lookAt, returnToNow } from '../store/looking-back.ts';
import { useTable } from '../store/table-store.ts';

/** Milliseconds a moment is shown at least: who asks for it wants to see it, at whatever pace they play. */
const LEAST = 500;

/** Shows the table after each of these lines in turn, and then as it is now. Whoever looks elsewhere meanwhile ends it. */
export async function replaySince(lines: readonly number[]): Promise<void> {
  const { id } = useTable.getState();
  const pause = Math.max(LEAST, PACES[useSettings.getState().pace].event);
  for (const seq of lines) {
    await lookAt(seq);
    const { past } = useTable.getState();
    await new Promise((done) => setTimeout(done, pause));
    if (useTable.getState().past !== past || useTable.getState().id !== id || past === undefined) return;
  }
  returnToNow();
}
