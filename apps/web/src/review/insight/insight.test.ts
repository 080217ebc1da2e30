import { BotModels } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { itemAt, parseRecord, standingEntries, Table, withResigned, type GameRecord } from '@fondaco/kernel';
import { openReview, UNIT, type GameAnalysis } from '@fondaco/review';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepsOf, type ReviewStep } from '../store/steps.ts';
import { costsOf } from './costs.ts';
import { chancesOf } from './course-of-chances.ts';
import { luckPartsOf, momentsOfPart } from './part-moments.ts';
import { areSame } from './settled.ts';
import { ACCOUNT_PARTS, shownAccountsOf, shownPartsOf, sumOfPart } from './shown-account.ts';
import { turningPointsOf } from './turning-points.ts';
import { bestTurnOf } from './turns.ts';

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
function judged(
  game: string,
  record = recordOf(game),
): { readonly analysis: GameAnalysis; readonly steps: readonly ReviewStep[] } {
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
  // And column by column: luck and doubt add up to nothing, and so do own decisions, stand-ins and gifts together.
  expect(sumOfPart(shown, 'start')).toBe(1000);
  expect([sumOfPart(shown, 'luck'), sumOfPart(shown, 'doubt')]).toEqual([0, 0]);
  expect(sumOfPart(shown, 'skill') + sumOfPart(shown, 'standIn') + sumOfPart(shown, 'gifts')).toBe(0);
  for (const { seat, parts } of shown) {
    const exact = itemAt(analysis.accounts, seat);
    for (const part of ACCOUNT_PARTS)
      expect(Math.abs(parts[part] - ((exact[part] ?? 0) / UNIT) * 1000)).toBeLessThan(2);
    for (const part of ['skill', 'gifts', 'doubt'] as const)
      expect(momentsOfPart(analysis, seat, part).reduce((sum, { change }) => sum + change, 0)).toBe(exact[part]);
    const { deal, drawn, unknown } = luckPartsOf(analysis, seat);
    expect(deal + drawn + unknown).toBe(exact.luck);
  }
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

test('only what was worth the same is called so, not the best of choices that differ', () => {
  const { analysis } = judged('de-vulgari-eloquentia');
  let same = 0;
  let best = 0;
  for (const { judged: line, seat } of analysis.points) {
    const decision = line?.decision;
    if (decision?.isEqual !== true) continue;
    const own = decision.choices.map(({ chances }) => itemAt(chances, seat));
    const spread = Math.max(...own) - Math.min(...own);
    expect(areSame(decision, seat)).toBe(spread <= UNIT / 1000);
    if (areSame(decision, seat)) same++;
    else best++;
  }
  expect(best).toBeGreaterThan(0);
  expect(same + best).toBeGreaterThan(10);
});

test('the best turn from the start of one is shown where it is more than one choice and was not played', () => {
  const { analysis } = judged('de-vulgari-eloquentia');
  const turn = analysis.turns.find(({ from, to, accuracy }) => to > from && accuracy !== undefined);
  if (turn === undefined) throw new Error('no turn was judged');
  const own = analysis.points.filter(({ line, isForced }) => line >= turn.from && line <= turn.to && !isForced);
  const played = own.map(({ words }) => words);
  const withBest = (line: readonly string[]): GameAnalysis => ({
    ...analysis,
    points: analysis.points.map((point) => {
      const decision = point.judged?.decision;
      if (point.judged === undefined || decision === undefined || point.line > turn.to) return point;
      const choices = [{ ...itemAt(decision.choices, 0), line }, ...decision.choices.slice(1)];
      return { ...point, judged: { ...point.judged, decision: { ...decision, choices } } };
    }),
  });
  expect(bestTurnOf(withBest(['go elsewhere', 'end']), turn)).toEqual(['go elsewhere', 'end']);
  expect(bestTurnOf(withBest(['go elsewhere']), turn)).toBeUndefined();
  const begun = own.findIndex((point) => point.judged?.decision !== undefined);
  expect(bestTurnOf(withBest(played.slice(begun)), turn)).toBeUndefined();
});

test('who gives up has a line for it, the others a gift, and both have their moment', () => {
  const record = recordOf('de-vulgari-eloquentia');
  const others = withResigned(record.header.others, 'blue', true);
  const held = [{ from: 40, seat: 'blue', holder: { type: 'bot', level: 'journeyman' } as const }];
  const { analysis } = judged('de-vulgari-eloquentia', { ...record, header: { ...record.header, others, held } });
  const shown = shownAccountsOf(analysis);
  expect(shownPartsOf(shown)).toContain('resigned');
  for (const { parts, result } of shown) expect(ACCOUNT_PARTS.reduce((sum, part) => sum + parts[part], 0)).toBe(result);
  const parts = (['skill', 'standIn', 'resigned', 'gifts'] as const).map((part) => sumOfPart(shown, part));
  expect(parts.reduce((a, b) => a + b, 0)).toBe(0);
  for (const { seat, gifts, resigned = 0 } of analysis.accounts) {
    const sumOf = (part: 'gifts' | 'resigned'): number =>
      momentsOfPart(analysis, seat, part).reduce((sum, { change }) => sum + change, 0);
    expect([sumOf('gifts'), sumOf('resigned')]).toEqual([gifts, resigned]);
  }
  const turned = turningPointsOf(analysis).filter(({ type }) => type === 'resigned');
  expect(turned.map(({ seat, point }) => [seat, point.line >= 40, point.resigned?.seats])).toEqual([[1, true, [1]]]);
});

test('a bot that stood in has a line of its own, and costs nobody anything', () => {
  const { analysis } = judged('de-vulgari-eloquentia');
  const points = analysis.points.map((point) => (point.seat === 0 ? { ...point, isStandIn: true } : point));
  const [first, ...others] = analysis.accounts;
  if (first === undefined) throw new Error('nobody plays');
  const stoodIn = { ...analysis, points, accounts: [{ ...first, skill: 0, standIn: first.skill }, ...others] };
  const shown = shownAccountsOf(stoodIn);
  expect(shownPartsOf(shownAccountsOf(analysis))).not.toContain('standIn');
  expect(shownPartsOf(shown)).toContain('standIn');
  expect(Math.abs(itemAt(shown, 0).parts.skill)).toBeLessThan(2);
  expect(costsOf(stoodIn, 0)).toEqual([]);
  expect(costsOf(analysis, 0).length).toBeGreaterThan(0);
});
