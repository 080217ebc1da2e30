import { games } from '@fondaco/catalog';
import {
  applyChoice,
  Choices,
  determinize,
  FastRandom,
  itemAt,
  listChoices,
  seatsIn,
  Table,
  waitingSeats,
} from '@fondaco/kernel';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policyFor, POLICIES } from '../src/policies.ts';
import { expectRefusals, newFolder, run } from './cli.ts';

let folder: string;
let remove: () => void;
beforeAll(() => void ({ folder, remove } = newFolder()));
afterAll(() => remove());

describe.each(games)('$title', ({ game }) => {
  const common = ['simulate', '--game', game.id, '--seats', '3', '--seed', 'determinism'];

  test.each([
    ...POLICIES.map((policy) => [[policy], '12'] as const),
    [['journeyman'], '4'] as const,
    [['master:4it', 'novice', 'greedy'], '2'] as const,
  ])('games of %s are the same whatever the number of workers', (policy, count) => {
    const printed = ['1', '3'].map((workers) => {
      const file = path.join(folder, `${game.id}-${policy.length}-${policy[0]}-${workers}.json`);
      const ran = run([...common, '--games', count, '--policy', ...policy, '--workers', workers, '--json', file]);
      expect([ran.code, ran.err]).toEqual([0, '']);
      return readFileSync(file, 'utf8');
    });
    expect(printed[1]).toBe(printed[0]);
  });

  test('what is written adds up', () => {
    const file = path.join(folder, `${game.id}.json`);
    const picture = path.join(folder, `${game.id}.svg`);
    const ran = run([...common, '--games', '20', '--json', file, '--svg', picture]);
    const found = JSON.parse(readFileSync(file, 'utf8'));
    expect(found).toMatchObject({ game: game.id, games: 20, seats: 3 });
    const sum = (values: [number, number][]): number => values.reduce((total, [, times]) => total + times, 0);
    expect(sum(found.score.values)).toBe(60);
    const wins = found.bySeat.reduce((total: number, seat: { wins: number }) => total + seat.wins, 0);
    expect(sum(found.winners.values)).toBe(wins);
    expect(found.winners.mean).toBeGreaterThan(found.score.mean);
    for (const category of found.categories) expect(sum(category.points.values)).toBe(60);
    const means = found.categories.map((category: { points: { mean: number } }) => category.points.mean);
    expect(means.reduce((total: number, mean: number) => total + mean, 0)).toBeCloseTo(found.score.mean);
    const chosen = found.verbs.reduce((total: number, verb: { chosen: number }) => total + verb.chosen, 0);
    expect(chosen).toBe(Math.round(found.length.decisions.mean * 20));
    for (const { clause } of game.categories) expect(ran.out).toContain(clause);
    expect(readFileSync(picture, 'utf8')).toMatch(/^<svg [^]*<title>[^]*<\/svg>\n$/);
  });

  test('the greedy policy is shown possible worlds, and the true one never', () => {
    const made = Table.create(game, { names: ['ann', 'bob', 'cleo'], seed: new FastRandom(3).seed() });
    if (!made.ok) throw new Error(made.error.message);
    const s = made.value.copyState();
    const choices = new Choices();
    const rng = new FastRandom(4);
    const greedy = policyFor(game, 'greedy');
    for (let i = 0; i < 60 && waitingSeats(s) !== 0; i++) {
      const seat = itemAt(seatsIn(waitingSeats(s)), 0);
      listChoices(game.steps, s, seat, choices);
      const world = game.blank();
      world.copyFrom(s);
      determinize(game, world, seat, rng);
      const before = game.blank();
      before.copyFrom(s);
      const choice = greedy({ seat, choices, rng, sample: (into) => into.copyFrom(world) });
      expect(s.equals(before)).toBe(true);
      expect(choices.has(choice)).toBe(true);
      applyChoice(game.steps, s, seat, choice);
    }
  });
});

test('greedy beats random', () => {
  const file = path.join(folder, 'greedy.json');
  run(['simulate', '--games', '40', '--seed', '1', '--policy', 'greedy', 'random', 'random', 'random', '--json', file]);
  const { bySeat } = JSON.parse(readFileSync(file, 'utf8'));
  expect(bySeat[0].wins).toBeGreaterThan(20);
});

test('bad input is refused', () => {
  const refusals: [string[], string][] = [
    [['--seats', '9'], 'whole number from 1 to 5'],
    [['--policy', 'perfect'], '"perfect" is no bot'],
    [['--policy', 'master@nobody'], 'there is no temperament nobody'],
    [['--policy', 'random', 'greedy'], '2 policies for 4 seats'],
    [['--option', 'weather=rain'], 'options.weather: is not an option'],
    [['--option', 'screens'], 'must be name=value'],
    [['--board', 'nowhere.json'], 'cannot read nowhere.json: there is no such file'],
    [['--game', 'go'], 'there is no game "go"'],
    [['--games', '5', '--json', 'nowhere/'], 'cannot write nowhere/'],
    [['--speed'], 'unknown option'],
  ];
  expectRefusals(
    refusals.map(([args, words]) => [['simulate', '--games', '1', ...args], words]),
    folder,
  );
});
