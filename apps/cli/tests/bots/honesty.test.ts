import { judgeOf, Search, SETTINGS } from '@fondaco/bots';
import { determinize, FastRandom, itemAt } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { askIn, gatherPositions, models } from './fixtures.ts';

const POSITIONS = 1000;
const ITERATIONS = 4;

describe.each(models)('$game.id', (model) => {
  const { game, evaluation } = model;

  test('a search comes to the same whatever is dealt anew that its seat cannot know', () => {
    const rng = new FastRandom(5);
    const judge = judgeOf(model);
    const search = new Search(model, { ...SETTINGS, nodes: 20_000, depth: 30 });
    for (const { s, seat } of gatherPositions(model, POSITIONS, 11)) {
      const other = game.blank();
      other.copyFrom(s);
      determinize(game, other, seat, rng);
      const lines = [s, other].map((state) => {
        const found = search.run({
          decision: askIn(model, state, seat),
          judge,
          budget: { iterations: ITERATIONS },
          rng: new FastRandom(7),
        });
        return { found, line: search.lineFrom(itemAt(found, 0).choice, 1) };
      });
      expect(lines[1]).toEqual(lines[0]);
    }
  });

  test('features of a seat do not change with what it cannot know', () => {
    const rng = new FastRandom(6);
    const before = new Float32Array(evaluation.featureNames.length);
    const after = new Float32Array(evaluation.featureNames.length);
    for (const { s } of gatherPositions(model, POSITIONS, 12)) {
      for (let seat = 0; seat < itemAt(s.seats, 0); seat++) {
        evaluation.writeFeatures(s, seat, before);
        const other = game.blank();
        other.copyFrom(s);
        determinize(game, other, seat, rng);
        evaluation.writeFeatures(other, seat, after);
        expect(after).toEqual(before);
      }
    }
  });
});
