import { success, type Game, type Json, type Result } from '@fondaco/kernel';
import { readBoard, STANDARD_BOARD, type Board } from './parts.ts';
import { check } from './check.ts';
import { dealHidden } from './determinize.ts';
import { eventsOn } from './events.ts';
import { amounts, measure } from './measure.ts';
import { options } from './options.ts';
import { fromPosition, toPosition } from './position.ts';
import { reasons } from './reasons.ts';
import { categories, score, winners } from './scoring.ts';
import { setup } from './setup.ts';
import { DveState } from './state.ts';
import { actions } from './steps/actions.ts';
import { auction } from './steps/auction.ts';
import { calendar } from './steps/calendar.ts';
import { charity } from './steps/charity.ts';
import { election } from './steps/election.ts';
import { library } from './steps/library.ts';
import { payment } from './steps/payment.ts';
import { startingCities } from './steps/starting-cities.ts';
import { summons } from './steps/summons.ts';
import { turn } from './steps/turn.ts';
import { verbsOn } from './verbs.ts';
import { view } from './view.ts';
import type { DveView } from './view-type.ts';

export { printBoard } from './board-text.ts';
export { evaluation } from './evaluate.ts';
export type { DveView } from './view-type.ts';

/** Raised by anything that could change a replay. */
const RULES = 1;

function gameOn(board: Board): Game<DveState, DveView> {
  return {
    id: 'de-vulgari-eloquentia',
    rules: RULES,
    minSeats: 2,
    maxSeats: 5,
    options,
    verbs: verbsOn(board),
    steps: [startingCities, calendar, charity, actions, turn, library, summons, auction, payment, election],
    events: eventsOn(board),
    reasons,
    categories,
    amounts,
    ...(board.hash === STANDARD_BOARD.hash ? {} : { partsHash: board.hash }),
    withParts(parts: Json): Result<Game<DveState, DveView>> {
      const other = readBoard(parts);
      return other.ok ? success(gameOn(other.value)) : other;
    },
    parts: () => board.json,
    blank: () => new DveState(board),
    setup,
    view,
    dealHidden,
    chapter: (s) => ({ name: 'turn', number: s.turn[0] }),
    measure,
    score,
    winners,
    check,
    toPosition,
    fromPosition,
  };
}

/** De Vulgari Eloquentia (Mario Papini, 2010) on the board of data/parts.json. */
export const deVulgariEloquentia: Game<DveState, DveView> = gameOn(STANDARD_BOARD);
