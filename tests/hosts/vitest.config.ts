import { defineConfig } from 'vitest/config';

// Widgets on pages of well-known style sheets, for `npm run test:hosts`; the built files, in Chromium.
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.hosts.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
