import { describe, expect, test } from 'vitest';
import { conformance, printViolations } from '@fondaco/kernel/testing';
import { augsburg1520 } from '../src/index.ts';
import { hoarders } from './hoarders.ts';

/** What was shown in a showdown is open; but of a loser whose notes were known already no view goes on telling it. */
const fleeting = ['shown'];

const timeout = 600_000;

describe('conformance', () => {
  test.for([2, 3, 4, 5])('2000 random games of %i', { timeout }, (seats) => {
    const how = { seats, games: 2000, seed: seats * 10_000, fleeting };
    const report = conformance(augsburg1520, { ...how, deepPerGame: 0, checkEvery: 20, tableEvery: 200 });
    expect(printViolations(report)).toBe('');
    expect(report.games).toBe(2000);
  });

  test.for([2, 3, 4, 5])('80 random games of %i, looked at from all sides', { timeout }, (seats) => {
    const report = conformance(augsburg1520, { seats, games: 80, seed: seats * 1000, deepPerGame: 12, fleeting });
    expect(printViolations(report)).toBe('');
  });

  test('[AUG-INC-5] games in which notes run short', { timeout }, () => {
    const report = conformance(hoarders(), { seats: 5, games: 40, seed: 1, deepPerGame: 12, fleeting });
    expect(printViolations(report)).toBe('');
    expect(report.stats.steps['gift']).toBeGreaterThan(500);
  });
});
