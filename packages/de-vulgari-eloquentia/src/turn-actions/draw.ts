import { LEGAL, only, pack, push } from '@fondaco/kernel';
import { keepTile, lookAt } from '../effects/library.ts';
import { spaceOf, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { CHART, TILE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

/** DVE-LIB-2, DVE-CAR-5: the highest number reached, one more with Zazza, fewer if the deck has fewer. */
function tilesToLookAt(s: DveState, seat: number): number {
  const number = s.board.libraryNumber[spaceOf(s, CHART.library, seat)];
  const wanted = s.tile[seat] === TILE.zazza ? number + 1 : number;
  return Math.min(wanted, s.librarySize[0]);
}

function refuseDraw(s: DveState, seat: number): number {
  if (s.board.libraryNumber[spaceOf(s, CHART.library, seat)] === 0) return WHY['no-number-reached'];
  return s.kept[seat] !== 0 ? WHY['looked-already'] : LEGAL;
}

/** DVE-LIB-2 */
export const draw: TurnAction = {
  verbs: [VERB.draw],
  choices(s, seat, out) {
    if (refuseDraw(s, seat) === LEGAL) out.add(pack(VERB.draw));
  },
  whyNot: (s, seat) => refuseDraw(s, seat),
  apply(s, seat, _choice, sink) {
    const count = tilesToLookAt(s, seat);
    s.lookers[s.looks[0]] = seat;
    s.lookedAt[s.looks[0]] = count;
    s.looks[0]++;
    tell(sink, EVENT.looked, seat, count);
    for (let i = 0; i < count; i++) {
      const tile = s.library[--s.librarySize[0]];
      s.library[s.librarySize[0]] = 0;
      lookAt(s, tile);
      sink?.emit(EVENT.saw, only(seat), seat, tile);
    }
    if (count === 1) keepTile(s, seat, s.looked[0], sink);
    else push(s, STEP.library, only(seat));
  },
};
