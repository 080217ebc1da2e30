import { numbered } from '@fondaco/kernel';
import type { Board } from '../parts.ts';
import { DIALECTS } from '../data/words.ts';
import { KIND, STUPOR } from '../pieces.ts';

/** Kinds of places that plans lead to. */
export const GOALS = ['convent', 'cathedral', 'abbey', 'bologna', 'brindisi', ...DIALECTS] as const;
/** Their places. */
export const GOAL = numbered(GOALS);
/** Further than any movement of one turn. */
export const FAR = 6;

/** For each place a pawn can be at and each kind of goal: the actions to the nearest. */
export interface Reach {
  readonly toGoal: Uint8Array;
  /** The actions from place to zone; a sea is told by the harbour of embarkation, which comes after the zones. */
  readonly actions: Uint8Array;
  readonly zones: number;
}

const reaches = new WeakMap<Board, Reach>();

/** Worked out once for each board. */
export function reachOn(board: Board): Reach {
  let reach = reaches.get(board);
  if (reach === undefined) reaches.set(board, (reach = makeReach(board)));
  return reach;
}

/** The row of `Reach` for a pawn: its zone, or the number of zones and the harbour it embarked from. */
export function rowOf(board: Board, at: number, embarked: number): number {
  return at < board.zones ? at : board.zones + embarked;
}

function makeReach(board: Board): Reach {
  const { zones } = board;
  const actions = new Uint8Array(zones * 2 * zones).fill(FAR);
  for (let from = 0; from < zones; from++) {
    for (let to = 0; to < zones; to++) {
      const land = board.journey[from * zones + to];
      const sea = board.landing[from * zones + to];
      actions[from * zones + to] = from === to ? 0 : land === 0 ? FAR : land;
      actions[(zones + from) * zones + to] = sea === 0 ? FAR : sea;
    }
  }
  const toGoal = new Uint8Array(zones * 2 * GOALS.length).fill(FAR);
  for (let row = 0; row < zones * 2; row++) {
    for (let zone = 0; zone < zones; zone++) {
      const cost = actions[row * zones + zone];
      for (let goal = 0; goal < GOALS.length; goal++) {
        const at = row * GOALS.length + goal;
        if (isGoal(board, zone, goal) && cost < toGoal[at]) toGoal[at] = cost;
      }
    }
  }
  return { toGoal, actions, zones };
}

function isGoal(board: Board, zone: number, goal: number): boolean {
  const dialect = goal - (GOALS.length - DIALECTS.length);
  if (dialect >= 0) return board.dialect[zone] === dialect;
  if (goal === GOAL.convent) return board.kind[zone] === KIND.convent;
  if (goal === GOAL.cathedral) return board.hasCathedral[zone] !== 0;
  if (goal === GOAL.abbey) return board.kind[zone] === KIND.abbey;
  return zone === (goal === GOAL.bologna ? board.university : board.eventZone[STUPOR - 1]);
}
