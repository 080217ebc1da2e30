import { BotModels } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { itemAt, parseRecord, standingEntries, Table, type GameRecord } from '@fondaco/kernel';
import { openReview, UNIT, type GameAnalysis } from '@fondaco/review';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepsOf, type ReviewStep } from '../store/steps.ts';
import { costsOf } from './costs.ts';
import { chancesOf } from './course-of-chances.ts';
import { ACCOUNT_PARTS, shownAccountsOf } from './shown-account.ts';
import { turningPointsOf } from './turning-points.ts';

const GAMES = ['de-vulgari-eloquentia', 'augsburg-1520'];
const models = new BotModels(findGame);

function recordOf(game: string): GameRecord {
  const folder = new URL(`../../../../../packages/${game}/tests/games/`, import.meta.url);
  const file = itemAt(
    readdirSync(folder).filter((name) => name.endsWith('.record')),
    0,
  );
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** A game judged quickly along its first lines. */
function judged(game: string): { readonly analysis: GameAnalysis; readonly steps: readonly ReviewStep[] } {
  const record = recordOf(game);
  const model = models.find({ id: game, rules: record.header.rules });
  if (model === undefined) throw new Error(`no bot knows ${game}`);
  const review = openReview(model, record, { depth: 'quick' });
  const table = Table.open(model.game, record);
  if (!review.ok || !table.ok) throw new Error('not opened');
  for (const job of review.value.jobs().slice(0, 60)) review.value.add(review.value.judge(job));
  const { seats } = table.value;
  const entries = standingEntries(table.value.entries).map(({ seq, seat, words, isAuto }) => ({
    seq,
    seat: itemAt(seats, seat),
    words,
    isAuto,
    events: [],
  }));
  return { analysis: review.value.analysis(), steps: stepsOf(entries) };
}

test.each(GAMES)('%s: what is shown of luck and skill adds up, row by row', (game) => {
  const { analysis, steps } = judged(game);
  const shown = shownAccountsOf(analysis);
  for (const { parts, result } of shown) expect(ACCOUNT_PARTS.reduce((sum, part) => sum + parts[part], 0)).toBe(result);
  expect(shown.reduce((sum, { result }) => sum + result, 0)).toBe(1000);
  const chances = chancesOf(analysis, steps);
  expect(chances).toHaveLength(steps.length + 1);
  for (const all of chances) expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  const last = itemAt(analysis.points, analysis.points.length - 1).after.map((chance) => chance / UNIT);
  expect(itemAt(chances, chances.length - 1)).toEqual(last);
  const turning = turningPointsOf(analysis);
  expect(turning.map(({ point }) => point.line)).toEqual(
    turning.map(({ point }) => point.line).toSorted((a, b) => a - b),
  );
  for (const { choices, loss } of costsOf(analysis, 0)) {
    expect(choices).toBeGreaterThan(0);
    expect(loss).toBeGreaterThan(0);
  }
});
