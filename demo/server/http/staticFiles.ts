/**
 * Serves built files from folders with their types, validators, year-long caching for names that contain a hash, and
 * brotli or gzip variants, which are found beside the file or made once. Files may be rebuilt while the server runs.
 *
 * The best brotli takes 20 times as long as a good one and is 7 % smaller. The first answer gets the good one; for files
 * whose content never changes, the best is then made, one file after the other, for all later answers.
 */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Context } from 'hono';
import type { App } from './api';
import { PAGE_POLICY } from './middleware/securityHeaders';

/** A folder, and the prefix of its addresses (`/` or `/cdn/`). */
export interface StaticFolder {
  at: string;
  folder: string;
  /** The file of the folder that is served for addresses directly below `at` that name no file. */
  page?: string;
}

/** The files that `npm run build` makes. */
export const builtFolders: readonly StaticFolder[] = [
  { at: '/formulaires/', folder: 'dist/demo/formulaires', page: 'index.html' },
  { at: '/', folder: 'dist/demo' },
  { at: '/cdn/', folder: 'dist/cdn' },
];

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};
const compressible = /^text\/|json|svg/;
const hashedName = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
const COMPRESS_MIN = 1024;

type Coding = 'br' | 'gzip' | 'identity';

interface Stored {
  modified: number;
  size: number;
  etag: string;
  bytes: Map<Coding, Uint8Array<ArrayBuffer>>;
}

const toBrotli = promisify(brotliCompress);
const brotli = (plain: Uint8Array, quality: number) =>
  toBrotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });
const zip = promisify(gzip);

const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** The variant that was made when the file was built. */
const besides = (file: string, coding: Coding): Promise<Uint8Array | undefined> =>
  readFile(`${file}.${coding === 'br' ? 'br' : 'gz'}`).catch(() => undefined);

/** Finds the file that the path names inside the folder, never outside of it, not even through links. */
async function fileAt(folder: string, path: string): Promise<string | undefined> {
  try {
    const named = decodeURIComponent(path);
    if (named.includes('\0')) return undefined;
    const root = await realpath(folder);
    const file = await realpath(resolve(root, `.${sep}${named}`));
    if (file !== root && !file.startsWith(root + sep)) return undefined;
    const found = await stat(file);
    if (found.isFile()) return file;
    // Relative addresses in a page need the closing slash.
    return found.isDirectory() && (named.endsWith('/') || named === '')
      ? fileAt(root, join(file.slice(root.length), 'index.html'))
      : undefined;
  } catch {
    return undefined;
  }
}

class StaticFiles {
  private readonly stored = new Map<string, Stored>();
  /** The best compression of the files before. */
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly folders: readonly StaticFolder[]) {}

  private async read(file: string): Promise<Stored> {
    const { mtimeMs, size } = await stat(file);
    const known = this.stored.get(file);
    if (known && known.modified === mtimeMs && known.size === size) return known;
    const plain = owned(await readFile(file));
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const fresh: Stored = { modified: mtimeMs, size, etag, bytes: new Map([['identity', plain]]) };
    this.stored.set(file, fresh);
    return fresh;
  }

  private async find(path: string): Promise<string | undefined> {
    for (const { at, folder, page } of this.folders) {
      if (!path.startsWith(at)) continue;
      const below = path.slice(at.length);
      const file = await fileAt(folder, below);
      if (file) return file;
      if (page && /^[^/]+$/.test(below)) return fileAt(folder, page);
    }
    return undefined;
  }

  /** Answers a GET or HEAD; undefined when the address names no file. */
  async respond(c: Context): Promise<Response | undefined> {
    const file = await this.find(new URL(c.req.url).pathname);
    if (!file) return undefined;
    const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const stored = await this.read(file);
    const coding = this.codingFor(c, type, stored.size);
    const etag = `"${stored.etag}${coding === 'identity' ? '' : `-${coding}`}"`;
    const headers: Record<string, string> = {
      ...headersOf(file, type),
      ETag: etag,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    };
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    const bytes = stored.bytes.get(coding) ?? (await this.encode(file, coding, stored));
    headers['Content-Length'] = String(bytes.byteLength);
    return new Response(c.req.method === 'HEAD' ? null : bytes, { headers });
  }

  private async encode(file: string, coding: Coding, { bytes }: Stored): Promise<Uint8Array<ArrayBuffer>> {
    const plain = bytes.get('identity')!;
    const made = await besides(file, coding);
    const encoded = owned(
      made ?? (coding === 'br' ? await brotli(plain, 9) : await zip(plain, { level: 9 })),
    );
    // Another answer may have made it meanwhile, and the best may follow it already.
    const known = bytes.get(coding);
    if (known) return known;
    bytes.set(coding, encoded);
    if (!made && coding === 'br' && hashedName.test(file))
      this.turn = this.turn.then(async () => void bytes.set('br', owned(await brotli(plain, 11))));
    return encoded;
  }

  private codingFor(c: Context, type: string, size: number): Coding {
    if (size < COMPRESS_MIN || !compressible.test(type)) return 'identity';
    const accepted = c.req.header('accept-encoding') ?? '';
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  }
}

function headersOf(file: string, type: string): Record<string, string> {
  const isPage = type.startsWith('text/html');
  return {
    'Content-Type': type,
    'Cache-Control': hashedName.test(file) && !isPage ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Widgets are loaded by pages of other origins, module scripts and fonts with CORS.
    ...(isPage
      ? { 'Content-Security-Policy': PAGE_POLICY }
      : { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

/** Serves the folders on the app; the first that has the file wins. Must be registered after the API. */
export function serveStatic(app: App, folders: readonly StaticFolder[]): void {
  const files = new StaticFiles(folders);
  app.on(['GET', 'HEAD'], '/*', async (c, next) => (await files.respond(c)) ?? next());
}
