import type { BotModel } from '@fondaco/bots';
import { openReview } from '@fondaco/review';
import { botModels } from '../bot-models.ts';
import type { Figure, Target } from '../figures.ts';
import { gamesToMeasure } from '../games.ts';
import { reviewEqualBots } from './equal-bots.ts';
import { measureMarks } from './marks.ts';
import { playRecord } from './play-record.ts';

const TARGETS: Readonly<Record<string, Target>> = {
  'review.sum-error': { type: 'below', value: 1 },
  'review.planted-found': { type: 'at-least', value: 95 },
  'review.false-marks': { type: 'below', value: 3 },
  'review.confirmed': { type: 'at-least', value: 80 },
  'review.games-saved': { type: 'at-least', value: 4 },
  'review.first-chart-s': { type: 'below', value: 3 },
  'review.standard-s': { type: 'below', value: 60 },
};
/** Small enough for some minutes; the tables of docs/review.md say with which sizes they were made. */
const GAMES = 10;
const DECISIONS = 24;

/** Whether reviews add up, find what was planted, mark what is no mistake, and how long they take. */
export async function measureReview(how: {
  readonly id?: string;
  readonly games?: number;
  readonly decisions?: number;
}): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { game, prefix } of gamesToMeasure(how.id)) {
    console.error(`bench: reviews of ${game.id} ...`);
    const model = botModels.of(game);
    const measurings = [
      () => measureTimes(model),
      () => measureEqual(model, how.games ?? GAMES),
      () => measureTrust(model, how.decisions ?? DECISIONS),
    ];
    for (const { name, value, unit } of measurings.flatMap((measure) => tell(measure()))) {
      const target = TARGETS[name];
      figures.push({ name: `${prefix}.${name}`, value, unit, ...(target === undefined ? {} : { target }) });
    }
  }
  return Promise.resolve(figures);
}

/** Says at once what was measured: the whole takes long. */
function tell(figures: readonly Figure[]): readonly Figure[] {
  for (const { name, value, unit } of figures) console.error(`bench: ${name} ${value.toPrecision(3)} ${unit}`);
  return figures;
}

/** A game of four journeymen, on one core; processor time, so that what else runs does not count. */
function measureTimes(model: BotModel): Figure[] {
  const record = playRecord(model, ['journeyman', 'journeyman', 'journeyman', 'journeyman'], 1);
  const began = process.cpuUsage();
  const seconds = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  const review = openReview(model, record, { depth: 'standard' });
  if (!review.ok) throw new Error(review.error.message);
  review.value.analysis();
  const first = seconds();
  for (const job of review.value.jobs()) review.value.add(review.value.judge(job));
  review.value.analysis();
  return [
    { name: 'review.first-chart-s', value: first, unit: 's' },
    { name: 'review.standard-s', value: seconds(), unit: 's' },
  ];
}

function measureEqual(model: BotModel, games: number): Figure[] {
  const { sumError, gamesSaved, luck, skill, doubt } = reviewEqualBots(model, games);
  const bySeat = (name: string, means: typeof luck): Figure[] =>
    means.flatMap(({ mean, half }, seat) => [
      { name: `review.${name}-mean.${seat + 1}`, value: mean, unit: 'points' },
      { name: `review.${name}-mean-half.${seat + 1}`, value: half, unit: 'points' },
    ]);
  return [
    { name: 'review.games', value: games, unit: 'games' },
    { name: 'review.sum-error', value: sumError, unit: 'units' },
    { name: 'review.games-saved', value: gamesSaved, unit: 'times' },
    { name: 'review.doubt-mean', value: doubt, unit: 'points' },
    ...bySeat('luck', luck),
    ...bySeat('skill', skill),
  ];
}

function measureTrust(model: BotModel, decisions: number): Figure[] {
  const { masters, falseMarks, marks, confirmed, planted, found } = measureMarks(model, decisions, (figures) =>
    console.error(`bench: ${JSON.stringify(figures)}`),
  );
  // Of nothing there is no share.
  const share = (name: string, part: number, whole: number): Figure[] =>
    whole === 0 ? [] : [{ name, value: (part / whole) * 100, unit: '%' }];
  return [
    { name: 'review.planted', value: planted, unit: 'choices' },
    ...share('review.planted-found', found, planted),
    { name: 'review.masters', value: masters, unit: 'choices' },
    ...share('review.false-marks', falseMarks, masters),
    { name: 'review.marks', value: marks, unit: 'marks' },
    ...share('review.confirmed', confirmed, marks),
  ];
}
