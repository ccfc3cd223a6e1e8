import { defineConfig } from 'vitest/config';

// `npm run test:package`, after `npm run build`: the packed package in hosts outside of the repository.
export default defineConfig({
  test: {
    reporters: ['default', './tests/tools/all/closingLine.ts'],
    include: ['tests/slow/package/*.check.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
