import { Choices } from './choice.ts';
import { toHex } from './chance/hex.ts';
import type { Game } from './game.ts';
import { printCanonical, type Json, type JsonObject } from './json.ts';
import { isPlayerName } from './names.ts';
import { shorten, wordsOf } from './notation.ts';
import { readOptions } from './options.ts';
import { refuse, success, type Result } from './result.ts';
import { seedChance } from './chance/rng.ts';
import { hasSeat, only, SEAT_WORDS, seatsIn } from './seats.ts';
import { seedFromText } from './chance/seed.ts';
import { sha256, utf8 } from './chance/sha256.ts';
import { anything, integer, listOf, mapOf, objectOf, oneOf, optional, printFaults, text, type Fault } from './shape.ts';
import { FRAME_WIDTH, type State } from './state.ts';
import { listChoices, runToDecision, waitingSeats, WAITING, FIRST_SLOT, type FrameField, type Step } from './steps.ts';

const KEY_WORDS = 8;
const DRAWN = 8;

/** A position in words, with the game's own part. */
type PrintedPosition = JsonObject & { readonly table: JsonObject };

/** A whole position in words: what `arrange` reads. The game's own part stands under `table`. */
export function printPosition(game: Game, s: State, seats: readonly string[]): PrintedPosition {
  const options: Record<string, string> = {};
  game.options.forEach((option, i) => (options[option.name] = option.values[s.options[i]]));
  return {
    game: game.id,
    rules: game.rules,
    seats: seats,
    options,
    chance: { seed: toHex(new Uint8Array(s.chance.slice(0, KEY_WORDS).buffer)), drawn: s.chance[DRAWN] },
    pending: Array.from({ length: s.depth[0] }, (_, i) => printFrame(game.steps, s, i * FRAME_WIDTH, seats)),
    table: game.toPosition(s, seats),
  };
}

function printFrame(steps: readonly Step<State>[], s: State, at: number, seats: readonly string[]): JsonObject {
  const step = steps[s.frames[at]];
  const frame: Record<string, Json> = { step: step.name };
  if (s.frames[at + WAITING] !== 0) frame['waiting'] = seatsIn(s.frames[at + WAITING]).map((seat) => seats[seat]);
  step.frame.forEach((field, i) => {
    const value = s.frames[at + FIRST_SLOT + i];
    if (field.isSeats === true) frame[field.name] = seatsIn(value).map((seat) => seats[seat]);
    else if (field.domain === undefined) frame[field.name] = value;
    else if (value >= 0) frame[field.name] = wordsOf(field.domain, seats)[value];
  });
  return frame;
}

/** The path of a seat's part of a position, in games that have a part for each under `players`. */
export function playerPath(seat: number): string {
  return `table.players.${SEAT_WORDS[seat]}`;
}

/**
 * The hash of a position: of its canonical text, so that it does not depend on how the state lies in memory. The `history` of the
 * game's part decides nothing any more and is left out: what a game comes to tell there makes no stored record invalid.
 */
export function hashPosition(game: Game, s: State, seats: readonly string[]): string {
  const { table: whole, ...position } = printPosition(game, s, seats);
  const { history: _, ...table } = whole;
  return toHex(sha256(utf8(printCanonical({ ...position, table })))).slice(0, HASH_DIGITS);
}

const HASH_DIGITS = 16;

/** A state, and the words its position named the seats by. */
export interface Arranged {
  readonly state: State;
  readonly words: readonly string[];
}

/**
 * Reads a position, checks it against the game's invariants and goes on to its next decision. It names seats by `words`; without
 * them, by the words for seats, or by names of its own as positions were once written.
 */
export function arrange(game: Game, position: Json, words?: readonly string[]): Result<Arranged> {
  const faults: Fault[] = [];
  const read = envelope(game)(position, '', faults);
  if (faults.length > 0) return refusePosition(faults);
  const seats = (words ?? wordsFor(read.seats)).slice(0, read.seats.length);
  if (seats.join('\n') !== read.seats.join('\n'))
    return refusePosition([{ where: 'seats', message: `must be ${seats.join(', ')}, in this order` }]);
  const twice = seats.find((word, i) => seats.indexOf(word) !== i);
  if (twice !== undefined) return refusePosition([{ where: 'seats', message: `has ${shorten(twice)} twice` }]);
  const given = Object.entries(read.options).filter((option): option is [string, string] => option[1] !== undefined);
  const options = readOptions(game, seats.length, Object.fromEntries(given));
  if (!options.ok) return refusePosition([{ where: options.error.where ?? 'options', message: options.error.message }]);
  const s = game.blank();
  s.seats[0] = seats.length;
  s.options.set(options.value);
  seedChance(s, seedFromText(read.chance.seed));
  s.chance[DRAWN] = read.chance.drawn;
  read.pending.forEach((frame, i) => readFrame(game.steps, s, frame, `pending[${i}]`, seats, faults));
  if (faults.length > 0) return refusePosition(faults);
  const filled = game.fromPosition(s, read.table ?? {}, seats);
  if (!filled.ok) return filled;
  const violations = game.check(s).map((violation) => ({ ...violation, where: inWords(violation.where, seats) }));
  if (violations.length > 0) return refusePosition(violations);
  const misfit = whyNotPending(game.steps, s);
  if (misfit !== undefined) return refusePosition([{ where: 'pending', message: misfit }]);
  return success({ state: s, words: seats });
}

