import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readableName } from './embed/vite/scopedName.ts';
import { shadowCss } from './embed/vite/shadowCss.ts';

// Dev server, browser tests and vitest. The builds (embed/build) share the plugins and the class names, nothing else.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  publicDir: false,
  plugins: [react(), ...shadowCss()],
  define: { __PARVIS_VERSION__: JSON.stringify(version), __PARVIS_CHUNKS__: '[[],0,{},{}]' },
  css: { modules: { generateScopedName: readableName } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/tools/runner/pageStorage.ts'],
    restoreMocks: true,
    // One of them waits for its database while the other works: by default two cores get a single worker.
    maxWorkers: 2,
    // PGlite compiled once, quickly: what a better compilation costs, a test never gets back.
    execArgv: ['--liftoff-only'],
    // Only a test that hangs meets them; CI may be far slower than the machine before you.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    coverage: { include: ['src/**', 'embed/**', 'demo/server/**'] },
  },
});
