import type { Command } from 'commander';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { complain } from '../attempt.ts';
import { exists } from '../files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

export function addBench(program: Command, finish: (code: number) => void): void {
  program
    .command('bench')
    .description("run the checkout's benchmarks; all arguments are theirs")
    .argument('[arguments...]')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (given: string[]) => finish(await bench(given)));
}

async function bench(given: readonly string[]): Promise<number> {
  const script = path.join(ROOT, 'bench', 'run.ts');
  if (!exists(script))
    return complain(`there are no benchmarks here: ${script} is missing (they come with the checkout)`);
  const child = spawn(process.execPath, [...process.execArgv, script, ...given], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
