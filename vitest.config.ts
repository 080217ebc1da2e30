import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,tests}/**/*.test.ts',
      'packages/kernel/testing/**/*.test.ts',
      'apps/*/{src,tests}/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
