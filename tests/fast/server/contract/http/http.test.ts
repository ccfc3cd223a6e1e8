import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask } from '../../ask';
import { headers } from './headers';
import { logs } from './logs';

const folder = mkdtempSync(join(tmpdir(), 'parvis-static-'));
let server: TestServer;
let token: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'site', 'playground'), { recursive: true });
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Parvis</title>');
  writeFileSync(join(folder, 'site', 'playground', 'index.html'), '<!doctype html><title>Essais</title>');
  writeFileSync(join(folder, 'site', 'members-Ab12Cd34.js'), `export const text = '${'a'.repeat(4000)}';`);
  for (const name of ['parvis.js', 'parvis-1.js', 'parvis-1.0.0.js'])
    writeFileSync(join(folder, 'site', name), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'site', 'link.txt'));
  server = await startTestServer({
    members: 5,
    origins: ['https://site.example'],
    folders: [{ at: '/', folder: join(folder, 'site') }],
  });
  token = await server.login();
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => server.controls.reset());

describe('Answers of the API', () => {
  it('are JSON with a French message for unknown paths and methods', async () => {
    for (const [method, path] of [
      ['GET', '/api/inconnu'],
      ['DELETE', '/api/membres/'],
      ['GET', '/api'],
      ['GET', '/api/membres/1/2/3'],
    ] as const) {
      const { status, body } = await ask(server, path, { method, token });
      expect([status, body]).toEqual([404, { success: false, message: 'Ressource non trouvée' }]);
    }
  });

  it('are the same with and without the closing slash', async () => {
    for (const path of ['/api/membres', '/api/membres/', '/api/membres/1', '/api/membres/1/']) {
      expect((await ask(server, path, { token })).status).toBe(200);
    }
  });

  it('are never cached, sniffed or framed', async () => {
    const { headers } = await ask(server, '/api/membres/', { token });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('refuse bodies over a megabyte', async () => {
    const { status, body } = await ask(server, '/api/membres/', {
      token,
      body: { nom: 'a'.repeat(1_100_000), prenom: 'b' },
    });
    expect([status, body.message]).toEqual([413, 'La requête est trop volumineuse.']);
  });

  it('hide internal errors', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = createApp(
      new Proxy(server.db, {
        get: () => () => {
          throw new Error('secret detail');
        },
      }),
    );
    const answer = await broken.app.request('/api/membres/', { headers: { Authorization: 'Token x' } });
    expect([answer.status, await answer.json()]).toEqual([
      500,
      {
        success: false,
        message: `Erreur interne du serveur (référence ${answer.headers.get('x-request-id')}). Donnez cette référence à la personne qui gère Parvis.`,
      },
    ]);
    expect(shown).toHaveBeenCalled();
  });

  it('say whether the database answers', async () => {
    expect((await ask(server, '/healthz')).body).toMatchObject({ status: 'ok' });
    const broken = createApp(
      new Proxy(server.db, {
        get: () => () => {
          throw new Error('gone');
        },
      }),
    );
    expect((await broken.app.request('/healthz')).status).toBe(503);
  });
});

describe('Other origins', () => {
  const preflight = (Origin: string) =>
    ask(server, '/api/membres/', {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    });

  it('may call when they are listed', async () => {
    const { status, headers } = await preflight('https://site.example');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://site.example']);
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization/i);
    const answer = await ask(server, '/api/membres/', { headers: { Origin: 'https://site.example' } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      401,
      'https://site.example',
    ]);
  });

  it('may not call when they are not listed', async () => {
    for (const origin of ['https://autre.example', 'null', 'https://site.example.evil'])
      expect.soft((await preflight(origin)).headers.get('access-control-allow-origin'), origin).toBeNull();
  });
});

logs(() => ({ server, token }));

headers(() => server);

