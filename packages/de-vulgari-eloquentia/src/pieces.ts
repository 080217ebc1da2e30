import { numbered } from '@fondaco/kernel';
import {
  CHARACTERS,
  CHARTS,
  CLAIMS,
  CUBES,
  OFFICES,
  ONCE,
  PAPAL_EVENTS,
  PURPOSES,
  TILES,
  ZONE_KINDS,
} from './data/words.ts';

/** The numbers of the words that the rules name. */
export const CHARACTER = numbered(CHARACTERS);
export const CHART = numbered(CHARTS);
export const CLAIM = numbered(CLAIMS);
export const CUBE = numbered(CUBES);
export const KIND = numbered(ZONE_KINDS);
export const OFFICE = numbered(OFFICES);
export const DONE = numbered(ONCE);
export const PAPAL = numbered(PAPAL_EVENTS);
export const PURPOSE = numbered(PURPOSES);
export const TILE = numbered(TILES);

/** The first cardinal among the tiles; before it are the friars. */
export const FIRST_CARDINAL = TILE.lanzuisi;
/** The dialect of the blue zones (DVE-RID-1). */
export const BLUE = 0;
/** The number of Stupor Mundi among the events. */
export const STUPOR = 10;
