import { success, type Game, type Json, type Result } from '@fondaco/kernel';
import { check } from './check.ts';
import { dealHidden } from './determinize.ts';
import { events } from './events.ts';
import { amounts, measure } from './measure.ts';
import { options } from './options.ts';
import { readParts, STANDARD_PARTS, type Parts } from './parts.ts';
import { fromPosition, toPosition } from './position.ts';
import { reasons } from './reasons.ts';
import { categories, score, winners } from './scoring.ts';
import { setup } from './setup.ts';
import { AugsburgState } from './state.ts';
import { bid } from './steps/bid.ts';
import { deal } from './steps/deal.ts';
import { discard } from './steps/discard.ts';
import { gift } from './steps/gift.ts';
import { privilege } from './steps/privilege.ts';
import { purchase } from './steps/purchase.ts';
import { robbed } from './steps/robbed.ts';
import { rounds } from './steps/rounds.ts';
import { show } from './steps/show.ts';
import { take } from './steps/take.ts';
import { verbs } from './verbs.ts';
import { view } from './view.ts';
import type { AugsburgView } from './view-type.ts';

export { printBoard } from './board-text.ts';
export { evaluation } from './evaluate.ts';
export type { AugsburgView } from './view-type.ts';

/** Raised by anything that could change a replay. */
const RULES = 1;

function gameWith(parts: Parts): Game<AugsburgState, AugsburgView> {
  return {
    id: 'augsburg-1520',
    rules: RULES,
    minSeats: 2,
    maxSeats: 5,
    options,
    verbs,
    steps: [rounds, bid, show, take, privilege, discard, robbed, deal, gift, purchase],
    events,
    reasons,
    categories,
    amounts,
    ...(parts.hash === STANDARD_PARTS.hash ? {} : { partsHash: parts.hash }),
    withParts(json: Json): Result<Game<AugsburgState, AugsburgView>> {
      const read = readParts(json);
      return read.ok ? success(gameWith(read.value)) : read;
    },
    parts: () => parts.json,
    blank: () => new AugsburgState(parts),
    setup,
    view,
    dealHidden,
    chapter: (s) => ({ name: 'round', number: s.round[0] }),
    measure,
    score,
    winners,
    check,
    toPosition,
    fromPosition,
  };
}

/** Augsburg 1520, on the parts it comes with (AUG-SET-1). */
export const augsburg1520: Game<AugsburgState, AugsburgView> = gameWith(STANDARD_PARTS);
