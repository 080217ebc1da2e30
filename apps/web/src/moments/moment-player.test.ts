import { beforeEach, describe, expect, test } from 'vitest';
import type { MomentClock } from './clock.ts';
import type { TableMoment } from './moment.ts';
import { MomentPlayer, useMoments } from './moment-player.ts';

/** A clock that goes on when it is told to. */
class StoppedClock implements MomentClock {
  #now = 0;
  #waits: { readonly at: number; readonly ring: () => void }[] = [];

  after(milliseconds: number, then: () => void): () => void {
    const wait = { at: this.#now + milliseconds, ring: then };
    this.#waits.push(wait);
    return () => {
      this.#waits = this.#waits.filter((one) => one !== wait);
    };
  }

  run(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#waits.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
      if (next === undefined) break;
      this.#waits = this.#waits.filter((one) => one !== next);
      this.#now = next.at;
      next.ring();
    }
    this.#now = end;
  }
}

function moment(id: string, more: Partial<TableMoment> = {}): TableMoment {
  return { id, size: 'phase', icon: 'coins', title: id, text: '', sentence: `${id}.`, ...more };
}

const gift = { from: 'red', to: 'blue', amount: 5, sentence: 'Five.' };
const charity = moment('charity', { body: { type: 'purses', icon: 'ducat', purses: [], gifts: [gift, gift] } });
const dying = moment('dying', { size: 'great' });

let clock: StoppedClock;
let begun: string[];
beforeEach(() => {
  clock = new StoppedClock();
  begun = [];
  useMoments.setState({ shown: undefined, coming: [] });
});

function playerAt(speed: number, isStill = false): MomentPlayer {
  return new MomentPlayer({
    clock,
    speed: () => speed,
    isStill: () => isStill,
    onBegin: ({ id }) => begun.push(id),
  });
}

const shown = () => useMoments.getState().shown;
const coming = () => useMoments.getState().coming.map(({ id }) => id);

describe('moments', () => {
  test('that are announced are to come until they begin', () => {
    const player = playerAt(1);
    const news = [moment('order'), dying];
    player.announce(news);
    expect([coming(), shown()]).toEqual([['order', 'dying'], undefined]);
    player.play(news, () => undefined);
    expect(coming()).toEqual(['dying']);
    clock.run(2400);
    expect(coming()).toEqual([]);
  });

  test('that are announced and never played do not come any more once everything is stopped', () => {
    const player = playerAt(1);
    player.announce([dying]);
    player.stop();
    expect(coming()).toEqual([]);
  });

  test('are not waited for where nothing moves: they tell everything at once', () => {
    playerAt(1, true).announce([dying]);
    expect(coming()).toEqual([]);
  });

  test('come one after another, step by step, and then whoever waits is called', () => {
    let isDone = false;
    playerAt(1).play([charity, moment('order')], () => (isDone = true));
    expect(shown()).toMatchObject({ moment: { id: 'charity' }, step: 0 });
    clock.run(1200);
    expect(shown()).toMatchObject({ moment: { id: 'charity' }, step: 1 });
    clock.run(1200 + 1500);
    expect(shown()).toMatchObject({ moment: { id: 'order' }, step: 0 });
    expect(isDone).toBe(false);
    clock.run(2400);
    expect(shown()).toBeUndefined();
    expect(isDone).toBe(true);
    expect(begun).toEqual(['charity', 'order']);
  });

  test.each([
    [0.5, 16_000],
    [1, 8000],
    [2, 4000],
  ])('at speed %s a great one stays for %s milliseconds', (speed, milliseconds) => {
    playerAt(speed).play([dying], () => undefined);
    clock.run(milliseconds - 1);
    expect(shown()?.moment).toBe(dying);
    clock.run(1);
    expect(shown()).toBeUndefined();
  });

  test('are skipped one at a time', () => {
    const player = playerAt(1);
    let isDone = false;
    player.play([charity, dying], () => (isDone = true));
    player.skip();
    expect(shown()?.moment).toBe(dying);
    player.skip();
    expect(isDone).toBe(true);
  });

  test('stay as long as somebody reads, if they are great', () => {
    const player = playerAt(1);
    player.play([dying], () => undefined);
    player.hold();
    clock.run(100_000);
    expect(shown()).toMatchObject({ moment: { id: 'dying' }, duration: undefined });
    player.skip();
    expect(shown()).toBeUndefined();
    player.play([charity], () => undefined);
    player.hold();
    clock.run(100_000);
    expect(shown()).toBeUndefined();
  });

  test('are one list for who wants no motion, complete from the beginning', () => {
    const player = playerAt(1, true);
    player.play([charity, dying], () => undefined);
    expect(shown()).toMatchObject({ isStill: true, moment: { sentence: 'charity. dying.', size: 'great' } });
    const body = shown()?.moment.body;
    expect(body?.type === 'consequences' && body.items.map(({ title }) => title)).toEqual(['charity', 'dying']);
    player.skip();
    expect(shown()).toBeUndefined();
    player.play([charity], () => undefined);
    expect(shown()?.step).toBe(2);
  });

  test('that only pass give way to the next', () => {
    const player = playerAt(1);
    player.play([moment('changes', { isPassing: true })], () => undefined);
    player.play([dying], () => undefined);
    expect(shown()?.moment).toBe(dying);
  });

  test('that are stopped call nobody back', () => {
    const player = playerAt(1);
    let isDone = false;
    player.play([charity, dying], () => (isDone = true));
    player.stop();
    clock.run(100_000);
    expect(shown()).toBeUndefined();
    expect(isDone).toBe(false);
  });
});
