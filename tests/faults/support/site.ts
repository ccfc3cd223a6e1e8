/* What all tabs share: the reference server with the built console, and a server whose answer never ends. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnFreePort } from '../../support/processes/ports.ts';
import { startTestServer } from '../../support/server.ts';

export interface Site {
  url: string;
  email: string;
  password: string;
  token: string;
  /** The address of an endless answer that arrives byte by byte. */
  drip: string;
  /** Calls the server without the page; gives the innermost `data` of the answer. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  signIn(): Promise<string>;
  close(): Promise<void>;
}

async function startDrip() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"success": true, "data": ');
    const tap = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(tap));
  });
  const port = await listenOnFreePort(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** A host's page that holds only the form for visitors. */
const HOST_PAGE = `<!doctype html><html lang="fr"><head><title>Paroisse</title><link rel="icon" href="data:,">
<script type="module" src="/cdn/parvis.js"></script></head><body><h1>Paroisse</h1><a href="#">Accueil</a>
<parvis-form identifiant="inscription-camp-ete" submit></parvis-form></body></html>`;

const inside = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body && body.data !== undefined
    ? inside(body.data)
    : body;

let count = 0;

/** Makes a name that nothing else has. */
export const fresh = (word: string): string => `${word} ${++count}`;

export async function startSite(): Promise<Site> {
  const host = mkdtempSync(join(tmpdir(), 'parvis-faults-'));
  writeFileSync(join(host, 'index.html'), HOST_PAGE);
  const folders = [
    { at: '/hote/', folder: host },
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  const [server, drip] = await Promise.all([startTestServer({ members: 60, folders }), startDrip()]);
  const token = await server.login();
  return {
    url: server.url,
    email: server.email,
    password: server.password,
    token,
    drip: drip.url,
    signIn: () => server.login(),
    async ask<T>(method: string, path: string, body?: unknown) {
      const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return inside(await answer.json().catch(() => null)) as T;
    },
    async close() {
      drip.close();
      await server.close();
      rmSync(host, { recursive: true, force: true });
    },
  };
}
