// oxfmt-ignore
/** Widths of the letters of EB Garamond, semibold, in hundredths of its size; names on the map are placed before they are drawn. */
const WIDTHS: Readonly<Record<string, number>> = {
  a: 42, b: 53, c: 41, d: 54, e: 41, f: 35, g: 48, h: 54, i: 28, j: 25, k: 52, l: 27, m: 80, n: 55, o: 50, p: 54, q: 53,
  r: 39, s: 35, t: 35, u: 54, v: 47, w: 73, x: 48, y: 47, z: 42, A: 71, B: 61, C: 71, D: 76, E: 57, F: 53, G: 72, H: 80,
  I: 36, J: 36, K: 74, L: 58, M: 91, N: 80, O: 76, P: 59, Q: 76, R: 74, S: 48, T: 69, U: 74, V: 69, W: 99, X: 74, Y: 63,
  Z: 60, ' ': 22, "'": 22, '-': 30, '.': 24,
};
const OTHER = 48;
const SPACING = 0.02;

/** Sizes of the names of cities and of abbeys and convents, in units of the sheet, where nothing smaller could be read. */
export const NAME_SIZE = 13;
export const HOUSE_SIZE = 12;

/** How wide a name is at a size, letters spaced as on the map. */
export function nameWidth(name: string, size: number): number {
  let width = 0;
  for (const letter of name.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    width += ((WIDTHS[letter] ?? OTHER) / 100 + SPACING) * size;
  return width;
}

/** A long name in two lines, split at the space nearest its middle. */
export function splitName(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  if (best === undefined) return [name];
  return [name.slice(0, best), name.slice(best + 1)];
}
