/** The numbers that the shape of the components and the rulebook's text fix. All are stated; the others are in parts.json. */

/** AUG-SET-5: the values of each noble's notes, and the jokers. */
export const VALUES = 17;
export const JOKERS = 12;
/** AUG-SET-3: privilege cards, how many lie open in a round, and the symbols on each. */
export const OPEN_CARDS = 5;
export const SYMBOLS_ON_CARD = 3;
/** AUG-SET-1: the levels of each ladder; everyone starts on the first. */
export const LEVELS = 4;
export const FIRST_LEVEL = 1;
/** AUG-SET-2: the tiles of each pile of rights. */
export const PILE = 5;
/** The most notes a player is ever offered or draws at once. */
export const MOST_OFFERED = 8;

/** AUG-PRI-2: the choices a winner makes on their card. */
export const CHOICES = 2;
/** AUG-PRI-6: notes drawn for a symbol. */
export const DRAWN = 2;

/** AUG-RIG-2, AUG-RIG-3: the level that opens each right, in the order of RIGHTS; 1 opens it to everyone (AUG-RIG-5). */
export const OPENED_AT: readonly number[] = [1, 1, 3, 4, 3, 4];
/** The ladder of each right, by its place in LADDERS. */
export const LADDER_OF_RIGHT: readonly number[] = [2, 2, 1, 1, 2, 2];
/** AUG-RIG-4: the first level at which an agency symbol can be florins instead. */
export const FLORINS_FROM = 2;
