import { itemAt } from '@fondaco/kernel';
import type { Narrowing, SeriesKind, SpeechContext } from '../../../table/game-table.ts';
import { bestOf, goodsOf, readView } from './augsburg-view.ts';
import { priceOf, printedParts, readNote, type Printed } from './printed.ts';

/** The notes picked so far, for the showdown or from the offer. */
export function pickedNotes({ picked }: Pick<Narrowing, 'picked'>, verb: 'show' | 'buy'): readonly string[] {
  return notesIn(picked.filter((line) => line.startsWith(`${verb} `)));
}

function notesIn(lines: readonly string[]): readonly string[] {
  return lines.map((line) => itemAt(line.split(' '), 1));
}

export function costOf(printed: Printed, notes: readonly string[]): number {
  return notes.reduce((sum, note) => sum + priceOf(printed, note), 0);
}

/** The decisions in which notes are picked one by one and said at once. */
export const series: readonly SeriesKind[] = [
  { verb: 'show', sentence: (context, picked) => sealSentence(context, notesIn(picked)) },
  {
    verb: 'buy',
    rest: 'answer:no',
    none: 'aug.buy-none',
    sentence: (context, picked) => buySentence(context, notesIn(picked)),
  },
];

function sealSentence({ t, view, me }: SpeechContext, picked: readonly string[]): string {
  const { showdown } = readView(view);
  const mine = goodsOf(readView(view), me);
  const notes = [...(mine?.laid ?? []), ...picked];
  const number = showdown?.number ?? notes.length;
  if (notes.length === 0) return t('aug.seal-none', { count: number });
  const best = mine === undefined ? undefined : readNote(bestOf(mine, notes))?.value;
  if (notes.length < number)
    return t('aug.seal-some', { count: notes.length, number, best: best ?? t.word('note', 'joker') });
  return t((showdown?.standing.length ?? 0) > 1 ? 'aug.seal-all' : 'aug.pay-all', { count: number, best: best ?? 0 });
}

function buySentence({ t, view, parts, me }: SpeechContext, picked: readonly string[]): string {
  const mine = goodsOf(readView(view), me);
  const answered = (mine?.offered ?? []).filter((_, i) => mine?.answers?.[i] === 'yes');
  const notes = [...answered, ...picked];
  if (notes.length === 0) return t('step.purchase');
  const cost = costOf(printedParts(parts), notes);
  return t('aug.buy-notes', { count: notes.length, florins: cost, left: (mine?.florins ?? 0) - cost });
}
