import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seed } from '../../../demo/server/seed/seed.ts';
import { openDatabase } from '../../../demo/server/store/database/openDatabase.ts';
import { killLeftovers, type ServerProcess, spawnServer } from '../../support/processes/process.ts';
import { type Front, isInstalled, proxies, startProxy } from './proxies.ts';

const PASSWORD = 'un-autre-secret';
const EMAIL = 'admin@parvis.test';
/** Three files of this size make 25 MB. */
const FILE_BYTES = 8_700_000;

const folder = mkdtempSync(join(tmpdir(), 'parvis-deploy-'));
chmodSync(folder, 0o755);
const prepared = join(folder, 'prepared');
let fields: number[];

beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'embed/build/main.ts', '--only=cdn,demo,server']);
  const { db, close } = await openDatabase({ dataDir: prepared });
  await seed(db, { members: 5, password: PASSWORD });
  // An export of 40 MB doesn't fit into the buffers of proxy and system.
  await sql`insert into membres (nom, prenom, genre, adresse, recherche, tri)
    select 'Long', 'Texte', 'feminin', repeat('longue ', 1500), '', '' from generate_series(1, 4000)`.execute(
    db,
  );
  await sql`insert into formulaires (identifiant, nom_du_formulaire, recherche) values ('dossier', 'Dossier', '')`.execute(
    db,
  );
  const { rows } = await sql<{
    id: number;
  }>`insert into champs (formulaire_id, position, nom_du_champ, type_de_champ)
    select f.id, n, 'Pièce ' || n, 'file' from formulaires as f, generate_series(1, 3) as n
    where f.identifiant = 'dossier' returning id`.execute(db);
  fields = rows.map(({ id }) => id);
  await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(killLeftovers);

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The visitor's address; all of 127/8 is this machine. */
  from?: string;
}

function open(proxy: Front, path: string, { from = '127.0.0.1', body, ...options }: Call = {}) {
  return new Promise<IncomingMessage>((done, fail) => {
    const { host, port, certificate: ca } = proxy;
    const to = {
      host: '127.0.0.1',
      servername: host,
      port,
      ca,
      path,
      localAddress: from,
      agent: false as const,
    };
    const headers = { Host: `${host}:${port}`, ...options.headers };
    request({ ...to, ...options, headers }, done)
      .once('error', fail)
      .end(body);
  });
}

async function ask(proxy: Front, path: string, call?: Call) {
  const answer = await open(proxy, path, call);
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const signIn = (proxy: Front, password: string, more: Call = {}) =>
  ask(proxy, '/api/login', {
    method: 'POST',
    ...more,
    headers: { 'content-type': 'application/json', ...more.headers },
    body: JSON.stringify({ email: EMAIL, password }),
  });

/** A form with files, as browsers send it. */
async function multipart(bytes: number): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const form = new FormData();
  form.append('valeurs', '{}');
  const content = `%PDF${'x'.repeat(bytes)}`;
  for (const id of fields) form.append(String(id), new File([content], `${id}.pdf`));
  const request = new Request('http://x/', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return {
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'content-length': String(body.length),
    },
    body,
  };
}

for (const kind of proxies)
  describe.runIf(isInstalled(kind))(`the server behind ${kind.name}`, () => {
    let server: ServerProcess;
    let proxy: Front;
    let run = 0;

    beforeEach(async () => {
      const data = join(folder, `${kind.name}-${++run}`);
      cpSync(prepared, join(data, 'data'), { recursive: true });
      server = await spawnServer([process.execPath, 'dist/server/main.js'], {
        PARVIS_DATA: join(data, 'data'),
        PARVIS_URL: 'https://parvis.example.org',
        PARVIS_TRUST_PROXY: '1',
        PARVIS_GRACE: '4',
        PARVIS_LOG: 'off',
      });
      proxy = await startProxy(kind, join(data, 'proxy'), server.url);
    });
    afterEach(() => proxy.close());

    it('serves the console over TLS and hides its metrics', async () => {
      const page = await ask(proxy, '/');
      expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      expect(page.text).toContain('<parvis-console');
      const moving = await ask(proxy, '/cdn/parvis-1.js');
      expect([moving.status, moving.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
      expect((await ask(proxy, '/readyz')).status).toBe(200);
      expect((await ask(proxy, '/metrics')).status).toBe(404);
    });

    it('takes 25 MB of files, and more is refused by the server or the proxy', async () => {
      const path = '/api/formulaires/dossier/reponses/';
      const fits = await ask(proxy, path, { method: 'POST', ...(await multipart(FILE_BYTES)) });
      expect([fits.status, fits.text]).toEqual([201, expect.stringContaining('"success":true')]);
      const large = await ask(proxy, path, { method: 'POST', ...(await multipart(FILE_BYTES * 1.1)) }).catch(
        // The request was refused while it was still being sent.
        (error: NodeJS.ErrnoException) => ({
          status: error.code === 'EPIPE' || error.code === 'ECONNRESET' ? 413 : 0,
        }),
      );
      expect(large.status).toBe(413);
    });

    it('identifies visitors by the address that the proxy saw, whatever they claim', async () => {
      const forged = (at: number): Call => ({ headers: { 'X-Forwarded-For': `198.51.100.${at}` } });
      const tries = [];
      for (let at = 0; at < 11; at++) tries.push((await signIn(proxy, `faux-${at}`, forged(at))).status);
      expect(tries.at(-1)).toBe(429);
      expect((await signIn(proxy, PASSWORD, { from: '127.0.0.2' })).status).toBe(200);
    });

    it('lets the browser notice that an export was cut [Z13]', async () => {
      const { data }: { data: { token: string } } = JSON.parse((await signIn(proxy, PASSWORD)).text);
      const answer = await open(proxy, '/api/membres/export/', {
        headers: { Authorization: `Token ${data.token}` },
      });
      await new Promise((done) => answer.once('readable', done));
      server.child.kill('SIGTERM');
      await expect.poll(async () => (await ask(proxy, '/readyz')).status, { interval: 20 }).toBe(503);
      expect(await server.ended).toBe(0);
      const isError = new Promise((done) => {
        answer.once('error', () => done(true)).once('end', () => done(false));
      });
      answer.resume();
      expect([await isError, answer.complete]).toEqual([true, false]);
    });

    it('works under a path', async () => {
      await proxy.close();
      proxy = await startProxy(kind, join(folder, `${kind.name}-path`), server.url, '/parvis/');
      expect((await ask(proxy, '/parvis/')).text).toContain('<parvis-console');
      expect((await ask(proxy, '/parvis/cdn/parvis.js')).status).toBe(200);
      expect((await ask(proxy, '/parvis/api/membres/')).status).toBe(401);
      expect((await ask(proxy, '/api/membres/')).status).toBe(404);
    });
  });
