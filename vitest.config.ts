import { defineConfig } from 'vitest/config';

const common = { pool: 'forks', testTimeout: 120_000, hookTimeout: 120_000 } as const;
/** What Vite bundles is tested as Vite reads it: its globs, styles and JSX. */
const BUNDLED = 'apps/web/src/**/*.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
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
