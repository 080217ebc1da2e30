/** For a test that plays a whole game or sees many screens: a machine that does much else besides paints slowly. */
export const PATIENCE = 480_000;
