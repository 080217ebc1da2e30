import { describe, expect, test } from 'vitest';
import {
  Choices,
  determinize,
  FastRandom,
  isOver,
  seatWords,
  type Json,
  type JsonObject,
  type State,
} from '@fondaco/kernel';
import { begin, playRandomChoice } from '@fondaco/kernel/testing';
import { augsburg1520 } from '../src/index.ts';
import type { Bounds } from '../src/view-type.ts';
import type { AugsburgGame } from './fixtures.ts';
import { hoarders } from './hoarders.ts';

const choices = new Choices();

type Hand = readonly string[];
type PlayerJson = { readonly hand: Hand; readonly offered: Hand; readonly florins: number };
type PositionJson = {
  readonly deck: Hand;
  readonly discards: Hand;
  readonly players: Readonly<Record<string, PlayerJson>>;
};

/** Calls back at some decisions of random games. */
function sampleDecisions(
  game: AugsburgGame,
  how: { count: number; seed: number },
  look: (s: State, rng: FastRandom) => void,
): void {
  const s = game.blank();
  const rng = new FastRandom(how.seed);
  let left = how.count;
  while (left > 0) {
    const seats = 2 + rng.below(4);
    begin(game, s, { seats, seed: rng.seed(), options: { purses: rng.below(4) === 0 ? 'open' : 'closed' } });
    while (!isOver(s) && left > 0) {
      if (rng.below(12) === 0) {
        look(s, rng);
        left--;
      }
      playRandomChoice(game, s, rng, choices);
    }
  }
}

function positionOf(game: AugsburgGame, s: State): PositionJson {
  return game.toPosition(s, seatWords(s.seats[0])) as unknown as PositionJson;
}

/** What is wrong with a dealt world in the eyes of an observer. */
function findFaults(game: AugsburgGame, s: State, world: State, observer: number | undefined): string[] {
  const players = seatWords(s.seats[0]);
  const faults: string[] = [];
  const view = game.view(s, observer, players);
  if (JSON.stringify(view) !== JSON.stringify(game.view(world, observer, players))) faults.push('another view');
  faults.push(...game.check(world).map(({ where, message }) => `${where} ${message}`));
  const dealt = positionOf(game, world);
  for (const { seat, known } of view.players) {
    const { hand, florins } = dealt.players[seat];
    const isBetween = (value: number, { least, most }: Bounds): boolean => value >= least && value <= most;
    if (!isBetween(hand.length, known.hand)) faults.push(`${seat} holds ${hand.length} cards`);
    if (!isBetween(florins, known.florins)) faults.push(`${seat} has ${florins} florins`);
    const jokers = hand.filter((note) => note === 'joker').length;
    if (known.notes.some((note) => !hand.includes(note))) faults.push(`${seat} lacks a known note`);
    if (jokers < known.notes.filter((note) => note === 'joker').length) faults.push(`${seat} lacks a known joker`);
    for (const [noble, { valid, real }] of Object.entries(known.proved)) {
      const reals = hand.filter((note) => note !== 'joker' && (noble === 'maximilian' || note.startsWith(`${noble}-`)));
      if (reals.length < real || reals.length + jokers < valid) faults.push(`${seat} cannot have bid at ${noble}`);
    }
  }
  return faults;
}

describe('determinize', () => {
  test.each([
    ['random games', augsburg1520, 10_000],
    ['games in which notes run short', hoarders(), 1000],
  ] as const)(
    'every world dealt in %s agrees with all proofs and bounds and with what the seat sees',
    { timeout: 600_000 },
    (_, game, count) => {
      const world = game.blank();
      sampleDecisions(game as AugsburgGame, { count, seed: count }, (s, rng) => {
        const observer = rng.below(s.seats[0] + 1);
        const seat = observer === s.seats[0] ? undefined : observer;
        world.copyFrom(s);
        determinize(game, world as never, seat, rng);
        expect(findFaults(game as AugsburgGame, s, world, seat)).toEqual([]);
      });
    },
  );

  test('a world depends on nothing that is hidden', () => {
    const world = augsburg1520.blank();
    const again = augsburg1520.blank();
    sampleDecisions(augsburg1520, { count: 2000, seed: 5 }, (s, rng) => {
      const seat = rng.below(s.seats[0]);
      const seed = rng.word();
      world.copyFrom(s);
      determinize(augsburg1520, world, seat, rng);
      determinize(augsburg1520, world, seat, new FastRandom(seed));
      again.copyFrom(s);
      determinize(augsburg1520, again, seat, new FastRandom(seed));
      expect(again.equals(world)).toBe(true);
    });
  });

  test('[AUG-INF-2] all that is hidden differs from world to world, and all that is open or own does not', () => {
    const s = augsburg1520.blank();
    begin(augsburg1520, s, { seats: 3, seed: new FastRandom(3).seed() });
    const rng = new FastRandom(9);
    for (let i = 0; i < 60; i++) playRandomChoice(augsburg1520, s, rng, choices);
    const truth = positionOf(augsburg1520, s);
    const hands = new Set<string>();
    const sizes = new Set<number>();
    const purses = new Set<number>();
    const tops = new Set<Json>();
    const decks = new Set<number>();
    const world = augsburg1520.blank();
    for (let i = 0; i < 400; i++) {
      world.copyFrom(s);
      determinize(augsburg1520, world, 0, rng);
      const dealt = positionOf(augsburg1520, world);
      expect(dealt.players['red']).toMatchObject({
        hand: truth.players['red'].hand,
        florins: truth.players['red'].florins,
      });
      hands.add(String(dealt.players['blue'].hand));
      sizes.add(dealt.players['blue'].hand.length);
      purses.add(dealt.players['blue'].florins);
      tops.add((augsburg1520.view(world, 0, ['red', 'blue', 'green']) as JsonObject)['topPrice']);
      decks.add(dealt.deck.length);
    }
    expect(hands.size).toBeGreaterThan(265);
    expect(sizes.size).toBeGreaterThan(2);
    expect(purses.size).toBeGreaterThan(5);
    expect(tops.size).toBe(1);
    expect(decks).toEqual(new Set([truth.deck.length]));
  });

  test('[AUG-INF-2] with open purses sizes and florins are kept', () => {
    const world = augsburg1520.blank();
    sampleDecisions(augsburg1520, { count: 600, seed: 8 }, (s, rng) => {
      if (s.options[0] === 0) return;
      world.copyFrom(s);
      determinize(augsburg1520, world, 0, rng);
      const [truth, dealt] = [positionOf(augsburg1520, s), positionOf(augsburg1520, world)];
      const counts = ({ deck, discards, players }: PositionJson): unknown => [
        deck.length,
        discards.length,
        Object.values(players).map(({ hand, florins }) => [hand.length, florins]),
      ];
      expect(counts(dealt)).toEqual(counts(truth));
    });
  });
});
