import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reduceJournal } from '../../../../../demo/server/guard/privacy/journalDetail';
import { DAY_MS } from '../../../../../src/domain/calendar/dayNumbers';
import { present } from '../../../../support/present';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf } from '../../ask';

const NOW = Date.parse('2026-06-15T10:00:00Z');

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await startTestServer({ members: 6, today: '2026-06-15', organisation: 'Église <Saint-Martin>' });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown) => ask(server, path, { method, body, token });
const reduce = (days = 0) => reduceJournal(server.db, { now: () => NOW + days * DAY_MS });

async function member(): Promise<number> {
  const draft = { nom: 'O’Neill', prenom: 'Zoë', genre: 'feminin', email: 'zoe@ex.fr' };
  return dataOf<{ id: number }>(await call('POST', '/api/membres/', draft)).id;
}

/** Dates everything that was done until now. */
const date = (day: string) => sql`update operations set quand = ${day}::timestamptz`.execute(server.db);

interface Setting {
  mois: number;
  updated_at: string;
  des: string | null;
  nombre: number | null;
}
const setting = async () => dataOf<Setting>(await call('GET', '/api/conservation/journal/'));

const valuesOf = async (id: number) =>
  (
    await server.db
      .selectFrom('changements')
      .select(['avant', 'apres'])
      .where('objet', '=', 'membres')
      .where('objet_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ avant, apres }) => JSON.stringify([avant, apres]));

describe('The detail of the journal', () => {
  it('is announced before it goes for the first time, then goes, but ids, authors and moments [R12]', async () => {
    const id = await member();
    await date('2025-01-10');
    expect(await setting()).toMatchObject({ mois: 12, des: null, nombre: null });
    expect(await reduce()).toBe(0);
    expect(Date.parse(present((await setting()).des, 'announcement')) - NOW).toBe(30 * DAY_MS);
    expect(await reduce(29)).toBe(0);
    expect((await valuesOf(id)).join()).toContain('O’Neill');
    expect(await reduce(31)).toBeGreaterThan(0);
    expect((await valuesOf(id)).join()).not.toMatch(/O’Neill|Zoë|zoe@/);
    expect((await valuesOf(id))[0]).toContain(`"id":${id}`);
    expect((await setting()).nombre).toBeGreaterThan(0);
    const history = bodyOf<{ results: object[] }>(
      await call('GET', `/api/journal/historique/?objet=membres&objet_id=${id}`),
    );
    expect(history.results.at(-1)).toMatchObject({ reduit: true, action: 'membres.create' });
    expect(await reduce(32)).toBe(0);
  });

  it('never goes of what the trash has, of the last 31 days, or of what is younger [R12]', async () => {
    const [binned, young] = [await member(), await member()];
    await call('DELETE', `/api/membres/${binned}/`);
    await date('2025-01-10');
    const recent = await member();
    await sql`update operations set quand = '2026-06-01T10:00:00Z' where quand > '2026-01-01'`.execute(
      server.db,
    );
    await sql`update operations set quand = '2025-12-01T10:00:00Z' where id = (
      select operation_id from changements where objet = 'membres' and objet_id = ${young} limit 1)`.execute(
      server.db,
    );
    const before = await setting();
    await call('PUT', '/api/conservation/journal/', { mois: 1, updated_at: before.updated_at });
    const old = await call('GET', '/api/conservation/journal/anciens/?mois=1');
    expect(dataOf<{ nombre: number }>(old).nombre).toBeGreaterThan(0);
    await reduce();
    expect((await valuesOf(recent)).join()).toContain('O’Neill');
    expect((await valuesOf(young)).join()).not.toContain('O’Neill');
    const [entry] = await server.db
      .selectFrom('corbeille')
      .select('id')
      .where('ligne', '=', binned)
      .execute();
    const restored = await call('POST', `/api/corbeille/${present(entry, 'entry').id}/restaurer/`);
    expect(restored.status).toBe(200);
    const back = await call('GET', `/api/membres/${binned}/membre_avec_relations/`);
    expect(dataOf<{ nom: string }>(back).nom).toBe('O’Neill');
  });

  it('takes a whole number of months of administrators alone', async () => {
    const { updated_at } = await setting();
    const refused = await call('PUT', '/api/conservation/journal/', { mois: 0, updated_at });
    expect(bodyOf<{ errors: object }>(refused).errors).toHaveProperty('mois');
    const late = await call('PUT', '/api/conservation/journal/', {
      mois: 6,
      updated_at: '2020-01-01T00:00:00Z',
    });
    expect(late.status).toBe(409);
  });
});

describe('The register of processing', () => {
  it('is written from the settings in force, with every value escaped [R12]', async () => {
    await server.db
      .updateTable('formulaires')
      .set({ nom_du_formulaire: 'Camp <b>', conservation_mois: 7 })
      .where(
        'id',
        '=',
        server.db.selectFrom('formulaires').select((is) => is.fn.min('id').as('id')),
      )
      .execute();
    const { status, headers, text } = await call('GET', '/api/conservation/registre/');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="registre-des-traitements-2026-06-15.html"',
    );
    expect(text).toContain('Église &lt;Saint-Martin&gt;');
    expect(text).toContain('Camp &lt;b&gt;');
    expect(text).not.toMatch(/<b>|\[object|undefined/);
    const { mois } = await setting();
    expect(text).toContain(`Valeurs avant et après\u00a0: ${mois}\u00a0mois`);
    expect(text).toContain('Notes et visites');
    expect(text).toMatch(/«\u00a0Camp &lt;b&gt;\u00a0»\u00a0: 7\u00a0mois/);
  });
});
