import { defineConfig } from 'vitest/config';

// Journeys on the built files (npm run build), in Chromium through playwright-core, one file at a time.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    // Part of `npm run test:fuzz`, with the other hostile words.
    exclude: process.env.FUZZ_RUNS ? [] : ['tests/e2e/hostile.e2e.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
