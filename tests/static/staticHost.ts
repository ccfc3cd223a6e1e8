/* A host that only has files: what is no file of the folder is 404, what is no GET is 405. It notes what was asked. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.gz': 'application/gzip',
};

export interface StaticHost {
  /** Of the folder, with a closing slash. */
  url: string;
  /** `200 GET /path`. */
  asked: string[];
  /** Paths that match fail from now on. */
  block(pattern: RegExp | undefined): void;
  close(): Promise<void>;
}

/** Serves the folder under a path that is not the root. */
export async function serveFolder(folder: string): Promise<StaticHost> {
  const at = '/projets/parvis/';
  const asked: string[] = [];
  let blocked: RegExp | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const file = join(folder, pathname === at ? 'index.html' : pathname.slice(at.length));
    const isFile = pathname.startsWith(at) && !blocked?.test(pathname) && existsSync(file);
    const status = request.method !== 'GET' ? 405 : isFile && statSync(file).isFile() ? 200 : 404;
    asked.push(`${status} ${request.method} ${pathname}`);
    response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(status === 200 ? readFileSync(file) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${at}`,
    asked,
    block: (pattern) => {
      blocked = pattern;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
