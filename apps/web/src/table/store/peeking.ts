import { readLine } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { inBackground } from '../../client/faults.ts';
import { beginRest } from './commit-rest.ts';
import { presentation } from './presentation.ts';
import { inTheOpen } from './shared-screen.ts';
import { askWhy, DROPPED, lookAnew, onHeld } from './table-actions.ts';
import { useTable, type TableState } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/** What everybody was told while somebody peeked. */
let held: readonly TableMessage[] = [];
onHeld((notice) => {
  held = [...held, notice];
});

/** Whose own things are to be shown: whoever has let go before the host answers sees nothing. */
let wanted: string | undefined;

/** What somebody had picked when it was hidden, and what they were asked; nobody sees it until they peek again. */
interface PickedBefore extends Pick<TableState, 'touched' | 'series' | 'isNoneAsked'> {
  readonly table: string;
  readonly asked: TableMessage;
}
const picked = new Map<string, PickedBefore>();

/** Keeps what whoever peeks has picked and not said. */
function keepPicked(): void {
  const { id, me, now, touched, series, isNoneAsked, isSending } = get();
  if (id === undefined || me === undefined || now === undefined) return;
  if (isSending || (touched.length === 0 && !isNoneAsked)) picked.delete(me);
  else picked.set(me, { table: id, asked: now, touched, series, isNoneAsked });
}

/** What they had picked, while they are asked the same. */
function pickedBefore(id: string, seat: string, sight: TableMessage): Partial<TableState> {
  const kept = picked.get(seat);
  picked.delete(seat);
  if (kept === undefined || kept.table !== id || !isStillAsked(kept.asked, sight, seat)) return {};
  const { touched, series, isNoneAsked } = kept;
  return { touched, series, isNoneAsked };
}

/** Whether somebody is asked what they were: only others have said anything since, and the choices are the same. */
function isStillAsked(asked: TableMessage, sight: TableMessage, seat: string): boolean {
  const isSilent = get().entries.every((entry) => entry.seq <= asked.seq || entry.seat !== seat);
  const isSame = asked.step === sight.step && asked.choices.join('\n') === sight.choices.join('\n');
  return isSilent && isSame && asked.seq <= sight.seq;
}

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
  set({
    ...DROPPED,
    ...pickedBefore(id, seat, answer.sight),
    openNow: state.openNow ?? state.now,
    now: answer.sight,
    me: seat,
  });
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
  keepPicked();
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
