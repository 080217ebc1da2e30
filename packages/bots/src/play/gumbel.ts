import type { FastRandom } from '@fondaco/kernel';
import { log } from '../judge/exp-log.ts';

const TWO_POW_32 = 0x1_0000_0000;

/** A draw of standard Gumbel noise: the largest of some values with it added is each with its softmax probability. */
export function gumbel(rng: FastRandom): number {
  return -log(-log((rng.word() + 0.5) / TWO_POW_32));
}
