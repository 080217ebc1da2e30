import type { Command } from 'commander';
import { NOT_IN_ORDER } from '../attempt.ts';
import { openRecordFile } from '../record-file.ts';

export function addVerify(program: Command, finish: (code: number) => void): void {
  program
    .command('verify')
    .description('replay records to the hashes they carry')
    .argument('<record...>', 'files with records')
    .option('--board <file>', 'the board or parts file they were played on')
    .action((files: string[], given: { readonly board?: string }) => finish(verify(files, given.board)));
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
