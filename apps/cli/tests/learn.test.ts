import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, runMany } from './cli.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fondaco-learn-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const EXPLOIT = [
  'exploit',
  '--plans',
  'riddle',
  '--lessons',
  '8',
  '--games',
  '4',
  '--workers',
  '1',
  '--folder',
  'kept',
];
const TRAIN = ['train', '--continue', '--population', 'kept', '--games', '8', '--workers', '1', '--checkpoint', 'way'];

test('exploiters are trained, measured, kept and met by a learner, whose weights play against those of today', () => {
  const first = run(EXPLOIT, { cwd: folder });
  expect(first).toMatchObject({ code: 0 });
  expect(first.out).toMatch(/^\| riddle \| \d+ in 0 min \| \d+ % \(\d+–\d+\), 4 games \| \d+ % \| \d+ % /m);
  // All of it is there: nothing is played again.
  const [again, more, arena, calm] = runMany(
    [
      EXPLOIT,
      [...TRAIN, '--corrections', '0', '--out', 'new.json'],
      ['arena', '--weights', 'new=new.json', '--bots', 'new/journeyman', 'journeyman', '--seats', '2', '--games', '16'],
      ['exploit', '--against', 'new.json', ...EXPLOIT.slice(1)],
    ],
    folder,
  );
  expect(again?.out).toBe(first.out);
  expect(more).toMatchObject({ code: 0, out: expect.stringMatching(/games; written: new\.json/) as string });
  expect(existsSync(path.join(folder, 'new.json'))).toBe(true);
  expect(JSON.parse(readFileSync(path.join(folder, 'new.json'), 'utf8'))).toMatchObject({ hidden: 96, second: 32 });
  expect(arena?.out).toMatch(/^new\/journeyman .*\n {2}[a-z-]+: \d+\.\d % of seats, of which \d+\.\d % won /m);
  expect(calm).toMatchObject({ code: 2, err: expect.stringMatching(/trained against others/) as string });
});

test('plans, networks and checkpoints that do not exist are named', () => {
  const [plan, otherNetwork, weights, checkpoint] = runMany(
    [
      ['exploit', '--plans', 'tulips'],
      ['arena', '--bots', 'new/journeyman', 'journeyman'],
      ['arena', '--weights', 'new=package.json', '--bots', 'new/journeyman', 'journeyman'],
      ['train', '--checkpoint', 'package.json', '--games', '4'],
    ],
    path.resolve(import.meta.dirname, '..'),
  );
  expect(plan?.err).toMatch(/there is no plan tulips; there are papacy/);
  expect(otherNetwork?.err).toMatch(/nobody is named new/);
  expect(weights?.err).toMatch(/package\.json holds no weights/);
  expect(checkpoint?.err).toMatch(/package\.json holds no training/);
});
