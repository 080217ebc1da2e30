import { numbered } from '@fondaco/kernel';
import { JOKERS, VALUES } from './data/numbers.ts';
import { COMPENSATIONS, GAINS, LADDERS, NOBLES, RIGHTS, SOURCES, STAGES, SYMBOLS, VISITED } from './data/words.ts';

/** The numbers of the words that the rules name. */
export const COMPENSATION = numbered(COMPENSATIONS);
export const GAIN = numbered(GAINS);
export const LADDER = numbered(LADDERS);
export const RIGHT = numbered(RIGHTS);
export const SOURCE = numbered(SOURCES);
export const STAGE = numbered(STAGES);
export const SYMBOL = numbered(SYMBOLS);

/** The notes of the four nobles: noble by noble, each by rising value. */
export const REAL_NOTES = NOBLES.length * VALUES;
/** All jokers are alike: one number after those of the notes. */
export const JOKER = NOBLES.length * VALUES;
/** How many kinds of notes there are, and how many notes. */
export const NOTE_KINDS = JOKER + 1;
export const ALL_NOTES = REAL_NOTES + JOKERS;

export const NOTE_WORDS: readonly string[] = [
  ...NOBLES.flatMap((noble) => Array.from({ length: VALUES }, (_, i) => `${noble}-${i + 1}`)),
  'joker',
];

/** Where the notes that are valid at each visit begin and end (AUG-BID-3): at Maximilian's, all are. */
export const VALID_FROM: readonly number[] = [...NOBLES.map((_, noble) => noble * VALUES), 0];
export const VALID_TO: readonly number[] = [...NOBLES.map((_, noble) => (noble + 1) * VALUES), REAL_NOTES];
export const MAXIMILIAN = VISITED.length - 1;

/** The noble of each note. */
export const NOBLE_OF: Uint8Array = Uint8Array.from({ length: REAL_NOTES }, (_, note) => Math.floor(note / VALUES));
/** The rank of each note in a showdown: its value, then its noble (AUG-BID-8, AUG-BID-9). No two are equal; jokers have none. */
export const RANK_OF: Uint8Array = Uint8Array.from(
  { length: REAL_NOTES },
  (_, note) => ((note % VALUES) + 1) * NOBLES.length + Math.floor(note / VALUES),
);

/** The words of the notes for which something holds, and of so many jokers. */
export function notesWhere(holds: (note: number) => boolean, jokers: number): string[] {
  const words: string[] = [];
  for (let note = 0; note < REAL_NOTES; note++) if (holds(note)) words.push(NOTE_WORDS[note]);
  for (let i = 0; i < jokers; i++) words.push(NOTE_WORDS[JOKER]);
  return words;
}
