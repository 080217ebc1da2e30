/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface CardSize {
  readonly width: number;
  readonly height: number;
}

type Side = 'below' | 'above' | 'right' | 'left' | 'apart';

export interface CardPlace {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

const GAP = 14;
const MARGIN = 8;

/**
 * Where a card stands that explains a thing: below it, above, or beside, inside the window and not over the thing; of the places
 * there are, the one that covers least of what must stay in sight. Where no side has room it stands at an edge of the window.
 */
export function placeCard(thing: Box, card: CardSize, room: CardSize, inSight: readonly Box[]): CardPlace {
  const places = [...besideOf(thing, card, room), ...atEdges(card, room)];
  const rated = places.map((place, i) => {
    const box = { ...place, ...card };
    const apart = place.side === 'apart' ? APART : 0;
    const covered = apart + covers(box, thing) * THING + inSight.reduce((sum, one) => sum + covers(box, one), 0);
    return { place, covered, i };
  });
  const [best] = rated.toSorted((a, b) => a.covered - b.covered || a.i - b.i);
  return best?.place ?? { left: MARGIN, top: MARGIN, side: 'apart' };
}

/** A thing within what must stay in sight, as high as that: its card stands above or below all of it. */
export function asHighAs(frame: Box, { left, width }: Box): Box {
  return { left, width, top: frame.top, height: frame.height };
}

/** Lower than that no card becomes: it has to be read. */
const LEAST = 200;

/**
 * How high a card is drawn: as high as it is, or, where it would cover what must stay in sight, as high as there is room above or
 * below the thing; then it scrolls.
 */
export function heightOf(thing: Box, card: CardSize, room: CardSize, inSight: readonly Box[]): number {
  const whole = { ...placeCard(thing, card, room, inSight), ...card };
  if (inSight.every((one) => covers(whole, one) === 0)) return card.height;
  const edge = Math.min(...inSight.map(({ top }) => top));
  const most = Math.max(thing.top, edge - thing.top - thing.height) - GAP - MARGIN;
  return most < LEAST ? card.height : Math.min(card.height, most);
}

/** To cover the thing itself is worse than anything else. */
const THING = 1000;
/** To stand far from it is as bad as covering so many pixels of what should stay in sight. */
const APART = 40_000;

function besideOf(thing: Box, card: CardSize, room: CardSize): readonly CardPlace[] {
  const across = alignments(thing.left, thing.width, card.width, room.width);
  const along = alignments(thing.top, thing.height, card.height, room.height);
  const places: readonly CardPlace[] = [
    ...across.map((left) => ({ side: 'below' as const, left, top: thing.top + thing.height + GAP })),
    ...across.map((left) => ({ side: 'above' as const, left, top: thing.top - card.height - GAP })),
    ...along.map((top) => ({ side: 'right' as const, left: thing.left + thing.width + GAP, top })),
    ...along.map((top) => ({ side: 'left' as const, left: thing.left - card.width - GAP, top })),
  ];
  return places.filter(
    ({ left, top }) => isWithin(left, card.width, room.width) && isWithin(top, card.height, room.height),
  );
}

/** Middle over middle, then beginning over beginning and end over end, as far as the window allows. */
function alignments(at: number, size: number, card: number, room: number): readonly number[] {
  return [at + (size - card) / 2, at, at + size - card].map((start) => within(start, card, room));
}

function atEdges(card: CardSize, room: CardSize): readonly CardPlace[] {
  const middle = within((room.width - card.width) / 2, card.width, room.width);
  const bottom = within(room.height, card.height, room.height);
  return [
    { side: 'apart', left: middle, top: MARGIN },
    { side: 'apart', left: middle, top: bottom },
  ];
}

function within(at: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(at, room - size - MARGIN));
}

function isWithin(at: number, size: number, room: number): boolean {
  return at >= MARGIN && at + size <= room - MARGIN;
}

/** The area that two rectangles share. */
function covers(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
