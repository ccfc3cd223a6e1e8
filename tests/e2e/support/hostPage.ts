/*
 * A host's page and the place its scripts come from, each on an origin of its own: the page under the strictest policy
 * a host may set, the built script-tag files with CORS, as on a CDN.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Origin {
  url: string;
  close(): Promise<void>;
}

export async function listen(handler: RequestListener): Promise<Origin> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** dist/cdn on its own origin. */
export function serveCdn(): Promise<Origin> {
  return listen((request, response) => {
    const file = `dist/cdn${new URL(request.url ?? '/', 'http://x').pathname}`;
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
    createReadStream(file).pipe(response);
  });
}

export interface HostPage {
  /** What stands in the body. */
  body: string;
  /** The host's own style sheet. */
  css?: string;
  head?: string;
  /** What comes before `<html>`; nothing makes the browser read the page as in 1998. */
  doctype?: string;
  /** Attributes of `<html>` and of `<body>`. */
  html?: string;
  attributes?: string;
}

/** The strictest policy design and README promise to live under. */
export function strictPolicy(cdn: string, api: string): string {
  return [
    "default-src 'none'",
    `script-src ${cdn}`,
    "style-src 'self'",
    'img-src data:',
    `connect-src ${api}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Serves pages by path; the page and its policy can be changed between visits. */
export async function serveHost(
  policy: string | undefined,
): Promise<Origin & { set(path: string, page: HostPage): void }> {
  const pages = new Map<string, HostPage>();
  const origin = await listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const page = pages.get(path.replace(/\/host\.css$/, '/'));
    if (!page) return response.writeHead(404).end();
    if (path.endsWith('.css'))
      return response.writeHead(200, { 'content-type': 'text/css' }).end(page.css ?? '');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(
      `${page.doctype ?? '<!doctype html>'}<html lang="fr" ${page.html ?? ''}><head><title>Paroisse</title><link rel="icon" href="data:,"><link rel="stylesheet" href="host.css">${page.head ?? ''}</head><body ${page.attributes ?? ''}>${page.body}</body></html>`,
    );
  });
  return { ...origin, set: (path, page) => pages.set(path, page) };
}
