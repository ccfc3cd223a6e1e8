import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { serverMetrics } from '../../../../../demo/server/ops/process/serverMetrics';
import type { OpenDatabase } from '../../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../../demo/server/store/database/openDatabase';
import { programVersion } from '../../../../../demo/server/store/database/tablesState';
import { openMemory } from '../../../../support/memory';
import { fakeSight } from '../../guard/state/fakeSight';

const TOKEN = 'un-jeton-de-mesure';
const DATABASE_URL = process.env.DATABASE_URL;

/** A folder for the data of this file. */
const schema = `metrics_${process.pid}`;
let database: OpenDatabase;
beforeAll(async () => {
  database = DATABASE_URL
    ? await openDatabase({ databaseUrl: DATABASE_URL, schema, connections: 3 })
    : await openMemory();
}, 120_000);
afterAll(async () => {
  if (DATABASE_URL) await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db);
  await database.close();
});

function watched(sight = fakeSight()) {
  const { app } = createApp(database.db, {
    metrics: serverMetrics(TOKEN, { ...database, sight }, () => 2),
    // At the real cost, thirteen sign-ins take six seconds while other stages run beside this one.
    passwordCost: 8,
  });
  const metrics = (token = TOKEN) =>
    app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } });
  return { app, metrics };
}

describe('/metrics', () => {
  it('answers 404 unless a token is set', async () => {
    const { app } = createApp(database.db);
    expect((await app.request('/metrics')).status).toBe(404);
  });

  it('answers callers who send the token', async () => {
    const { app, metrics } = watched();
    for (const answer of [await app.request('/metrics'), await metrics('un-autre'), await metrics('')]) {
      expect([answer.status, answer.headers.get('www-authenticate'), await answer.text()]).toEqual([
        401,
        'Bearer realm="Parvis"',
        '',
      ]);
    }
    const { status, headers } = await metrics();
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  });

  it('counts durations by route, never by address', async () => {
    const { app, metrics } = watched();
    await app.request('/api/membres/17/');
    await app.request('/api/membres/18');
    await app.request('/api/secret-de-marie/');
    await app.request('/secret.php?jeton=secret');
    await app.request('/api/formulaires/public/secret/');
    await app.request('/livez', { method: 'PROPFIND' });
    const text = await (await metrics()).text();
    const counted = (method: string, route: string) =>
      text.split(`duration_seconds_count{method="${method}",route="${route}"} `)[1]?.split('\n')[0];
    expect(counted('GET', '/api/membres/{id}')).toBe('2');
    expect(counted('GET', '/api/*')).toBe('1');
    expect(counted('GET', '/api/formulaires/public/{identifiant}')).toBe('1');
    expect(text).toContain('method="other"');
    expect(text).not.toContain('secret');
  });

  it('counts refusals from zero, running answers, the event loop and the pool', async () => {
    const { app, metrics } = watched();
    const text = await (await metrics()).text();
    for (const line of [
      'parvis_http_answers_total{status="429"} 0',
      'parvis_http_answers_total{status="503"} 0',
      'parvis_http_answers_running 2',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text.includes('parvis_database_connections{state="waiting"} 0')).toBe(Boolean(DATABASE_URL));
    for (let attempt = 0; attempt < 13; attempt++)
      await app.request('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'personne@parvis.test', password: `x${attempt}` }),
      });
    expect(await (await metrics()).text()).toMatch(/answers_total\{status="429"\} [1-9]/);
  });

  it('tells free space, the age of the last backup, mails and the version of the tables [O1]', async () => {
    const sight = fakeSight();
    const { metrics } = watched(sight);
    const lines = async () => (await (await metrics()).text()).split('\n');
    const fresh = await lines();
    for (const line of ['parvis_data_free_bytes 12884901888', 'parvis_disk_full 0'])
      expect(fresh).toContain(line);
    expect(fresh).toContain('parvis_backup_age_seconds +Inf');
    expect(fresh).toContain(`parvis_tables_version{version="${programVersion()}"} 1`);
    expect(fresh).toContain('parvis_mails{state="waiting"} 0');

    sight.lastBackup = () => new Date(Date.now() - 3_600_000).toISOString();
    sight.space = () => ({ bytes: 5e7, state: 'full' });
    const mail = { genre: 'avis', destinataire: 'awa@exemple.fr', objet: 'Essai', texte: 'Bonjour' };
    const at = new Date().toISOString();
    await database.db
      .insertInto('messages')
      .values([
        { ...mail, prochain_le: at },
        { ...mail, prochain_le: at, etat: 'echec', fini_le: at },
      ])
      .execute();
    const later = await lines();
    for (const line of [
      'parvis_data_free_bytes 50000000',
      'parvis_disk_full 1',
      'parvis_mails{state="waiting"} 1',
      'parvis_mails{state="failed"} 1',
    ])
      expect(later).toContain(line);
    const age = later.find((line) => line.startsWith('parvis_backup_age_seconds'))?.split(' ')[1];
    expect(Math.round(Number(age) / 60)).toBe(60);
  });

  it('answers while the database is away, without what only the database tells [O1]', async () => {
    const away = new Proxy(database.db, {
      get: () => () => {
        throw new Error('away');
      },
    });
    const { app } = createApp(database.db, {
      metrics: serverMetrics(TOKEN, { db: away, sight: fakeSight() }, () => 0),
    });
    const answer = await app.request('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('parvis_data_free_bytes 12884901888');
    expect(text).not.toMatch(/^parvis_(mails|tables_version)\{/m);
  });
});
