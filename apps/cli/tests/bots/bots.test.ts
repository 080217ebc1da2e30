import {
  analyse,
  atOnce,
  calibrate,
  chooseOrFallBack,
  finish,
  judgeOf,
  LEVELS,
  makeBot,
  parseBotName,
  playMatch,
  Search,
  SETTINGS,
  type Budget,
  type Decision,
  type OnFailure,
} from '@fondaco/bots';
import { FastRandom, itemAt } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { askIn, gatherPositions, models } from './fixtures.ts';

describe.each(models)('$game.id', (model) => {
  const searchTask = (decision: Decision, budget: Budget) => ({
    decision,
    judge: judgeOf(model),
    budget,
    rng: new FastRandom(1),
  });

  test('the weights in the repository fit the rules and the features', () => {
    expect(model.network?.shape.inputs).toBe(model.evaluation.featureNames.length);
    expect(model.evaluation.weights).toMatchObject({ game: model.game.id, rules: model.game.rules });
    expect(model.evaluation.weights?.data.length).toBeLessThan(100_000);
  });

  test('no two features have one name, and temperaments, heuristic and reasons name features', () => {
    const { featureNames, temperaments, heuristic, reasons } = model.evaluation;
    expect(new Set(featureNames).size).toBe(featureNames.length);
    const named = [heuristic, reasons, ...temperaments.map(({ likes }) => likes)].flatMap(Object.keys);
    expect(named.filter((name) => !featureNames.includes(name))).toEqual([]);
  });

  test.each([...LEVELS, 'plain', 'heuristic-master', 'heuristic-journeyman'])('%s chooses what is offered', (level) => {
    const name = parseBotName(model, `${level}:20it`);
    if (!name.ok) throw new Error(name.error.message);
    for (const { s, seat } of gatherPositions(model, 12, 21)) {
      const decision = askIn(model, s, seat);
      expect(decision.choices).toContain(finish(makeBot(model, name.value, 3).think(decision)));
    }
  });

  test('a journeyman beats three random players nearly always', () => {
    let won = 0;
    for (let i = 0; i < 12; i++) {
      const names = ['random', 'random', 'random'];
      names.splice(i % 4, 0, 'journeyman');
      won += itemAt(playMatch(model, names, 40 + i).shares, i % 4);
    }
    expect(won).toBeGreaterThanOrEqual(11);
  });

  test.each([
    ['apprentice', 'novice'],
    ['journeyman', 'apprentice'],
  ])('two of level %s have more points than two of level %s', (better, worse) => {
    const sums = [0, 0];
    for (let i = 0; i < 10; i++) {
      const { points } = playMatch(model, [better, worse, worse, better], 60 + i);
      for (const [seat, won] of points.entries()) {
        const side = seat === 0 || seat === 3 ? 0 : 1;
        sums[side] = itemAt(sums, side) + won;
      }
    }
    expect(sums[0]).toBeGreaterThan(itemAt(sums, 1));
  });

  test('the same seed and iterations are the same match', () => {
    const play = () => playMatch(model, ['master:12it', 'novice'], 9);
    expect(play()).toEqual(play());
  });

  test('a search keeps to its iterations and never holds more nodes than it may', () => {
    const search = new Search(model, { ...SETTINGS, nodes: 300 });
    for (const { s, seat } of gatherPositions(model, 6, 22)) {
      const found = search.run(searchTask(askIn(model, s, seat), { iterations: 200 }));
      expect(search.iterations).toBe(200);
      expect(search.size).toBeLessThanOrEqual(300);
      expect(found.length).toBeGreaterThan(1);
    }
  });

  test('a search stops by whatever clock it is given', () => {
    const { s, seat } = itemAt(gatherPositions(model, 1, 23), 0);
    let time = 0;
    const search = new Search(model);
    search.run(searchTask(askIn(model, s, seat), { milliseconds: 10, now: () => time++ }));
    expect(time).toBeLessThan(14);
    expect(search.iterations).toBeGreaterThan(5);
  });

  test('an analysis names the best choices with probabilities, margins and reasons', () => {
    const { s, seat } = itemAt(gatherPositions(model, 1, 25), 0);
    const decision = askIn(model, s, seat);
    const found = analyse(model, decision, { budget: { iterations: 100 }, most: 2, seed: 1 });
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.advice.length).toBe(2);
    const percents = found.value.advice.map(({ win }) => Math.round(win * 100));
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    for (const { choice, line, win, chances, reasons } of found.value.advice) {
      expect(chances.length).toBe(s.seats[0]);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(decision.choices).toContain(choice);
      expect(line[0]).toBe(choice);
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      for (const { feature } of reasons) expect(model.evaluation.reasons).toHaveProperty(feature);
    }
  });

  test('hopes are told apart by thirds of games, and become surer', () => {
    const phases = calibrate(model, 3, 3, new FastRandom(28));
    const counts = phases.map(({ count }) => count.reduce((a, b) => a + b, 0));
    expect(counts.length).toBe(3);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
    const doubts = phases.map(({ count, given }) => {
      const spread = count.map((n, bin) => (n === 0 ? 0 : itemAt(given, bin) * (1 - itemAt(given, bin) / n)));
      return spread.reduce((a, b) => a + b, 0);
    });
    expect(doubts[2]).toBeLessThan(itemAt(doubts, 0));
  });

  test('nonsense is refused with an explanation', () => {
    for (const text of [
      '',
      'archmaster',
      'master:0ms',
      'master:ms',
      'master@nobody',
      'master:99999999ms',
      'random:0it',
    ])
      expect([text, parseBotName(model, text).ok]).toEqual([text, false]);
    const { s, seat } = itemAt(gatherPositions(model, 1, 26), 0);
    const decision = askIn(model, s, seat);
    expect(analyse(model, decision, { budget: {}, most: 2, seed: 1 }).ok).toBe(false);
    expect(analyse(model, decision, { budget: { milliseconds: -3 }, most: 2, seed: 1 }).ok).toBe(false);
    expect(analyse(model, decision, { budget: { iterations: 10 }, most: 0, seed: 1 }).ok).toBe(false);
  });

  test('a bot that fails or cheats is replaced by the journeyman, and it is told', () => {
    const { s, seat } = itemAt(gatherPositions(model, 1, 27), 0);
    const decision = askIn(model, s, seat);
    const sent: string[] = [];
    const onFailure: OnFailure = ({ why }) => sent.push(why);
    const broken = [
      atOnce(() => -7),
      atOnce(() => {
        throw new Error('out of ideas');
      }),
    ];
    for (const thinking of broken)
      expect(decision.choices).toContain(finish(chooseOrFallBack(model, decision, 1, thinking, onFailure)));
    expect(sent).toEqual(['chose what is not offered', 'out of ideas']);
  });
});
