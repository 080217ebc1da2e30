import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';

/** Where things stand in a zone, set by hand: the name, off the visual centre; the rest off the name. */
export interface Place {
  readonly name: Point;
  /** The foot of the first pawn. */
  readonly pawn: Point;
  /** The foot of the second, where there is room on the other side. */
  readonly second?: Point;
  /** Which way further pawns stand. */
  readonly queue?: Point;
  readonly event?: Point;
}

/** Half a pawn to the left. */
export const QUEUE: Point = [-13, 2];
/** Behind the two who stand on either side. */
export const BEHIND_TWO: Point = [-6, 4];

export const PLACES: Readonly<Record<string, Place>> = {
  torino: { name: [-3, -6], pawn: [-30, 72], second: [-32, 38] },
  milano: { name: [2, -10], pawn: [-52, 26], event: [64, 2] },
  genova: { name: [-2, -8], pawn: [-42, 40], queue: [-9, 9], event: [4, 60] },
  vicenza: { name: [0, -4], pawn: [-39, 32] },
  venezia: { name: [-4, -14], pawn: [-42, 34], event: [48, 22] },
  padova: { name: [-10, -11], pawn: [-37, 31], queue: [-8, 0], event: [38, 20] },
  'abbey-north': { name: [-4, -3], pawn: [22, -4], queue: [12, 1] },
  'convent-west': { name: [1, -4], pawn: [-15, -18], queue: [-8, 2] },
  bologna: { name: [10, -4], pawn: [56, 14], queue: [13, 3] },
  firenze: { name: [4, -8], pawn: [-46, 24], event: [54, 4] },
  siena: { name: [0, -14], pawn: [-36, 40], event: [42, 22] },
  cortona: { name: [0, -9], pawn: [25, 40], second: [-26, 41] },
  urbino: { name: [7, -7], pawn: [28, 37], second: [0, -9] },
  gubbio: { name: [4, -11], pawn: [27, 38], second: [-24, 40] },
  assisi: { name: [8, -10], pawn: [-46, 32], second: [36, 34] },
  ancona: { name: [0, -7], pawn: [41, 46], queue: [13, 2] },
  'convent-east': { name: [2, 0], pawn: [22, -4], queue: [13, 2] },
  celano: { name: [2, -10], pawn: [-34, 30], second: [34, 30] },
  roma: { name: [-10, -16], pawn: [-46, 30], event: [53, 20] },
  'abbey-centre': { name: [-6, -1], pawn: [-21, -3], second: [21, -3] },
  napoli: { name: [-2, -12], pawn: [-40, 34], event: [-24, 47] },
  brindisi: { name: [-4, -10], pawn: [20, -9], queue: [13, 2], event: [64, 14] },
  taranto: { name: [0, -8], pawn: [27, 40], queue: [13, 2] },
  'abbey-south': { name: [-8, -10], pawn: [-24, 68] },
  palermo: { name: [-18, -14], pawn: [-46, 36], event: [34, -30] },
  catania: { name: [3, -8], pawn: [34, 36], queue: [13, 2] },
  cagliari: { name: [4, -4], pawn: [-36, 34] },
  sassari: { name: [1, -13], pawn: [-34, 40], event: [28, 20] },
};

/** The ships' places on the two seas. */
export const SEAS: Readonly<Record<string, Point>> = { tyrrhenian: [182, 372], adriatic: [494, 262] };
