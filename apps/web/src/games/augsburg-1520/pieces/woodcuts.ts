import type { Visited } from '../model/words.ts';

/** One cut of a portrait: what it is filled with and drawn with, both by the name of their pigment. */
export interface Cut {
  readonly d: string;
  readonly fill?: string;
  /** `cut`, the black of the block, by default. */
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

const BROW = 'M39 41c2.5-1.8 5-1.8 7.5-.5';
const LID = 'M40 46c1.8-1.6 3.8-1.4 5.2.2';
const PUPIL = 'M41.2 46.1a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z';
const MOUTH = 'M34 64.8c1.8.6 3.2.5 4.5 0';
const EAR = 'M57 52c3-2 5 0 4 3.5-.6 2.2-2.5 3.5-3.5 2.5';

/** A profile to the left: forehead, nose, lips, chin, throat and nape. */
function face(nose: number, chin: number): Cut {
  const d =
    'M62 92V70C68 62 70 50 68 40 65 28 52 24 44 28 39 31 37 36 37 42' +
    `c-1.5 4-${5 + nose} 8-${7 + nose} 12-.8 1.8 1 2.8 3.5 3l${1 + nose} .3c-.8 2-1.6 3-.6 4-1 1.5-.8 2.7.6 3.5` +
    `-.8 3 .2 ${6 + chin} 4.5 ${7.5 + chin} 3 .8 6.5.2 9.5-1.2 1 5 .8 11-.2 19z`;
  return { d, fill: 'flesh' };
}

const features: readonly Cut[] = [{ d: BROW }, { d: LID }, { d: PUPIL, fill: 'cut', width: 0 }, { d: MOUTH }];

/** Five busts in the manner of coloured woodcuts, 100 × 100. */
export const WOODCUTS: Readonly<Record<Visited, readonly Cut[]>> = {
  philipp: [
    face(0, 0),
    { d: 'M14 100c2-14 14-22 30-23h20c14 1 22 9 24 23z', fill: 'philipp' },
    { d: 'M44 78c4 6 12 8 20 2l2 20H40z', fill: 'linen' },
    { d: 'M50 84h10M49 90h12' },
    {
      d: 'M46 36c-2 10 3 12 4 20 1 8 2 12 8 15 6 2 14 2 17-2-2-12 3-26-3-37z',
      fill: 'hair-brown',
    },
    { d: 'M56 44c2 8 2 16 6 24M64 42c2 8 3 16 6 25', line: 'hair-brown-line', width: 1.3 },
    ...features,
    { d: 'M24 34c4-14 22-20 38-16 12 3 20 10 18 18-10 6-44 8-56-2z', fill: 'beret' },
    { d: 'M26 35c14 7 42 6 54-1' },
    { d: 'M66 22c8-12 18-14 26-12-4 2-5 4-4 6-4 0-5 2-4 5-4-1-6 1-6 4-5-1-9 0-12-3z', fill: 'ermine' },
  ],
  louise: [
    face(-1, 0),
    { d: 'M12 100c2-14 16-22 32-23h20c16 1 24 9 26 23z', fill: 'louise' },
    { d: 'M42 79c6 5 14 5 22 0v8c-8 5-16 5-22 0z', fill: 'linen' },
    ...features,
    {
      d: 'M40 27c10-10 30-8 36 6 6 16 8 40 12 58-10-2-18-8-22-18-1-12-4-22-10-30-4-5-10-8-16-8-1-3-1-6 0-8z',
      fill: 'hood',
    },
    { d: 'M40 35c8 0 14 4 18 11 4 8 6 16 7 27', line: 'linen', width: 4 },
    { d: 'M40 33c9 0 16 4 20 12M40 37c7 0 12 3 16 10 4 8 5 16 6 25', width: 1.2 },
    { d: 'M70 40c4 14 6 28 12 44M64 34c6 12 8 24 10 36', line: 'hood-line', width: 1.3 },
  ],
  leo: [
    face(0, 2.5),
    { d: 'M8 100c2-16 16-24 34-25h22c18 1 26 10 28 25z', fill: 'leo' },
    { d: 'M40 78c6 6 18 7 27-1 3 3 4 6 4 9-10 7-24 7-33 0 0-3 1-6 2-8z', fill: 'ermine' },
    { d: 'M54 90v10M50 95h8', line: 'cross', width: 2 },
    { d: 'M48 74c6 2 13 0 16-6', line: 'flesh-shade', width: 2 },
    ...features,
    { d: EAR },
    { d: 'M36 40c-2-14 10-22 22-20 12 2 18 14 13 34-4 2-8 1-11-2 0-8-3-12-8-13-6-1-11 0-16 1z', fill: 'cap' },
    { d: 'M35.5 41c6-2.5 12-3 17-1.5 5 1.5 8 6 8 13', line: 'ermine', width: 4.5 },
    {
      d: 'M35 38.5c7-2.5 14-3 19-1M37 43.5c5-1.5 10-2 14-.5 4 1.5 6 5 6.5 10M63.5 53c0-9-4-14-10-15.5',
      width: 1.2,
    },
  ],
  maria: [
    face(-1.5, -0.5),
    { d: 'M12 100c2-14 16-22 32-23h20c16 1 24 9 26 23z', fill: 'maria' },
    { d: 'M42 78l9 16 13-15 4 6-12 15H44l-7-15z', fill: 'linen' },
    { d: 'M40 30c6-4 14-4 20 0 8 6 10 16 9 28-4 3-8 2-10-1-2-10-8-17-19-21z', fill: 'hair-fair' },
    ...features,
    { d: 'M44 31L78 4c3 0 5 2 5 5L66 44c-6-8-13-12-22-13z', fill: 'hennin' },
    { d: 'M50 27l15 14M58 21l12 15M66 14l9 13', line: 'hennin-line', width: 1.5 },
    { d: 'M79 5c10 14 12 34 8 66-3 4-7 4-9 1 2-24 1-40-4-52', fill: 'veil', opacity: 0.85 },
  ],
  maximilian: [
    face(2.5, 1.5),
    { d: 'M6 100c2-16 16-24 34-25h24c18 1 28 10 30 25z', fill: 'maximilian' },
    {
      d: 'M40 77c-8 4-12 12-13 23h14c-2-8-1-15 2-21zM64 77c8 4 12 12 13 23H63c3-8 3-15 1-21z',
      fill: 'fur',
    },
    { d: 'M43 80c3 10 14 12 21 0', line: 'chain', width: 3.5, dash: '3 2' },
    { d: 'M52 88l2 6 4-1-2 6', line: 'chain', width: 2.2 },
    { d: 'M50 36c-1 10 2 14 4 22 1 8 4 14 8 17 6 1 11 0 14-4-2-12 2-24-2-35z', fill: 'hair-grey' },
    { d: 'M58 46c2 8 3 18 7 27M66 44c2 8 2 18 5 27', line: 'hair-grey-line', width: 1.3 },
    ...features,
    { d: 'M22 36c2-8 10-10 14-12C40 12 66 10 74 22c8 2 12 8 10 14-12 5-48 7-62 0z', fill: 'hat' },
    { d: 'M36 24c10 5 28 5 38-2', line: 'hair-grey-line', width: 1.5 },
    { d: 'M40 28.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', fill: 'chain' },
  ],
};
