/**
 * Appends to tables until it is killed, and says each line once it is acknowledged: `<table> <seq> <words>`. Arguments: where
 * the store is, a name that no other appender has, and how many tables.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../src/open-store.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { madeUpLine, madeUpRow } from './made-up-table.ts';

const STDOUT = 1;
const [place = '', name, tables] = process.argv.slice(2);

async function appendForEver(store: ServerStore, id: string): Promise<never> {
  for (let seq = (await store.table(id))?.seq ?? 0, count = 0; ; count++) {
    const words = `${name}-${id}-${count}`;
    const appended = await store.append(madeUpRow(id, seq + 1), seq, [madeUpLine(words, { key: words })]);
    if (appended.type === 'full') throw new Error(appended.message);
    seq = appended.type === 'stored' ? seq + 1 : appended.seq;
    // Written at once, not when the loop comes to it: whatever was acknowledged before the kill is heard of.
    if (appended.type === 'stored') writeSync(STDOUT, `${id} ${seq} ${words}\n`);
  }
}

const store = await openStore(place);
await Promise.all(Array.from({ length: Number(tables) }, (_, i) => appendForEver(store, `t-${i}`)));
