/** The numbers in the rulebooks' text. All are stated there; what is printed on the board is in parts.json with its own tags. */

/** DVE-SET-1 */
export const START_DUCATS = 10;
/** DVE-SET-3, DVE-SET-4: cubes lie on turns 1–7, papal events on 12–16. */
export const CUBE_TURNS = 7;
export const FIRST_PAPAL_TURN = 12;
export const PAPAL_TILES = 5;
export const LAST_TURN = 16;
/** DVE-SET-2 */
export const STUPOR_TURN = 10;
/** DVE-SET-10 */
export const FIRST_SPACE = 1;

/** DVE-CHA-1, DVE-FRI-4 */
export const FRIAR_ALMS = 5;
export const CARDINAL_ALMS = 10;
export const GIGI_ALMS = 10;
/** DVE-CHA-7 */
export const LAST_CHARITY_TURN = 11;

/** DVE-ACT-1, DVE-CAR-4 */
export const ACTIONS = 5;
export const MURET_ACTIONS = 6;

/** DVE-MOV-2, DVE-MOV-3, DVE-MOV-5 */
export const MOST_STEPS = 5;
export const JOURNEY_DUCATS = 10;
export const EMBARK_ACTIONS = 1;
export const CROSSING_ACTIONS = 3;
export const CROSSING_STEPS = 2;

/** DVE-CAT-1, DVE-CAR-4, DVE-CAR-5 */
export const CARDINAL_DUCATS = 40;
export const MURET_DUCATS = 70;
export const ZAZZA_REFUND = 40;

/** DVE-ABB-2 */
export const AMANUENSIS_SPACES = 3;

/** DVE-MAN-5 */
export const VOLGARE_ACTIONS = 4;
export const VOLGARE_LEVEL = 8;

/** DVE-POL-1, DVE-NOB-1, DVE-ABS-1, DVE-AMA-1: actions for one cube and for two, ducats for each colour. */
export const CUBE_ACTIONS: readonly number[] = [0, 1, 4];
export const CUBE_DUCATS: readonly number[] = [30, 0, 15, 0];
/** DVE-NOB-2 */
export const NOBLEMAN_DUCATS = 20;

/** DVE-PSA-1, DVE-BUS-1 */
export const PSALTER_SPACES = 3;
export const PSALTER_SPACES_LAST = 4;
export const BUSINESS_DUCATS = 10;

/** DVE-MES-2: what entering Bologna costs and makes it worth, early and late. */
export const LAST_EARLY_TURN = 7;
export const BOLOGNA_EARLY = { ducats: 20, abbesses: 2, spaces: 15 } as const;
export const BOLOGNA_LATE = { ducats: 10, abbesses: 1, spaces: 10 } as const;

/** DVE-ORI-2 */
export const ORIENT_DUCATS = 10;

/** DVE-CAN-1 */
export const OPEN_CANTICLE_TURN = 14;
/** DVE-RID-1, DVE-CAN-1 */
export const MOST_STEPS_AT_ONCE = 5;

/** DVE-LIB-1 */
export const FIRST_LIBRARY_TURN = 12;

/** DVE-STU-4, DVE-STU-6 */
export const SUMMONER_BONUS = 2;

/** Spaces of knowledge at once: DVE-FRI-1, DVE-FRI-2, DVE-FRI-3, DVE-FRI-5, DVE-CAR-2; by the order of the tiles. */
export const TILE_SPACES: readonly number[] = [12, 7, 7, 0, 7, 0, 4, 0, 0, 0];
/** The colour of a tile's virtual cube, −1 for none: DVE-FRI-2, DVE-FRI-3, DVE-CAR-2. */
export const TILE_CUBE: readonly number[] = [-1, 2, 1, -1, -1, -1, 0, -1, -1, -1];
/** Points at the end: DVE-FRI-4, DVE-FRI-5, DVE-CAR-1, DVE-CAR-3. */
export const TILE_POINTS: readonly number[] = [0, 0, 0, -4, 4, 6, 0, 4, 0, 0];
/** DVE-CAR-3 */
export const ACCUSED_SPACES = 6;

/** The votes a cube is worth: red 3, black 2, yellow 1, green 0. */
export const VOTES: readonly number[] = [3, 2, 1, 0];

/** DVE-ELE-1: votes needed and points, by office. */
export const OFFICE_VOTES: readonly number[] = [0, 7, 10, 11, 17];
export const OFFICE_POINTS: readonly number[] = [0, 6, 11, 14, 22];

/** DVE-SCO-1, DVE-SCO-4, DVE-SCO-6, DVE-SCO-7, DVE-SCO-8 */
export const MOST_VOTES_POINTS = 3;
export const RICHEST_MERCHANT_POINTS = 7;
export const RICHEST_RELIGIOUS_POINTS = 3;
export const CANTICLE_POINTS: readonly number[] = [9, 4];
export const VOLGARE_POINTS = 8;
export const FIVE_COLOURS_POINTS = 5;
/** DVE-VAR-1 */
export const LONE_OPEN = 2;
