import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { ServerStore } from '../src/store/server-store.ts';
import { describeBothStores } from '../testing/both-stores.ts';
import { madeUpLine, madeUpRow } from '../testing/made-up-table.ts';
import type { TestedStore } from '../testing/tested-store.ts';

const WRITERS = 6;
const TABLES = 5;
const APPENDS_EACH = 40;
const KILLS = 3;
const ACKNOWLEDGED_BEFORE_KILL = 60;

/** What was acknowledged: the words of a line by table and number. */
type Acknowledged = Map<string, string>;

/** Appends to all tables at once, again and again, and keeps what was acknowledged. */
async function writeAll(store: ServerStore, name: string, acknowledged: Acknowledged): Promise<void> {
  const writeOne = async (id: string): Promise<void> => {
    for (let seq = 0, count = 0; count < APPENDS_EACH; count++) {
      const lines = [`${name} ${count}`, `${name} ${count} again`].map((words) =>
        madeUpLine(words, { key: `${name} ${count}` }),
      );
      const appended = await store.append(madeUpRow(id, seq + lines.length), seq, lines);
      if (appended.type === 'full') throw new Error(appended.message);
      if (appended.type === 'stored')
        lines.forEach(({ words }, i) => acknowledge(acknowledged, id, seq + i + 1, words));
      seq = appended.type === 'stored' ? seq + lines.length : appended.seq;
    }
  };
  await Promise.all(Array.from({ length: TABLES }, (_, i) => writeOne(`t-${i}`)));
}

function acknowledge(acknowledged: Acknowledged, id: string, seq: number, words: string): void {
  const place = `${id} ${seq}`;
  if (acknowledged.has(place)) throw new Error(`${place} was acknowledged twice`);
  acknowledged.set(place, words);
}

/** All that is stored, and that each row counts its lines. */
async function storedWords(store: ServerStore): Promise<Acknowledged> {
  const words: Acknowledged = new Map();
  for (const { id, seq } of await store.tables()) {
    const lines = await store.lines(id);
    expect(lines.length).toBe(seq);
    lines.forEach((line, i) => words.set(`${id} ${i + 1}`, line.words));
  }
  return words;
}

/** Starts a process that appends until it is killed; everything it says goes to `acknowledged`. */
function startAppender({ place }: TestedStore, name: string, acknowledged: Acknowledged): ChildProcess {
  const script = path.join(import.meta.dirname, '../testing/appender.ts');
  const child = spawn(process.execPath, [script, place, name, String(TABLES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [id = '', seq, words = ''] = line.split(' ');
    acknowledge(acknowledged, id, Number(seq), words);
  });
  return child;
}

describeBothStores((open) => {
  test(`of ${WRITERS} writers at odds each line acknowledged is stored once, and no other`, async () => {
    const { store, reopen, dispose } = await open();
    const acknowledged: Acknowledged = new Map();
    const stores = [store];
    while (stores.length < WRITERS) stores.push(await reopen());
    await Promise.all(stores.map((one, i) => writeAll(one, `writer ${i}`, acknowledged)));
    expect(acknowledged.size).toBeGreaterThan(TABLES * APPENDS_EACH);
    expect(await storedWords(store)).toEqual(acknowledged);
    await dispose();
  });

  test('a key is written once, whatever number of lines is named', async () => {
    const { store, reopen, dispose } = await open();
    const other = await reopen();
    const line = madeUpLine('rest', { key: 'k' });
    expect(await store.append(madeUpRow('t', 2), 0, [line, line])).toEqual({ type: 'stored' });
    const beside = other.append(madeUpRow('u', 1), 0, [line]);
    expect(await other.append(madeUpRow('t', 3), 2, [line])).toEqual({ type: 'conflict', seq: 2 });
    expect(await beside).toEqual({ type: 'stored' });
    expect((await store.table('t'))?.seq).toBe(2);
    await dispose();
  });

  test(`two processes are killed ${KILLS} times while they append: all they acknowledged is there`, async () => {
    const tested = await open();
    const acknowledged: Acknowledged = new Map();
    for (let kill = 0; kill < KILLS; kill++) {
      const wanted = acknowledged.size + ACKNOWLEDGED_BEFORE_KILL;
      const children = ['a', 'b'].map((name) => startAppender(tested, `${name}${kill}`, acknowledged));
      const closed = children.map((child) => once(child, 'close'));
      for (const child of children)
        child.stdout?.on('data', () => {
          if (acknowledged.size >= wanted) children.forEach((one) => one.kill('SIGKILL'));
        });
      await Promise.all(closed);
      expect(acknowledged.size).toBeGreaterThanOrEqual(wanted);
    }
    const stored = await storedWords(await tested.reopen());
    for (const [place, words] of acknowledged) expect(stored.get(place)).toBe(words);
    expect(new Set(stored.values()).size).toBe(stored.size);
    // What was stored but not yet acknowledged when a process died is at most one line a table and process.
    expect(stored.size - acknowledged.size).toBeLessThanOrEqual(KILLS * 2 * TABLES);
    await tested.dispose();
  });
});
