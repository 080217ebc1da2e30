import { determinize, FastRandom, runToDecision, seedChance, SEED_BYTES, type Game } from '@fondaco/kernel';
import type { Receiver } from './twins.ts';

/** What everybody may see of a table that begins follows from this. */
const SEED = new Uint8Array(SEED_BYTES).fill(7);

/**
 * The same game, of whose beginning a receiver sees the same whatever its seed is: what they cannot know follows from the seed. Tables that
 * people gather at then begin alike for them, however their salts differ.
 */
export function withHiddenSetup(game: Game, receiver: Receiver): Game {
  return {
    ...game,
    setup(s, how) {
      const rng = new FastRandom(s.chance.reduce((sum, word) => Math.imul(sum, 31) + word, 1) >>> 0);
      seedChance(s, SEED);
      game.setup(s, how);
      runToDecision(game.steps, s);
      determinize(game, s, receiver, rng);
    },
  };
}
