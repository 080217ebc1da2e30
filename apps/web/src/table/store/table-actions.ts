import { beginRest, endRest, pressCommit } from './commit-rest.ts';
import { itemAt, readLine, type ReadLine } from '@fondaco/kernel';
import { inBackground } from '../../client/faults.ts';
import type { Answer, Notice, TableMessage, Unnumbered } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { isUnanswered, Refused } from '../../client/host-connection.ts';
import { newKey } from '../../client/submission-key.ts';
import { explainPressed } from '../../explain/use-asking.ts';
import { nameThings } from '../../texts/languages.ts';
import type { GameSpeech, WordKeys } from '../game-table.ts';
import { LOOKING_BACK, returnToNow } from './looking-back.ts';
import { countingKey, listOf, narrow, stateOf, touchKey } from '../lines/narrowing.ts';
import { gatherForced } from '../lines/gather-forced.ts';
import { findLine } from '../lines/series.ts';
import { addedTo, refreshDeeds, toggleDeed } from './free-deeds.ts';
import { refreshOffered } from './offered.ts';
import { isSeries, pick, refreshSeries } from './series-actions.ts';
import { presentation } from './presentation.ts';
import { inTheOpen, isInTheOpen } from './shared-screen.ts';
import { peopleOf, setSeats } from './table-seats.ts';
import { isSmallScreen } from './use-layout.ts';
import { CLOSED, useTable, type WhyNot } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/** The choices of the moment, taken apart. */
function readChoices(): readonly ReadLine[] {
  const { now, lexicon } = get();
  return (now?.choices ?? []).map((line) => readLine(lexicon, line));
}

export async function openTable(id: string, isTakingOver = false): Promise<void> {
  set({ ...CLOSED, id, status: 'opening' });
  if (!(await askForTable(id, isTakingOver))) return;
  const people = peopleOf(get().seats);
  await sit(connection.isShared ? connection.seatAt(id) : people.length === 1 ? people[0] : undefined);
}

/** Has the host open a table; false if it does not, or if it is no longer wanted. */
async function askForTable(id: string, isTakingOver: boolean): Promise<boolean> {
  const answer = await connection.send({ type: isTakingOver ? 'take-over' : 'open', table: id });
  // Where the host was gone again before it answered, the table is asked for anew on the next connection.
  if (get().id !== id || isUnanswered(answer)) return false;
  if (answer.type !== 'opened') {
    set({ status: 'refused', ...(answer.type === 'refused' ? { refusal: answer.refusal } : {}) });
    return false;
  }
  const { game, seats, lexicon, parts } = answer;
  setSeats(seats);
  set({ status: 'open', game, lexicon, parts });
  return true;
}

/** Opens the table again at a host that was started anew. Whoever looks at the screen keeps what they know and what they picked. */
async function resumeTable(id: string): Promise<void> {
  const { eyes, now } = get();
  // Of a server that is back no word is said.
  set({ isResuming: !connection.isShared });
  // The worker that is gone may still hold the table's lock, so it is taken over.
  if (await askForTable(id, !connection.isShared))
    await connection.send({ type: 'sit', table: id, ...(eyes === undefined ? {} : { seat: eyes }), ...from(now) });
  set({ isResuming: false });
}

function from(now: TableMessage | undefined): { readonly from?: number } {
  return now === undefined ? {} : { from: now.seq };
}

export function closeTable(): void {
  const { id } = get();
  presentation.stop();
  set(CLOSED);
  if (id !== undefined) inBackground(connection.send({ type: 'close', table: id }));
}

/** Lets one person look at the screen, or everybody. */
export async function sit(seat: string | undefined): Promise<void> {
  const { id } = get();
  if (id === undefined) return;
  presentation.stop();
  returnToNow();
  set({ ...DROPPED, eyes: seat, me: seat, openNow: undefined, curtain: undefined, changes: [], entries: [] });
  await connection.send({ type: 'sit', table: id, ...(seat === undefined ? {} : { seat }) });
}

function onTableMessage(notice: Notice): void {
  if (notice.table !== get().id) return;
  if (notice.type === 'lost') onLost(notice.table, notice.isGone === true ? 'gone' : 'lost');
  else if (notice.type === 'seats') setSeats(notice.seats);
  else if (notice.seat !== get().eyes) return;
  else if (get().openNow === undefined) presentation.take(notice);
  else hold(notice);
}

