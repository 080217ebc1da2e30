import { LINGUA_VOLGARE, MANUSCRIPTS } from '../data/manuscripts.ts';
import { VOLGARE_POINTS } from '../data/numbers.ts';
import { DIALECTS } from '../data/words.ts';
import { KIND_COUNT, type DveState } from '../state.ts';

const LEVEL_OF = Uint8Array.from(MANUSCRIPTS, (manuscript) => manuscript.level);
const DIALECTS_OF = Uint8Array.from(MANUSCRIPTS, (manuscript) => manuscript.dialects);
const COUNT_OF_BITS = Uint8Array.from({ length: 32 }, (_, set) => {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
});
const DOUBLE_LEVEL = 4;

/** What the last call of `readBooks` found. */
export const books = { points: 0, colours: 0, coloursMissing: 0 };

/** Points of a seat's manuscripts and, about, the colours still missing (DVE-SCO-7, DVE-SCO-8): a pair fills one gap. */
export function readBooks(s: DveState, seat: number): void {
  const base = seat * KIND_COUNT;
  let points = VOLGARE_POINTS * s.owned[base + LINGUA_VOLGARE];
  let colours = 0;
  let pairs = 0;
  for (let kind = 0; kind < LINGUA_VOLGARE; kind++) {
    const owned = s.owned[base + kind];
    if (owned === 0) continue;
    const level = LEVEL_OF[kind];
    points += level * owned;
    if (level < DOUBLE_LEVEL) colours |= DIALECTS_OF[kind];
    else pairs += owned;
  }
  for (let kind = LINGUA_VOLGARE - 1; pairs > 0 && LEVEL_OF[kind] === DOUBLE_LEVEL; kind--) {
    for (let copy = s.owned[base + kind]; copy > 0; copy--) {
      pairs--;
      const gap = DIALECTS_OF[kind] & ~colours;
      colours |= gap & -gap;
    }
  }
  books.points = points;
  books.colours = colours;
  books.coloursMissing = DIALECTS.length - COUNT_OF_BITS[colours];
}
