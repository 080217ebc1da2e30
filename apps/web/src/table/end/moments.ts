import type { Moment } from '@fondaco/protocol';
import { roman } from '../../look/roman.ts';
import { chapterText } from '../lines/chapter-text.ts';
import type { Translate } from '@fondaco/texts';

/** Everybody's points at a moment, seat by seat. */
export function totalsOf({ points }: Moment): readonly number[] {
  return points.map((seat) => seat.reduce((sum, one) => sum + one, 0));
}

/** "Turn VI", or that the game had not begun; the first moment is before the first chapter whatever the game calls it. */
export function momentText(t: Translate, { chapter, seq }: Moment): string {
  return chapter === undefined || seq === 0 ? t('chapter.before') : chapterText(t, chapter);
}

/** The numeral on the axis. */
export function momentNumeral({ chapter }: Moment, place: number): string {
  return place === 0 ? '' : roman(chapter?.number ?? place);
}
