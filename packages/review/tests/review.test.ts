import { itemAt, type GameRecord } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { LOSS_MARKS, openReview, type Depth, type ReviewProgress } from '../src/index.ts';
import { judgeAll, models, open, playRandomly, valueOf } from './fixtures.ts';

const CASES = models.map((model) => ({ model, id: model.game.id }));

describe.each(CASES)('a review of $id', ({ model }) => {
  const record = playRandomly(model, 3, 5, 70).record();

  test('that was stopped, kept and resumed finds the same bytes as one that was not', () => {
    const whole = JSON.stringify(judgeAll(open(model, record, 'quick')));
    const stopped = open(model, record, 'quick');
    const jobs = stopped.jobs();
    for (const job of jobs.slice(20, 40)) stopped.add(stopped.judge(job));
    const kept = JSON.parse(JSON.stringify(stopped.progress())) as ReviewProgress;
    const resumed = open(model, record, 'quick');
    valueOf(resumed.resume(kept));
    expect(resumed.jobs()).toHaveLength(jobs.length - 20);
    for (const job of resumed.jobs().toReversed()) resumed.add(resumed.judge(job));
    expect(JSON.stringify(resumed.analysis())).toBe(whole);
  });

  test('takes no progress of another record', () => {
    const other = open(model, playRandomly(model, 3, 6, 20).record());
    expect(open(model, record).resume(other.progress())).toMatchObject({ ok: false });
  });

  test('goes from quick to deeper, and forgets what was less deep', () => {
    const review = open(model, playRandomly(model, 2, 8, 6).record(), 'standard');
    const depths = review.jobs().map(({ depth }): Depth => depth);
    expect(depths).toEqual([...depths].toSorted((a, b) => (a === b ? 0 : a === 'quick' ? -1 : 1)));
    const analysis = judgeAll(review);
    expect(new Set(analysis.points.map(({ judged }) => judged?.depth))).toEqual(new Set(['standard']));
    const straight = open(model, playRandomly(model, 2, 8, 6).record(), 'standard');
    for (const job of straight.jobs()) if (job.depth === 'standard') straight.add(straight.judge(job));
    expect(JSON.stringify(straight.analysis())).toBe(JSON.stringify(analysis));
  });

  test('says what a choice has cost, and what was luck, by themselves and with the same figures', () => {
    const review = open(model, playRandomly(model, 3, 11, 24).record(), 'standard');
    const jobs = review.jobs().filter(({ depth }, i) => depth === 'quick' || i % 6 === 0);
    for (const job of jobs) {
      const { skill, chance, unknown, decision } = review.judge(job);
      expect(review.judgeLuck(job)).toEqual({ chance, unknown });
      const cost = review.judgeCost(job);
      expect(cost === undefined).toBe(decision === undefined);
      if (cost === undefined || decision === undefined) continue;
      const { loss, error, lostPoints, mark } = decision;
      const lossMark = LOSS_MARKS.find((one) => one === mark);
      expect(cost).toEqual({ skill, loss, error, lostPoints, ...(lossMark === undefined ? {} : { mark: lossMark }) });
    }
  });

  test('sees only what stands: undo lines and what they took back are in no sum', () => {
    expect(record.lines.some(({ words }) => words === 'undo')).toBe(true);
    const { points } = open(model, record).analysis();
    expect(points.some(({ words }) => words === 'undo')).toBe(false);
  });

  test('of a damaged record ends before the line that cannot be played', () => {
    const at = record.lines.findLastIndex(({ isAuto, words }) => !isAuto && words !== 'undo');
    const lines = record.lines.map((line, i) => (i === at ? { ...line, words: 'fly away' } : line));
    const { ending, fault, points } = judgeAll(open(model, { ...record, lines, checks: [] }));
    expect(ending).toBe('damaged');
    expect(fault).toContain(`record line ${at + 1}`);
    const whole = open(model, { ...record, lines: record.lines.slice(0, at), checks: [] }).analysis();
    expect(points.map(({ line }) => line)).toEqual(whole.points.map(({ line }) => line));
  });

  test('of no line, one line, an unfinished and an ended game goes as far as they do', () => {
    const cut = (count: number): GameRecord => ({ ...record, lines: record.lines.slice(0, count), checks: [] });
    expect(judgeAll(open(model, cut(0)))).toMatchObject({ ending: 'running', points: [] });
    const one = judgeAll(open(model, cut(1)));
    expect(one.points.length).toBeGreaterThan(0);
    expect(one.ending).toBe('running');
    const ended = { ...record, header: { ...record.header, ended: { type: 'abandoned' } as const } };
    expect(open(model, ended).analysis().ending).toBe('ended');
  });

  test('of a foreign record or without its seed is refused', () => {
    const { seed: _, ...seedless } = record.header;
    expect(openReview(model, { ...record, header: seedless }, { depth: 'quick' })).toMatchObject({ ok: false });
    const header = { ...record.header, game: 'go' };
    expect(openReview(model, { ...record, header }, { depth: 'quick' })).toMatchObject({ ok: false });
  });

  test('tells what the own choices have given away in points of the game', () => {
    const { accounts, points } = judgeAll(open(model, record));
    for (const { seat, lostPoints } of accounts) {
      const costs = points.flatMap((point) => (point.seat === seat ? (point.judged?.decision?.lostPoints ?? []) : []));
      expect(lostPoints).toBeCloseTo(
        costs.reduce((sum, cost) => sum + cost, 0),
        1,
      );
      expect(Math.max(...costs)).toBeGreaterThan(0);
    }
  });

  test('books what a bot did that stood in apart from skill', () => {
    const held = [{ from: 1, seat: 'red', holder: { type: 'stand-in', level: 'journeyman' } as const }];
    const plain = judgeAll(open(model, record)).accounts;
    const stoodIn = judgeAll(open(model, { ...record, header: { ...record.header, held } })).accounts;
    expect(itemAt(stoodIn, 0)).toMatchObject({ skill: 0, lostPoints: 0, standIn: itemAt(plain, 0).skill });
    expect(itemAt(stoodIn, 0)).not.toHaveProperty('accuracy');
    expect(stoodIn.slice(1)).toEqual(plain.slice(1));
  });

  test('of a rated table that runs is refused', () => {
    expect(openReview(model, record, { depth: 'quick', isRated: true })).toMatchObject({ ok: false });
  });
});
