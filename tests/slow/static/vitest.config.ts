import { defineConfig } from 'vitest/config';

// The console without a server, built and served as by a static host, for `npm run test:static`.
export default defineConfig({
  test: {
    reporters: ['default', './tests/tools/all/closingLine.ts'],
    include: ['tests/slow/static/**/*.static.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
