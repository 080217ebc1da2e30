import type { Command } from 'commander';
import { serve } from '../rpc/server.ts';

export function addRpc(program: Command, finish: (code: number) => void): void {
  program
    .command('rpc')
    .description('the engine for other programs: JSON-RPC 2.0, one object a line, on stdin and stdout (docs/rpc.md)')
    .action(async () => {
      await serve(process.stdin, process.stdout);
      finish(0);
    });
}
