import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { complain, NOT_IN_ORDER } from '../attempt.ts';
import { openRecordFile } from '../record-file.ts';
import { placeOf } from './store-place.ts';

export function addVerify(program: Command, finish: (code: number) => void): void {
  program
    .command('verify')
    .description('replay records, or all tables of a server, to the hashes they carry')
    .argument('[record...]', 'files with records')
    .option('--board <file>', 'the board or parts file they were played on')
    .option('--store [place]', 'a SQLite file or postgresql://…; without one what `npm start` uses')
    .action(async (files: string[], given: { readonly board?: string; readonly store?: string | true }) => {
      if (given.store !== undefined) finish(await verifyTables(given.store === true ? undefined : given.store));
      else if (files.length === 0) finish(complain('verify needs records, or --store'));
      else finish(verify(files, given.board));
    });
}

/** Replays every table of a store. */
async function verifyTables(store: string | undefined): Promise<number> {
  const { isPostgres, openStore, replayTable, verifyStore } = await import('@fondaco/server');
  const place = await placeOf(store);
  // A store that is not there would be made.
  if (!isPostgres(place) && !existsSync(place)) return complain(`${place}: there is no such file`);
  try {
    const opened = await openStore(place);
    const { tables, lines, hashes, faults } = await verifyStore(opened, replayTable);
    await opened.close();
    for (const { table, message } of faults) process.stdout.write(`WRONG  ${table}: ${message}\n`);
    process.stdout.write(`${tables} tables, ${lines} lines, ${hashes} hashes, ${faults.length} wrong\n`);
    return faults.length > 0 ? NOT_IN_ORDER : 0;
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
}

/** One row a file; a file that cannot be read or replayed does not keep the others from being looked at. */
function verify(files: readonly string[], board: string | undefined): number {
  let faults = 0;
  for (const file of files) {
    const opened = openRecordFile(file, board);
    if (opened.ok) {
      const { table, record } = opened.value;
      const claimed = record.checks.filter((check) => check.hash !== '?').length;
      const state = table.isOver ? 'over' : 'running';
      process.stdout.write(
        `ok     ${file}: ${table.game.id}, ${record.lines.length} lines, ${claimed} hashes, ${state}\n`,
      );
    } else {
      faults++;
      process.stdout.write(`WRONG  ${opened.message}\n`);
    }
  }
  if (files.length > 1) process.stdout.write(`${files.length - faults} ok, ${faults} wrong\n`);
  return faults > 0 ? NOT_IN_ORDER : 0;
}
