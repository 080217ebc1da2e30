import { readFileSync } from 'node:fs';
import type { Point } from '../src/games/de-vulgari-eloquentia/model/map-file.ts';

/** What the map needs to know of a zone of the board file. */
export interface BoardZone {
  readonly id: string;
  readonly kind: string;
  readonly seeds: readonly Point[];
}

/** What the map needs to know of the board file. */
export interface MapBoard {
  readonly zones: readonly BoardZone[];
  readonly borders: readonly (readonly [string, string])[];
  readonly seas: readonly { readonly id: string; readonly harbours: readonly string[] }[];
}

const FILE = new URL('../../../packages/de-vulgari-eloquentia/src/data/parts.json', import.meta.url);

export function readBoard(): MapBoard {
  return JSON.parse(readFileSync(FILE, 'utf8')) as MapBoard;
}
