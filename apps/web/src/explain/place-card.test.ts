import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asHighAs, heightOf, placeCard, type Box } from './place-card.ts';

const CARD = { width: 384, height: 300 };
const ROOM = { width: 1440, height: 900 };

test('it stands below, or above where there is no room below', () => {
  const tile = { left: 700, top: 100, width: 60, height: 40 };
  expect(placeCard(tile, CARD, ROOM, [])).toEqual({ side: 'below', left: 538, top: 154 });
  expect(placeCard({ ...tile, top: 800 }, CARD, ROOM, [])).toMatchObject({ side: 'above', top: 486 });
});

test('it stands above or beside rather than over the question', () => {
  const desk = { left: 250, top: 600, width: 780, height: 290 };
  expect(placeCard({ left: 600, top: 500, width: 60, height: 40 }, CARD, ROOM, [desk]).side).toBe('above');
  const low = { width: 844, height: 390 };
  expect(placeCard({ left: 20, top: 150, width: 40, height: 40 }, CARD, low, [{ ...desk, left: 0 }]).side).toBe(
    'right',
  );
});

test('of something on the desk it stands above the whole desk, over what was touched', () => {
  const desk = { left: 250, top: 600, width: 780, height: 290 };
  const note = { left: 500, top: 820, width: 60, height: 60 };
  expect(placeCard(asHighAs(desk, note), CARD, ROOM, [])).toEqual({ side: 'above', left: 338, top: 286 });
});

test('on a phone it is no higher than leaves the question in sight, unless that is too low to read', () => {
  const phone = { width: 390, height: 844 };
  const card = { width: 374, height: 420 };
  const desk = [{ left: 0, top: 532, width: 390, height: 252 }];
  const high = { left: 20, top: 70, width: 80, height: 80 };
  const height = heightOf(high, card, phone, desk);
  expect(height).toBe(360);
  expect(placeCard(high, { ...card, height }, phone, desk)).toMatchObject({ side: 'below', top: 164 });
  expect(heightOf({ ...high, height: 300 }, card, phone, desk)).toBe(420);
  expect(heightOf(high, { ...card, height: 300 }, phone, desk)).toBe(300);
});

test('on a phone it goes to the edge that leaves the thing in sight', () => {
  const phone = { width: 390, height: 844 };
  const card = { width: 374, height: 420 };
  const high = { left: 0, top: 60, width: 390, height: 380 };
  expect(placeCard(high, card, phone, []).top).toBeGreaterThan(350);
  expect(placeCard({ ...high, top: 430 }, card, phone, []).top).toBe(8);
});

test('wherever a thing is, the card is inside the window and, where there is room, beside the thing', () => {
  const at = fc.record({
    left: fc.integer({ min: 0, max: 1400 }),
    top: fc.integer({ min: 0, max: 860 }),
    width: fc.integer({ min: 1, max: 240 }),
    height: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(at, (thing: Box) => {
      const { left, top } = placeCard(thing, CARD, ROOM, []);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(left + CARD.width).toBeLessThanOrEqual(ROOM.width - 8);
      expect(top + CARD.height).toBeLessThanOrEqual(ROOM.height - 8);
      const isClear =
        left >= thing.left + thing.width ||
        left + CARD.width <= thing.left ||
        top >= thing.top + thing.height ||
        top + CARD.height <= thing.top;
      expect(isClear).toBe(true);
    }),
  );
});
