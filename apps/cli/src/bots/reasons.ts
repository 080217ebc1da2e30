import type { Reason } from '@fondaco/bots';
import { translate, type Texts } from '@fondaco/catalog';

/** Reasons as a sentence or two: what a line brings and what it costs; empty if there is nothing to say. */
export function printReasons(texts: Texts, reasons: readonly Reason[]): string {
  const say = (key: string, wanted: readonly Reason[]): string[] => {
    if (wanted.length === 0) return [];
    const names = wanted.map(({ feature }) => translate(texts, `hint.${feature}`));
    const last = names[names.length - 1];
    const and = ` ${translate(texts, 'hint.and')} `;
    const what = names.length === 1 ? last : `${names.slice(0, -1).join(', ')}${and}${last}`;
    return [translate(texts, key, { what })];
  };
  return [
    ...say(
      'hint.brings',
      reasons.filter(({ change }) => change > 0),
    ),
    ...say(
      'hint.costs',
      reasons.filter(({ change }) => change < 0),
    ),
  ].join(' ');
}
