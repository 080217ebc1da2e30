import {
  boolean,
  integer,
  isObject,
  listOf,
  objectOf,
  oneOf,
  optional,
  SEAT_WORDS,
  text,
  type Shape,
} from '@fondaco/kernel';
import * as shapes from '../shapes.ts';
import type { ClockRule, Watching } from './clock-rule.ts';
import type { BroughtTable, GatheringChange, NewGathering, SeatOffer } from './lobby-requests.ts';

const DAY = 86_400;
const HOUR = 3600;
const MOST_DAYS = 30;
const MOST_VACATION = 60;
/** The characters of one piece of an upload: with all of them escaped it still fits into a message. */
const MOST_PIECE = 2400;
/** The most by which those who watch may be late. */
export const MOST_SECONDS_LATE = DAY;
/** The characters of a whole upload: several times as many as a long record has. */
export const MOST_UPLOAD = 200_000;

export const salt = text(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
export const token = text(/^[\w-]{16,64}$/, 'the token of a link');
export const uploadKey = shapes.submissionKey;
export const uploadFrom = integer(0, MOST_UPLOAD);
export const piece = text(new RegExp(`^[^]{1,${MOST_PIECE}}$`), `a text of 1 to ${MOST_PIECE} characters`);

/** What one of several shapes says, by the word under `type`. */
function byType<T>(known: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const type = oneOf(Object.keys(known));
  return (value, where, faults) => {
    const word = type(isObject(value) ? value.type : undefined, where === '' ? 'type' : `${where}.type`, faults);
    const shape = Object.hasOwn(known, word) ? known[word] : undefined;
    // A fault has been noted, and nobody looks at the value.
    return shape === undefined ? (undefined as T) : shape(value, where, faults);
  };
}

const seconds = (least: number, most: number): Shape<number> => integer(least, most);

const clock: Shape<ClockRule> = byType<ClockRule>({
  none: objectOf({ type: oneOf(['none']) }),
  fischer: objectOf({ type: oneOf(['fischer']), start: seconds(10, DAY), more: seconds(0, HOUR) }),
  delay: objectOf({ type: oneOf(['delay']), start: seconds(10, DAY), free: seconds(0, HOUR) }),
  days: objectOf({ type: oneOf(['days']), days: integer(1, MOST_DAYS), vacation: integer(0, MOST_VACATION) }),
});

const watching: Shape<Watching> = byType<Watching>({
  nobody: objectOf({ type: oneOf(['nobody']) }),
  late: objectOf({ type: oneOf(['late']), seconds: seconds(0, MOST_SECONDS_LATE) }),
});

export const seatOffer: Shape<SeatOffer> = byType<SeatOffer>({
  open: objectOf({ type: oneOf(['open']) }),
  bot: shapes.bot,
});

const seatOffers = listOf(seatOffer, 1, SEAT_WORDS.length);

export const newGathering: Shape<NewGathering> = objectOf({
  title: shapes.playerName,
  game: shapes.gameId,
  options: shapes.options,
  seats: seatOffers,
  parts: optional(uploadKey, undefined),
  clock,
  watching,
  isPublic: boolean,
});

export const broughtTable: Shape<BroughtTable> = objectOf({
  title: shapes.playerName,
  record: uploadKey,
  parts: optional(uploadKey, undefined),
  seat: shapes.seatWord,
  clock,
  watching,
  isPublic: boolean,
});

export const gatheringChange: Shape<GatheringChange> = objectOf({
  title: optional(shapes.playerName, undefined),
  options: optional(shapes.options, undefined),
  clock: optional(clock, undefined),
  watching: optional(watching, undefined),
  isPublic: optional(boolean, undefined),
});
