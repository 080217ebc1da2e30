import { readLine } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { inBackground } from '../../client/faults.ts';
import { beginRest } from './commit-rest.ts';
import { presentation } from './presentation.ts';
import { inTheOpen } from './shared-screen.ts';
import { askWhy, DROPPED, lookAnew, onHeld } from './table-actions.ts';
import { useTable } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/** What everybody was told while somebody peeked. */
let held: readonly TableMessage[] = [];
onHeld((notice) => {
  held = [...held, notice];
});

/** Whose own things are to be shown: whoever has let go before the host answers sees nothing. */
let wanted: string | undefined;

/** Has the screen show what is somebody's own, until it is hidden again. */
export async function peek(seat: string): Promise<void> {
  const { id, now, doubt } = get();
  if (id === undefined || now === undefined) return;
  presentation.catchUp();
  wanted = seat;
  const answer = await connection.send({ type: 'peek', table: id, seat });
  const state = get();
  if (answer.type !== 'peeked' || state.id !== id || state.now === undefined) return;
  if (wanted !== seat) {
    if (wanted === undefined) inBackground(connection.send({ type: 'hide', table: id }));
    return;
  }
  set({ ...DROPPED, openNow: state.openNow ?? state.now, now: answer.sight, me: seat });
  beginRest();
  lookAnew();
  if (doubt !== undefined && doubt.seat === seat) sayWhy(id, seat, doubt.line);
}

/** Says of a line that was not possible why not, where only they look. */
function sayWhy(table: string, seat: string, line: string): void {
  const { verb, args } = readLine(get().lexicon, line);
  const keys = [`verb:${verb}`, ...args.map(({ domain, word }, i) => `${domain}@${i + 1}:${word}`)];
  inBackground(askWhy(table, seat, keys));
}

/** Nothing of anybody's own is on the screen any more; what happened meanwhile is shown to all. */
export function hidePeek(): void {
  const { id, openNow } = get();
  wanted = undefined;
  if (id === undefined || openNow === undefined) return;
  inBackground(connection.send({ type: 'hide', table: id }));
  set({ ...DROPPED, ...inTheOpen(openNow), openNow: undefined });
  lookAnew();
  const notices = held;
  held = [];
  for (const notice of notices) presentation.take(notice);
}

/** Whoever peeks and has said something looks at what they are asked next, or has no more to look at. */
function goOn(): void {
  const { me, openNow } = get();
  const newest = held.at(-1) ?? openNow;
  const next = newest?.open?.find(({ seat }) => seat === me);
  if (me !== undefined && next !== undefined && next.lines.length === 0) inBackground(peek(me));
  else hidePeek();
}

useTable.subscribe((state, before) => {
  if (state.openNow === undefined || before.openNow === undefined) return;
  if (before.isSending && !state.isSending && state.trouble === undefined) goOn();
});
