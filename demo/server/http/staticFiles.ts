/**
 * Serves built files from folders with their types, validators, year-long caching for names that contain a hash, and
 * brotli or gzip. Files may be rebuilt while the server runs.
 *
 * The serveStatic of @hono/node-server is not used: it follows links out of the folder, has no validators, and takes
 * length and content of a file at two moments, so that an answer during a build may never end.
 */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import type { App } from './routeBase';
import { PAGE_POLICY, WORKER_POLICY } from './securityHeaders';

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
  { at: '/inscriptions/', folder: 'dist/demo/inscriptions', page: 'index.html' },
  { at: '/', folder: 'dist/demo' },
  { at: '/cdn/', folder: 'dist/cdn' },
];

const compressible = /^text\/|json|svg/;
const hashedName = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
/** The loader of the newest release of a major version, which the next release replaces. */
const movingName = /\/parvis-\d+\.js$/;
/** The pages among the built ones that register a worker: the console, and that of a helper's link. */
const hasWorker = /[\\/]demo[\\/](?:pointage[\\/])?index\.html$/;
const COMPRESS_MIN = 1024;

/** The best first. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];
type Bytes = Uint8Array<ArrayBuffer>;

interface Stored {
  modified: number;
  size: number;
  etag: string;
  plain: Bytes;
  coded: Map<Coding, Promise<Bytes>>;
}

/**
 * The best brotli takes a few milliseconds for most files and 0.3 s for the largest chunk, once per start, but 2.4 s for
 * the classic file. Quality 9 fills large tables for every file, which takes longer than the best below 100 KB.
 */
const qualityFor = ({ length }: Bytes): number => (length < 2 ** 19 ? 11 : 8);

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
const compress: Record<Coding, (plain: Bytes) => Promise<Bytes>> = {
  br: (plain) => toBrotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: qualityFor(plain) } }),
  gzip: (plain) => toGzip(plain, { level: 9 }),
};

/** The file in this coding. Callers at the same time share the work. */
function inCoding({ plain, coded }: Stored, coding: Coding): Promise<Bytes> {
  const made = coded.get(coding);
  if (made) return made;
  const bytes = compress[coding](plain);
  coded.set(coding, bytes);
  bytes.catch(() => coded.delete(coding));
  return bytes;
}

/** The best coding that the caller takes; undefined for the plain file. */
function codingFor(c: Context, type: string, size: number): Coding | undefined {
  if (size < COMPRESS_MIN || !compressible.test(type)) return undefined;
  const taken = parseAccept(c.req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  return CODINGS.find((coding) => taken.some((each) => each.type === coding));
}

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

/** Whether no part of the path hides a separator, so that it names the folder that it seems to. */
function isPlain(path: string): boolean {
  try {
    return path.split('/').every((part) => !/[/\\\0]/.test(decodeURIComponent(part)));
  } catch {
    return false;
  }
}

class StaticFiles {
  private readonly stored = new Map<string, Stored>();

  constructor(private readonly folders: readonly StaticFolder[]) {}

  private async read(file: string): Promise<Stored> {
    const { mtimeMs, size } = await stat(file);
    const known = this.stored.get(file);
    if (known && known.modified === mtimeMs && known.size === size) return known;
    const plain = await readFile(file);
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const fresh: Stored = { modified: mtimeMs, size, etag, plain, coded: new Map() };
    this.stored.set(file, fresh);
    return fresh;
  }

  private async find(path: string): Promise<string | undefined> {
    if (!isPlain(path)) return undefined;
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
    const type = getMimeType(file) ?? 'application/octet-stream';
    const stored = await this.read(file);
    const coding = codingFor(c, type, stored.size);
    const etag = `"${stored.etag}${coding ? `-${coding}` : ''}"`;
    const headers: Record<string, string> = {
      ...headersOf(file, type),
      ETag: etag,
      ...(coding && { 'Content-Encoding': coding }),
    };
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    const bytes = coding ? await inCoding(stored, coding) : stored.plain;
    headers['Content-Length'] = String(bytes.byteLength);
    return new Response(c.req.method === 'HEAD' ? null : bytes, { headers });
  }
}

function cachingOf(file: string, isPage: boolean): string {
  if (movingName.test(file)) return 'public, max-age=300';
  return hashedName.test(file) && !isPage ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function headersOf(file: string, type: string): Record<string, string> {
  const isPage = type.startsWith('text/html');
  return {
    'Content-Type': type,
    'Cache-Control': cachingOf(file, isPage),
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Widgets are loaded by pages of other origins, module scripts and fonts with CORS.
    ...(isPage
      ? { 'Content-Security-Policy': hasWorker.test(file) ? WORKER_POLICY : PAGE_POLICY }
      : { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

/** Serves the folders on the app; the first that has the file wins. Must be registered after the API. */
export function serveStatic(app: App, folders: readonly StaticFolder[]): void {
  const files = new StaticFiles(folders);
  app.on(['GET', 'HEAD'], '/*', async (c, next) => (await files.respond(c)) ?? next());
}
