import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { serverMetrics } from '../../../../../demo/server/ops/process/serverMetrics';
import type { OpenDatabase } from '../../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../../demo/server/store/database/openDatabase';
import { openMemory } from '../../../../support/memory';

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

function watched() {
  const { app } = createApp(database.db, {
    metrics: serverMetrics(TOKEN, database, () => 2),
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
});
