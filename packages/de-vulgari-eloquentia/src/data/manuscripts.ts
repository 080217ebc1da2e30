import { DIALECTS } from './words.ts';

/** A kind of manuscript: its level and the dialects it can stand for, as a bit set. Lingua Volgare has level 0 and no dialect. */
export interface Manuscript {
  readonly word: string;
  readonly level: number;
  readonly dialects: number;
}

const singles = [1, 2, 3].flatMap((level) =>
  DIALECTS.map((dialect, i) => ({ word: `${dialect}-${level}`, level, dialects: 1 << i })),
);
const pairs = DIALECTS.flatMap((first, i) =>
  DIALECTS.slice(i + 1).map((second, j) => ({
    word: `${first}-${second}`,
    level: 4,
    dialects: (1 << i) | (1 << (i + 1 + j)),
  })),
);

/** Every kind of manuscript, level by level; the last is Lingua Volgare. */
export const MANUSCRIPTS: readonly Manuscript[] = [
  ...singles,
  ...pairs,
  { word: 'lingua-volgare', level: 0, dialects: 0 },
];

export const LINGUA_VOLGARE = MANUSCRIPTS.length - 1;
export const LEVELS = 4;

/** The first kind of each level 1–4, then the end of the list: kinds of a level lie between two of them. */
export const FIRST_OF_LEVEL: readonly number[] = [0, 0, 5, 10, 15, 25];
