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
  {
    verb: 'show',
    sentence: (context, picked) => sealSentence(context, notesIn(picked)),
    done: (context, picked) => sealedSentence(context, notesIn(picked)),
  },
  {
    verb: 'buy',
    rest: 'answer:no',
    none: { offer: 'aug.buy-none', question: 'aug.buy-none.question', commit: 'aug.buy-none.commit' },
    commit: (context, picked) => context.t('aug.buy-commit', boughtNotes(context, notesIn(picked))),
    sentence: (context, picked) => buySentence(context, notesIn(picked)),
    done: (context, picked) => boughtSentence(context, notesIn(picked)),
  },
];

function sealSentence(context: SpeechContext, picked: readonly string[]): string {
  const { t, view } = context;
  const { showdown } = readView(view);
  const { notes, best } = sealedNotes(context, picked);
  const number = showdown?.number ?? notes.length;
  const isPaying = (showdown?.standing.length ?? 0) < 2;
  if (notes.length === 0) return t(isPaying ? 'aug.pay-none' : 'aug.seal-none', { count: number });
  if (notes.length < number)
    return t('aug.seal-some', { count: notes.length, number, best: best ?? t.word('note', 'joker') });
  return t(isPaying ? 'aug.pay-all' : 'aug.seal-all', { count: number, best: best ?? 0 });
}

function sealedSentence(context: SpeechContext, picked: readonly string[]): string {
  const { notes, best } = sealedNotes(context, picked);
  return context.t('aug.picked-notes', { count: notes.length, best: best ?? context.t.word('note', 'joker') });
}

/** The notes laid down with those picked, and the value of the best. */
function sealedNotes({ view, me }: SpeechContext, picked: readonly string[]) {
  const mine = goodsOf(readView(view), me);
  const notes = [...(mine?.laid ?? []), ...picked];
  const best = mine === undefined || notes.length === 0 ? undefined : readNote(bestOf(mine, notes))?.value;
  return { notes, best };
}

function buySentence(context: SpeechContext, picked: readonly string[]): string {
  const bought = boughtNotes(context, picked);
  return bought.count === 0 ? context.t('step.purchase') : context.t('aug.buy-notes', bought);
}

function boughtSentence(context: SpeechContext, picked: readonly string[]): string {
  const bought = boughtNotes(context, picked);
  return bought.count === 0 ? context.t('aug.bought-none') : context.t('aug.bought-notes', bought);
}

/** How many notes are bought with those picked, for how much, and what is left then. */
function boughtNotes({ view, parts, me }: SpeechContext, picked: readonly string[]) {
  const mine = goodsOf(readView(view), me);
  const answered = (mine?.offered ?? []).filter((_, i) => mine?.answers?.[i] === 'yes');
  const notes = [...answered, ...picked];
  const florins = costOf(printedParts(parts), notes);
  return { count: notes.length, florins, left: (mine?.florins ?? 0) - florins };
}
