import { only, type Sink } from '@fondaco/kernel';
import { EVENT } from '../events.ts';
import { MAX_LOOKED_AT, type DveState } from '../state.ts';

/** Adds a tile to those being looked at, which lie in ascending order: the looker may arrange them as they like anyway. */
export function lookAt(s: DveState, points: number): void {
  let i = s.lookedSize[0]++;
  for (; i > 0 && s.looked[i - 1] > points; i--) s.looked[i] = s.looked[i - 1];
  s.looked[i] = points;
}

/** Removes one tile of these points from those being looked at, the others keeping ascending order. */
function removeLooked(s: DveState, points: number): void {
  let i = 0;
  while (s.looked[i] !== points) i++;
  const size = --s.lookedSize[0];
  for (; i < size; i++) s.looked[i] = s.looked[i + 1];
  s.looked[size] = 0;
}

/** DVE-LIB-2: keeps one of the tiles, hidden behind the screen. */
export function keepTile(s: DveState, seat: number, points: number, sink: Sink | undefined): void {
  removeLooked(s, points);
  s.kept[seat] = points;
  sink?.emit(EVENT.kept, only(seat), seat, points);
}

/** DVE-LIB-2: puts one back on top of the deck. */
export function putTileBack(s: DveState, seat: number, points: number, sink: Sink | undefined): void {
  removeLooked(s, points);
  s.library[s.librarySize[0]++] = points;
  let i = seat * MAX_LOOKED_AT;
  while (s.putBack[i] !== 0) i++;
  s.putBack[i] = points;
  sink?.emit(EVENT['put-back'], only(seat), seat, points);
}
