/** Loads the rules of a game with all their mutants in them, and runs its tests with one of them turned on. */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerAnswer, Order, WorkerData } from './orders.ts';
import { mutatedFiles, ruleTests } from './sources.ts';
import { SWITCH, withSwitches } from './switches.ts';
import type * as Collector from './test-collector.ts';

const { root, folder, loadedWith } = workerData as WorkerData;
const COLLECTOR = new URL('./test-collector.ts', import.meta.url).href;
const SHOWN = 5;
const MICROSECONDS = 1000;

let active = loadedWith;
let met: Set<number> | undefined;
Object.assign(globalThis, {
  [SWITCH]: (number: number): boolean => {
    met?.add(number);
    return number === active;
  },
});

const sources = new Map(
  mutatedFiles(root, folder).map(({ file, source, mutations, first }) => [
    pathToFileURL(path.join(root, file)).href,
    withSwitches(source, mutations, first),
  ]),
);
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: COLLECTOR, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const source = sources.get(url);
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

async function load(): Promise<typeof Collector> {
  const collector = (await import(COLLECTOR)) as typeof Collector;
  for (const file of ruleTests(root, folder)) await import(pathToFileURL(path.join(root, file)).href);
  return collector;
}

const loading = load();
/** What went wrong while loading is an answer too: a mutant that is run at loading can break it. */
loading.catch(() => undefined);

/** The first of some tests that fails, by its number; undefined if all hold. */
async function firstFailing(tests: readonly number[]): Promise<string | undefined> {
  const { collected } = await loading;
  for (const number of tests) {
    try {
      await collected[number]?.run();
    } catch (error) {
      return `${collected[number]?.title ?? number}: ${String(error).slice(0, 200)}`;
    }
  }
  return undefined;
}

async function answer(order: Order): Promise<WorkerAnswer> {
  try {
    if (order.type === 'run') {
      active = order.mutant;
      const failing = await firstFailing(order.tests ?? [...(await loading).collected.keys()]);
      active = loadedWith;
      return { type: 'ran', ...(failing === undefined ? {} : { failing }) };
    }
    const { collected } = await loading;
    const reached: number[][] = [];
    const took: number[] = [];
    const failures: string[] = [];
    for (const number of collected.keys()) {
      met = new Set();
      const began = process.threadCpuUsage();
      const failing = await firstFailing([number]);
      if (failing !== undefined) failures.push(failing);
      const { user, system } = process.threadCpuUsage(began);
      took.push((user + system) / MICROSECONDS);
      reached.push([...met]);
    }
    met = undefined;
    return { type: 'covered', reached, took, failures: failures.slice(0, SHOWN) };
  } catch (error) {
    return { type: 'ran', failing: String(error).slice(0, 200) };
  }
}

parentPort?.on('message', (order: Order) => {
  void answer(order).then((result) => parentPort?.postMessage(result));
});