/** What everybody is told while somebody peeks. */
let hold: (notice: TableMessage) => void = () => undefined;

/** Has somebody keep what everybody is told while one of them peeks. */
export function onHeld(keep: (notice: TableMessage) => void): void {
  hold = keep;
}

/** At this browser the table was taken over in another tab, or is no longer stored; a server has let go of it, and opens it again. */
function onLost(id: string, status: 'lost' | 'gone'): void {
  if (connection.isShared) inBackground((resumed = resumeTable(id)));
  else set({ status });
}

/** Has a table stored again of which only the host's memory is left, and goes on with it. */
export async function storeAgain(id: string): Promise<void> {
  const answer = await connection.send({ type: 'store', table: id });
  if (answer.type === 'done' && get().id === id) await openTable(id);
}

const NOTHING_CHOSEN = {
  touched: [],
  series: undefined,
  isNoneAsked: false,
  preview: undefined,
  deeds: undefined,
  why: undefined,
  advice: undefined,
} as const;

/** Nothing chosen, and nothing known of what could be. */
export const DROPPED = { ...NOTHING_CHOSEN, offered: undefined, doubt: undefined } as const;

/** Makes a message the table of now. */
function layTable(message: TableMessage): void {
  const { me: before, now, entries } = get();
  const { now: notice, me } =
    message.seat === undefined && !connection.isShared ? inTheOpen(message) : { now: message, me: before };
  const isFirst = now === undefined || now.seat !== notice.seat;
  const kept = entries.filter(({ seq }) => seq <= notice.keptTo);
  const isSame = now !== undefined && before === me && isSameDecision(now, notice, me);
  set({
    now: notice,
    me,
    // What was sent has been done: the answer that says so comes next.
    ...(notice.entries.some(({ seat }) => seat === before) ? { isSending: false } : {}),
    entries: [...kept, ...gatherForced(notice.entries)],
    ...(isSame ? {} : { ...NOTHING_CHOSEN, doubt: undefined }),
    ...(isFirst && notice.isOver ? { isCounted: true } : {}),
  });
  if (!isSame) beginRest();
  lookAnew();
}

/** Finds out what can be chosen now, and what it costs and brings. */
export function lookAnew(): void {
  inBackground(refreshOffered());
  refreshPreview();
}

/** Whether what the viewer is asked is still the same: the answers of others to a common question do not change it. */
function isSameDecision(now: TableMessage, notice: TableMessage, me: string | undefined): boolean {
  if (now.seq === notice.seq) return true;
  const isOthersDoing = notice.entries.length > 0 && notice.entries.every(({ seat }) => seat !== me);
  return (
    isOthersDoing &&
    notice.choices.length > 0 &&
    now.step === notice.step &&
    notice.waiting.every((seat) => now.waiting.includes(seat)) &&
    now.choices.join() === notice.choices.join()
  );
}

/**
 * Draws the curtain before somebody to whom something secret will take long, where the screen is too small for others to look at it
 * meanwhile; once they have said it, everybody may look again.
 */
function drawCurtain(notice: TableMessage): void {
  const { seats, eyes, curtain, speech } = get();
  const people = peopleOf(seats);
  if (connection.isShared || people.length < 2) return;
  if (eyes !== undefined && notice.waiting.includes(eyes)) return;
  const isLong = isSmallScreen() && notice.step !== undefined && speech.longSecrets?.includes(notice.step) === true;
  const next = isLong && !notice.isOver ? people.find((seat) => notice.waiting.includes(seat)) : undefined;
  if (eyes !== undefined) inBackground(sit(undefined).then(() => set({ curtain: next })));
  else if (next !== curtain) set({ curtain: next });
}

presentation.begin({ lay: layTable, onShown: drawCurtain });
connection.onNotice(onTableMessage);
connection.onRestart(() => {
  const { id, status } = get();
  if (id === undefined) return;
  if (status === 'open') inBackground((resumed = resumeTable(id)));
  else if (status === 'opening') inBackground(openTable(id, !connection.isShared));
});
connection.onOutage((outage) => set({ outage }));
connection.onWaiting((isWaiting) => set({ isWaiting }));

