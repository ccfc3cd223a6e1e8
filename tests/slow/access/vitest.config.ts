import { defineConfig } from 'vitest/config';

// Accessibility of the built console, for `npm run test:access`: every screen under every measure, and tasks by
// keyboard alone.
export default defineConfig({
  test: {
    reporters: ['default', './tests/tools/all/closingLine.ts'],
    include: ['tests/slow/access/**/*.access.ts'],
    maxWorkers: 2,
    // A long limit costs no time when tests pass.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
