import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../src/store/migrate.ts';
import { SCHEMA_STEPS, type SchemaStep } from '../src/store/migrations.ts';
import { SCHEMA_VERSION } from '../src/store/schema.ts';
import { describeBothStores } from '../testing/both-stores.ts';
import { madeUpLine, madeUpRow } from '../testing/made-up-table.ts';
import { withKysely } from '../testing/with-kysely.ts';

const KNOWN = SCHEMA_STEPS.length;
const number = (version: number): string => String(version).padStart(4, '0');

/** What a later program could do: it adds, so programs of today work on. */
const EXPAND: SchemaStep = {
  name: `${number(KNOWN + 1)}-mood`,
  oldest: 1,
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('lines')
      .addColumn('mood', 'text', (column) => column.notNull().defaultTo('calm'))
      .execute();
  },
};

/** And the step after, which takes away what the one before has stopped using. */
const CONTRACT: SchemaStep = {
  name: `${number(KNOWN + 2)}-no-comments`,
  oldest: KNOWN + 1,
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('lines').dropColumn('comment').execute();
  },
};

const FAILING: SchemaStep = {
  name: `${number(KNOWN + 1)}-half`,
  oldest: 1,
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('lines').addColumn('half', 'text').execute();
    throw new Error('the power failed');
  },
};

describeBothStores((open) => {
  test('steps are numbered as they stand, and none breaks programs newer than it says', () => {
    SCHEMA_STEPS.forEach(({ name, oldest }, i) => {
      expect(name.slice(0, 4)).toBe(number(i + 1));
      expect(oldest).toBeLessThanOrEqual(i + 1);
    });
    expect(SCHEMA_STEPS).toHaveLength(SCHEMA_VERSION);
  });

  test('a step that adds keeps all data, and programs before it go on and start again', async () => {
    const tested = await open();
    const { store, reopen, dispose } = tested;
    const lines = [madeUpLine('a', { key: 'k', at: 5 }), madeUpLine('b')];
    await store.append(madeUpRow('t', 2), 0, lines);
    await withKysely(tested, (db, kind) => migrate(db, kind, [...SCHEMA_STEPS, EXPAND]));
    for (const one of [store, await reopen()]) {
      expect(await one.lines('t')).toEqual(lines);
      const { seq } = (await one.table('t')) ?? madeUpRow('t', 0);
      expect(await one.append(madeUpRow('t', seq + 1), seq, [madeUpLine('c')])).toEqual({ type: 'stored' });
      lines.push(madeUpLine('c'));
    }
    await withKysely(tested, async (db) => {
      const { rows } = await sql`select mood, count(*) as n from lines group by mood`.execute(db);
      expect(rows).toEqual([{ mood: 'calm', n: expect.anything() }]);
    });
    await dispose();
  });

  test('a step that takes away stops programs that would miss it, with a sentence', async () => {
    const tested = await open();
    await withKysely(tested, (db, kind) => migrate(db, kind, [...SCHEMA_STEPS, EXPAND, CONTRACT]));
    await expect(tested.reopen()).rejects.toThrow(
      `The database has schema ${KNOWN + 2}, which needs a program that knows schema ${KNOWN + 1}`,
    );
    await withKysely(tested, (db, kind) => migrate(db, kind, [...SCHEMA_STEPS, EXPAND]));
    await tested.dispose();
  });

  test('a step that fails leaves nothing behind', async () => {
    const tested = await open();
    await expect(withKysely(tested, (db, kind) => migrate(db, kind, [...SCHEMA_STEPS, FAILING]))).rejects.toThrow(
      'power',
    );
    await withKysely(tested, async (db, kind) => {
      const tables = await db.introspection.getTables();
      const columns = tables.find(({ name }) => name === 'lines')?.columns.map(({ name }) => name);
      expect(columns).not.toContain('half');
      await migrate(db, kind, [...SCHEMA_STEPS, EXPAND]);
    });
    await tested.dispose();
  });

  test('several that start at once on an empty database agree', async () => {
    const tested = await open();
    await withKysely(tested, async (db) => {
      for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
        await db.schema.dropTable(name).execute();
    });
    const stores = await Promise.all([tested.reopen(), tested.reopen(), tested.reopen()]);
    expect(await stores[0].append(madeUpRow('t', 0), 0, [])).toEqual({ type: 'stored' });
    expect((await stores[2].table('t'))?.id).toBe('t');
    await tested.dispose();
  });
});
