/*
 * Provides `virtual:parvis-database`, the files of the database in the browser. They are compressed here, because few static
 * hosts compress unknown types. PGlite's own references to the same files are removed, so that they aren't built twice.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { emptyDatabase } from './emptyDatabase.ts';

const name = 'virtual:parvis-database';
const require = createRequire(import.meta.url);
const ofPglite = (file: string) => readFileSync(require.resolve(`@electric-sql/pglite/${file}`));
const ownFiles = /new URL\("(?:\.\/)?(?:pglite|initdb)\.(?:wasm|data)",\s*import\.meta\.url\)/g;

export function packedDatabase(): Plugin {
  return {
    name: 'parvis:packed-database',
    enforce: 'pre',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const parts = {
        engine: ofPglite('pglite.wasm'),
        files: ofPglite('pglite.data'),
        tables: await emptyDatabase(),
      };
      const lines = Object.entries(parts).map(([part, bytes]) => {
        const source = gzipSync(bytes, { level: 9 });
        const file = this.emitFile({ type: 'asset', name: `${part}.bin`, source });
        return `export const ${part} = { url: import.meta.ROLLUP_FILE_URL_${file}, size: ${source.length} };`;
      });
      return lines.join('\n');
    },
    transform(code, id) {
      if (!id.includes('/pglite/dist/')) return undefined;
      return code.replace(ownFiles, 'new URL(import.meta.url)');
    },
  };
}