/** When the table was last opened again. */
let resumed: Promise<void> = Promise.resolve();

/** Sends something that is to be done once: as often as the host is gone before it answers, it is sent to the next. */
async function submit(request: Extract<Unnumbered, { type: 'play' | 'undo' }>): Promise<Answer> {
  for (;;) {
    const answer = await connection.send(request);
    if (!isUnanswered(answer)) return answer;
    await resumed;
  }
}

/** Touches a thing: adds its word, begins another choice, commits what was touched twice, or tells why not. */
export function touch(keys: WordKeys): void {
  endRest();
  const { touched, series, lexicon, past, isHeld } = get();
  if (past !== undefined) {
    ask(keys);
    return;
  }
  // Whoever wants to go on has seen enough.
  if (isHeld) {
    presentation.catchUp();
    return;
  }
  if (isSeries()) {
    if (series !== undefined && findLine(lexicon, series.all, keys) === undefined) ask(keys);
    else pick(keys, (line, refusal) => set({ why: { line, refusal } }));
    return;
  }
  const lines = readChoices();
  const key = countingKey(lines, touched, keys);
  if (key === undefined) {
    // Before everybody's eyes it is said what the thing is, and not why it cannot be chosen.
    if (isInTheOpen(get())) explainPressed();
    else ask(keys);
    return;
  }
  const isDecided = narrow(lines, touched).length === 1;
  if (isDecided && touched.at(-1) === key) {
    inBackground(commit());
    return;
  }
  const isImplied = !touched.includes(key) && touched.length > 0 && stateOf(lines, touched, key) === 'chosen';
  if (isImplied) return;
  setTouched(touchKey(lines, touched, key));
}

export function setTouched(touched: readonly string[]): void {
  endRest();
  if (touched.length > 0) presentation.endPassing();
  set({ touched, isNoneAsked: false, preview: undefined, deeds: undefined, why: undefined });
  refreshPreview();
}

/** Says that nothing is picked, where that is possible: it counts when it is confirmed. */
export function pickNothing(): void {
  const { series } = get();
  if (series?.isWhole !== true || series.picked.length > 0 || series.kind.none === undefined) return;
  set({ isNoneAsked: true });
  beginRest();
}

/** Sets how the game on the table phrases its choices. */
export function setSpeech(speech: GameSpeech): void {
  const { names } = speech;
  const { parts } = get();
  set({ speech, series: undefined });
  nameThings(names && ((t) => names(t, parts)));
  refreshPreview();
  const { now } = get();
  if (now !== undefined) drawCurtain(now);
}

/** Closes the answer to "why not?", or takes back the last word. */
export function goBack(): void {
  const { why, touched, isNoneAsked } = get();
  if (why !== undefined) set({ why: undefined });
  else if (isNoneAsked) set({ isNoneAsked: false });
  else if (touched.length > 0) setTouched(touched.slice(0, -1));
}

/** The lines that would be said now, if there is nothing left to choose. */
export function decidedLines(): readonly string[] | undefined {
  if (isSeries()) return decidedSeries();
  const line = decidedLine();
  return line === undefined ? undefined : [line, ...addedTo(line)];
}

/** The lines of a series that is whole. That nothing is picked where something could be counts only for who has said so. */
function decidedSeries(): readonly string[] | undefined {
  const { series, isNoneAsked } = get();
  if (series?.isWhole !== true) return undefined;
  const isNothing = series.picked.length === 0 && series.kind.none !== undefined;
  return isNothing && !isNoneAsked ? undefined : series.lines;
}

/** The one line left, if there is only one. */
function decidedLine(): string | undefined {
  const left = narrow(readChoices(), get().touched);
  return left.length === 1 ? itemAt(left, 0).line : undefined;
}

function refreshPreview(): void {
  refreshSeries();
  if (!isSeries()) inBackground(previewLine());
}

