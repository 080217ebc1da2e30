import { itemAt } from '@fondaco/kernel';
import { inBackground, reportFault } from '../../client/faults.ts';
import type { HostRefusal } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import type { WordKeys } from '../game-table.ts';
import { lineKey } from '../lines/narrowing.ts';
import { findLine, kindOf, readSeries, without, type PickedSeries } from '../lines/series.ts';
import { useTable } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/** Touches come faster than answers: each waits for the one before. */
let queue: Promise<void> = Promise.resolve();

/** What fails is reported and holds up nothing that comes after it. */
function enqueue(task: () => Promise<void>): void {
  queue = queue.then(task).catch(reportFault);
}

/** Whether the decision of the moment takes several lines at once. */
export function isSeries(): boolean {
  const { speech, now } = get();
  return kindOf(speech.series ?? [], now?.choices ?? []) !== undefined;
}

async function askSeries(picked: readonly string[]): Promise<PickedSeries | HostRefusal | undefined> {
  const { id, me, now, speech, lexicon } = get();
  const kind = kindOf(speech.series ?? [], now?.choices ?? []);
  if (id === undefined || me === undefined || kind === undefined) return undefined;
  const answer = await connection.send({ type: 'series', table: id, seat: me, lines: picked });
  if (answer.type === 'refused') return answer.refusal;
  if (answer.type !== 'series' || get().now?.choices.join() !== now?.choices.join()) return undefined;
  return readSeries(lexicon, kind, picked, answer);
}

/** Picks what a thing stands for, or takes it back. What does not fit replaces the last pick if it can; if not, `whyNot` is called. */
export function pick(keys: WordKeys, whyNot: (line: string, refusal: HostRefusal) => void): void {
  enqueue(async () => {
    // The host may have been gone when it was asked what can be picked: without an answer no touch would do anything.
    if (get().series === undefined) await readAgain();
    const { series, lexicon } = get();
    if (series === undefined) return;
    const { picked, open, all, kind } = series;
    const added = findLine(lexicon, open, keys);
    const taken = findLine(lexicon, picked, keys);
    if (added === undefined && taken !== undefined) return show(await askSeries(without(picked, taken)));
    const line = added ?? findLine(lexicon, all, keys);
    if (line === undefined) return;
    const found = await askSeries([...picked, line]);
    if (found === undefined || 'picked' in found) return show(found);
    const replaced = kind.rest === undefined ? await askSeries([...picked.slice(0, -1), line]) : undefined;
    if (replaced !== undefined && 'picked' in replaced) return show(replaced);
    whyNot(line, found);
  });
}

/** Picks lines together, or none where that may be, and where all that is asked for must be picked, whatever else is left to pick then. */
export function pickTogether(lines: readonly string[]): void {
  enqueue(async () => {
    const found = await askSeries(lines);
    if (found === undefined || !('picked' in found)) return;
    set({ isNoneAsked: lines.length === 0 && found.kind.none !== undefined });
    show(found.isWhole || found.kind.rest !== undefined ? found : await askSeries(found.lines));
  });
}

/** Takes one of the picked lines back. */
export function takeBack(line: string): void {
  enqueue(async () => {
    const { series } = get();
    if (series?.picked.includes(line) === true) show(await askSeries(without(series.picked, line)));
  });
}

function show(series: PickedSeries | HostRefusal | undefined): void {
  if (series === undefined || !('picked' in series)) return;
  const { isNoneAsked } = get();
  set({
    series,
    isNoneAsked: isNoneAsked && series.picked.length === 0,
    touched: series.picked.map(lineKey),
    preview: undefined,
    why: undefined,
  });
  inBackground(previewSeries(series));
}

/** Asks again what can be picked beside what is touched; if that no longer fits together, nothing stays picked. */
export function refreshSeries(): void {
  enqueue(readAgain);
}

async function readAgain(): Promise<void> {
  if (!isSeries()) {
    if (get().series !== undefined) set({ series: undefined });
    return;
  }
  const { touched, lexicon, series, now } = get();
  const known = [...(series?.all ?? []), ...(now?.choices ?? [])];
  const picked = touched.flatMap((key) => findLine(lexicon, known, key) ?? []);
  const found = await askSeries(picked);
  const fitting = found !== undefined && 'picked' in found ? found : await askSeries([]);
  const isSettled = fitting !== undefined && 'picked' in fitting && (await isForced(fitting));
  show(isSettled ? await askSeries(fitting.lines) : fitting);
}

/** Whether all there is must be picked, equal things as often as they can be: then it is. */
async function isForced({ kind, picked, lines, all }: PickedSeries): Promise<boolean> {
  if (kind.rest !== undefined || picked.length > 0 || !all.every((line) => lines.includes(line))) return false;
  for (const line of new Set(all)) {
    const found = await askSeries([line, ...lines.filter((one) => one === line)]);
    if (found === undefined || 'picked' in found) return false;
  }
  return true;
}

async function previewSeries(series: PickedSeries): Promise<void> {
  const { id, me } = get();
  if (!series.isWhole || id === undefined || me === undefined) return;
  const answer = await connection.send({ type: 'preview', table: id, seat: me, lines: series.lines });
  if (answer.type !== 'preview' || get().series !== series) return;
  const { effects, events, view, isRevealing, kinds, isEnd } = answer;
  set({ preview: { line: itemAt(series.lines, 0), effects, events, view, isRevealing, kinds, isEnd } });
}
