import { playRecord, type BotModel } from '@fondaco/bots';
import { botModels } from '../bot-models.ts';
import { wantedParts } from '../wanted-parts.ts';
import type { Figure, Target } from '../figures.ts';
import { gamesToMeasure } from '../games.ts';
import { measureInBrowser } from './browser-times.ts';
import { playDeal, sumUpDeals } from './deals.ts';
import { reviewEqualGame, sumUpEqualGames } from './equal-bots.ts';
import { openAt } from './judged-line.ts';
import { KeptItems } from './kept-items.ts';
import { measurePart } from './measure-part.ts';
import { playMatchWithLuck, sumUpMatches } from './matches.ts';
import { rankInOneGame, sumUpOrder } from './order.ts';
import { gamesForChoices, judgeOwnChoices, sumUpChoices } from './own-choices.ts';
import { isPlanted, plantOne, sumUpPlanted } from './planted.ts';
import { measureTimes } from './times.ts';

const TARGETS: Readonly<Record<string, Target>> = {
  'review.sum-error': { type: 'below', value: 1 },
  'review.planted-found': { type: 'at-least', value: 95 },
  'review.false-marks': { type: 'below', value: 3 },
  'review.confirmed': { type: 'at-least', value: 80 },
  'review.order-right': { type: 'at-least', value: 99 },
  'review.games-saved': { type: 'at-least', value: 4 },
  'review.first-chart-s': { type: 'below', value: 3 },
  'review.standard-s': { type: 'below', value: 60 },
  'review.answer-ms-p95': { type: 'below', value: 100 },
};

/** How much is measured: games of equal bots, choices of masters, planted choices, games of all levels, games of two, deals played again. */
export interface ReviewSizes {
  readonly games?: number;
  readonly decisions?: number;
  readonly planted?: number;
  readonly ranked?: number;
  readonly matches?: number;
  readonly deals?: number;
}

/** What can be measured by itself. */
const PARTS = ['times', 'browser', 'planted', 'choices', 'order', 'equal', 'matches', 'deals'] as const;
type PartName = (typeof PARTS)[number];

/** Small enough for some minutes; the tables of docs/review.md say with which sizes they were made. */
const SIZES: Required<ReviewSizes> = { games: 10, decisions: 40, planted: 4, ranked: 10, matches: 20, deals: 10 };
/** Milliseconds between two tellings of how far it is. */
const TELL_EVERY = 20_000;

/** One kind of measuring, item by item. */
interface ReviewPart<T> {
  readonly name: PartName;
  /** Raised when it is measured otherwise: what was kept before counts no more. */
  readonly number: number;
  readonly count: number;
  readonly measure: (model: BotModel, seed: number) => T;
  readonly isCounted?: (item: T) => boolean;
  readonly sumUp: (items: readonly T[]) => Figure[];
}

/** Whether reviews add up, find what was planted, mark what is no mistake, put players in order, and how long they take. */
export async function measureReview(
  how: ReviewSizes & { readonly id?: string; readonly state?: string; readonly parts?: string },
): Promise<Figure[]> {
  const sizes = { ...SIZES, ...how };
  const parts = wantedParts(how.parts, PARTS);
  const figures: Figure[] = [];
  for (const { game, prefix } of gamesToMeasure(how.id)) {
    console.error(`bench: reviews of ${game.id} ...`);
    const model = botModels.of(game);
    const measured = [
      ...(parts.has('times') ? tell(measureTimes(model)) : []),
      ...(parts.has('browser') ? tell(await measureInBrowser(model)) : []),
      ...measureItems(model, sizes, parts, how.state),
    ];
    for (const { name, value, unit } of measured) {
      const target = TARGETS[name];
      figures.push({ name: `${prefix}.${name}`, value, unit, ...(target === undefined ? {} : { target }) });
    }
  }
  return figures;
}

function measureItems(
  model: BotModel,
  sizes: Required<ReviewSizes>,
  parts: ReadonlySet<PartName>,
  state: string | undefined,
): Figure[] {
  const { weights } = openAt(model, playRecord(model, ['random', 'random'], 1), 'quick').key;
  const kept = new KeptItems(state, `${model.game.id} ${weights}`);
  const run = <T>(part: ReviewPart<T>): Figure[] => (parts.has(part.name) ? tell(sumUpPart(model, kept, part)) : []);
  const { games, decisions, planted, ranked, matches, deals } = sizes;
  return [
    ...run({
      name: 'planted',
      number: 1,
      count: planted,
      measure: plantOne,
      isCounted: isPlanted,
      sumUp: sumUpPlanted,
    }),
    ...run({
      name: 'choices',
      number: 2,
      count: gamesForChoices(decisions),
      measure: judgeOwnChoices,
      sumUp: sumUpChoices,
    }),
    ...run({ name: 'order', number: 2, count: ranked, measure: rankInOneGame, sumUp: sumUpOrder }),
    ...run({ name: 'equal', number: 1, count: games, measure: reviewEqualGame, sumUp: sumUpEqualGames }),
    ...run({ name: 'matches', number: 1, count: matches, measure: playMatchWithLuck, sumUp: sumUpMatches }),
    ...run({ name: 'deals', number: 1, count: deals, measure: playDeal, sumUp: sumUpDeals }),
  ];
}

/** Says at once what was measured: the whole takes long. */
function tell(figures: Figure[]): Figure[] {
  for (const { name, value, unit } of figures) console.error(`bench: ${name} ${value.toPrecision(3)} ${unit}`);
  return figures;
}

function sumUpPart<T>(model: BotModel, kept: KeptItems, part: ReviewPart<T>): Figure[] {
  let printedAt = Date.now();
  const items = measurePart(kept, { ...part, measure: (seed) => part.measure(model, seed) }, (counted) => {
    if (Date.now() - printedAt < TELL_EVERY) return;
    printedAt = Date.now();
    console.error(`bench: ${part.name} ${counted} of ${part.count}`);
  });
  return items.length === 0 ? [] : part.sumUp(items);
}
