import {
  anything,
  integer,
  isObject,
  isPlayerName,
  listOf,
  NAME_RULE,
  objectOf,
  oneOf,
  optional,
  SEAT_WORDS,
  text,
  type Shape,
} from '@fondaco/kernel';
import type { NewPrivateTable } from './requests.ts';
import type { SeatPlayer } from './seat-player.ts';

export const requestId = integer(0, Number.MAX_SAFE_INTEGER);
export const tableId = text(/^[\w-]{1,64}$/, 'the name of a table');
export const seatWord = oneOf(SEAT_WORDS);
export const submissionKey = text(/^[\w-]{1,64}$/, 'a key of at most 64 letters, digits, _ and -');
export const sequence = integer(0, 1_000_000);
const line = text(/^[^\n]{1,200}$/, 'one line of at most 200 characters');
export const someLines = listOf(line, 1, 100);
export const anyLines = listOf(line, 0, 100);
export const wordKeys = listOf(text(/^[\w@-]{1,40}:\S{1,40}$/u, 'a word key'), 1, 8);

const MOST_TEXT = 4_000_000;
export const recordText = text(new RegExp(`^[^]{0,${MOST_TEXT}}$`), `at most ${MOST_TEXT} characters`);

export const playerName: Shape<string> = (value, where, faults) => {
  const isName = typeof value === 'string' && isPlayerName(value);
  if (!isName) faults.push({ where, message: `must be a name: ${NAME_RULE}` });
  return isName ? value : '';
};

const person = objectOf({ type: oneOf(['person']), name: playerName });
export const bot = objectOf({
  type: oneOf(['bot']),
  name: playerName,
  level: text(/^[a-z-]{1,24}$/, 'a level'),
  temperament: optional(text(/^[a-z-]{1,24}$/, 'a temperament'), undefined),
});
export const seatPlayer: Shape<SeatPlayer> = (value, where, faults) => {
  const isBot = isObject(value) && value.type === 'bot';
  return isBot ? bot(value, where, faults) : person(value, where, faults);
};

const optionValue = text(/^[a-z0-9-]{1,40}$/, "an option's value");
export const options: Shape<Record<string, string>> = (value, where, faults) => {
  const read: Record<string, string> = {};
  if (!isObject(value)) faults.push({ where, message: 'must be an object' });
  else for (const [key, entry] of Object.entries(value)) read[key] = optionValue(entry, `${where}.${key}`, faults);
  return read;
};

export const gameId = text(/^[a-z0-9-]{1,60}$/, 'the name of a game');

export const newPrivateTable: Shape<NewPrivateTable> = objectOf({
  game: gameId,
  seats: listOf(seatPlayer, 1, SEAT_WORDS.length),
  options,
  seed: optional(text(/^[^]{1,200}$/, 'a text of at most 200 characters'), undefined),
  parts: anything,
});
