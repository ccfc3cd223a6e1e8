import { defineConfig } from 'vitest/config';

// Journeys on the built files (npm run build), in Chromium through playwright-core. The files of a job share a browser and
// a process, which compiles PostgreSQL once; each has its own server.
export default defineConfig({
  test: {
    include: ['tests/{fast,slow}/**/*.e2e.ts'],
    globalSetup: 'tests/fast/journeys/support/sharedBrowser.ts',
    isolate: false,
    execArgv: ['--liftoff-only'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A machine under load takes longer than the second that vitest gives.
    expect: { poll: { timeout: 20_000 } },
  },
});
