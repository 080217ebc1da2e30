import { expect, test } from 'vitest';
import { chanceToCompare, shuffleToNote } from './noted-chance.ts';

const SALT = 'ab'.repeat(32);
const SEAL = 'cd'.repeat(32);

test('whoever sits down before the shuffle finds seal and salt in it', () => {
  const noted = shuffleToNote({ phase: 'gathering', seal: SEAL }, SALT);
  expect(chanceToCompare(noted, 'red')).toEqual({ seal: SEAL, seat: 'red', salt: SALT });
  expect(chanceToCompare(noted, undefined)).toEqual({ seal: SEAL });
});

test('whoever takes a seat over has added nothing that could be missing', () => {
  const noted = shuffleToNote({ phase: 'playing', seal: SEAL }, SALT);
  expect(chanceToCompare(noted, 'red')).toEqual({ seal: SEAL });
  expect(chanceToCompare(undefined, 'red')).toEqual({});
});
