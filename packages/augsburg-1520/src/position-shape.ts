import { indexIn, integer, listOf, objectOf, oneOf, optional, optionalMapOf } from '@fondaco/kernel';
import type { Fault, Json, Shape } from '@fondaco/kernel';
import { LEVELS, MOST_OFFERED } from './data/numbers.ts';
import { ANSWERS, CARDS, LADDERS, RIGHTS, SOURCES, VISITED } from './data/words.ts';
import { ALL_NOTES, NOTE_WORDS } from './pieces.ts';

/** Beyond what any accepted parts can bring together, and far below what a purse can hold. */
const MOST_FLORINS = 1_000_000;
const MOST_PRESTIGE = 1000;
const MOST_ROUNDS = 8;

/** Stands for the winner of a visit that nobody has won. */
export const NOBODY_WORD = 'nobody';

const note = indexIn(NOTE_WORDS);
const notes = listOf(note, 0, ALL_NOTES);
const noNotes: number[] = [];
const count = integer(0, ALL_NOTES);
const florins = integer(0, MOST_FLORINS);
const cards = optional(listOf(indexIn(CARDS), 0, CARDS.length), undefined);
const between = (item: Shape<number>) => optional(objectOf({ least: item, most: item }), undefined);

const prestigeMap = optionalMapOf(SOURCES, integer(0, MOST_PRESTIGE));

/** By source, or one number that counts as points of privilege cards. */
function prestige(value: Json | undefined, where: string, faults: Fault[]): Partial<Record<string, number>> {
  if (typeof value !== 'number') return prestigeMap(value, where, faults);
  return { [SOURCES[0]]: integer(0, MOST_PRESTIGE)(value, where, faults) };
}

const knownShape = objectOf({
  notes: optional(notes, noNotes),
  proved: optionalMapOf(VISITED, objectOf({ valid: count, real: count })),
  hand: between(count),
  florins: between(florins),
  discarded: optional(notes, noNotes),
});

const playerShape = objectOf({
  florins: optional(florins, undefined),
  prestige,
  levels: optionalMapOf(LADDERS, integer(1, LEVELS)),
  rights: optionalMapOf(RIGHTS, integer(0, MOST_FLORINS)),
  hand: optional(notes, noNotes),
  offered: optional(listOf(note, 0, MOST_OFFERED), noNotes),
  answers: optional(listOf(oneOf(ANSWERS), 0, MOST_OFFERED), []),
  laid: optional(notes, noNotes),
  bid: optional(integer(-1, ALL_NOTES), undefined),
  known: optional(knownShape, undefined),
});

const common = objectOf({
  deck: between(count),
  discards: between(count),
  discarded: optional(notes, noNotes),
});

const NO_HISTORY: {
  readonly visits: Partial<Record<string, number>>;
  readonly taken: Partial<Record<string, number>>;
  readonly shown: Partial<Record<string, number[]>>;
} = { visits: {}, taken: {}, shown: {} };

/** What the game's part of a position looks like. */
export function positionShape(seats: readonly string[]) {
  return objectOf({
    round: optional(integer(1, MOST_ROUNDS), 1),
    opener: optional(indexIn(seats), 0),
    cards: optional(objectOf({ open: cards, faceDown: cards, out: cards }), {
      open: undefined,
      faceDown: undefined,
      out: undefined,
    }),
    deck: optional(notes, noNotes),
    discards: optional(notes, noNotes),
    known: optional(common, { deck: undefined, discards: undefined, discarded: noNotes }),
    players: optionalMapOf(seats, playerShape),
    history: optional(
      objectOf({
        visits: optionalMapOf(VISITED, indexIn([...seats, NOBODY_WORD])),
        taken: optionalMapOf(CARDS, indexIn(seats)),
        shown: optionalMapOf(seats, notes),
      }),
      NO_HISTORY,
    ),
  });
}

export type AugsburgPosition = ReturnType<ReturnType<typeof positionShape>>;
export type PlayerPosition = ReturnType<typeof playerShape>;