/** Goes on to the next decision. Frames are input here: steps that cannot run or ask in this position must not throw at people. */
function whyNotPending(steps: readonly Step<State>[], s: State): string | undefined {
  try {
    runToDecision(steps, s);
    for (const seat of seatsIn(waitingSeats(s))) {
      listChoices(steps, s, seat, offered);
      if (offered.length === 0) return 'leaves a player nothing to choose from';
    }
    return undefined;
  } catch (error) {
    return `does not fit: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Names of players, unless one of them is a word for seats. */
function wordsFor(seats: readonly string[]): readonly string[] {
  const isOfNames = seats.every((seat) => isPlayerName(seat) && !SEAT_WORDS.some((word) => word === seat));
  return isOfNames ? seats : SEAT_WORDS;
}

const offered = new Choices();

/** The path of a check, which names seats by their words, as this position names them. */
function inWords(where: string, seats: readonly string[]): string {
  const [table, players, seat, ...rest] = where.split('.');
  const at = players === 'players' ? SEAT_WORDS.findIndex((word) => word === seat) : -1;
  return at < 0 ? where : [table, players, seats[at], ...rest].join('.');
}

/** Refuses a position with the place and clause of the first thing that is wrong with it. */
export function refusePosition(faults: readonly Fault[]): Result<never> {
  const { where, clause } = faults[0];
  return refuse('bad-position', printFaults(faults), { where, ...(clause === undefined ? {} : { clause }) });
}

const NO_SEED = '0'.repeat(64);

function envelope(game: Game) {
  const options: Record<string, ReturnType<typeof optionShape>> = {};
  for (const option of game.options) options[option.name] = optionShape(option.values);
  return objectOf({
    game: oneOf([game.id]),
    rules: optional(integer(game.rules, game.rules), game.rules),
    seats: listOf(text(/^/, 'the word of a seat'), game.minSeats, game.maxSeats),
    options: optional(objectOf(options), {} as Record<string, string | undefined>),
    chance: optional(
      objectOf({
        seed: optional(text(/^[^]{1,200}$/, 'a text of at most 200 characters'), NO_SEED),
        drawn: optional(integer(0, 1_000_000), 0),
      }),
      { seed: NO_SEED, drawn: 0 },
    ),
    pending: listOf(anything, 0, 10),
    table: anything,
  });
}

function optionShape(values: readonly string[]) {
  return optional(oneOf(values), undefined);
}

function readFrame(
  steps: readonly Step<State>[],
  s: State,
  frame: Json | undefined,
  where: string,
  seats: readonly string[],
  faults: Fault[],
): void {
  const known = faults.length;
  const { step: name } = objectOfStep(frame, where, faults, steps);
  if (faults.length > known) return;
  const number = steps.findIndex((step) => step.name === name);
  const step = steps[number];
  const members: Record<string, (value: Json | undefined, where: string, faults: Fault[]) => number> = {};
  for (const field of step.frame) members[field.name] = frameShape(field, seats);
  const read = objectOf({ step: anything, waiting: optional(seatSet(seats), 0), ...members })(
    frame,
    where,
    faults,
  ) as Record<string, number>;
  if (faults.length > known) return;
  const at = s.depth[0]++ * FRAME_WIDTH;
  s.frames[at] = number;
  s.frames[at + WAITING] = read['waiting'];
  step.frame.forEach((field, i) => (s.frames[at + FIRST_SLOT + i] = read[field.name]));
}

function objectOfStep(
  frame: Json | undefined,
  where: string,
  faults: Fault[],
  steps: readonly Step<State>[],
): { step: string } {
  const given = mapOf(Object.keys(typeof frame === 'object' && frame !== null ? frame : {}), anything)(
    frame,
    where,
    faults,
  );
  return { step: oneOf(steps.map((step) => step.name))(given?.['step'], `${where}.step`, faults) };
}

function frameShape(field: FrameField, seats: readonly string[]) {
  if (field.isSeats === true) return seatSet(seats);
  const { domain } = field;
  if (domain === undefined) return integer(-1, 30_000);
  const words = wordsOf(domain, seats);
  return (value: Json | undefined, where: string, faults: Fault[]): number =>
    value === undefined ? -1 : words.indexOf(oneOf(words)(value, where, faults));
}

function seatSet(seats: readonly string[]) {
  const shape = listOf(oneOf(seats), 0, seats.length);
  return (value: Json | undefined, where: string, faults: Fault[]): number => {
    let set = 0;
    for (const word of shape(value, where, faults) ?? []) {
      const seat = seats.indexOf(word);
      if (seat >= 0 && hasSeat(set, seat)) faults.push({ where, message: `has ${word} twice` });
      if (seat >= 0) set |= only(seat);
    }
    return set;
  };
}
