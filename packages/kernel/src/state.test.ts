import { expect, test } from 'vitest';
import { hasLearnt, State } from './index.ts';

class Small extends State {
  readonly open = this.u8(2);
  readonly learnt = this.known(this.i16(1));
  readonly count = this.i16(2);
  constructor(size = 172) {
    super(size);
  }
}

test('a copy is equal and independent', () => {
  const [a, b] = [new Small(), new Small()];
  a.open[1] = 200;
  a.count[0] = -300;
  b.copyFrom(a);
  expect(b.equals(a)).toBe(true);
  b.count[0]++;
  expect(a.count[0]).toBe(-300);
  expect(b.equals(a)).toBe(false);
});

test('the size must be enough and a multiple of four', () => {
  expect(new Small().used).toBe(172);
  expect(() => new Small(168)).toThrow('too small');
  expect(() => new Small(174)).toThrow('multiple of 4');
});

test('learning is a change of knowledge or of chance, and nothing else', () => {
  const [a, b] = [new Small(), new Small()];
  b.open[0] = 1;
  expect(hasLearnt(a, b)).toBe(false);
  b.learnt[0] = 256;
  expect(hasLearnt(a, b)).toBe(true);
  b.copyFrom(a);
  b.chance[8]++;
  expect(hasLearnt(a, b)).toBe(true);
});
