import { createContext, useContext } from 'react';

/** How large a picture is drawn, and where things of it lie. */
export interface PicturePlan {
  readonly width: number;
  readonly height: number;
  /** Where the plot lies. */
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Where the key to the players begins, how many stand side by side, and how far apart. */
  readonly key: {
    readonly x: number;
    readonly y: number;
    readonly columns: number;
    readonly column: number;
    readonly row: number;
  };
  /** Where the key to sources begins, if a picture has one, and how much higher each of its rows makes the picture. */
  readonly sources: {
    readonly x: number;
    readonly y: number;
    readonly columns: number;
    readonly column: number;
    readonly row: number;
    readonly higher: number;
  };
  /** The room for the names of rows. */
  readonly labels: number;
}

/** The keys stand beside the plot. */
export const WIDE_PLAN: PicturePlan = {
  width: 960,
  height: 540,
  plot: { left: 60, right: 800, top: 56, bottom: 490 },
  key: { x: 820, y: 64, columns: 1, column: 0, row: 30 },
  sources: { x: 814, y: 226, columns: 1, column: 0, row: 31, higher: 0 },
  labels: 170,
};

/** For phones: the keys stand below the plot, and letters are as large as those around the picture. */
export const NARROW_PLAN: PicturePlan = {
  width: 400,
  height: 452,
  plot: { left: 46, right: 390, top: 52, bottom: 352 },
  key: { x: 16, y: 388, columns: 3, column: 126, row: 30 },
  sources: { x: 16, y: 456, columns: 2, column: 194, row: 32, higher: 32 },
  labels: 112,
};

export const PicturePlanContext = createContext(WIDE_PLAN);

/** How the pictures around here are drawn. */
export function usePicturePlan(): PicturePlan {
  return useContext(PicturePlanContext);
}

/** Where the n-th entry of a key stands. */
export function placeInKey(
  { x, y, columns, column, row }: PicturePlan['key'],
  n: number,
): { readonly x: number; readonly y: number } {
  return { x: x + (n % columns) * column, y: y + Math.floor(n / columns) * row };
}
