import { type BuildOptions, build } from 'esbuild';
import { pkg } from './shared.ts';

const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** How the server becomes one file, but for PGlite, which brings its own WebAssembly files. */
export const serverBundle = {
  entryPoints: ['demo/server/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  define: { __PARVIS_VERSION__: JSON.stringify(pkg.version) },
  external: ['@electric-sql/pglite', 'pg-native'],
  // CommonJS dependencies (pg, nodemailer, papaparse) call require at run time.
  banner: { js: banner },
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Builds dist/server/main.js. */
export async function buildServer(): Promise<void> {
  await build({ ...serverBundle, outfile: 'dist/server/main.js' });
}
