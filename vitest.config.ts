import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const common = { pool: 'forks', testTimeout: 120_000, hookTimeout: 120_000 } as const;
/** What Vite bundles is tested as Vite reads it: its globs, styles and JSX. */
const BUNDLED = 'apps/web/src/**/*.test.ts';

const LONGEST = ['layout', 'access', 'lessons', 'review', 'conformance', 'secrecy', 'play-keys', 'end', 'online-games'];

/** What takes minutes comes first, or one worker would be left with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification): number =>
      Number(!LONGEST.some((name) => moduleId.endsWith(`/tests/${name}.test.ts`)));
    return (await super.sort(files)).toSorted((a, b) => isShort(a) - isShort(b));
  }
}

/** Whoever drives a browser waits for it half of the time: two cores have room for three. */
const WORKERS = Math.max(2, Math.ceil(os.availableParallelism() * 1.5));

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          include: [
            'packages/*/{src,tests}/**/*.test.ts',
            'packages/kernel/testing/**/*.test.ts',
            'apps/*/{src,tests}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [BUNDLED],
          // Node runs these modules as they are, which is how they are used; through Vite's the engine is three times slower.
          experimental: { viteModuleRunner: false },
        },
      },
      { test: { ...common, name: 'vite', include: [BUNDLED] } },
    ],
  },
});
