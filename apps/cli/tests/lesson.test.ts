import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectRefusals, newFolder, run } from './cli.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../packages/de-vulgari-eloquentia/lessons');
const FIRST = path.join(FOLDER, '01-setting-out.json');

test('a lesson is played in the terminal: wrong lines are answered, and nothing is lost', () => {
  const input = ['move genova', 'rest 1', 'claim city', 'mov mil', 'show', 'business', 'psalter', 'end'].join('\n');
  const { code, out } = run(['lesson', FIRST, '--language', 'de'], { input });
  expect(code).toBe(0);
  expect(out).toContain('Genua');
  expect(out).toContain('Ein andermal');
  expect(out).toContain('[DVE-CIT-1]');
  expect(out).toMatch(/1\/5[^]*2\/5[^]*3\/5[^]*4\/5[^]*5\/5/);
});

test('a lesson is checked, and a file that is none is refused with the place of its fault', () => {
  expect(run(['lesson', FIRST, '--check']).out).toMatch(/^ok {5}.*5 steps/);
  const { folder, remove } = newFolder();
  writeFileSync(path.join(folder, 'bad.json'), '{ "format": 1, "game": "go" }');
  expectRefusals([[['lesson', 'bad.json', '--check'], 'id must be']], folder);
  expectRefusals([[['lesson', 'none.json'], 'is not there']], folder);
  remove();
});
