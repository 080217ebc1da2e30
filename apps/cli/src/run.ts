import { CommanderError } from 'commander';
import { BAD_INPUT, complain } from './attempt.ts';
import { buildProgram, COMMANDS } from './program.ts';

/** Runs a command line; returns its exit code. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const [first] = args;
  if (first !== undefined && !first.startsWith('-') && !COMMANDS.includes(first))
    return complain(`there is no command "${first}"; there are ${COMMANDS.join(', ')} (fondaco --help)`);
  let code = 0;
  try {
    await buildProgram((finished) => (code = finished)).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    code = error.exitCode === 0 ? 0 : BAD_INPUT;
  }
  return code;
}
