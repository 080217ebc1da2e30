import { expect, test } from 'vitest';
import type { Due } from '../src/store/due-rows.ts';
import type { SeatVisit } from '../src/store/visits.ts';
import { describeBothStores } from '../testing/both-stores.ts';

const LONGEST = 100;

describeBothStores((open) => {
  test('the time between two signs of life that are too far apart was down, whoever comes back first', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    for (const now of [1000, 1060, 1160]) await store.uptime.beat(now, LONGEST);
    expect(await store.uptime.downtimes()).toEqual([]);
    await Promise.all([store.uptime.beat(1500, LONGEST), other.uptime.beat(1500, LONGEST)]);
    await other.uptime.beat(1590, LONGEST);
    await store.uptime.beat(1640, LONGEST);
    // A clock that is a little behind moves nothing back.
    await other.uptime.beat(1630, LONGEST);
    await other.uptime.beat(1735, LONGEST);
    for (const one of [store, other]) expect(await one.uptime.downtimes()).toEqual([{ from: 1160, to: 1500 }]);
    await dispose();
  });

  test('whoever comes to a seat has not been away: what was due for that is gone, and only that', async () => {
    const { store, dispose } = await open();
    const due = (kind: string, seat: string): Due => ({
      table: 't',
      key: `${kind} ${seat}`,
      kind,
      seat,
      seq: 1,
      at: 9,
    });
    for (const seat of ['red', 'blue']) await store.due.add(due('absent', seat));
    await store.due.add(due('clock', 'red'));
    const ann: SeatVisit = { table: 't', seat: 'red', process: 'p-1', count: 1, since: 10 };
    await store.visits.set({ ...ann, count: 0 }, 5);
    await store.visits.set(ann, 10);
    expect((await store.due.of('t')).map(({ key }) => key)).toEqual(['absent blue', 'clock red']);
    expect(await store.visits.at(['t'], 0)).toEqual([ann]);
    await dispose();
  });

  test('who has a table open is known in every process, as long as theirs says so', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    const ann: SeatVisit = { table: 't', seat: 'red', process: 'p-1', count: 1, since: 10 };
    const watchers: SeatVisit = { table: 't', process: 'p-2', count: 3, since: 11 };
    await store.visits.set(ann, 10);
    await other.visits.set(watchers, 11);
    await other.visits.set({ ...watchers, table: 'u' }, 11);
    const found = async (after: number): Promise<readonly SeatVisit[]> =>
      (await store.visits.at(['t'], after)).toSorted((a, b) => a.since - b.since);
    expect(await found(9)).toEqual([ann, watchers]);
    await store.visits.renew('p-1', 50);
    expect(await found(20)).toEqual([ann]);
    await other.visits.set({ ...ann, count: 2 }, 60);
    expect(await found(20)).toEqual([{ ...ann, count: 2 }]);
    await other.visits.set({ ...ann, count: 0 }, 70);
    const left: SeatVisit = { ...ann, process: '', count: 0, since: 70 };
    expect(await found(20)).toEqual([left]);
    await store.visits.forget(30);
    expect(await store.visits.at(['t', 'u'], 0)).toEqual([left]);
    await store.visits.forget(71 + 86_400_000);
    expect(await store.visits.at(['t', 'u'], 0)).toEqual([]);
    expect(await store.visits.at([], 0)).toEqual([]);
    await dispose();
  });

  test('whoever follows a gathering hears of every version that anybody writes, and that it is gone', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    const call = { id: 't', version: 0, isPublic: false, setup: {}, madeBy: 'ann', madeAt: 5 };
    await store.gatherings.save(call);
    const ends = [store, other].map((one) => {
      let onNext = (): void => {};
      let received = 0;
      one.followGathering('t', () => {
        received++;
        onNext();
      });
      return async (count: number): Promise<void> => {
        while (received < count) await new Promise<void>((resolve) => (onNext = resolve));
      };
    });
    const both = (count: number): Promise<unknown> => Promise.all(ends.map((expectCount) => expectCount(count)));
    await both(1);
    await other.gatherings.save({ ...call, version: 1 });
    await both(2);
    await store.gatherings.save({ ...call, version: 2 });
    await both(3);
    await store.remove('t');
    await both(4);
    await dispose();
  });
});
