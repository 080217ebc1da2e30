import { expect, test } from 'vitest';
import type { ServerStore } from '../src/store/server-store.ts';
import { describeBothStores } from '../testing/both-stores.ts';
import { madeUpLine, madeUpRow } from '../testing/made-up-table.ts';

/** What is heard of a table, one after the other. */
function listen(
  store: ServerStore,
  id: string,
): { readonly next: () => Promise<number | undefined>; readonly end: () => void } {
  const received: (number | undefined)[] = [];
  const waiting: ((seq: number | undefined) => void)[] = [];
  const end = store.follow(id, (seq) => {
    const first = waiting.shift();
    if (first === undefined) received.push(seq);
    else first(seq);
  });
  const next = (): Promise<number | undefined> =>
    received.length > 0 ? Promise.resolve(received.shift()) : new Promise((resolve) => waiting.push(resolve));
  return { next, end };
}

describeBothStores((open) => {
  test('whoever follows a table hears how it stands, then of every write of anybody, and that it is gone', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    await store.append(madeUpRow('t', 1), 0, [madeUpLine('a')]);
    const [here, there] = [listen(store, 't'), listen(other, 't')];
    expect([await here.next(), await there.next()]).toEqual([1, 1]);
    await store.append(madeUpRow('t', 3), 1, [madeUpLine('b'), madeUpLine('c')]);
    expect([await here.next(), await there.next()]).toEqual([3, 3]);
    await other.append(madeUpRow('t', 3, { seats: [] }), 3, []);
    expect([await here.next(), await there.next()]).toEqual([3, 3]);
    here.end();
    await other.remove('t');
    expect(await there.next()).toBeUndefined();
    await dispose();
  });

  test('hundreds of tables written at once are all heard of', async () => {
    const { store, reopen, dispose } = await open();
    const ids = Array.from({ length: 400 }, (_, i) => `a-table-with-a-long-name-${i}`);
    const other = await reopen();
    const received = ids.map((id) => listen(other, id));
    expect(new Set(await Promise.all(received.map(({ next }) => next())))).toEqual(new Set([undefined]));
    await Promise.all(ids.map((id) => store.append(madeUpRow(id, 1), 0, [madeUpLine('a')])));
    expect(new Set(await Promise.all(received.map(({ next }) => next())))).toEqual(new Set([1]));
    await dispose();
  });
});
