/** A machine that does much else besides paints slowly. */
export const PATIENCE = 240_000;

type Way = readonly [game: string, seats: number];

/** The first way to play always; the others only where there is time for all of them (`npm run whole-games`). */
export function everyWay(first: Way, ...others: readonly Way[]): readonly Way[] {
  return process.env.WHOLE_GAMES === undefined ? [first] : [first, ...others];
}
