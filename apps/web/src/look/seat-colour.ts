import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import { COLOURS, type Colour } from './colours.ts';

/** The colour of a seat, by its word. */
export function colourOf(seat: string): Colour {
  return itemAt(
    COLOURS,
    SEAT_WORDS.findIndex((word) => word === seat),
  );
}
