import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { NameUnsteady } from './tools/name-unsteady.ts';

const common = {
  pool: 'forks',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A machine that does much else besides is slow to show what is waited for.
  expect: { poll: { timeout: 15_000 } },
} as const;
/** What Vite bundles is tested as Vite reads it: its globs, styles and JSX. */
const BUNDLED = 'apps/web/src/**/*.test.ts';
const IN_BROWSER = 'apps/web/tests/**/*.test.ts';
// Node runs these modules as they are, which is how they are used; through Vite's the engine is three times slower.
const native = { ...common, experimental: { viteModuleRunner: false } } as const;

/** Files that take longest, the longest first; those of packages are quick, but for the games' conformance. */
const LONGEST = [
  'apps/web/tests/look/layout',
  'apps/web/tests/review/judging',
  'apps/web/tests/review/pictures',
  'apps/web/tests/play-keys',
  'apps/web/tests/look/access',
  'apps/web/tests/learn/lessons',
  'apps/web/tests/review/moments',
  'apps/web/tests/secrecy',
  'apps/web/tests/end',
  'tools/rolling/run-rolling',
  'apps/web/tests/online/games',
  'apps/web/tests/online/together',
  'apps/server/tests/played',
  'apps/cli/tests/simulate',
  'apps/cli/tests/play',
  'apps/web/tests/storage',
  'apps/web/tests/play-mouse',
  'apps/web/tests/learn/rules-book',
  'apps/web/tests/keep',
  'apps/web/tests/offline',
  'tools/hostile/run-hostile',
  'tools/secrecy/secrecy',
  'apps/server/tests/contract',
  'apps/server/tests/gathering',
  'apps/server/tests/writers',
  'packages/augsburg-1520/tests/conformance',
  'packages/de-vulgari-eloquentia/tests/conformance',
].map((name) => `/${name}.test.ts`);

/** What takes minutes comes first, or one worker would be left with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Whoever drives a browser or a server waits for it half of the time: every core has room for two. */
const WORKERS = Math.max(2, os.availableParallelism() * 2);

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new NameUnsteady()],
    projects: [
      {
        test: {
          ...native,
          name: 'apps',
          include: ['apps/*/{src,tests}/**/*.test.ts', '{bench,tools}/**/*.test.ts'],
          exclude: [BUNDLED, IN_BROWSER],
          // What the files share, the games among it, is read once in a process.
          isolate: false,
        },
      },
      // A browser draws when it has time to: what fails once may be tried once more, and is named at the end. What the files share, the browser
      // and played tables among it, is begun and made once in a process.
      { test: { ...native, name: 'browser', include: [IN_BROWSER], retry: 1, isolate: false } },
      {
        test: {
          ...native,
          name: 'packages',
          include: ['packages/*/{src,tests}/**/*.test.ts', 'packages/kernel/testing/**/*.test.ts'],
          // They keep nothing outside themselves, so that one process reads what they share once.
          isolate: false,
        },
      },
      { test: { ...common, name: 'vite', include: [BUNDLED], isolate: false } },
    ],
  },
});
