import { EVERYONE, type Sink } from '@fondaco/kernel';
import { LEVELS, OPENED_AT, PILE } from './data/numbers.ts';
import { EVENT } from './events.ts';
import { LEVEL_WIDTH } from './parts.ts';
import { LADDER, RIGHT } from './pieces.ts';
import { LADDER_COUNT, NO_TILE, RIGHT_COUNT, SOURCE_COUNT, type AugsburgState } from './state.ts';

/** Tells everyone what happened. */
export function tell(sink: Sink | undefined, event: number, a?: number, b?: number, c?: number, d?: number): void {
  if (sink !== undefined) sink.emit(event, EVERYONE, a, b, c, d);
}

/** Florins that everyone sees come in. */
export function gainFlorins(s: AugsburgState, seat: number, florins: number): void {
  s.florins[seat] += florins;
  s.florinsLeast[seat] += florins;
}

/** Florins that everyone sees paid: who pays them had them. */
function payFlorins(s: AugsburgState, seat: number, florins: number): void {
  s.florins[seat] -= florins;
  const proved = Math.max(0, florins - s.florinsLeast[seat]);
  s.florinsLeast[seat] += proved - florins;
  s.florinsSpread[seat] -= proved;
}

/** AUG-END-1 */
export function countPrestige(s: AugsburgState, seat: number): number {
  let sum = 0;
  for (let source = 0; source < SOURCE_COUNT; source++) sum += s.earned[seat * SOURCE_COUNT + source];
  return sum;
}

/** AUG-BAR-1: how far a seat's prestige can go; AUG-BAR-2: with both buildings as far as one likes. */
export function barrierOf(s: AugsburgState, seat: number): number {
  if (!hasRight(s, seat, RIGHT.church)) return s.parts.churchBarrier;
  return hasRight(s, seat, RIGHT.cathedral) ? Number.MAX_SAFE_INTEGER : s.parts.cathedralBarrier;
}

/** AUG-BAR-1: what goes beyond a barrier is lost, whatever it came from. */
export function gainPrestige(
  s: AugsburgState,
  seat: number,
  source: number,
  points: number,
  sink: Sink | undefined,
): void {
  const barrier = barrierOf(s, seat);
  const gained = Math.min(points, Math.max(0, barrier - countPrestige(s, seat)));
  s.earned[seat * SOURCE_COUNT + source] += gained;
  if (gained > 0) tell(sink, EVENT.prestige, seat, source, gained);
  if (gained === points) return;
  const missing = hasRight(s, seat, RIGHT.church) ? RIGHT.cathedral : RIGHT.church;
  tell(sink, EVENT.stopped, seat, points - gained, barrier, missing);
}

export function levelOf(s: AugsburgState, seat: number, ladder: number): number {
  return s.levels[seat * LADDER_COUNT + ladder];
}

/** AUG-LEV-2: tiles of a level that nobody holds. A level 2 tile is kept for good, the others are held by those on the level. */
export function countSupply(s: AugsburgState, ladder: number, level: number): number {
  let held = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const own = levelOf(s, seat, ladder);
    if (own === level || (level < LEVELS - 1 && own > level)) held++;
  }
  return s.parts.levelTiles[s.seats[0] * LEVEL_WIDTH + level] - held;
}

export function hasRight(s: AugsburgState, seat: number, right: number): boolean {
  return s.rights[seat * RIGHT_COUNT + right] !== NO_TILE;
}

/** AUG-SET-2: the price or points of the top tile of a pile, −1 if it is empty. Equal tiles are alike. */
export function topTile(s: AugsburgState, right: number): number {
  for (let tile = 0; tile < PILE; tile++) {
    const value = s.parts.tileValue[right * PILE + tile];
    let before = 0;
    for (let i = 0; i < tile; i++) if (s.parts.tileValue[right * PILE + i] === value) before++;
    let owned = 0;
    for (let seat = 0; seat < s.seats[0]; seat++) if (s.rights[seat * RIGHT_COUNT + right] === value) owned++;
    if (owned <= before) return value;
  }
  return NO_TILE;
}

/** AUG-RIG-1: takes the top tile; a church or cathedral is paid for. */
export function takeRight(s: AugsburgState, seat: number, right: number, sink: Sink | undefined): void {
  const value = topTile(s, right);
  s.rights[seat * RIGHT_COUNT + right] = value;
  if (right <= RIGHT.cathedral) {
    payFlorins(s, seat, value);
    tell(sink, EVENT.built, seat, right, value);
  } else tell(sink, EVENT.right, seat, right, value);
}

/** AUG-RIG-2, AUG-RIG-3: whether a level opens a right. */
export function isOpened(level: number, right: number): boolean {
  return level >= OPENED_AT[right];
}

/** AUG-INC-1 */
export function florinsAtIncome(s: AugsburgState, seat: number): number {
  return s.parts.levelFlorins[levelOf(s, seat, LADDER.agency)];
}

/** AUG-INC-2, AUG-RIG-8, as far as no barrier stops it. */
export function prestigeAtIncome(s: AugsburgState, seat: number): number {
  const from = seat * RIGHT_COUNT;
  return (
    s.parts.levelPrestige[levelOf(s, seat, LADDER.peerage)] +
    Math.max(0, s.rights[from + RIGHT['coat-of-arms']]) +
    Math.max(0, s.rights[from + RIGHT['letter-of-nobility']])
  );
}

/** AUG-INC-3: notes laid out at income. */
export function countOffered(s: AugsburgState, seat: number): number {
  return s.parts.levelOffered[levelOf(s, seat, LADDER.office)];
}

/** AUG-INC-3: free notes at income. */
export function countFree(s: AugsburgState, seat: number): number {
  const mint = hasRight(s, seat, RIGHT['mint-master']) ? s.parts.mintFree : 0;
  return s.parts.levelFree[levelOf(s, seat, LADDER.office)] + mint;
}
