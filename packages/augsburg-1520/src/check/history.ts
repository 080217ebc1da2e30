import { FRAME_WIDTH, isOver, type Report } from '@fondaco/kernel';
import { VISITED } from '../data/words.ts';
import { SLOT } from '../frames.ts';
import { JOKER, RANK_OF, REAL_NOTES, VALID_FROM, VALID_TO } from '../pieces.ts';
import { bestShown, lastVisit } from '../effects/round-history.ts';
import { NOT_YET, SHOWN, type AugsburgState } from '../state.ts';
import { STEP } from '../step-numbers.ts';

/** What has happened in this round is not more than could have: visits that are over, notes that were shown. */
export function checkHistory(s: AugsburgState, report: Report): void {
  const begun = countBegun(s);
  for (let visit = begun; visit < VISITED.length; visit++)
    if (s.wonBy[visit] !== NOT_YET) report(`table.history.visits.${VISITED[visit]}`, 'is not over', 'AUG-RND-2');
  checkShown(s, report);
}

/** How many visits of this round are over. */
function countBegun(s: AugsburgState): number {
  if (isOver(s)) return VISITED.length;
  const above = s.depth[0] > 1 ? s.frames[FRAME_WIDTH] : -1;
  const isGoingOn = above === STEP.bid || above === STEP.show;
  return s.frames[SLOT.rounds.next] - (isGoingOn ? 1 : 0);
}

/** AUG-BID-8, AUG-BID-10: all showed as many valid notes, the winner of the last visit the best, and it is still used. */
function checkShown(s: AugsburgState, report: Report): void {
  const visit = lastVisit(s);
  let number = 0;
  let best = JOKER;
  let isEven = true;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    let shown = s.shownJokers[seat];
    for (let note = 0; note < REAL_NOTES; note++) if (s.laid[note] === SHOWN + seat) shown++;
    if (shown === 0) continue;
    const own = bestShown(s, seat);
    if ((number > 0 && shown !== number) || own === JOKER) isEven = false;
    else if (best === JOKER || RANK_OF[own] > RANK_OF[best]) best = own;
    number = shown;
  }
  if (number === 0) return;
  const above = s.depth[0] > 1 ? s.frames[FRAME_WIDTH] : -1;
  const isInSight = above === STEP.take || above === STEP.privilege;
  if (!isEven || !isInSight || visit < 0 || !areValid(s, visit) || s.laid[best] !== SHOWN + s.wonBy[visit])
    report('table.history.shown', 'what was shown does not fit the visit just won', 'AUG-BID-8');
}

function areValid(s: AugsburgState, visit: number): boolean {
  for (let note = 0; note < REAL_NOTES; note++)
    if (s.laid[note] >= SHOWN && (note < VALID_FROM[visit] || note >= VALID_TO[visit])) return false;
  return true;
}
