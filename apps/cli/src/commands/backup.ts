import type { Command } from 'commander';
import { complain } from '../attempt.ts';
import { placeOf } from './store-place.ts';

const STORE = 'a SQLite file or postgresql://…; by default what `npm start` uses';

/** `fondaco backup` and `fondaco restore`: the tables of a server, whichever database they are in. */
export function addBackup(program: Command, finish: (code: number) => void): void {
  program
    .command('backup')
    .description('write all tables of a server to one file; it may go on meanwhile')
    .argument('<file>', 'the file to write; only its owner can read it')
    .option('--store <place>', STORE)
    .option('--compacted', 'of a SQLite file: write a compacted copy, which is a store itself')
    .action(async (file: string, given: BackupOptions) => finish(await backup(file, given)));
  program
    .command('restore')
    .description('fill an empty store with what was backed up, of either database')
    .argument('<file>', 'a backup')
    .requiredOption('--store <place>', 'a new SQLite file, or an empty database postgresql://…')
    .action(async (file: string, given: { readonly store: string }) => finish(await restoreFrom(file, given.store)));
}

interface BackupOptions {
  readonly store?: string;
  readonly compacted?: true;
}

async function backup(file: string, { store, compacted }: BackupOptions): Promise<number> {
  const { backUp, copySqlite, isPostgres } = await import('@fondaco/server');
  return report(async () => {
    const place = await placeOf(store);
    if (compacted === undefined) return `${await backUp(place, file)} rows written to ${file}`;
    if (isPostgres(place)) throw new Error('--compacted is for SQLite files; without it any store is backed up');
    await copySqlite(place, file);
    return `${file} is a compacted copy`;
  });
}

async function restoreFrom(file: string, store: string): Promise<number> {
  const { restore } = await import('@fondaco/server');
  return report(async () => `${await restore(file, store)} rows restored`);
}

/** Says what was done; what went wrong is a sentence and an exit code. */
async function report(work: () => Promise<string>): Promise<number> {
  try {
    process.stdout.write(`${await work()}\n`);
    return 0;
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
}
