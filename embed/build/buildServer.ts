import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { pkg } from './baseConfig.ts';

const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The server is one file, besides PGlite's WebAssembly files and the thread that renews the lock of its folder. */
const serverBundle = {
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

const HEARTBEAT = 'demo/server/store/folder/heartbeatThread.mjs';

/** Backup, restore and move, and what an update asks of the database, for installations that have no sources. */
const commands = { data: 'demo/server/ops/commands/main.ts', update: 'demo/server/ops/update/main.ts' };

/**
 * Builds the server as `outfile`, with the file of its thread, `data.js` and `update.js` beside it.
 * @param plugins change the sources, for tests that need a faulty version
 */
export async function buildServer(
  outfile = 'dist/server/main.js',
  plugins: readonly Plugin[] = [],
): Promise<void> {
  const bundle = { ...serverBundle, plugins: [...plugins] };
  await build({ ...bundle, outfile });
  await build({ ...bundle, entryPoints: commands, sourcemap: false, outdir: dirname(outfile) });
  copyFileSync(HEARTBEAT, join(dirname(outfile), 'heartbeatThread.mjs'));
}
