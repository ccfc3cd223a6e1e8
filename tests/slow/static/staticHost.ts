/* A host that only serves files: 404 without a file, 405 for other methods than GET. It records every request. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { listenOnFreePort } from '../../support/processes/ports.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.gz': 'application/gzip',
};

export interface StaticHost {
  /** The address of the folder, with a closing slash. */
  url: string;
  /** The requests with their status: `200 GET /path`. */
  asked: string[];
  /** Makes paths that match fail from now on. */
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
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}${at}`,
    asked,
    block: (pattern) => {
      blocked = pattern;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
