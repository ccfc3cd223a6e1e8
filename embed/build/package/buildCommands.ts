/** The commands of the package, each in one file that needs nothing beside it: `parvis-snippet`, `parvis-check`. */
import { build } from 'esbuild';

/** Builds dist/snippet.mjs and dist/check.mjs. */
export async function buildCommands(): Promise<void> {
  await build({
    entryPoints: { snippet: 'embed/snippet.ts', check: 'embed/check/main.ts' },
    bundle: true,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    minify: true,
    banner: { js: '#!/usr/bin/env node' },
  });
}
