const PARTS: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Turns and levels are written in Roman numerals. */
export function roman(n: number): string {
  let left = n;
  let text = '';
  for (const [value, letters] of PARTS) {
    while (left >= value) {
      text += letters;
      left -= value;
    }
  }
  return text;
}
