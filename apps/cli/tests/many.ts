// Runs many command lines in one process, since starting one takes longer than they do. `cli.ts` reads what it prints.
import { itemAt } from '@fondaco/kernel';
import { runCommandLine } from '../src/run.ts';

for (const args of JSON.parse(itemAt(process.argv, 2)) as string[][]) {
  const code = await runCommandLine(args);
  const end = `\n${JSON.stringify({ code })}\n`;
  process.stdout.write(end);
  process.stderr.write(end);
}
