import type { Hint } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import type { SeriesKind } from '../game-table.ts';
import { pickedSentence } from '../lines/picked-sentence.ts';
import type { Wording } from '../lines/sentences.ts';
import { kindOf } from '../lines/series.ts';

/** A probability for people: whole percents. */
function percentOf(t: Translate, probability: number): string {
  return new Intl.NumberFormat(t.language, { style: 'percent', maximumFractionDigits: 0 }).format(probability);
}

/** A chance of winning in words, of the choice that stands in this place; where all round to nothing, the first is the best try. */
export function promiseOf(t: Translate, win: number, place: number): string {
  if (Math.round(win * 100) > 0) return t('advice.win', { percent: percentOf(t, win) });
  return place === 0 ? t('advice.try') : '';
}

/** An expected lead in words. */
export function leadOf(t: Translate, margin: number): string {
  const count = Math.abs(Math.round(margin));
  if (count === 0) return t('advice.even');
  return t(margin > 0 ? 'advice.ahead' : 'advice.behind', { count });
}

/** The advised line with those that follow it in the same series: touching the advice picks them all. */
export function togetherWith(
  kinds: readonly SeriesKind[],
  { line, goesOn }: Pick<Hint, 'line' | 'goesOn'>,
): readonly string[] {
  const verb = kindOf(kinds, [line])?.verb;
  const end = goesOn.findIndex((one) => one.split(' ', 1)[0] !== verb);
  return [line, ...goesOn.slice(0, end < 0 ? goesOn.length : end)];
}

/** What is advised, in a few words. */
export function adviceTitle(
  wording: Wording,
  kinds: readonly SeriesKind[],
  say: (line: string) => string,
  hint: Pick<Hint, 'line' | 'goesOn'>,
): string {
  const together = togetherWith(kinds, hint);
  return kindOf(kinds, together) === undefined ? say(hint.line) : pickedSentence(wording, kinds, together);
}
