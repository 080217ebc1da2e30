import { CommitGuard, REST } from './commit-guard.ts';
import { useTable } from './table-store.ts';

const guard = new CommitGuard(() => performance.now());
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something was chosen: whoever confirms now has seen the question. */
export function endRest(): void {
  guard.choose();
  clearTimeout(timer);
  if (useTable.getState().isResting) useTable.setState({ isResting: false });
}

/** Whether a press on "Confirm" counts; if it does, the next has to wait, and the button shows it. */
export function pressCommit(): boolean {
  if (!guard.press()) return false;
  useTable.setState({ isResting: true });
  timer = setTimeout(endRest, REST);
  return true;
}
