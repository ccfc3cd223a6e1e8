/*
 * `npm run build:static` builds the console with its server in the page, as a folder for any static host, under any path.
 * `--out=` names the folder, which is dist-static by default.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, mergeConfig, type Plugin } from 'vite';
import { baseConfig } from '../../../embed/build/baseConfig.ts';
import { builtLoader } from '../../../embed/build/buildDemo.ts';
import { loaderName } from '../../../embed/build/cdn/buildCdn.ts';
import { packedDatabase } from './packedDatabase.ts';

const outDir = resolve(
  process.argv.find((flag) => flag.startsWith('--out='))?.slice('--out='.length) ?? 'dist-static',
);
const inBrowser = (name: string) => resolve(`demo/static/worker/node/${name}.ts`);

const nothing = '\0nothing';

/** Replaces the Node modules that the server needs by modules for browsers. PGlite needs others, but only on Node. */
const nodeInBrowser: Plugin = {
  name: 'parvis:node-in-browser',
  enforce: 'pre',
  resolveId(source) {
    if (source === 'node:crypto') return inBrowser('crypto');
    // The server's own parser of forms is built on Node's streams.
    if (/\/readForm$/.test(source)) return inBrowser('readForm');
    return source.startsWith('node:') || source === 'fs' || source === 'module' ? nothing : undefined;
  },
  load: (id) => (id === nothing ? 'export default {};' : undefined),
};

function buildWidgets(): void {
  const args = ['--import', 'tsx', 'embed/build/main.ts', '--only=cdn'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Copies the loader and its chunks as the package contains them. */
function copyWidgets(): void {
  mkdirSync(join(outDir, 'cdn'), { recursive: true });
  for (const part of [loaderName(), 'chunks'])
    cpSync(join('dist/cdn', part), join(outDir, 'cdn', part), { recursive: true });
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

buildWidgets();
const files = '[name]-[hash]';
await build(
  mergeConfig(baseConfig(), {
    root: 'demo/static',
    plugins: [builtLoader()],
    worker: {
      format: 'es',
      plugins: () => [nodeInBrowser, packedDatabase()],
      rolldownOptions: {
        // PGlite's code causes these warnings.
        checks: { eval: false, importIsUndefined: false, pluginTimings: false },
        output: {
          entryFileNames: `assets/${files}.js`,
          chunkFileNames: `assets/${files}.js`,
          assetFileNames: `assets/${files}[extname]`,
        },
      },
    },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Entries are at the top, so that `./cdn/` means the same address for them as for the page.
        output: { entryFileNames: `${files}.js`, assetFileNames: `assets/${files}[extname]` },
      },
    },
  }),
);
copyWidgets();
console.log(`${outDir}: ${(sizeOf(outDir) / 2 ** 20).toFixed(1)} MB`);
