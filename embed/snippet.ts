/*
 * Writes the lines that make a page load Parvis with every file checked: the loader's hash in its script tag, and the
 * hashes of the chunks in an import map. It is built into dist/snippet.mjs and runs as `parvis-snippet
 * https://cdn.example.org/parvis/`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RESERVED_HEIGHT } from './loader/reservedHeight';

/** The hashes in integrity.json, by file relative to dist/cdn; null for a file that a release replaces. */
export type Integrity = Readonly<Record<string, string | null>>;

export const EXAMPLE_BASE = 'https://cdn.example.org/parvis/';

/** `1.4.2` → `parvis-1.js`, the loader of the newest release of the major version. */
export const majorName = (version: string): string => `parvis-${version.split('.')[0]}.js`;

/** The content of the import map. A policy without 'unsafe-inline' needs its hash. */
function importMap(base: string, integrity: Integrity): string {
  const chunks = Object.entries(integrity).filter(([file]) => file.startsWith('chunks/'));
  return JSON.stringify({ integrity: Object.fromEntries(chunks.map(([file, hash]) => [base + file, hash])) });
}

/** The lines to paste, for files served under `address`. `apis` are the back ends that the page's markup may name. */
export function snippet(
  address: string,
  integrity: Integrity,
  version: string,
  apis: readonly string[] = [],
): string {
  const base = `${address.replace(/\/+$/, '')}/`;
  const map = importMap(base, integrity);
  const policy = createHash('sha256').update(map).digest('base64');
  const named = apis.length > 0 ? ` data-api="${apis.join(' ')}"` : '';
  const script = (file: string, attributes: string) =>
    `<script ${attributes}${named} src="${base}${file}" integrity="${integrity[file]}" crossorigin="anonymous"></script>`;
  return [
    `<!-- Parvis ${version}: the loader, and its chunks where the browser reads hashes in import maps`,
    '     (Chrome 127, Firefox 138, Safari 18; others load them unchecked). In the page’s head, before any other module.',
    '     A page that has them may send Integrity-Policy: blocked-destinations=(script).',
    `     A policy without 'unsafe-inline' also needs: script-src 'sha256-${policy}' ${new URL(base).origin} -->`,
    `<script type="importmap">${map}</script>`,
    script(`parvis-${version}.js`, 'type="module"'),
    '',
    '<!-- Or everything in one classic file, heavier, checked by every browser: -->',
    `<!-- ${script(`parvis-${version}.iife.js`, 'defer')} -->`,
    '',
    `<!-- Or the newest ${version.split('.')[0]}.x, which you don’t have to edit for an update. Each release replaces it, so it has no hash, and`,
    '     neither have its chunks: leave the import map out, and serve it with a short cache (Cache-Control: max-age=300).',
    `     <script type="module"${named} src="${base}${majorName(version)}" crossorigin="anonymous"></script> -->`,
    '',
    '<!-- For the page’s own style sheet, with the tags that the page has: keeps their height free until the loader comes.',
    `     :where(parvis-members:not(:defined), [data-parvis]:empty) { display: block; min-height: ${RESERVED_HEIGHT} } -->`,
    '',
  ].join('\n');
}

function main(): void {
  const [address = EXAMPLE_BASE, ...apis] = process.argv.slice(2);
  const isAddress = (text: string) => /^https?:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text);
  if (![address, ...apis].every(isAddress)) {
    console.error(
      'parvis-snippet needs the address where dist/cdn is served, then the back ends of the page: parvis-snippet https://cdn.example.org/parvis/ https://api.example.org',
    );
    process.exitCode = 1;
    return;
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const { version } = read('../package.json') as { version: string };
  process.stdout.write(snippet(address, read('./cdn/integrity.json') as Integrity, version, apis));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
