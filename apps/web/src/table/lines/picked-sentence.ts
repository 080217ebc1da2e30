import { itemAt, readLine } from '@fondaco/kernel';
import type { SeriesKind } from '../game-table.ts';
import { lineSentence, type Wording } from './sentences.ts';
import { findLine, kindOf } from './series.ts';

/** Lines that are said in one go, in a few words: a choice, or what is picked of a series. */
export function pickedSentence(wording: Wording, kinds: readonly SeriesKind[], lines: readonly string[]): string {
  const { t, lexicon } = wording;
  const kind = kindOf(kinds, lines);
  const first = itemAt(lines, 0);
  if (kind === undefined) return lineSentence(wording, first);
  const { rest, none } = kind;
  const picked = lines.filter((line) => rest === undefined || findLine(lexicon, [line], rest) === undefined);
  if (picked.length === 0 && none !== undefined) return t(none.offer);
  const things = picked.map((line) => {
    const { domain, word } = itemAt(readLine(lexicon, line).args, 0);
    return t.word(domain, word);
  });
  return t('journal.picked', { verb: t(`verb.${kind.verb}`), things: new Intl.ListFormat(t.language).format(things) });
}
