import { refuse, type Game } from '@fondaco/kernel';
import { check } from './check.ts';
import { dealHidden } from './determinize.ts';
import { events } from './events.ts';
import { fromPosition, toPosition } from './position.ts';
import { reasons } from './reasons.ts';
import { categories, score, winners } from './scoring.ts';
import { setup } from './setup.ts';
import { NewGameState } from './state.ts';
import { turn } from './steps/turn.ts';
import { verbs } from './verbs.ts';
import { view } from './view.ts';
import type { NewGameView } from './view-type.ts';

export { printBoard } from './board-text.ts';
export { evaluation } from './evaluate.ts';

/** Raised by anything that could change a replay. */
const RULES = 1;

/** The game new-game. */
export const newGame: Game<NewGameState, NewGameView> = {
  id: 'new-game',
  rules: RULES,
  minSeats: 2,
  maxSeats: 5,
  options: [],
  verbs,
  steps: [turn],
  events,
  reasons,
  categories,
  amounts: [{ name: 'stones', clause: 'NEW-TRN-1' }],
  withParts: () => refuse('bad-parts', 'this game has no other parts'),
  parts: () => ({}),
  blank: () => new NewGameState(),
  setup,
  view,
  dealHidden,
  chapter: () => undefined,
  measure(s, seat, out) {
    out[0] = s.stones[seat];
  },
  score,
  winners,
  check,
  toPosition,
  fromPosition,
};
