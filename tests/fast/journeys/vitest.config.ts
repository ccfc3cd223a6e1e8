import { defineConfig } from 'vitest/config';

// Journeys on the built files (npm run build), in Chromium through playwright-core. A page mostly waits, so three files
// run at a time, each with its own server. They share a browser and three processes, which compile PostgreSQL once.
export default defineConfig({
  test: {
    include: ['tests/fast/journeys/**/*.e2e.ts'],
    // `npm run test:fuzz` runs it, with the other hostile words.
    exclude: process.env.FUZZ_RUNS ? [] : ['tests/fast/journeys/hostile.e2e.ts'],
    globalSetup: 'tests/fast/journeys/support/sharedBrowser.ts',
    maxWorkers: 3,
    isolate: false,
    execArgv: ['--liftoff-only'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A machine under load takes longer than the second that vitest gives.
    expect: { poll: { timeout: 20_000 } },
  },
});
