import type { Sink } from '@fondaco/kernel';
import { returnCube, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { CUBE_COUNT, type DveState } from '../state.ts';

/** DVE-EVT-3: what was not bought goes back, the current turn's space being the first candidate; before this turn's cubes are laid out. */
export function returnLeftovers(s: DveState, sink: Sink | undefined): void {
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    const left = s.forSale[colour];
    s.forSale[colour] = 0;
    for (let i = 0; i < left; i++) returnCube(s, colour, s.turn[0], sink);
  }
}

/** DVE-EVT-4: the cubes of the current turn are for sale. */
export function layOutCubes(s: DveState, sink: Sink | undefined): void {
  const base = s.turn[0] * CUBE_COUNT;
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    s.forSale[colour] = s.turnChart[base + colour];
    s.turnChart[base + colour] = 0;
    if (s.forSale[colour] > 0) tell(sink, EVENT['cubes-for-sale'], colour, s.forSale[colour]);
  }
}
