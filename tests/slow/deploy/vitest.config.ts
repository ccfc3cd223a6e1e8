import { defineConfig } from 'vitest/config';

// The built server behind the proxies that demo/server/deploy has samples for, run by `npm run test:deploy`.
export default defineConfig({
  test: {
    reporters: ['default', './tests/tools/all/closingLine.ts'],
    globalSetup: 'tests/slow/deploy/sayAbsent.ts',
    include: ['tests/slow/deploy/**/*.deploy.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
