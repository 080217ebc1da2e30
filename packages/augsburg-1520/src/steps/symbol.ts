import { LEGAL, only, push, type Sink } from '@fondaco/kernel';
import { DRAWN, FLORINS_FROM, LADDER_OF_RIGHT, LEVELS, SYMBOLS_ON_CARD } from '../data/numbers.ts';
import {
  countSupply,
  gainFlorins,
  gainPrestige,
  hasRight,
  isOpened,
  levelOf,
  takeRight,
  tell,
  topTile,
} from '../effects.ts';
import { EVENT } from '../events.ts';
import { SLOT } from '../frames.ts';
import { noteHasCards, noteHasNoCards } from '../effects/knowledge.ts';
import { countDrawable, countHand, drawToOffer, noteOpenCounts } from '../effects/notes.ts';
import { GAIN, LADDER, SOURCE, SYMBOL } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import { LADDER_COUNT, NO_TILE, type AugsburgState } from '../state.ts';
import { takeDrawn } from './discard.ts';
import { STEP } from '../step-numbers.ts';

/** The first place on the card with a symbol not yet used, −1 if there is none (AUG-PRI-2). */
export function slotOf(s: AugsburgState, at: number, symbol: number): number {
  const from = s.frames[at + SLOT.privilege.card] * SYMBOLS_ON_CARD;
  for (let slot = 0; slot < SYMBOLS_ON_CARD; slot++)
    if (s.parts.cardSymbols[from + slot] === symbol && ((s.frames[at + SLOT.privilege.used] >> slot) & 1) === 0)
      return slot;
  return -1;
}

/** Why a symbol cannot be used so. */
export function refuseSymbol(
  s: AugsburgState,
  seat: number,
  symbol: number,
  gain: number,
  victim: number,
  at: number,
): number {
  if (slotOf(s, at, symbol) < 0)
    return isOnCard(s, symbol, at) ? WHY['symbol-used-already'] : WHY['symbol-is-not-on-the-card'];
  if (symbol >= SYMBOL.agency) return refuseLadder(s, seat, symbol - SYMBOL.agency, gain, victim);
  if (gain >= 0 || victim >= 0) return WHY['symbol-is-no-ladder'];
  return symbol === SYMBOL.notes && countDrawable(s) === 0 ? WHY['no-notes-left'] : LEGAL;
}

function isOnCard(s: AugsburgState, symbol: number, at: number): boolean {
  const from = s.frames[at + SLOT.privilege.card] * SYMBOLS_ON_CARD;
  for (let slot = 0; slot < SYMBOLS_ON_CARD; slot++) if (s.parts.cardSymbols[from + slot] === symbol) return true;
  return false;
}

/** AUG-PRI-7: a level, or what the ladder offers instead. */
function refuseLadder(s: AugsburgState, seat: number, ladder: number, gain: number, victim: number): number {
  if (gain === GAIN.level) return refuseLevel(s, seat, ladder, victim);
  if (gain < 0) return WHY['say-what-you-take'];
  if (victim >= 0) return WHY['nobody-is-robbed-for-that'];
  if (gain === GAIN.florins) return refuseFlorins(s, seat, ladder);
  const right = gain - GAIN.church;
  if (LADDER_OF_RIGHT[right] !== ladder) return WHY['right-of-another-ladder'];
  if (gain <= GAIN.cathedral) return refuseBuilding(s, seat, right);
  if (!isOpened(levelOf(s, seat, ladder), right))
    return ladder === LADDER.office ? WHY['office-too-low'] : WHY['peerage-too-low'];
  if (hasRight(s, seat, right)) return WHY['have-one-already'];
  return topTile(s, right) === NO_TILE ? WHY['pile-is-empty'] : LEGAL;
}

/** AUG-LEV-1, AUG-LEV-3 */
function refuseLevel(s: AugsburgState, seat: number, ladder: number, victim: number): number {
  const level = levelOf(s, seat, ladder) + 1;
  if (level > LEVELS) return WHY['highest-level-reached'];
  if (countSupply(s, ladder, level) > 0) return victim < 0 ? LEGAL : WHY['tile-in-the-supply'];
  if (victim < 0) return WHY['no-tile-in-the-supply'];
  return levelOf(s, victim, ladder) === level ? LEGAL : WHY['not-on-that-level'];
}

/** AUG-RIG-4 */
function refuseFlorins(s: AugsburgState, seat: number, ladder: number): number {
  if (ladder !== LADDER.agency) return WHY['only-agency-gives-florins'];
  return levelOf(s, seat, ladder) < FLORINS_FROM ? WHY['level-gives-no-florins'] : LEGAL;
}

/** AUG-RIG-5: the top church or cathedral, at its price and without credit. */
export function refuseBuilding(s: AugsburgState, seat: number, building: number): number {
  if (hasRight(s, seat, building)) return WHY['have-one-already'];
  const price = topTile(s, building);
  if (price === NO_TILE) return WHY['pile-is-empty'];
  return s.florins[seat] < price ? WHY['too-few-florins'] : LEGAL;
}

/** Uses a symbol that is not refused. */
export function useSymbol(
  s: AugsburgState,
  seat: number,
  symbol: number,
  gain: number,
  victim: number,
  sink: Sink | undefined,
): void {
  if (symbol === SYMBOL.coins) {
    gainFlorins(s, seat, s.parts.payments.coins);
    tell(sink, EVENT.coins, seat, s.parts.payments.coins);
  } else if (symbol === SYMBOL.notes) drawNotes(s, seat, sink);
  else if (symbol < SYMBOL.agency) gainPrestige(s, seat, SOURCE.points, s.parts.symbolPoints[symbol], sink);
  else useLadder(s, seat, symbol - SYMBOL.agency, gain, victim, sink);
}

/** AUG-PRI-6: two notes, or what there is; then one of the other cards goes, if there is one. */
function drawNotes(s: AugsburgState, seat: number, sink: Sink | undefined): void {
  const count = Math.min(DRAWN, countDrawable(s));
  for (let i = 0; i < count; i++) {
    const note = drawToOffer(s, seat);
    sink?.emit(EVENT.drew, only(seat), seat, note);
  }
  if (countHand(s, seat) === 0) {
    noteHasNoCards(s, seat);
    takeDrawn(s, seat);
  } else {
    noteHasCards(s, seat);
    push(s, STEP.discard, only(seat));
  }
  noteOpenCounts(s);
}

function useLadder(
  s: AugsburgState,
  seat: number,
  ladder: number,
  gain: number,
  victim: number,
  sink: Sink | undefined,
): void {
  if (gain === GAIN.level) takeLevel(s, seat, ladder, victim, sink);
  else if (gain === GAIN.florins) {
    gainFlorins(s, seat, s.parts.payments.agencyInstead);
    tell(sink, EVENT['florins-instead'], seat, s.parts.payments.agencyInstead);
  } else takeRight(s, seat, gain - GAIN.church, sink);
}

/** AUG-LEV-2, AUG-LEV-5; AUG-LEV-6: the robbed player's rights stay as they are. AUG-LEV-4: they are asked at once. */
function takeLevel(s: AugsburgState, seat: number, ladder: number, victim: number, sink: Sink | undefined): void {
  const level = levelOf(s, seat, ladder) + 1;
  s.levels[seat * LADDER_COUNT + ladder] = level;
  tell(sink, EVENT.level, seat, ladder, level);
  if (victim < 0) return;
  s.levels[victim * LADDER_COUNT + ladder] = level - 1;
  tell(sink, EVENT.robbed, victim, seat, ladder, level - 1);
  push(s, STEP.robbed, only(victim));
}
