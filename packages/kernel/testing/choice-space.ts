import { argA, argB, argC, pack, SEAT, verbOf, type Argument, type Game, type Random } from '../src/index.ts';

/** Everything that could be said in a game, whether it makes sense or not. */
export interface ChoiceSpace {
  /** For each verb, the number of words that each of its three arguments can be; 0 where there is no argument. */
  readonly sizes: readonly (readonly [number, number, number])[];
  readonly isOptional: readonly (readonly boolean[])[];
  /** All of it, if that is not too much. */
  readonly all: Int32Array | undefined;
}

const SMALL = 1500;
const SAMPLE = 500;
const NEIGHBOURS = 250;

export function choiceSpace(game: Game, seats: number): ChoiceSpace {
  const sizeOf = (argument: Argument | undefined): number => {
    if (argument === undefined) return 0;
    const { domain } = argument;
    if (domain === SEAT) return seats;
    // A number above the highest can be said, and must be refused like any other that is too high.
    return domain.words.length + (domain.isNumber === true ? 1 : 0);
  };
  const sizes = game.verbs.map(
    ({ args }) => [sizeOf(args[0]), sizeOf(args[1]), sizeOf(args[2])] as [number, number, number],
  );
  const isOptional = game.verbs.map(({ args }) => args.map((argument) => argument.isOptional === true));
  const space: ChoiceSpace = { sizes, isOptional, all: undefined };
  const count = sizes.reduce((sum, [a, b, c]) => sum + (a + 1) * (b + 1) * (c + 1), 0);
  return count > SMALL ? space : { ...space, all: Int32Array.from(everything(space)) };
}

function everything(space: ChoiceSpace): number[] {
  const list: number[] = [];
  for (const [verb, [a, b, c]] of space.sizes.entries()) {
    for (let i = -1; i < a; i++)
      for (let j = -1; j < b; j++)
        for (let k = -1; k < c; k++) if (isSayable(space, verb, i, j, k)) list.push(pack(verb, i, j, k));
  }
  return list;
}

/** Whether these arguments are what the notation can print and read: only optional ones absent, none after an absent one. */
function isSayable(space: ChoiceSpace, verb: number, a: number, b: number, c: number): boolean {
  const indices = [a, b, c];
  let isCut = false;
  for (let i = 0; i < 3; i++) {
    if (space.sizes[verb][i] === 0) return indices.slice(i).every((index) => index < 0);
    if (indices[i] >= 0 && isCut) return false;
    if (indices[i] < 0 && !space.isOptional[verb][i]) return false;
    if (indices[i] < 0) isCut = true;
  }
  return true;
}

/** Choices to ask `whyNot` about: all there are, or a sample and the neighbours of those that are offered. */
export function sampleChoices(space: ChoiceSpace, offered: ArrayLike<number>, rng: Random): ArrayLike<number> {
  if (space.all !== undefined) return space.all;
  const list: number[] = [];
  for (let n = 0; n < SAMPLE; n++) {
    const verb = rng.below(space.sizes.length);
    const [a, b, c] = space.sizes[verb];
    addSayable(list, space, verb, pick(a, rng), pick(b, rng), pick(c, rng));
  }
  for (let n = 0; n < NEIGHBOURS && offered.length > 0; n++) {
    const choice = offered[rng.below(offered.length)];
    const verb = verbOf(choice);
    const [a, b, c] = space.sizes[verb];
    const which = rng.below(3);
    addSayable(
      list,
      space,
      verb,
      which === 0 ? pick(a, rng) : argA(choice),
      which === 1 ? pick(b, rng) : argB(choice),
      which === 2 ? pick(c, rng) : argC(choice),
    );
  }
  return list;
}

function addSayable(list: number[], space: ChoiceSpace, verb: number, a: number, b: number, c: number): void {
  if (isSayable(space, verb, a, b, c)) list.push(pack(verb, a, b, c));
}

/** An index into a domain of this size, now and then none. */
function pick(size: number, rng: Random): number {
  return size === 0 ? -1 : rng.below(size + 1) - 1;
}
