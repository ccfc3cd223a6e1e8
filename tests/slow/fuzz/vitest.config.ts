import { defineConfig } from 'vitest/config';
import base from '../../../vite.config.ts';

// `npm run test:fuzz`: random input with a hundred times as many runs as beside the other tests, and every hostile text.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    reporters: ['default', './tests/tools/all/closingLine.ts'],
    include: [
      'tests/slow/fuzz/**/*.test.{ts,tsx}',
      'tests/{fast,slow}/server/hostile/**/*.test.ts',
      'tests/{fast,slow}/journeys/**/hostile.e2e.ts',
    ],
    env: { FUZZ_RUNS: '100' },
    testTimeout: 1_200_000,
  },
});
