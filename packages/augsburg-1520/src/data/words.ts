/** The words of the game: ordered, append-only lists whose places are the numbers inside the engine. */

/** The four whose notes there are, from the lowest rank to the highest (AUG-BID-9). */
export const NOBLES = ['philipp', 'louise', 'leo', 'maria'] as const;

/** Whom the merchants visit, in the order of the auctions (AUG-RND-2). */
export const VISITED = [...NOBLES, 'maximilian'] as const;

/** What a round goes through (AUG-RND-1); `round` begins the next one. */
export const STAGES = [...VISITED, 'income', 'round'] as const;

export const LADDERS = ['agency', 'peerage', 'office'] as const;

/** What is printed on privilege cards (AUG-PRI-4 to AUG-PRI-7). */
export const SYMBOLS = ['coins', 'points-6', 'points-7', 'notes', ...LADDERS] as const;

/** The ten privilege cards, by their place in the parts file. */
export const CARDS = [
  'card-1',
  'card-2',
  'card-3',
  'card-4',
  'card-5',
  'card-6',
  'card-7',
  'card-8',
  'card-9',
  'card-10',
] as const;

export const BUILDINGS = ['church', 'cathedral'] as const;

/** The six piles of rights (AUG-SET-2). */
export const RIGHTS = [...BUILDINGS, 'coat-of-arms', 'letter-of-nobility', 'mint-master', 'master-builder'] as const;

/** What a symbol of a ladder can be used for (AUG-PRI-7). */
export const GAINS = ['level', 'florins', ...RIGHTS] as const;

/** What a robbed player can have (AUG-LEV-4). */
export const COMPENSATIONS = ['florins', 'prestige'] as const;

export const ANSWERS = ['no', 'yes'] as const;

/** Where prestige comes from. */
export const SOURCES = ['points', 'given-up', 'peerage', 'coat-of-arms', 'letter-of-nobility', 'robbed'] as const;
