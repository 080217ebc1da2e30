import { VirtualClock } from '@fondaco/host/testing';
import { expect, test } from 'vitest';
import { endInTime } from './end-in-time.ts';

function ended(ending: Promise<void>): { readonly clock: VirtualClock; readonly codes: number[] } {
  const clock = new VirtualClock();
  const codes: number[] = [];
  endInTime(ending, clock, (code) => codes.push(code));
  return { clock, codes };
}

test('a process ends when it is done, once', async () => {
  const { clock, codes } = ended(Promise.resolve());
  await clock.run(60_000);
  expect(codes).toEqual([0]);
});

test('a process whose store hangs ends within ten seconds', async () => {
  const { clock, codes } = ended(new Promise(() => undefined));
  await clock.run(9000);
  expect(codes).toEqual([]);
  await clock.run(1000);
  expect(codes).toEqual([1]);
});

test('a process that cannot end well says so', async () => {
  const { clock, codes } = ended(Promise.reject(new Error('the disk is gone')));
  await clock.run(1);
  expect(codes).toEqual([1]);
});
