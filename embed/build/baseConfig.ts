import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { shortName } from '../vite/scopedName.ts';

interface Package {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The package's own description. */
export const pkg = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

/** What every Vite build of the package has in common; class names agree between them. */
export function baseConfig(): InlineConfig {
  // Started from a test, a build would else take React's development copy.
  process.env.NODE_ENV = 'production';
  return {
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react()],
    define: { __PARVIS_VERSION__: JSON.stringify(pkg.version) },
    css: { modules: { generateScopedName: shortName } },
    build: {
      // The first with light-dark(), popover and nesting: older CSS targets would be sent it all twice.
      target: ['chrome125', 'firefox128', 'safari17.5'],
      modulePreload: false,
      reportCompressedSize: false,
      // tests/size.mjs has the limits.
      chunkSizeWarningLimit: 2000,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    },
  };
}
