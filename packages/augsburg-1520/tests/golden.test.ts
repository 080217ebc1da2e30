import { readFileSync } from 'node:fs';
import { comparePlaythrough, playthrough } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { augsburg1520 } from '../src/index.ts';

const HOW_TO_MEND =
  'The random game on file would go otherwise now: a rule, a word or a view has changed. If that is meant, run `npm run golden`, ' +
  'read the diff of tests/golden/ line by line, and raise `rules` if an old record could replay differently.';

test.each([2, 3, 4, 5])('the golden game of %i players goes as it always did', (seats) => {
  const onFile = readFileSync(new URL(`golden/${seats}.txt`, import.meta.url), 'utf8');
  const now = playthrough(augsburg1520, { seats, seed: seats });
  const difference = comparePlaythrough(now, onFile);
  expect(difference === undefined ? '' : `${difference}\n${HOW_TO_MEND}`).toBe('');
});
