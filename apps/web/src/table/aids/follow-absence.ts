import { connection } from '../../client/connection.ts';
import { keepForTable, keptForTable } from '../../client/kept-by-table.ts';
import { useTable, type TableState } from '../store/table-store.ts';

/** Under this the browser remembers of each table how many of its lines were shown. */
const KEY = 'fondaco-shown';

/** Remembers how much of the table on the screen was shown, and finds out what was said while nobody looked. What it returns ends it. */
export function followAbsence(): () => void {
  const stop = useTable.subscribe(onChange);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', comeBack);
  };
}

function onChange({ now, away, isSending }: TableState, before: TableState): void {
  // Whoever plays themselves has seen what they wanted to see.
  if (isSending && !before.isSending && away !== undefined) useTable.setState({ away: undefined });
  if (now === undefined || now === before.now) return;
  if (before.now === undefined) comeBack();
  else noteShown();
}

/** Somebody looks at the table again, or for the first time. */
function comeBack(): void {
  const { id, now } = useTable.getState();
  if (id === undefined || now === undefined || !isLookedAt()) return;
  const from = keptForTable<unknown>(KEY, id);
  if (typeof from === 'number' && from < now.seq) useTable.setState({ away: { from, to: now.seq } });
  noteShown();
}

function noteShown(): void {
  const { id, now } = useTable.getState();
  if (id !== undefined && now !== undefined && isLookedAt()) keepForTable(KEY, id, now.seq);
}

function isLookedAt(): boolean {
  return !document.hidden && !connection.isPassing;
}
