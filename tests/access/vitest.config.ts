import { defineConfig } from 'vitest/config';

// Accessibility of the built console, for `npm run test:access`: every screen under every measure, and the keyboard.
export default defineConfig({
  test: {
    include: ['tests/access/**/*.access.ts'],
    maxWorkers: 2,
    // Patience costs nothing where all is well.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
