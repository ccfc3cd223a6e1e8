/*
 * The script-tag builds: dist/cdn/parvis.js (the loader) with its hashed chunks and integrity.json, and
 * dist/cdn/parvis.iife.js, the same in one classic file. Each also has a name with the version, whose content never
 * changes. The loader has a third name, `parvis-1.js`: the newest of the major version, which each release replaces. No chunk
 * imports the loader, so that `parvis.js?v=1` does not load React twice.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { EXAMPLE_BASE, type Integrity, majorName, snippet } from '../../snippet.ts';
import { chartStubs } from '../../vite/chartStubs.ts';
import { escapeWide } from '../../vite/escapeWide.ts';
import { hostSafe } from '../../vite/hostSafe.ts';
import { plainImports } from '../../vite/plainImports.ts';
import { shadowCss } from '../../vite/shadowCss.ts';
import { baseConfig, pkg } from '../baseConfig.ts';
import { chunkGroups } from './chunkGroups.ts';
import { areaFlags, chunkTable } from './chunkTable.ts';
import { notices } from './notices.ts';

const outDir = 'dist/cdn';

/** What both builds do with the sources. */
const sources = (): InlineConfig =>
  mergeConfig(baseConfig(), {
    // In a page with an AMD loader (Moodle, Magento) papaparse would register there and export nothing.
    define: { 'define.amd': 'false' },
    // wouter's own location changes the history object of the page.
    resolve: {
      alias: [
        { find: /^\.\/use-browser-location\.js$/, replacement: resolve('embed/vite/noBrowserLocation.ts') },
      ],
    },
    plugins: [chartStubs(), ...shadowCss(), hostSafe(), plainImports(), escapeWide()],
  });
const loader = {
  input: { parvis: 'embed/loader/loader.ts' },
  preserveEntrySignatures: 'allow-extension',
} as const;

/** Builds dist/cdn. */
export async function buildCdn(): Promise<void> {
  await buildChunks();
  await buildClassicFile();
  for (const end of ['js', 'iife.js'])
    copyFileSync(`${outDir}/parvis.${end}`, `${outDir}/parvis-${pkg.version}.${end}`);
  for (const name of [loaderName(), majorName(pkg.version)])
    copyFileSync(`${outDir}/parvis.js`, `${outDir}/${name}`);
  const integrity = writeIntegrity();
  writeFileSync(`${outDir}/LICENSES.txt`, notices());
  writeFileSync(`${outDir}/snippet.html`, snippet(EXAMPLE_BASE, integrity, pkg.version));
}

/** The loader under a name that changes with its content, for pages that are built together with it. */
export function loaderName(): string {
  const digest = createHash('sha256')
    .update(readFileSync(`${outDir}/parvis.js`))
    .digest('base64url');
  return `parvis-${digest.slice(0, 8)}.js`;
}

async function buildChunks(): Promise<void> {
  await build(
    mergeConfig(sources(), {
      plugins: [chunkTable('loader-graph.json')],
      build: {
        outDir,
        emptyOutDir: true,
        rolldownOptions: {
          ...loader,
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    }),
  );
}

async function buildClassicFile(): Promise<void> {
  await build(
    mergeConfig(sources(), {
      // A single file has nothing to preload and no address of its own.
      define: { __PARVIS_CHUNKS__: `[[],0,{},{},${areaFlags}]`, 'import.meta.url': "''" },
      build: {
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          ...loader,
          output: { format: 'iife', name: 'Parvis', entryFileNames: 'parvis.iife.js', codeSplitting: false },
        },
      },
    }),
  );
}

/**
 * Writes the hashes for import maps and script tags: `{ "parvis-1.0.0.js": "sha384-…" }`. The loader that each release
 * replaces has null: a page with its hash would refuse the next one.
 */
function writeIntegrity(): Integrity {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const entries = files.sort().map((file): [string, string | null] => {
    if (file === majorName(pkg.version)) return [file, null];
    const digest = createHash('sha384')
      .update(readFileSync(join(outDir, file)))
      .digest('base64');
    return [file.replaceAll('\\', '/'), `sha384-${digest}`];
  });
  const integrity = Object.fromEntries(entries);
  writeFileSync(join(outDir, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
  return integrity;
}