async function previewLine(): Promise<void> {
  const { id, me } = get();
  const line = decidedLine();
  if (line === undefined || id === undefined || me === undefined) return;
  if (isInTheOpen(get())) {
    await previewInTheOpen(line);
    return;
  }
  const lines = [line, ...addedTo(line)];
  const isCurrent = () => decidedLines()?.join() === lines.join();
  const answer = await connection.send({ type: 'preview', table: id, seat: me, lines });
  if (answer.type !== 'preview' || !isCurrent()) return;
  const { effects, events, view, isRevealing, kinds, isEnd } = answer;
  set({ preview: { line, effects, events, view, isRevealing, kinds, isEnd } });
  await refreshDeeds(line, isCurrent);
}

/** Before everybody's eyes: what the line costs and brings, as far as it is known to all. */
async function previewInTheOpen(line: string): Promise<void> {
  const effects = get().offered?.byLine.get(line) ?? [];
  set({ preview: { line, effects, events: [], view: undefined, isRevealing: false } });
  await refreshDeeds(line, () => decidedLine() === line && isInTheOpen(get()));
}

/** Has a deed said with what is decided, or no longer. */
export function addDeed(deed: string): void {
  toggleDeed(deed, previewLine);
}

/** Plays what was chosen. */
export async function commit(): Promise<void> {
  const lines = decidedLines();
  if (lines !== undefined && pressCommit()) await play(lines);
}

export async function play(lines: readonly string[]): Promise<void> {
  const { id, me, now, isSending } = get();
  if (id === undefined || me === undefined || now === undefined || isSending || get().outage !== undefined) return;
  set({ isSending: true, why: undefined, trouble: undefined });
  const answer = await submit({ type: 'play', table: id, seat: me, key: newKey(), seq: now.seq, lines });
  if (answer.type === 'refused' && answer.refusal.code === 'hidden')
    set({ isSending: false, ...NOTHING_CHOSEN, doubt: { seat: me, line: lines[0] ?? '' } });
  else set({ isSending: false, ...(answer.type === 'refused' ? { trouble: answer.refusal } : {}) });
}

export async function undo(): Promise<void> {
  const { id, me, now, isSending } = get();
  if (id === undefined || me === undefined || now === undefined || isSending) return;
  if (now.undoBlock !== undefined) {
    set({ why: { line: '', refusal: { code: 'no-undo', message: '', reason: now.undoBlock } } });
    return;
  }
  set({ isSending: true, trouble: undefined });
  const answer = await submit({ type: 'undo', table: id, seat: me, key: newKey(), seq: now.seq });
  set({ isSending: false, ...(answer.type === 'refused' ? { why: { line: '', refusal: answer.refusal } } : {}) });
}

/** Asks the host why nothing with these words is possible. */
export function ask(keys: WordKeys): void {
  const { id, me, touched, past } = get();
  if (past !== undefined) {
    set({ why: { line: '', refusal: { code: 'not-waiting', message: '', reason: LOOKING_BACK } } });
    return;
  }
  // Before everybody's eyes nobody is told why: it could be something they hide.
  if (id === undefined || me === undefined || isInTheOpen(get())) return;
  const [key] = listOf(keys);
  if (key === undefined) return;
  // A verb already touched says what the question is about: "move" and a zone ask for moving there.
  const verb = touched.find((one) => one.startsWith('verb:') && !one.includes(' '));
  const asked = key.includes('verb:') || key.startsWith('line:') || verb === undefined ? key : `${verb} ${key}`;
  inBackground(askWhy(id, me, asked.split(' ')));
}

/** How often it was asked why not, or nobody wanted to know any more: what comes late then opens no card again. */
let asked = 0;
export const dropAsked = (): void => void asked++;

/** Shows why nothing with these words is possible for a seat, unless something else was asked meanwhile. */
export async function askWhy(table: string, seat: string, keys: readonly string[]): Promise<void> {
  const mine = ++asked;
  const show = (why: WhyNot): void => {
    if (mine === asked) set({ why });
  };
  try {
    const { line, refusal, first, instead } = await connection.ask('why', { type: 'why-not', table, seat, keys });
    show({ line, refusal, first, instead });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    show({ line: '', refusal: error.refusal });
  }
}

export function hurry(): void {
  const { id } = get();
  presentation.catchUp();
  if (id !== undefined && !connection.isShared) inBackground(connection.send({ type: 'hurry', table: id }));
}
