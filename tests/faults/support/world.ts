/* What all tabs share: the reference server with the built console, and a server that never gets to the end. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../../support/server.ts';

export interface World {
  url: string;
  email: string;
  password: string;
  token: string;
  /** Where an answer comes byte by byte, without end. */
  drip: string;
  /** Asks the server behind the page's back; answers the innermost data. */
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
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}

/** A page of a host's own, with nothing on it but the form for visitors. */
const HOST_PAGE = `<!doctype html><html lang="fr"><head><title>Paroisse</title><link rel="icon" href="data:,">
<script type="module" src="/cdn/parvis.js"></script></head><body><h1>Paroisse</h1><a href="#">Accueil</a>
<parvis-form identifiant="inscription-camp-ete" submit></parvis-form></body></html>`;

const inside = (body: unknown): unknown => {
  const data = (body as { data?: unknown } | null)?.data;
  return data === undefined ? body : inside(data);
};

export async function startWorld(): Promise<World> {
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
