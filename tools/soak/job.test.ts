import { sealedBids } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { addReport, noFindings, printCounts, printFindings } from './findings.ts';
import { runJob, splitIntoJobs } from './job.ts';

const sampling = { deepPerGame: 1, tableEvery: 50, checkEvery: 1, changedPerHundred: 0 };

test('every game of every kind is in one job, with a seed of its own', () => {
  const kinds = [
    { id: 'go', seats: 2 },
    { id: 'go', seats: 3 },
  ];
  const jobs = splitIntoJobs(kinds, { games: 250, seed: 7, sampling });
  for (const seats of [2, 3]) {
    const own = jobs.filter((job) => job.seats === seats);
    const seeds = own.flatMap((job) => Array.from({ length: job.games }, (_, i) => job.seed + i));
    expect(seeds).toEqual(Array.from({ length: 250 }, (_, i) => 7 + i));
  }
});

test('reports add up, and violations are listed by game, seats and kind with their lowest seeds first', () => {
  const job = { id: 'sealed-bids', seats: 3, seed: 1, games: 20, sampling };
  const findings = noFindings();
  const good = runJob(sealedBids, job);
  addReport(findings, job, good);
  expect(printFindings(findings)).toBe('');
  const bad = runJob({ ...sealedBids, check: () => [{ where: 'coins', message: 'are gone' }] }, job);
  addReport(findings, job, bad);
  expect(findings).toMatchObject({ games: 40, decisions: good.decisions * 2, violations: bad.violationCount });
  const other = { ...job, seats: 2 };
  const two = runJob(sealedBids, other);
  addReport(findings, other, two);
  expect(printCounts(findings)).toBe(
    [
      `sealed-bids, 2 seats: 20 games, ${two.decisions} decisions, 0 violations`,
      `sealed-bids, 3 seats: 40 games, ${good.decisions * 2} decisions, ${bad.violationCount} violations`,
    ].join('\n'),
  );
  expect(printFindings(findings).split('\n').slice(0, 2)).toEqual([
    'sealed-bids, 3 seats: invariant',
    expect.stringContaining('  seed 1, decision 0, step '),
  ]);
});

test('changed positions are tried too, as many as were asked for', () => {
  const job = { id: 'sealed-bids', seats: 3, seed: 1, games: 20, sampling };
  const plain = runJob(sealedBids, job);
  const changed = runJob(sealedBids, { ...job, sampling: { ...sampling, changedPerHundred: 100 } });
  expect(changed.games).toBe(plain.games);
  expect(changed.decisions).toBeGreaterThan(plain.decisions);
});
