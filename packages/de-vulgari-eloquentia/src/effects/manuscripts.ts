import type { Sink } from '@fondaco/kernel';
import { MAX_DECK } from '../parts-file.ts';
import { FIRST_OF_LEVEL, LEVELS, LINGUA_VOLGARE, MANUSCRIPTS } from '../data/manuscripts.ts';
import { LONE_OPEN, VOLGARE_ACTIONS } from '../data/numbers.ts';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { isLone } from '../options.ts';
import type { DveState } from '../state.ts';
import type { Volgare } from '../view-type.ts';

function countOpen(s: DveState, level: number): number {
  let open = 0;
  for (let kind = FIRST_OF_LEVEL[level]; kind < FIRST_OF_LEVEL[level + 1]; kind++) open += s.open[kind];
  return open;
}

/** DVE-MAN-4: neither open tiles nor a deck. */
export function isExhausted(s: DveState, level: number): boolean {
  return s.opened[level - 1] === s.deckSize[level - 1] && countOpen(s, level) === 0;
}

/** DVE-MAN-4, DVE-MAN-5: the actions a manuscript costs now. Lingua Volgare's price is fixed. */
export function manuscriptActions(s: DveState, kind: number): number {
  if (kind === LINGUA_VOLGARE) return VOLGARE_ACTIONS;
  let actions = 1;
  for (let level = 1; level < MANUSCRIPTS[kind].level; level++) if (!isExhausted(s, level)) actions++;
  return actions;
}

/** DVE-SET-6, DVE-EVT-5, DVE-VAR-1: opens tiles of every level up to the number that lies open, as far as its deck goes. */
export function refillManuscripts(s: DveState, sink: Sink | undefined): void {
  const wanted = isLone(s) ? LONE_OPEN : s.seats[0] - 1;
  for (let level = 1; level <= LEVELS; level++) {
    let missing = wanted - countOpen(s, level);
    while (missing > 0 && s.opened[level - 1] < s.deckSize[level - 1]) {
      const top = (level - 1) * MAX_DECK + s.opened[level - 1]++;
      const kind = s.deck[top];
      s.deck[top] = 0;
      s.open[kind]++;
      missing--;
      tell(sink, EVENT['manuscript-opened'], kind);
    }
  }
}

/** Where Lingua Volgare is (DVE-MAN-5): it can be out for good, when the levels ran out from the highest down. */
export function volgareWhere(s: DveState): Volgare {
  if (s.volgareEntered[0] !== 0) return s.open[LINGUA_VOLGARE] > 0 ? 'open' : 'taken';
  let left = 0;
  for (let level = 1; level <= LEVELS; level++) if (!isExhausted(s, level)) left++;
  return left > 1 ? 'waiting' : 'out';
}

/** DVE-MAN-5: the first time a level is exhausted while a higher one still has tiles, Lingua Volgare enters. */
export function noteExhaustion(s: DveState, level: number, sink: Sink | undefined): void {
  if (s.volgareEntered[0] !== 0 || level === 0 || !isExhausted(s, level)) return;
  for (let higher = level + 1; higher <= LEVELS; higher++) {
    if (isExhausted(s, higher)) continue;
    s.volgareEntered[0] = 1;
    s.open[LINGUA_VOLGARE] = 1;
    tell(sink, EVENT['volgare-entered']);
    return;
  }
}
