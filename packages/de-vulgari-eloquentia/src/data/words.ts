/** The words of the game: ordered, append-only lists whose places are the numbers inside the engine. */

export const DIALECTS = ['oil', 'latino', 'fiorentino', 'siciliano', 'oc'] as const;

export const ZONE_KINDS = ['start', 'city', 'university', 'franciscan', 'abbey', 'convent'] as const;

/** Cubes, in the order in which they go back to the turn chart (DVE-CUB-1). */
export const CUBES = ['politician', 'nobleman', 'abbess', 'amanuensis'] as const;

export const CHARACTERS = ['merchant', 'friar', 'cardinal'] as const;

/** Five friars, then five cardinals (DVE-SET-8). */
export const TILES = [
  'mario',
  'michael',
  'stefano',
  'gigi',
  'ralph',
  'lanzuisi',
  'balestreri',
  'shlasinger',
  'muret',
  'zazza',
] as const;

/** The knowledge chart, then those a disc starts before (DVE-SET-11). */
export const CHARTS = ['knowledge', 'riddle', 'messenger', 'orient', 'canticle', 'library', 'rest'] as const;

export const OFFICES = ['none', 'banker', 'monk', 'camerlengo', 'pope'] as const;

export const PAPAL_EVENTS = ['white', 'red'] as const;

/** How the pope is: with the first red tile he is dying, with the second dead (DVE-END-1, DVE-END-2). */
export const POPES = ['well', 'dying', 'dead'] as const;

/** What Volgare points are for. */
export const SOURCES = [
  'office',
  'most-votes',
  'amanuenses',
  'library-tile',
  'richest',
  'riddle',
  'canticle',
  'manuscripts',
  'five-colours',
  'tile',
] as const;

export const CLAIMS = ['event', 'city', 'messenger'] as const;

export const PURPOSES = ['points', 'knowledge'] as const;

/** How many of the noblemen just taken are turned into ducats (DVE-NOB-2). */
export const SALES = ['sell-1', 'sell-2'] as const;

/** What can be done at most once in a turn (DVE-ACT-3). */
export const ONCE = [
  'move',
  'manuscript',
  'psalter',
  'business',
  'politician',
  'nobleman',
  'abbess',
  'amanuensis',
] as const;
