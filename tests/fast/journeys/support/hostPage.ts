/*
 * A host's page and the CDN of its scripts, each on its own origin: the page with the strictest policy that a host may
 * set, the built script-tag files with CORS.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { listenOnFreePort } from '../../../support/processes/ports.ts';

export interface Origin {
  url: string;
  close(): Promise<void>;
}

export async function listen(handler: RequestListener): Promise<Origin> {
  const server = createServer(handler);
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Serves dist/cdn on its own origin. */
export function serveCdn(): Promise<Origin> {
  return listen((request, response) => {
    const file = `dist/cdn${new URL(request.url ?? '/', 'http://x').pathname}`;
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
    createReadStream(file).pipe(response);
  });
}

export const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A back end that refuses every call as unauthenticated; `onCall` gets `GET /api/…`. */
export function serveRefusal(onCall: (line: string) => void = () => {}): Promise<Origin> {
  return listen((request, response) => {
    onCall(`${request.method} ${request.url}`);
    response.writeHead(request.method === 'OPTIONS' ? 204 : 401, CORS).end();
  });
}

/** The tag that loads Parvis from this CDN. */
export const scriptTag = (cdn: Origin, attributes = 'type="module"', file = 'parvis.js'): string =>
  `<script ${attributes} src="${cdn.url}/${file}"></script>`;

export type Host = Awaited<ReturnType<typeof serveHost>>;

export interface HostPage {
  /** The HTML inside `<body>`. */
  body: string;
  /** The host's own style sheet. */
  css?: string;
  head?: string;
  /** `<!doctype html>` by default; an empty text puts the browser into quirks mode. */
  doctype?: string;
  /** Attributes of `<html>` and of `<body>`. */
  html?: string;
  attributes?: string;
}

/** The strictest policy under which the README promises that widgets work. */
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
  headers: Readonly<Record<string, string>> = {},
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
      ...headers,
    });
    response.end(
      `${page.doctype ?? '<!doctype html>'}<html lang="fr" ${page.html ?? ''}><head><title>Paroisse</title><link rel="icon" href="data:,"><link rel="stylesheet" href="host.css">${page.head ?? ''}</head><body ${page.attributes ?? ''}>${page.body}</body></html>`,
    );
  });
  return { ...origin, set: (path, page) => pages.set(path, page) };
}
