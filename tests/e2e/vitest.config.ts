import { defineConfig } from 'vitest/config';

// Journeys on the built files (npm run build), in Chromium through playwright-core. A page waits more than it works:
// three files at a time, each with a server of its own. They share a browser, and three processes, which compile
// PostgreSQL once.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    // Part of `npm run test:fuzz`, with the other hostile words.
    exclude: process.env.FUZZ_RUNS ? [] : ['tests/e2e/hostile.e2e.ts'],
    globalSetup: 'tests/e2e/support/sharedBrowser.ts',
    maxWorkers: 3,
    isolate: false,
    execArgv: ['--liftoff-only'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
