import { augsburg1520 } from '@fondaco/augsburg-1520';
import { lexiconOf } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { translateOf } from '../../../../tests/support/game-texts.ts';
import { shareSentence } from './income.ts';

const context = { t: translateOf('augsburg-1520', 'en'), lexicon: lexiconOf(augsburg1520), me: 'red' };
const share = { seat: 'blue', florins: 900, prestige: [], gained: 8, stopped: undefined };

test('after the last round, when prestige alone is paid, nothing is said of florins', () => {
  expect(shareSentence(context, share)).toMatch(/: 900 florins, 8 prestige\.$/);
  expect(shareSentence(context, { ...share, florins: 0 })).toMatch(/: 8 prestige\.$/);
});
