import { sql, type Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { SCHEMA_STEPS, type SchemaStep } from './migrations.ts';

interface VersionTable {
  readonly schema_version: { readonly version: number; readonly oldest: number };
}

/** Any number, the same in all processes: whoever migrates holds this lock of PostgreSQL. */
const MIGRATION_LOCK = 1520;

/**
 * Brings the schema to the version of this program, in one transaction. A database that is ahead is left as it is, if what was done to it
 * leaves this program something to work on; otherwise this throws.
 */
export async function migrate(
  db: Kysely<unknown>,
  kind: 'sqlite' | 'postgres',
  steps: readonly SchemaStep[] = SCHEMA_STEPS,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    const versions = transaction as unknown as Transaction<VersionTable>;
    await versions.schema
      .createTable('schema_version')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('oldest', 'integer', (column) => column.notNull())
      .execute();
    const there = await versions.selectFrom('schema_version').selectAll().executeTakeFirst();
    if (there !== undefined && there.version > steps.length) return checkAhead(there, steps.length);
    await runSteps(transaction, kind, steps);
    await versions.deleteFrom('schema_version').execute();
    await versions
      .insertInto('schema_version')
      .values({ version: steps.length, oldest: steps.at(-1)?.oldest ?? 0 })
      .execute();
  });
}

function checkAhead(there: VersionTable['schema_version'], known: number): void {
  if (there.oldest <= known) return;
  throw new Error(
    `The database has schema ${there.version}, which needs a program that knows schema ${there.oldest} or a later one; this one knows ${known}. Start the newer program, or restore a backup.`,
  );
}

async function runSteps(db: Kysely<unknown>, kind: 'sqlite' | 'postgres', steps: readonly SchemaStep[]): Promise<void> {
  const migrations = Object.fromEntries(
    steps.map(({ name, up }) => [name, { up: (on: Kysely<unknown>) => up(on, kind) }]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
