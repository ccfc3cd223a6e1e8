import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SUBJECT_OF } from '../../../../../demo/server/guard/journal/subjects';
import { applyOld } from '../../../../../demo/server/ops/upgrade/oldVersions';
import type { Operation, RecordedChange } from '../../../../../src/domain/journal/operation';
import { type Ask, bodyOf, dataOf } from '../../ask';
import { accountsServer } from '../auth/accountsServer';

interface Page<T> {
  count: number;
  results: T[];
}

const accounts = accountsServer();
const { call, signedIn, person } = accounts.home;
const get = <T>(path: string, token?: Ask['token']) =>
  call('GET', path, undefined, token).then((answer) => ({
    status: answer.status,
    page: bodyOf<Page<T>>(answer),
  }));
const operations = async (query: string, token?: string) =>
  (await get<Operation>(`/api/journal/?page_size=100&${query}`, token)).page;
const history = (subject: string, id: number, token?: string) =>
  get<RecordedChange>(`/api/journal/historique/?objet=${subject}&objet_id=${id}`, token);

const recordedOf = async (id: number) =>
  (
    await sql<{ avant: object | null; apres: object | null }>`
      select avant, apres from changements where objet = 'comptes' and objet_id = ${id} order by id`.execute(
      accounts.server.db,
    )
  ).rows;

describe('The journal', () => {
  it('shows a manager nothing of other accounts, in the list and in their history [N4]', async () => {
    const manager = await signedIn('manager');
    const other = await person();
    await call('PUT', `/api/comptes/${other.id}/role/`, { role: 'manager' });
    expect((await history('comptes', other.id)).page.count).toBeGreaterThan(0);
    const refused = await call(
      'GET',
      `/api/journal/historique/?objet=comptes&objet_id=${other.id}`,
      undefined,
      manager.token,
    );
    expect([refused.status, refused.text.includes(other.email)]).toEqual([403, false]);
    for (const query of ['', 'genre=comptes', 'genre=profil'])
      expect(JSON.stringify(await operations(query, manager.token)), query).not.toContain(
        `"id":${other.id},`,
      );
    expect(JSON.stringify(await operations('genre=comptes'))).toContain(`"id":${other.id},`);
  });

  it('still shows everyone who may read it what happened to the own account [N4]', async () => {
    const manager = await signedIn('manager');
    await call('PUT', '/api/profil/', { nom: 'Autre', prenom: 'Nom' }, manager.token);
    const own = await history('comptes', manager.id, manager.token);
    expect(own.page.results[0]).toMatchObject({ action: 'profil.update', apres: { nom: 'Autre' } });
    const listed = (await operations('', manager.token)).results.map(({ genre }) => genre);
    expect([listed.includes('profil'), listed.includes('comptes')]).toEqual([true, true]);
  });

  it('shows operations on personal data and how long they are kept to those who may read these [N4]', async () => {
    const manager = await signedIn('manager');
    const { id } = dataOf<{ id: number }>(
      await call('POST', '/api/membres/', { nom: 'Gardée', prenom: 'Zoé', genre: 'feminin' }),
    );
    await call('PUT', '/api/conservation/', { mois: 24 });
    await call('POST', `/api/conservation/membres/${id}/garder/`);
    expect((await operations('genre=rgpd')).count).toBe(2);
    expect((await operations('genre=rgpd', manager.token)).count).toBe(0);
    const actions = (page: Page<RecordedChange>) => page.results.map(({ action }) => action);
    expect(actions((await history('membres', id)).page)).toEqual(['rgpd.garder', 'membres.create']);
    expect(actions((await history('membres', id, manager.token)).page)).toEqual(['membres.create']);
    expect((await history('reglages', 1, manager.token)).status).toBe(403);
  });

  it('has a right for every kind of row that it records [N4]', async () => {
    const { rows } = await sql<{ kind: string }>`
      select distinct split_part(encode(t.tgargs, 'escape'), '\\000', 1) as kind from pg_trigger as t
      join pg_class as c on c.oid = t.tgrelid
      where c.relnamespace = current_schema()::regnamespace and t.tgname like 'noter_%' and t.tgnargs > 0`.execute(
      accounts.server.db,
    );
    const kinds = new Set([...rows.map(({ kind }) => kind), 'comptes']);
    expect([...kinds].sort()).toEqual(Object.keys(SUBJECT_OF).sort());
  });
});

describe('The journal of a deleted account', () => {
  it('keeps its name alone, in every change of it [N4]', async () => {
    const { id, email } = await signedIn('manager');
    await call('PUT', `/api/comptes/${id}/role/`, { role: 'utilisateur' });
    expect(JSON.stringify(await recordedOf(id))).toContain(email);
    expect((await call('DELETE', `/api/comptes/${id}/`)).status).toBe(200);
    const name = { id, nom: 'Durand', prenom: 'Marie' };
    const rows = await recordedOf(id);
    expect(rows.length).toBeGreaterThan(2);
    for (const { avant, apres } of rows)
      for (const side of [avant, apres]) if (side) expect(side).toEqual(name);
    expect((await operations('genre=comptes')).results[0]?.objets).toMatchObject([{ nom: 'Durand Marie' }]);
  });

  it('loses what an earlier version left of it with the update of the tables [N4]', async () => {
    const { db } = accounts.server;
    const left = JSON.stringify({
      id: 9999,
      nom: 'Durand',
      prenom: 'Ana',
      email: 'parti@eglise.fr',
      role: 'manager',
    });
    await sql`insert into changements (operation_id, nom_table, objet, objet_id, avant)
      values (1, 'utilisateurs', 'comptes', 9999, ${left}::jsonb)`.execute(db);
    const kept = await signedIn();
    await sql`drop trigger oublier_compte on utilisateurs`.execute(db);
    await sql`drop function oublier_compte()`.execute(db);
    await applyOld(db, '0031-gone-accounts');
    expect((await recordedOf(9999)).map(({ avant }) => avant)).toEqual([
      { id: 9999, nom: 'Durand', prenom: 'Ana' },
    ]);
    expect(JSON.stringify(await recordedOf(kept.id))).toContain(kept.email);
  });
});
