import {
  decisionFrom,
  beginGame,
  judgeOf,
  knowledgeOf,
  lookAhead,
  makeBotModel,
  Search,
  type BotModel,
  type Decision,
} from '@fondaco/bots';
import { games } from '@fondaco/catalog';
import { applyChoice, Choices, FastRandom, isOver, itemAt, listChoices, waitingSeats } from '@fondaco/kernel';
import type { Figure, Target } from './figures.ts';
import { gamesToMeasure } from './games.ts';
import { measureManyTables } from './many-tables.ts';
import { bestRates, percentile, rateOf } from './rounds.ts';

const TARGETS: Readonly<Record<string, Target>> = { 'bots-leaves-per-s': { type: 'at-least', value: 20_000 } };
const ROUNDS = 3;
const SEATS = [2, 4];
const POSITIONS = 16;
const ITERATIONS = 50;
const TIME_LIMIT = 200;

/** How fast bots think: positions judged in a search, single judgements, a journeyman's choice, how well a time is kept, many tables. */
export async function measureBots(how: { readonly seconds: number; readonly id?: string }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { game, prefix } of gamesToMeasure(how.id)) {
    console.error(`bench: bots of ${game.id} ...`);
    const evaluation = games.find((entry) => entry.game === game)?.evaluation;
    if (evaluation === undefined) continue;
    const model = makeBotModel(game, evaluation);
    if (!model.ok) throw new Error(model.error.message);
    const decisions = gatherDecisions(model.value);
    const measured = [
      ...(await measureSpeed(model.value, decisions, how.seconds)),
      measureOverrun(model.value, decisions),
      ...(await measureManyTables(game)),
    ];
    for (const figure of measured) {
      const target = TARGETS[figure.name];
      figures.push({ ...figure, name: `${prefix}.${figure.name}`, ...(target === undefined ? {} : { target }) });
    }
  }
  return figures;
}

/** Decisions spread over games that journeymen play against themselves. */
function gatherDecisions(model: BotModel): Decision[] {
  const { game } = model;
  const judge = judgeOf(model);
  const rng = new FastRandom(1);
  const choices = new Choices();
  const s = game.blank();
  const decisions: Decision[] = [];
  for (const seats of SEATS) {
    beginGame(game, s, seats, rng);
    for (let n = 0; !isOver(s); n++) {
      const seat = 31 - Math.clz32(waitingSeats(s));
      listChoices(game.steps, s, seat, choices);
      const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, []);
      if (!decision.ok) throw new Error(decision.error.message);
      if (choices.length > 1 && n % POSITIONS === 0) decisions.push(decision.value);
      const best = itemAt(lookAhead(model, judge, decision.value, 1, rng), 0);
      applyChoice(game.steps, s, seat, best.choice);
    }
  }
  return decisions;
}

async function measureSpeed(model: BotModel, decisions: readonly Decision[], seconds: number): Promise<Figure[]> {
  const judge = judgeOf(model);
  const search = new Search(model);
  const rng = new FastRandom(2);
  const s = model.game.blank();
  let next = 0;
  const turn = (): Decision => itemAt(decisions, next++ % decisions.length);
  const leaves = (): number => {
    const before = judge.count;
    search.run({ decision: turn(), judge, budget: { iterations: ITERATIONS }, rng });
    return judge.count - before;
  };
  const judgements = (): number => {
    const decision = turn();
    decision.sample(s, rng);
    for (let i = 0; i < ITERATIONS; i++) judge.value(s, decision.seat);
    return ITERATIONS;
  };
  const choosing = (): number => {
    lookAhead(model, judge, turn(), 3, rng);
    return 1;
  };
  const contenders = Object.entries({ leaves, judgements, choosing }).map(([name, work]) => ({
    name,
    run: (milliseconds: number) => rateOf(work, milliseconds),
  }));
  const milliseconds = (seconds * 1000) / (ROUNDS + 1) / contenders.length;
  const best = await bestRates(contenders, { rounds: ROUNDS, milliseconds });
  const rate = (name: string): number => best.get(name) ?? 0;
  return [
    { name: 'bots-leaves-per-s', value: rate('leaves'), unit: 'positions/s judged in a search' },
    { name: 'bots-judge-us', value: 1e6 / rate('judgements'), unit: 'µs' },
    { name: 'bots-journeyman-ms', value: 1000 / rate('choosing'), unit: 'ms a decision' },
  ];
}

/** By how much the slowest of some searches overran its time. */
function measureOverrun(model: BotModel, decisions: readonly Decision[]): Figure {
  const search = new Search(model);
  const judge = judgeOf(model);
  const rng = new FastRandom(3);
  const overruns = decisions.slice(0, POSITIONS).map((decision) => {
    const began = performance.now();
    search.run({ decision, judge, budget: { milliseconds: TIME_LIMIT, now: () => performance.now() }, rng });
    return ((performance.now() - began) / TIME_LIMIT - 1) * 100;
  });
  return { name: 'bots-overrun-p90', value: Math.max(0, percentile(overruns, 0.9)), unit: `% over ${TIME_LIMIT} ms` };
}
