import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isUpToDateFor } from '../../../../../demo/server/store/rows/dues';
import { isUpToDate } from '../../../../../src/domain/register/dues';
import { present } from '../../../../support/present';
import { startTestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';
import { signedInServer, TODAY } from '../../signedInServer';

const home = signedInServer(12);

const set = (ids: number[], annee: number, action = 'ajouter') =>
  home.call('POST', '/api/membres/cotisations/', { ids, annee, action });
const listed = async (query: string): Promise<number[]> =>
  (await home.call('GET', `/api/membres/identifiants/?${query}`)).data;
const seen = async (id: number) => ({ id, updated_at: (await home.member(id)).updated_at });
const noted = { annee: 2026, note_le: TODAY, auteur: expect.stringMatching(/\S/) };

describe('A year for which a member is up to date', () => {
  it('has a day and an author, and stands on the record and in the list [R10]', async () => {
    const id = await home.add({ nom: 'O’Neill', prenom: 'Zoë' });
    expect(await home.member(id)).toMatchObject({ cotisations: [] });
    expect(await set([id], 2026)).toMatchObject({
      status: 200,
      message: '1 personne notée à jour pour 2026.',
      data: { membres: 1, refus: [], operation: expect.any(Number) },
    });
    await set([id], 2024);
    const record = await home.member(id);
    expect(record).toMatchObject({ cotisations: [noted, { annee: 2024 }] });
    expect([isUpToDate(record, 2026), isUpToDate(record, 2025), isUpToDate({}, 2026)]).toEqual([
      true,
      false,
      false,
    ]);
    const page = await home.call('GET', '/api/membres/?search=neill');
    expect(page).toMatchObject({ results: [{ id, cotisations: [noted, { annee: 2024 }] }] });
  });

  it('leaves a tick as it is that is set already, and tells who was left out [R10]', async () => {
    const [one, other] = [await home.add(), await home.add()];
    await set([one], 2026);
    await home.db
      .updateTable('cotisations')
      .set({ note_le: '2026-01-05' })
      .where('membre_id', '=', one)
      .execute();
    const { data } = await set([one, other, 999_999], 2026);
    expect(data).toMatchObject({
      membres: 1,
      refus: [{ id: 999_999 }, { id: one, message: 'Déjà à jour pour 2026.' }],
    });
    expect(await home.member(one)).toMatchObject({ cotisations: [{ annee: 2026, note_le: '2026-01-05' }] });
    const back = await set([one, other], 2025, 'retirer');
    expect(back.data).toMatchObject({ membres: 0, refus: [{ id: one }, { id: other }] });
  });

  it('is taken back, and each of the two is undone as one [R10]', async () => {
    const [one, other] = [await home.add(), await home.add()];
    const { data } = await set([one, other], 2026);
    const away = await set([one], 2026, 'retirer');
    expect(await home.member(one)).toMatchObject({ cotisations: [] });
    await home.call('POST', `/api/journal/${away.data.operation}/annuler/`);
    expect(await home.member(one)).toMatchObject({ cotisations: [noted] });
    await home.call('POST', `/api/journal/${data.operation}/annuler/`);
    for (const id of [one, other]) expect(await home.member(id)).toMatchObject({ cotisations: [] });
  });

  it('narrows lists, ids and the file by year, both ways [R10]', async () => {
    const nom = 'Zquarante';
    const [paid, unpaid, gone] = [await home.add({ nom }), await home.add({ nom }), await home.add({ nom })];
    await set([paid, gone], 2026);
    await set([unpaid], 2025);
    await home.call('POST', '/api/membres/etats/', { ids: [gone], etat: 'parti' });
    expect(await listed(`search=${nom}&a_jour=2026`)).toEqual([paid]);
    expect(await listed(`search=${nom}&a_jour=2026&etat=tous`)).toEqual([paid, gone].sort((a, b) => a - b));
    expect(await listed(`search=${nom}&pas_a_jour=2026`)).toEqual([unpaid]);
    expect(await listed(`search=${nom}&a_jour=2025&pas_a_jour=2026`)).toEqual([unpaid]);
    expect(await listed('a_jour=2026')).toContain(paid);
    const text = await (
      await home.fetch('GET', `/api/membres/export/?search=${nom}&pas_a_jour=2026&colonnes[]=id`)
    ).text();
    expect(text.trim().split(/\r?\n/).slice(1)).toEqual([String(unpaid)]);
    const { rows } = await sql<{ id: number }>`
      select m.id from membres as m where ${isUpToDateFor(2025)} and m.nom = ${nom}`.execute(home.db);
    expect(rows).toEqual([{ id: unpaid }]);
  });

  it('is refused for what is no year, under its name', async () => {
    for (const annee of [1899, 2101, 2026.5]) {
      const answer = await set([1], annee);
      expect.soft([answer.status, Object.keys(answer.errors ?? {})], String(annee)).toEqual([422, ['annee']]);
    }
    const { status, errors } = await home.call('GET', '/api/membres/filtres_combines/?pas_a_jour=26');
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['pas_a_jour']]);
  });

  it('comes back from the trash, stays in a merge of either record, and stands in the person’s file [R10]', async () => {
    const [kept, other] = [await home.add({ nom: 'Roux' }), await home.add({ nom: 'Roux' })];
    await set([kept, other], 2026);
    await home.db
      .updateTable('cotisations')
      .set({ note_le: '2026-01-05' })
      .where('membre_id', '=', other)
      .execute();
    await set([other], 2025);
    const merged = await home.call('POST', '/api/doublons/fusionner/', {
      ...{ garde: await seen(kept), autre: await seen(other), choix: [] },
    });
    expect(merged.status).toBe(200);
    const joined = { cotisations: [{ annee: 2026, note_le: '2026-01-05' }, { annee: 2025 }] };
    expect(await home.member(kept)).toMatchObject(joined);
    const { data } = await home.call('GET', `/api/membres/${kept}/donnees/`);
    expect(data.cotisations).toEqual([
      { annee: 2025, note_le: TODAY },
      { annee: 2026, note_le: '2026-01-05' },
    ]);
    await home.call('DELETE', `/api/membres/${kept}/`);
    const { results } = await home.call<{ results: { id: number }[] }>('GET', '/api/corbeille/');
    await home.call('POST', `/api/corbeille/${present(results[0], 'the deleted member').id}/restaurer/`);
    expect(await home.member(kept)).toMatchObject(joined);
  });

  it('is told in the journal of the record, without a number of an account', async () => {
    const id = await home.add();
    await set([id], 2026);
    const { results } = await home.call<{ results: object[] }>(
      'GET',
      `/api/journal/historique/?objet=membres&objet_id=${id}`,
    );
    expect(results[0]).toMatchObject({ nom_table: 'cotisations', action: 'membres.setDues' });
  });
});

describe('A back end that keeps no such years', () => {
  it('narrows nothing by them', async () => {
    const server = await startTestServer({ members: 4, capabilities: ['filtres'] });
    const token = await server.login();
    const { body } = await ask(server, '/api/membres/filtres_combines/?a_jour=2026', { token });
    expect(bodyOf<{ count: number }>({ body }).count).toBe(4);
    await server.close();
  });
});
