import { createHash } from 'node:crypto';
import {
  determinize,
  FastRandom,
  parseChoice,
  printPosition,
  printRedactedChoice,
  seatsIn,
  Table,
  type Game,
  type JsonObject,
} from '@fondaco/kernel';

/** Two tables that are the same for all that somebody can know. */
export type Twins = readonly [Table, Table];

/** A seat, or a spectator. */
export type Receiver = number | undefined;

const EVERY = 40;
const FIRST = 20;

/** Positions all over a random game, each with a twin that differs only in what the receiver cannot know. */
export function* twinsIn(game: Game, seats: number, receiver: Receiver, seed: number): Generator<Twins> {
  const names = Array.from({ length: seats }, (_, i) => `Guest ${i + 1}`);
  const rng = new FastRandom(seed);
  const made = Table.create(game, { names, seed: rng.seed() });
  if (!made.ok) throw new Error(made.error.message);
  const table = made.value;
  for (let i = 0; !table.isOver; i++) {
    if (i % EVERY === FIRST) {
      const twins: Twins = [
        arrange(game, table.position(), names),
        arrange(game, dealAnew(table, receiver, rng), names),
      ];
      if (twins[0].hash() !== twins[1].hash()) yield twins;
    }
    const [seat = 0] = seatsIn(table.waiting);
    const choices = table.choices(seat);
    table.submit(seat, undefined, [choices[rng.below(choices.length)] ?? '']);
  }
}

function dealAnew(table: Table, receiver: Receiver, rng: FastRandom): JsonObject {
  const s = table.copyState();
  determinize(table.game, s, receiver, rng);
  return printPosition(table.game, s, table.seats);
}

function arrange(game: Game, position: JsonObject, names: readonly string[]): Table {
  const table = Table.arrange(game, position, names);
  if (!table.ok) throw new Error(`${table.error.where ?? ''} ${table.error.message}`);
  return table.value;
}

/**
 * What a seat says next in each world so that the receiver may not notice a difference: two lines that look the same to others, if there are,
 * or the same one; nothing if all that it could say reveals something.
 */
export function agreeOn(twins: Twins, seat: number, receiver: Receiver): readonly [string, string] | undefined {
  const [ours, theirs] = twins.map((table) => table.choices(seat).filter((line) => !tells(table, seat, line)));
  if (ours === undefined || theirs === undefined) return undefined;
  const [table] = twins;
  for (const line of seat === receiver ? [] : ours) {
    const twin = theirs.find((other) => other !== line && redacted(table, other) === redacted(table, line));
    if (twin !== undefined) return [line, twin];
  }
  const same = ours.find((line) => theirs.includes(line));
  return same === undefined ? undefined : [same, same];
}

function tells(table: Table, seat: number, line: string): boolean {
  const tried = table.preview(seat, [line]);
  return !tried.ok || tried.value.isRevealing;
}

function redacted({ game, seats }: Table, line: string): string {
  const choice = parseChoice(game.verbs, seats, line);
  return choice.ok ? printRedactedChoice(game.verbs, seats, choice.value) : '';
}

/** What the browser of a seat adds to chance in one of the worlds. */
export function saltIn(world: 0 | 1, seat: number): string {
  return createHash('sha256').update(`${world} ${seat}`).digest('hex');
}
