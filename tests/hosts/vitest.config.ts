import { defineConfig } from 'vitest/config';

// Widgets on pages of well-known style sheets and in another browser, for `npm run test:hosts`; the built files.
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.hosts.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // Firefox is spoken to by WebSocket, which Node 20 has behind this flag.
    execArgv: ['--experimental-websocket'],
  },
});
