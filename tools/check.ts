/** Every check, each once, by the commands of package.json; the tests beside the quick ones, once what they need is there. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);
/** What the tests need of the machine; one after the other, since only one can install. */
const NEEDED = ['chromium', 'postgres'];
const QUICK = ['format:check', 'lint', 'types', 'check-rules', 'check-deps', 'unused'];
const AT_ONCE = 2;
/** Hundreds of processes read the same modules; what one has read the others find here. */
const NODE_COMPILE_CACHE = path.join(ROOT, 'node_modules', '.cache', 'compiled');

type CheckResult = { readonly name: string; readonly passed: boolean };

function commandOf(name: string): string {
  const scripts: Record<string, string> = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts;
  const command = scripts[name];
  if (command === undefined) throw new Error(`package.json has no script ${name}`);
  return command;
}

/** Runs one script; its output is kept and shown in one piece, unless it is to be followed. */
function run(name: string, how: { readonly output: 'live' | 'whole' }): Promise<CheckResult> {
  const began = performance.now();
  const stdio = how.output === 'live' ? 'inherit' : (['ignore', 'pipe', 'pipe'] as const);
  const child = spawn(commandOf(name), {
    cwd: ROOT,
    shell: true,
    stdio: typeof stdio === 'string' ? stdio : [...stdio],
    env: { ...process.env, NODE_COMPILE_CACHE },
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      process.stdout.write(Buffer.concat(chunks));
      resolve({ name, passed: code === 0 });
    });
  });
}

async function runNeeded(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const name of NEEDED) results.push(await run(name, { output: 'whole' }));
  return results;
}

async function runQuick(): Promise<CheckResult[]> {
  const waiting = [...QUICK];
  const results: CheckResult[] = [];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      results.push(await run(name, { output: 'whole' }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function runTests(): Promise<CheckResult[]> {
  return [...(await runNeeded()), await run('vitest', { output: 'live' })];
}

// The client is built before its first tests, by one core: the other has room for the quick checks.
const results = (await Promise.all([runQuick(), runTests()])).flat();
const failed = results.filter((result) => !result.passed);
if (failed.length > 0) console.log(`failed: ${failed.map((result) => result.name).join(', ')}`);
console.log(`checks: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
