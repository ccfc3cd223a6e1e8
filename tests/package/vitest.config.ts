import { defineConfig } from 'vitest/config';

// The packed package in hosts of their own, outside of the repository (npm run test:package, after npm run build).
export default defineConfig({
  test: {
    include: ['tests/package/*.check.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
