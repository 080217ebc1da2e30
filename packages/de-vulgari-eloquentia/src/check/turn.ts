import { FRAME_WIDTH, only, WAITING, type Report } from '@fondaco/kernel';
import { ACTIONS, MURET_ACTIONS } from '../data/numbers.ts';
import { isAtSea } from '../effects.ts';
import { SLOT } from '../frames.ts';
import { CHARACTER, DONE, TILE } from '../pieces.ts';
import type { DveState } from '../state.ts';

/** DVE-ACT-1: a turn belongs to the one whose place it is, with what that player can have of it left. */
export function checkTurn(s: DveState, at: number, where: string, report: Report): void {
  const place = s.frames[at - FRAME_WIDTH + SLOT.actions.next] - 1;
  if (place < 0 || place >= s.seats[0] || s.frames[at + WAITING] !== only(s.order[place])) {
    report(`${where}.waiting`, 'must be the player whose place in the order is before "next"', 'DVE-ACT-1');
    return;
  }
  const seat = s.order[place];
  const most = s.tile[seat] === TILE.muret ? MURET_ACTIONS : ACTIONS;
  if (s.actions[0] > most) report('table.acting.actions', `cannot be more than ${most}`, 'DVE-ACT-1');
  if (s.at[seat] >= 0) checkLanding(s, seat, report);
  if (s.elected[0] !== 0 && s.character[seat] !== CHARACTER.cardinal)
    report('table.acting.elected', 'is said of a cardinal only', 'DVE-VAR-2');
  if (s.canticleSaved[0] !== 0 && s.tile[seat] !== TILE.michael && s.elected[0] === 0)
    report('table.acting.canticleSaved', 'needs the virtual abbess', 'DVE-VIR-2');
}

/** DVE-MOV-6: who began the turn at sea and has not moved must land, and has an action for it. */
function checkLanding(s: DveState, seat: number, report: Report): void {
  const isDue = isAtSea(s, seat) && s.done[DONE.move] === 0;
  if ((s.mustLand[0] !== 0) !== isDue)
    report('table.acting.mustLand', 'must be true exactly of a pawn that began its turn at sea', 'DVE-MOV-6');
  else if (isDue && s.actions[0] === 0) report('table.acting.actions', 'must leave one for landing', 'DVE-MOV-6');
}

/** DVE-ACT-3: nothing of one turn goes over into the next. */
export function checkNobodyActs(s: DveState, report: Report): void {
  if (s.actions[0] !== 0) report('table.acting.actions', 'is 0 while nobody has a turn', 'DVE-ACT-1');
  if (s.done.includes(1)) report('table.acting.done', 'is empty while nobody has a turn', 'DVE-ACT-3');
  if (s.mustLand[0] !== 0) report('table.acting.mustLand', 'is false while nobody has a turn', 'DVE-MOV-6');
  if (s.canticleSaved[0] !== 0) report('table.acting.canticleSaved', 'is false while nobody has a turn', 'DVE-VIR-2');
  if (s.elected[0] !== 0) report('table.acting.elected', 'is false while nobody has a turn', 'DVE-VAR-2');
}
