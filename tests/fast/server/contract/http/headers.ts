import { request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { endpoints } from '../../../../../src/api/endpoints';
import type { TestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';

const SITE = 'https://site.example';
/** A value that is nested one level deeper than allowed, at every place of the body. */
const DEEP = `{"email": ${'['.repeat(5000)}${']'.repeat(5000)}, "password": "x"}`;

/** Tests of the headers of answers, and of which bodies are read at all. */
export function headers(given: () => TestServer): void {
  describe('Headers', () => {
    it('keep answers and refusals of the API from being cached, framed and sniffed', async () => {
      const token = await given().login();
      const paths = [
        '/api/membres/',
        '/api/membres/export/',
        '/api/membres/0/',
        '/api/nulle-part',
        '/api/login',
      ];
      for (const [path, each] of paths.flatMap((one) => [[one, token] as const, [one, undefined] as const])) {
        const { headers } = await ask(given(), path, { token: each });
        expect([path, Object.fromEntries(headers)]).toMatchObject([
          path,
          {
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          },
        ]);
      }
    });

    it('keep every answer from being sniffed', async () => {
      for (const path of [
        '/',
        '/parvis.js',
        '/nulle-part',
        '/healthz',
        '/readyz',
        '/nouveau-mot-de-passe?jeton=x',
      ])
        expect((await ask(given(), path)).headers.get('x-content-type-options')).toBe('nosniff');
    });

    it('require TLS only where users reach the server by it', async () => {
      const hsts = async (publicUrl: string) =>
        (
          await createApp(given().db, { publicUrl: () => publicUrl }).app.request('/api/openapi.json')
        ).headers.get('strict-transport-security');
      expect([await hsts('https://eglise.example'), await hsts('http://127.0.0.1:4173')]).toEqual([
        'max-age=31536000',
        null,
      ]);
    });

    it('keep pages from using devices, and by TLS from being accessed by other windows', async () => {
      const of = async (publicUrl: string, path: string) => {
        const { headers } = await createApp(given().db, { publicUrl: () => publicUrl }).app.request(path);
        return [headers.get('permissions-policy'), headers.get('cross-origin-opener-policy')];
      };
      const page = '/nouveau-mot-de-passe?jeton=x';
      const none = expect.stringContaining('camera=()');
      expect(await of('https://eglise.example', page)).toEqual([none, 'same-origin']);
      expect(await of('http://127.0.0.1:4173', page)).toEqual([none, null]);
      expect(await of('https://eglise.example', '/api/openapi.json')).toEqual([null, null]);
      expect((await ask(given(), '/')).headers.get('permissions-policy')).toEqual(none);
    });

    it('open the API to listed origins, never with cookies, and tell caches', async () => {
      for (const origin of [SITE, 'https://autre.example', `${SITE}:8443`, SITE.replace('s:', ':')]) {
        for (const method of ['OPTIONS', 'GET']) {
          const { headers } = await ask(given(), '/api/membres/', { method, headers: { Origin: origin } });
          expect([
            headers.get('access-control-allow-origin'),
            headers.get('access-control-allow-credentials'),
            headers.get('vary')?.includes('Origin'),
          ]).toEqual([origin === SITE ? SITE : null, null, true]);
        }
      }
      const preflight = await ask(given(), '/api/membres/', { method: 'OPTIONS', headers: { Origin: SITE } });
      expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(0);
    });
  });

  describe('A body', () => {
    const login = (body: string, type: string) =>
      ask(given(), '/api/login', { method: 'POST', body, headers: { 'content-type': type } });

    it('must have the type of JSON; types that any page may send without a preflight are not read', async () => {
      const { email, password } = given();
      const body = JSON.stringify({ email, password });
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ])
        expect((await login(body, type)).status).toBe(415);
      expect((await login(body, 'application/json; charset=utf-8')).status).toBe(200);
    });

    it('is refused when it is nested too deeply or has countless fields', async () => {
      expect(await login(DEEP, 'application/json')).toMatchObject({
        status: 400,
        body: { message: 'Le corps de la requête est trop imbriqué.' },
      });
      const form = new FormData();
      for (let field = 0; field < 1100; field++) form.append(`champ${field}`, 'x');
      const path = '/api/formulaires/inscription-camp-ete/reponses/';
      expect((await fetch(given().url + path, { method: 'POST', body: form })).status).toBe(413);
      const values = DEEP;
      expect((await ask(given(), path, { body: { valeurs: values } })).status).toBe(400);
    });

    it('is refused unread beyond the limit of its call', async () => {
      const token = await given().login();
      const { app } = createApp(given().db);
      const all = Object.values(endpoints).flatMap((family) => Object.values(family));
      const { paths } = bodyOf<{ paths: Record<string, object> }>(await ask(given(), '/api/openapi.json'));
      for (const { path, method, body, multipart } of all.filter(({ path }) => path in paths)) {
        if (!body) continue;
        const answer = await app.request(
          path.replace('{identifiant}', 'inscription-camp-ete').replace(/\{\w+\}/g, '1'),
          {
            method,
            // The body is shorter than declared: if it were read, it would be refused for its content.
            headers: {
              Authorization: `Token ${token}`,
              'content-type': multipart ? 'multipart/form-data; boundary=x' : 'application/json',
              'content-length': String((multipart ? 30 : 2) * 2 ** 20),
            },
            body: '{',
          },
        );
        // Without the key of a link it is refused before its length is looked at.
        const status = path.startsWith('/api/pointage/') ? 403 : 413;
        expect([method, path, answer.status]).toEqual([method, path, status]);
      }
    });

    it('is not waited for without a token when its length is undeclared', async () => {
      const status = await new Promise((done, fail) => {
        const { port } = new URL(given().url);
        const headers = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' };
        const call = request(
          { port, host: '127.0.0.1', path: '/api/membres/import/', method: 'POST', headers },
          (answer) => {
            done(answer.statusCode);
            call.destroy();
          },
        );
        call.on('error', fail);
        // This body never ends.
        call.write('--x\r\n');
      });
      expect(status).toBe(401);
    });
  });

  it('Errors are logged without the values that were being stored', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { app } = createApp(
      new Proxy(given().db, {
        get: () => () => {
          throw Object.assign(new Error('broken'), { parameters: ['scrypt$secret'], detail: 'Key (secret)' });
        },
      }),
    );
    await app.request('/api/membres/', { headers: { Authorization: 'Token x' } });
    const line = told.mock.calls.flat().join(' ');
    expect(line).toContain('broken');
    expect(line).not.toContain('secret');
    expect(told.mock.calls.flat().every((part) => typeof part === 'string')).toBe(true);
  });
}
