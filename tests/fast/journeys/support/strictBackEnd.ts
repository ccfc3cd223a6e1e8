/*
 * A back end of the first specification: the reference server, which announces nothing, behind a gate. The gate answers
 * 404 for a path and 400 for a key or header that the specification doesn't name, and records what it refused. To an
 * import it only answers that the file arrived.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnFreePort } from '../../../support/processes/ports.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../support/server.ts';
import { refusalOf } from './namedBySpecification.ts';

export interface StrictBackEnd {
  url: string;
  /** Calls that the specification doesn't name, with their unknown keys. */
  refused: string[];
  /** Calls that the gate passed on. */
  passed: string[];
  server: TestServer;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage, bytes: Buffer): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString());
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form.keys()].map((key) => [key, true]));
}

export async function startStrictBackEnd(options: TestServerOptions): Promise<StrictBackEnd> {
  const server = await startTestServer({ ...options, capabilities: [] });
  const [refused, passed]: [string[], string[]] = [[], []];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const address = new URL(url, server.url);
    const bytes = await buffer(request);
    const isCall = address.pathname.startsWith('/api/');
    const body = isCall ? await bodyOf(request, bytes) : undefined;
    const refusal = isCall && refusalOf({ method, url: address, headers: Object.keys(headers), body });
    if (refusal) {
      refused.push(refusal.why);
      response.writeHead(refusal.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: false, message: refusal.why }));
      return;
    }
    if (isCall) passed.push(`${method} ${decodeURIComponent(url)}`);
    const { host: _host, connection: _connection, 'content-length': _length, ...onward } = headers;
    const answered = await fetch(address, {
      method,
      headers: { ...(onward as Record<string, string>), 'accept-encoding': 'identity' },
      ...(bytes.length > 0 && { body: new Uint8Array(bytes) }),
      redirect: 'manual',
    });
    const isImport = method === 'POST' && address.pathname === '/api/membres/import/' && answered.ok;
    const said = isImport
      ? Buffer.from(JSON.stringify({ success: true, message: 'Import terminé' }))
      : Buffer.from(await answered.arrayBuffer());
    const kept = Object.fromEntries([...answered.headers].filter(([name]) => name !== 'content-length'));
    response.writeHead(answered.status, kept).end(said);
  }

  const gate = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      refused.push(String(error));
      response.writeHead(502).end();
    });
  });
  const port = await listenOnFreePort(gate);
  const close = async () => {
    gate.closeAllConnections();
    await new Promise((done) => gate.close(done));
    await server.close();
  };
  return { url: `http://127.0.0.1:${port}`, refused, passed, server, close };
}
