import { itemAt } from '@fondaco/kernel';
import { Bench } from './bench.ts';
import type { MutantFate, Mutant } from './results.ts';

/** Seconds of work: a mutant may take the tests that reach it this much longer than they took without one, or they do not end. */
const PATIENCE = 8;
const LEAST_SECONDS = 1;
const MOST_TO_LOAD = 60;
/** After so many mutants a bench shows that the rules without one still pass; if not, it is replaced and they run again. */
const PROVED_EVERY = 100;

export interface RunHow {
  readonly root: string;
  readonly folder: string;
  readonly threads: number;
  readonly isStopped: () => boolean;
  readonly onFate: (mutant: Mutant, fate: MutantFate) => void;
}

/** Tries mutants one by one, each against the tests that reach its place. */
export async function runMutants(mutants: readonly Mutant[], how: RunHow): Promise<void> {
  if (mutants.length === 0) return;
  const reaching = await cover(how);
  const waiting = [...mutants].reverse();
  await Promise.all(Array.from({ length: how.threads }, () => work(waiting, reaching, how)));
}

/** The tests that reach a mutant, the quickest first, since most mutants are noticed by more than one; and how many seconds they take. */
interface Reaching {
  readonly tests: readonly number[];
  readonly seconds: number;
}

async function cover({ root, folder }: RunHow): Promise<ReadonlyMap<number, Reaching>> {
  const bench = new Bench({ root, folder, loadedWith: 0 });
  const answer = await bench.ask({ type: 'cover' }, MOST_TO_LOAD);
  await bench.close();
  if (answer?.type !== 'covered') throw new Error(`the tests of ${folder} do not run: ${JSON.stringify(answer)}`);
  if (answer.failures.length > 0) throw new Error(`without a mutant these fail:\n${answer.failures.join('\n')}`);
  const reaching = new Map<number, Reaching>();
  const { reached, took } = answer;
  const order = [...reached.keys()].toSorted((a, b) => itemAt(took, a) - itemAt(took, b));
  for (const test of order) {
    for (const number of itemAt(reached, test)) {
      const { tests, seconds } = reaching.get(number) ?? { tests: [], seconds: 0 };
      reaching.set(number, { tests: [...tests, test], seconds: seconds + itemAt(took, test) / 1000 });
    }
  }
  return reaching;
}

async function work(
  waiting: Mutant[],
  reaching: ReadonlyMap<number, Reaching>,
  { root, folder, isStopped, onFate }: RunHow,
): Promise<void> {
  const bench = new Bench({ root, folder, loadedWith: 0 });
  await bench.ask({ type: 'run', mutant: 0, tests: [] }, MOST_TO_LOAD);
  let unproved: [Mutant, MutantFate][] = [];
  const prove = async (): Promise<void> => {
    const proof = await bench.ask({ type: 'run', mutant: 0 }, MOST_TO_LOAD);
    if (proof?.type === 'ran' && proof.failing === undefined)
      for (const [mutant, fate] of unproved) onFate(mutant, fate);
    else {
      waiting.push(...unproved.map(([mutant]) => mutant));
      await bench.close();
      await bench.ask({ type: 'run', mutant: 0, tests: [] }, MOST_TO_LOAD);
    }
    unproved = [];
  };
  for (let mutant = waiting.pop(); mutant !== undefined && !isStopped(); mutant = waiting.pop()) {
    const reached = reaching.get(mutant.number);
    const fate = mutant.isStatic
      ? await tryLoading({ root, folder }, mutant)
      : reached === undefined
        ? 'unreached'
        : await tryTests(bench, mutant, reached);
    unproved.push([mutant, fate]);
    if (unproved.length >= PROVED_EVERY) await prove();
  }
  await prove();
  await bench.close();
}

async function tryTests(bench: Bench, { number }: Mutant, { tests, seconds }: Reaching): Promise<MutantFate> {
  const answer = await bench.ask({ type: 'run', mutant: number, tests }, LEAST_SECONDS + PATIENCE * seconds);
  if (answer === undefined) {
    // The bench has been replaced; loading it is not the next mutant's time.
    await bench.ask({ type: 'run', mutant: 0, tests: [] }, MOST_TO_LOAD);
    return 'endless';
  }
  return answer.type === 'ran' && answer.failing === undefined ? 'survived' : 'killed';
}

/** A mutant that is run when its file is loaded needs a bench of its own. */
async function tryLoading(where: Pick<RunHow, 'root' | 'folder'>, { number }: Mutant): Promise<MutantFate> {
  const bench = new Bench({ ...where, loadedWith: number });
  const answer = await bench.ask({ type: 'run', mutant: number }, MOST_TO_LOAD);
  await bench.close();
  if (answer === undefined) return 'endless';
  return answer.type === 'ran' && answer.failing === undefined ? 'survived' : 'killed';
}