describe('Static files', () => {
  it('are served with the strictest policy if they are pages', async () => {
    for (const path of ['/', '/index.html', '/playground/']) {
      const { status, headers } = await ask(server, path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('are cached for a year if their name contains a hash, and may be loaded from other origins', async () => {
    const { headers } = await ask(server, '/members-Ab12Cd34.js');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await ask(server, '/parvis.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are cached for minutes if they are the newest loader of a major version', async () => {
    expect((await ask(server, '/parvis-1.js')).headers.get('cache-control')).toBe('public, max-age=300');
    expect((await ask(server, '/parvis-1.0.0.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are sent in the best compression that the caller takes, each with its own validator', async () => {
    const etags = new Set<string>();
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0.9', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'Accept-Encoding': accepted };
      const answer = await ask(server, '/members-Ab12Cd34.js', { headers });
      expect.soft(answer.text, accepted).toContain('aaaa');
      expect.soft(answer.headers.get('content-encoding'), accepted).toBe(coding);
      const etag = answer.headers.get('etag') ?? '';
      const head = await ask(server, '/members-Ab12Cd34.js', { method: 'HEAD', headers });
      expect.soft([head.status, head.text, head.headers.get('etag')], accepted).toEqual([200, '', etag]);
      expect.soft(head.headers.get('content-length')).toBe(answer.headers.get('content-length'));
      const again = async (known: string) => {
        const { status, text } = await ask(server, '/members-Ab12Cd34.js', {
          headers: { ...headers, 'If-None-Match': known },
        });
        return [status, text.length];
      };
      expect.soft(await again(`W/"other", W/${etag}`), accepted).toEqual([304, 0]);
      for (const other of etags)
        if (other !== etag) expect.soft(await again(other), accepted).toEqual([200, answer.text.length]);
      etags.add(etag);
    }
    expect(etags.size).toBe(3);
  });

  it('are compressed at the best from the first answer on', async () => {
    const plain = readFileSync('docs/ARCHITECTURE.md');
    writeFileSync(join(folder, 'site', 'words-Ef56Gh78.js'), plain);
    const { headers } = await ask(server, '/words-Ef56Gh78.js', {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(Number(headers.get('content-length'))).toBe(brotliCompressSync(plain).byteLength);
  });

  it.each(['br', 'gzip', 'identity'])('change when they are rebuilt: %s', async (coding) => {
    const options = { headers: { 'Accept-Encoding': coding } };
    const write = (version: number) =>
      writeFileSync(join(folder, 'site', 'parvis.js'), `export const version = ${version};`.repeat(100));
    write(9);
    const before = await ask(server, '/parvis.js', options);
    write(10);
    const after = await ask(server, '/parvis.js', options);
    expect(before.text).toContain('version = 9;');
    expect(after.text).toContain('version = 10;');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  /** Sends the path unchanged, which fetch would normalise. */
  const raw = (path: string) =>
    new Promise<string>((done, fail) => {
      const { port } = new URL(server.url);
      request({ port, host: '127.0.0.1', path }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => done(text));
      })
        .on('error', fail)
        .end();
    });

  it('never leave their folder', async () => {
    const paths = [
      ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/playground/../../secret.txt'],
      ...['/link.txt', '/%00', '/%E0%A4%A'],
    ];
    for (const path of paths) expect.soft(await raw(path), path).not.toBe('secret');
  });
});

describe('Controls for tests', () => {
  const order = (body: object) => ask(server, '/__controls', { body });

  it('fail the next call that matches, once', async () => {
    await order({ do: 'failNext', pattern: 'GET /api/membres/*', status: 503, body: { message: 'Pause' } });
    expect((await ask(server, '/api/statistics/dashboard', { token })).status).toBe(200);
    const failed = await ask(server, '/api/membres/', { token });
    expect([failed.status, failed.body]).toEqual([503, { message: 'Pause' }]);
    expect((await ask(server, '/api/membres/', { token })).status).toBe(200);
  });

  it('fail only the call of the query they name', async () => {
    await order({ do: 'failNext', pattern: 'GET /api/membres/?*page=2*', status: 503 });
    expect((await ask(server, '/api/membres/?page=1&page_size=10', { token })).status).toBe(200);
    expect((await ask(server, '/api/membres/?page=2&page_size=10', { token })).status).toBe(503);
  });

  it('garble an answer', async () => {
    for (const kind of ['html', 'truncated', 'empty'] as const) {
      server.controls.garble('/api/statistics/dashboard', kind);
      const { status, text } = await ask(server, '/api/statistics/dashboard', { token });
      expect.soft(status, kind).toBe(200);
      expect.soft(() => JSON.parse(text), kind).toThrow();
    }
  });

  it('drop the connection', async () => {
    server.controls.garble('/api/membres', 'drop');
    await expect(ask(server, '/api/membres/', { token })).rejects.toThrow();
  });

  it('hold calls until they are released, and list them', async () => {
    const release = server.controls.hold('/api/membres/*');
    let isThere = false;
    const held = ask(server, '/api/membres/?search=é', { token }).then((answer) => {
      isThere = true;
      return answer;
    });
    // Each call has its own connection, so the later one may arrive first.
    await vi.waitFor(() => expect(server.controls.calls()).toHaveLength(1));
    await ask(server, '/api/statistics/dashboard', { token });
    expect(isThere).toBe(false);
    release();
    expect((await held).status).toBe(200);
    expect((await ask(server, '/__controls')).body.calls).toEqual([
      'GET /api/membres/?search=é',
      'GET /api/statistics/dashboard',
    ]);
  });

  it('exist only when the app’s options ask for them', async () => {
    const { app } = createApp(server.db);
    expect((await app.request('/__controls')).status).toBe(404);
  });
});
