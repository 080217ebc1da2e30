import { expect, test } from 'vitest';
import { BOT_DUE, CLOCK_DUE } from '../src/clocks/due-kinds.ts';
import { DueWorker } from '../src/turns/due-worker.ts';
import { countStore } from '../testing/counted-store.ts';
import { startProcess } from '../testing/lobby.ts';
import { madeUpRow } from '../testing/made-up-table.ts';
import { openSqlite } from '../testing/sqlite.ts';

test.each([BOT_DUE, CLOCK_DUE])(
  'a build that does not know the rules of a table leaves what is due there to one that does: %s',
  async (kind) => {
    const { store: stored, dispose } = await openSqlite();
    const { store, idle } = countStore(stored);
    await store.append(madeUpRow('t', 0), 0, []);
    const due = { table: 't', key: `${kind} red 0`, kind, seat: 'red', seq: 0, at: 1 };
    await store.due.add(due);
    const { services, warnings, close } = await startProcess(store);
    await new DueWorker(services, [kind]).look();
    await idle();
    expect(await store.due.of('t')).toEqual([due]);
    expect(warnings).toEqual([]);
    close();
    await dispose();
  },
);
