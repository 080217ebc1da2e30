import {
  companyOf,
  scoreExploiter,
  beginExploiter,
  trainExploiter,
  WorkerPool,
  type ExploiterFile,
} from '@fondaco/bots/node';
import {
  arrangeFor,
  calibrateArranged,
  Network,
  PlanReward,
  playMatchAt,
  SelfPlay,
  withOtherNetwork,
  type BotModel,
  type Company,
  type Exploration,
  type RewardedPlan,
} from '@fondaco/bots';
import { FastRandom, itemAt } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { BOT_MODELS } from '../../src/bots/models.ts';
import { arrangementsOf, plansOf } from '../../src/bots/plans.ts';
import { gatherPositions, models } from './fixtures.ts';

const HOW: Exploration = { blind: 0, noise: 0, trust: 1, onlooking: 0, searching: 0 };

function networkOf({ network }: BotModel): Network {
  if (network === undefined) throw new Error('no network');
  return network;
}

function learn(model: BotModel, company: Company, games: number, how: Partial<Exploration> = {}) {
  const { shape, weights } = networkOf(model);
  const selfPlay = new SelfPlay(model, new Network(shape, weights));
  return selfPlay.play({ games, how: { ...HOW, ...how }, company }, new FastRandom(5));
}

describe.each(models)('$game.id', (model) => {
  const plans = plansOf(model.game.id);
  const everybody = companyOf(model, { exploiters: {}, likings: {}, arrangements: [], selves: [] });
  const width = model.evaluation.featureNames.length + 2;

  test('plans speak of features and verbs that there are', () => {
    expect(plans.length).toBeGreaterThan(3);
    const verbs = model.game.verbs.map(({ name }) => name);
    for (const { likes, goals, deeds, sign } of plans) {
      for (const name of [likes, goals, sign.ends ?? {}].flatMap(Object.keys))
        expect(model.evaluation.featureNames).toContain(name);
      for (const name of [deeds, sign.said ?? {}].flatMap(Object.keys)) expect(verbs).toContain(name);
    }
  });

  test('the rules allow what players are given, somewhere', () => {
    const positions = gatherPositions(model, 40, 31);
    for (const arrangement of arrangementsOf(model.game.id)) {
      const changed = positions.filter(({ s, seat }) => {
        const copy = model.game.blank();
        copy.copyFrom(s);
        const isDone = arrangeFor(model.game, copy, seat, arrangement, new FastRandom(1));
        expect(model.game.check(copy)).toEqual([]);
        if (!isDone) expect(copy.bytes).toEqual(s.bytes);
        return isDone;
      });
      expect([arrangement.name, changed.length]).toEqual([arrangement.name, expect.toSatisfy((n: number) => n > 2)]);
    }
  });

  test('a table full of guests has one seat for the learner, which alone teaches', () => {
    const alone = learn(model, { ...everybody, guestShare: 0, openingShare: 0 }, 2);
    const full = learn(model, { ...everybody, guestShare: 1, openingShare: 0 }, 2);
    expect(full.count).toBeGreaterThan(0);
    expect(full.count).toBeLessThan(alone.count * 0.75);
    // With full trust the targets of a game are how it ended: for one seat that is one of two numbers.
    const wins = Array.from({ length: full.count }, (_, i) => itemAt(full.rows, (i + 1) * width - 2));
    expect(new Set(wins).size).toBeLessThanOrEqual(2);
  });

  test('games that begin in the middle teach less of the beginning', () => {
    const whole = learn(model, { ...everybody, guestShare: 0, openingShare: 0 }, 3);
    const cut = learn(model, { ...everybody, guestShare: 0, openingShare: 1 }, 3);
    expect(cut.count).toBeLessThan(whole.count);
    expect(learn(model, { ...everybody, guestShare: 0, openingShare: 1 }, 3)).toEqual(cut);
  });

  test('a learner that searches learns from what it found', () => {
    const plain = learn(model, { ...everybody, guestShare: 0, openingShare: 0 }, 1, { trust: 0 });
    const searched = learn(model, { ...everybody, guestShare: 0, openingShare: 0 }, 1, { trust: 0, searching: 0.05 });
    expect(searched.rows).not.toEqual(plain.rows);
  });

  test('a bot judges by the network it is given', () => {
    const { shape } = networkOf(model);
    const dull = withOtherNetwork(model, {
      network: { shape, weights: new Float32Array(networkOf(model).weights.length) },
      likes: {},
    });
    let won = 0;
    for (let i = 0; i < 6; i++) {
      const [sharp, blunt] = [
        { name: 'journeyman', model },
        { name: 'journeyman', model: dull },
      ];
      won += itemAt(playMatchAt({ players: i % 2 === 0 ? [sharp, blunt] : [blunt, sharp] }, i).shares, i % 2);
    }
    expect(won).toBe(6);
  });
});

