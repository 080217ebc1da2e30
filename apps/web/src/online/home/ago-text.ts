import type { Translate } from '@fondaco/texts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in words: "2 minutes ago", "yesterday"; `by` is negative milliseconds. */
export function agoText(t: Translate, by: number): string {
  const format = new Intl.RelativeTimeFormat(t.language, { numeric: 'auto' });
  const unit = UNITS.find(([, length]) => -by >= length);
  return unit === undefined ? format.format(0, 'second') : format.format(-Math.floor(-by / unit[1]), unit[0]);
}
