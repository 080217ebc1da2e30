import type { Game } from '../game.ts';
import { printChoice } from '../notation.ts';
import { refuse, type Refusal } from '../result.ts';
import type { State } from '../state.ts';
import { currentStep, isOver, isWaitingFor, LEGAL, NOT_NOW, topOf } from '../steps.ts';

/** Why a seat cannot choose this now, with the clause; undefined if it can. */
export function whyNotChoice(
  game: Game,
  s: State,
  seats: readonly string[],
  seat: number,
  choice: number,
): Refusal | undefined {
  if (isOver(s)) return refuse('over', 'the game is over').error;
  const step = currentStep(game.steps, s);
  if (!isWaitingFor(s, seat)) {
    const message = seats[seat] === undefined ? 'there is no such seat' : `it is not ${seats[seat]}'s decision now`;
    return refuse('not-waiting', message, { clause: step.clause, reason: game.reasons[NOT_NOW].name }).error;
  }
  const why = step.whyNot(s, seat, choice, topOf(s));
  if (why === LEGAL) return undefined;
  const { name, clause } = game.reasons[why];
  const message = `"${printChoice(game.verbs, seats, choice)}" is not possible: ${name.replaceAll('-', ' ')}`;
  return refuse('illegal', message, { clause: why === NOT_NOW ? step.clause : clause, reason: name }).error;
}
