import { countSeats, FRAME_WIDTH, only, playerPath, WAITING, type Report } from '@fondaco/kernel';
import { CHOICES, DRAWN, SYMBOLS_ON_CARD } from '../data/numbers.ts';
import { hasRight, levelOf } from '../effects.ts';
import { SLOT } from '../frames.ts';
import { countHand } from '../effects/notes.ts';
import { LADDER, RIGHT, SYMBOL } from '../pieces.ts';
import { LADDER_COUNT, OPEN, type AugsburgState } from '../state.ts';
import { mayStillBuild } from '../steps/privilege.ts';

/** AUG-PRI-1: the winner, who opens the next auction, is asked. */
export function checkWinner(s: AugsburgState, at: number, where: string, report: Report): void {
  if (s.frames[at + WAITING] !== only(s.opener[0])) report(`${where}.waiting`, 'must be the winner', 'AUG-PRI-1');
}

/** AUG-PRI-2, AUG-RIG-6: what has been used and built of the card, and something left to ask for. */
export function checkPrivilege(s: AugsburgState, at: number, where: string, report: Report): void {
  const card = s.frames[at + SLOT.privilege.card];
  const used = s.frames[at + SLOT.privilege.used];
  const made = s.frames[at + SLOT.privilege.made];
  const built = s.frames[at + SLOT.privilege.built];
  const winner = s.opener[0];
  if (card < 0) return report(`${where}.card`, 'is missing', 'AUG-PRI-1');
  if (s.cards[card] === OPEN) report(`${where}.card`, 'is still open', 'AUG-PRI-3');
  if (used < 0 || used >= 1 << SYMBOLS_ON_CARD || made < countSeats(used) || made > CHOICES)
    report(`${where}.used`, 'does not fit the choices made', 'AUG-PRI-2');
  const hasBuilding = hasRight(s, winner, RIGHT.church) || hasRight(s, winner, RIGHT.cathedral);
  if (built !== 0 && (built !== 1 || !hasRight(s, winner, RIGHT['master-builder']) || !hasBuilding))
    report(`${where}.built`, 'is 0, or 1 of a master builder who has built', 'AUG-RIG-6');
  if (s.frames[at + WAITING] === 0) return undefined;
  checkWinner(s, at, where, report);
  if (made === CHOICES && !mayStillBuild(s, winner, at))
    report(`${where}.made`, 'leaves the winner nothing to choose', 'AUG-PRI-2');
  return undefined;
}

/** Whether a symbol of the card below is among those used. */
function isUsed(s: AugsburgState, at: number, symbol: number): boolean {
  const below = at - FRAME_WIDTH;
  const from = s.frames[below + SLOT.privilege.card] * SYMBOLS_ON_CARD;
  for (let slot = 0; slot < SYMBOLS_ON_CARD; slot++) {
    const isSlotUsed = ((s.frames[below + SLOT.privilege.used] >> slot) & 1) === 1;
    if (isSlotUsed && s.parts.cardSymbols[from + slot] === symbol) return true;
  }
  return false;
}

/** AUG-PRI-6: after drawing, one of some other cards goes. */
export function checkDiscard(s: AugsburgState, at: number, where: string, report: Report): void {
  const winner = s.opener[0];
  checkWinner(s, at, where, report);
  if (!isUsed(s, at, SYMBOL.notes)) report(where, 'needs the notes of the card to be used', 'AUG-PRI-6');
  if (s.offeredCount[winner] === 0 || s.offeredCount[winner] > DRAWN)
    report(`${playerPath(winner)}.offered`, `must be 1 to ${DRAWN} notes just drawn`, 'AUG-PRI-6');
  if (countHand(s, winner) === 0) report(`${playerPath(winner)}.hand`, 'has no other card to discard', 'AUG-PRI-6');
  else if (s.handLeast[winner] === 0)
    report(`${playerPath(winner)}.known.hand`, 'everyone knows who must discard to have a card', 'AUG-PRI-6');
}

/** AUG-LEV-3, AUG-LEV-4: the one whose level tile the winner has just taken is asked. */
export function checkRobbed(s: AugsburgState, at: number, where: string, report: Report): void {
  const waiting = s.frames[at + WAITING];
  const victim = 31 - Math.clz32(waiting);
  const winner = s.opener[0];
  let isRobbed = false;
  for (let ladder = 0; ladder < LADDER_COUNT && countSeats(waiting) === 1 && victim !== winner; ladder++) {
    const level = levelOf(s, winner, ladder);
    if (level > 2 && levelOf(s, victim, ladder) === level - 1 && isUsed(s, at, SYMBOL.agency + ladder - LADDER.agency))
      isRobbed = true;
  }
  if (!isRobbed) report(`${where}.waiting`, 'must be the one who was robbed', 'AUG-LEV-4');
}
