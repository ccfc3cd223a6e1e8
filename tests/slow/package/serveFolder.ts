import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listen, type Origin } from '../../fast/journeys/support/hostPage.ts';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the built files of a host on its own origin, without a policy, because some frameworks can't have one. */
export function serveFolder(folder: string): Promise<Origin> {
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
}
