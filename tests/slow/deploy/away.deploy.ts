import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePort, listenOnFreePort } from '../../support/processes/ports.ts';
import { allProxies, type Front, isInstalled, startProxy } from './proxies.ts';

const folder = mkdtempSync(join(tmpdir(), 'parvis-away-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The proxies and servers that a test started; a failed one leaves none of them running. */
const running: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of running.splice(0)) await end();
});

async function start(...args: Parameters<typeof startProxy>): Promise<Front> {
  const front = await startProxy(...args);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await front.close();
    isOpen = false;
  };
  running.push(close);
  return { ...front, close };
}

const SECRET = 'SECRETJETON';
const BEFORE = { Referer: `https://parvis.example.org/nouveau-mot-de-passe?jeton=${SECRET}` };

async function ask({ host, port, certificate: ca }: Front, path: string) {
  const answer = await new Promise<import('node:http').IncomingMessage>((done, fail) => {
    const to = { host: '127.0.0.1', servername: host, port, ca, path, agent: false as const };
    request({ ...to, headers: { Host: `${host}:${port}`, ...BEFORE } }, done)
      .once('error', fail)
      .end();
  });
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type']),
    text: await text(answer),
  };
}

/** Everything that the proxy has written, besides what the test wrote for it. */
function logsIn(place: string): string {
  const written = readdirSync(place, { withFileTypes: true }).filter(
    (file) => file.isFile() && !/\.(pem|conf)$|^Caddyfile$/.test(file.name),
  );
  return written.map(({ name }) => readFileSync(join(place, name), 'utf8')).join('\n');
}

for (const kind of allProxies)
  describe.runIf(isInstalled(kind))(`the sample of ${kind.name}`, () => {
    it('says in French that the server is away, and lets what the server itself says pass [O2]', async () => {
      const place = join(folder, `${kind.name}-away`);
      const absent = await start(kind, place, `http://127.0.0.1:${await freePort()}`);
      const away = await ask(absent, '/community');
      // Apache says 503 where it couldn't connect.
      expect([502, 503]).toContain(away.status);
      expect(away.type).toMatch(/^text\/html/);
      expect(away.text).toBe(readFileSync('demo/server/deploy/away.html', 'utf8'));
      await absent.close();

      const busy = createServer((_, answer) => {
        answer.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"Très sollicité."}');
      });
      running.push(() => busy.close());
      const proxy = await start(
        kind,
        join(folder, `${kind.name}-busy`),
        `http://127.0.0.1:${await listenOnFreePort(busy)}`,
      );
      expect(await ask(proxy, '/api/membres/')).toEqual({
        status: 503,
        type: 'application/json',
        text: '{"message":"Très sollicité."}',
      });
    });

    it('writes no query and no referrer into a log, whether the server answers or not [O2]', async () => {
      const server = createServer((_, answer) => answer.end('bon'));
      running.push(() => server.close());
      const upstream = `http://127.0.0.1:${await listenOnFreePort(server)}`;
      const place = join(folder, `${kind.name}-logs`);
      const proxy = await start(kind, place, upstream);
      const path = `/flux/agenda.ics?jeton=${SECRET}`;
      expect((await ask(proxy, path)).status).toBe(200);
      await fetch(`http://127.0.0.1:${proxy.plainPort}${path}`, {
        redirect: 'manual',
        headers: BEFORE,
      }).catch(() => undefined);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      expect([502, 503]).toContain((await ask(proxy, path)).status);
      await proxy.close();
      const logs = logsIn(place);
      expect(logs).toContain('/flux/agenda.ics');
      expect(logs).not.toContain(SECRET);
    });
  });
