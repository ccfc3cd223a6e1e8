import { defineConfig } from 'vitest/config';

// `npm run test:hosts`: the built widgets on pages with well-known style sheets, and in another browser.
export default defineConfig({
  test: {
    reporters: ['default', './tests/tools/all/closingLine.ts'],
    include: ['tests/slow/hosts/**/*.hosts.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // Firefox is driven by WebSocket, which Node 20 has behind this flag.
    execArgv: ['--experimental-websocket'],
  },
});