describe('exploiters', () => {
  const model = itemAt(models, 0);
  const findPlan = (wanted: string): RewardedPlan => {
    const plan = plansOf(model.game.id).find(({ name }) => name === wanted);
    if (plan === undefined) throw new Error(`no plan ${wanted}`);
    return plan;
  };

  test('a plan rewards what it says, as far as it still does', () => {
    const verb = model.game.verbs.findIndex(({ name }) => name === 'summon');
    const plan = findPlan('stupor-mundi');
    expect(new PlanReward(model, plan, 1).ofDeed(verb << 24)).toBeCloseTo(1);
    expect(new PlanReward(model, plan, 0.5).ofDeed(verb << 24)).toBeCloseTo(0.5);
    expect(new PlanReward(model, plan, 1).ofDeed((verb + 1) << 24)).toBe(0);
  });

  test('who is made a cardinal is one, and is told what that is worth', () => {
    const cardinal = arrangementsOf(model.game.id).find(({ name }) => name === 'cardinal');
    if (cardinal === undefined) throw new Error('no cardinal');
    const features = new Float32Array(model.evaluation.featureNames.length);
    const { s, seat } = itemAt(
      gatherPositions(model, 40, 32).filter((one) =>
        arrangeFor(model.game, one.s, one.seat, cardinal, new FastRandom(2)),
      ),
      0,
    );
    model.evaluation.writeFeatures(s, seat, features);
    expect(features[model.evaluation.featureNames.indexOf('own-is-cardinal')]).toBe(1);
    const found = calibrateArranged(model, cardinal, { games: 6, seats: 2 }, new FastRandom(3));
    expect(found.positions).toBeGreaterThan(0);
    expect(found.positions).toBeLessThanOrEqual(6);
    expect(found.given).toBeGreaterThan(0);
    expect(found.given).toBeLessThan(found.positions);
    expect(found.won).toBeLessThanOrEqual(found.positions);
  });

  test('a bot that likes nothing but books is seen to have them, and no hat', () => {
    const likes = { 'own-books': 50 };
    const reader = withOtherNetwork(model, { network: networkOf(model), likes });
    const players = [reader, model].map((own) => ({ name: 'journeyman', model: own }));
    const books = playMatchAt({ players, signs: { reading: { ends: { 'own-books': 0.5 } } } }, 3);
    expect(books.followed[0]).toEqual(['reading']);
    const said = playMatchAt({ players, signs: { papacy: { said: { take: 3, pope: 1 } } } }, 3);
    expect(said.followed).toEqual([[], []]);
  });

  test('an exploiter that is interrupted goes on, fades, and is measured', async () => {
    const pool = new WorkerPool(BOT_MODELS, 1);
    const plan = findPlan('riddle');
    const about = { against: 'today', limit: { games: 24 } };
    let halfway: ExploiterFile | undefined;
    const whole = await trainExploiter(model, pool, plan, beginExploiter(model, plan, about), ({ share }, now) => {
      if (share > 0.3) halfway ??= now();
    });
    expect(whole.rewarded?.data).not.toBe(whole.freed?.data);
    expect(halfway).toMatchObject({ plan: 'riddle', games: 8 });
    expect(halfway?.freed).toBeUndefined();
    if (halfway === undefined) throw new Error('never halfway');
    let steps = 0;
    const resumed = await trainExploiter(model, pool, plan, halfway, () => steps++);
    // What was begun when it was stopped is finished: two tasks of four games are under way at once.
    expect(steps).toBeLessThanOrEqual(5);
    expect(resumed.games).toBeGreaterThanOrEqual(24);
    expect(await trainExploiter(model, pool, plan, resumed, () => steps++)).toBe(resumed);
    const { shape, weights } = networkOf(model);
    const otherNetwork = { network: { shape, weights: weights.slice() }, likes: {} };
    const how = { model, otherNetwork, plan, level: 'journeyman', games: 4 };
    const score = await scoreExploiter(pool, how);
    expect(score).toMatchObject({ games: 4 });
    expect(await scoreExploiter(pool, how, score)).toEqual(score);
    await pool.close();
  });
});
