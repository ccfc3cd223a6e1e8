import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { shortName } from '../vite/scopedName.ts';

interface Package {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The package.json of Parvis. */
export const pkg = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

/** What all Vite builds of the package share. They use the same class names. */
export function baseConfig(): InlineConfig {
  // A build that a test starts would otherwise use React's development version.
  process.env.NODE_ENV = 'production';
  return {
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react()],
    define: { __PARVIS_VERSION__: JSON.stringify(pkg.version) },
    css: { modules: { generateScopedName: shortName } },
    build: {
      // The first versions with light-dark(), popover and nesting. For older targets, the CSS would contain everything
      // twice.
      target: ['chrome125', 'firefox128', 'safari17.5'],
      modulePreload: false,
      reportCompressedSize: false,
      // tests/tools/size.mjs holds the limits.
      chunkSizeWarningLimit: 2000,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    },
  };
}
