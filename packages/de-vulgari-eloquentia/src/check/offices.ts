import { FRAME_WIDTH, isOver, playerPath, WAITING, type Report } from '@fondaco/kernel';
import { OFFICES } from '../data/words.ts';
import { knowledgeRank } from '../effects.ts';
import { plainOffice } from '../effects/election.ts';
import { SLOT } from '../frames.ts';
import { CHARACTER, OFFICE } from '../pieces.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';

/** DVE-ELE-1, DVE-ELE-3: offices are given in the election, by rank of knowledge, each to a character of its kind; one is pope. */
export function checkOffices(s: DveState, report: Report): void {
  const decided = countDecided(s);
  let popes = 0;
  for (let rank = 0; rank < s.seats[0]; rank++) {
    const seat = knowledgeRank(s, rank);
    const office = s.office[seat];
    const where = `${playerPath(seat)}.office`;
    if (office === OFFICE.pope) popes++;
    if (rank >= decided && office !== OFFICE.none)
      report(where, `${OFFICES[office]} is given in the election only`, 'DVE-ELE-1');
    if (rank < decided && !fits(s, seat, office))
      report(where, `${OFFICES[office]} does not fit the character or the votes`, 'DVE-ELE-1');
  }
  if (popes > 1) report('table.players', 'have more than one pope', 'DVE-ELE-3');
}

/** How many ranks of knowledge the election has gone through. */
function countDecided(s: DveState): number {
  if (isOver(s)) return s.seats[0];
  const at = (s.depth[0] - 1) * FRAME_WIDTH;
  if (s.frames[at] !== STEP.election) return 0;
  return s.frames[at + SLOT.election.next] - (s.frames[at + WAITING] === 0 ? 0 : 1);
}

function fits(s: DveState, seat: number, office: number): boolean {
  if (office === OFFICE.none) return plainOffice(s, seat) === OFFICE.none;
  if (s.character[seat] === CHARACTER.merchant) return office === OFFICE.banker;
  return s.character[seat] === CHARACTER.friar
    ? office === OFFICE.monk
    : office === OFFICE.camerlengo || office === OFFICE.pope;
}
