import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { criteriaServer, orders } from './criteriaLists';

const { server, call, readStored, expectTrueLists, enter } = criteriaServer();

describe('Filtered and sorted lists', { timeout: 120_000 }, () => {
  it('follow edits of what they filter by', async () => {
    const id = await server.add({ date_naissance: '1950-02-03' });
    await expectTrueLists();
    const { data } = await call('GET', `/api/membres/${id}/membre_avec_relations/`);
    const fields = { nom: 'Durand', prenom: 'Alix', genre: 'feminin', updated_at: data.updated_at };
    const draft = { id, ...fields, date_naissance: '2015-02-03', email: 'x@y.fr', ville: 'Lille' };
    expect((await call('PUT', `/api/membres/${id}/`, draft)).status).toBe(200);
    await expectTrueLists();
    const { data: read } = await call('GET', `/api/membres/${id}/membre_avec_relations/`);
    const known = { nationalite: 'Française', situation_matrimoniale: 'veuf', genre: 'masculin' };
    const told = {
      ...draft,
      ...known,
      adresse: 'Ici',
      telephone: '1',
      code_postal: '69007',
      updated_at: read.updated_at,
    };
    expect((await call('PUT', `/api/membres/${id}/`, told)).status).toBe(200);
    await expectTrueLists();
  });

  it('refuse what is no beginning of a postcode, in a sentence [R8]', async () => {
    for (const start of ['69a', '690010', 'Lyon']) {
      const { status, errors } = await call('GET', `/api/membres/filtres_combines/?code_postal=${start}`);
      expect([status, errors], start).toEqual([
        422,
        { code_postal: 'Indiquez un à cinq chiffres, sans lettres.' },
      ]);
    }
  });

  it('are those of the export and of the whole result too [R8]', async () => {
    const wanted = (await readStored())
      .filter(({ postcode }) => postcode?.startsWith('13'))
      .map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    const { data: ids } = await call('GET', '/api/membres/identifiants/?code_postal=13');
    expect(ids.sort()).toEqual(wanted.sort());
    const file = await (
      await server.fetch('GET', '/api/membres/export/?code_postal=13&colonnes[]=id')
    ).text();
    expect(file.trim().split(/\r?\n/).slice(1).map(Number).sort()).toEqual(wanted);
  });

  it('leave nothing of it in the journal, nor in the record', async () => {
    const id = await server.add();
    await enter(1, id);
    const { rows } = await sql<{ text: string }>`
      select string_agg(nom_table || coalesce(avant::text, '') || coalesce(apres::text, ''), '') as text
      from changements where objet = 'membres' and objet_id = ${id}`.execute(server.db);
    expect(rows[0]?.text).toContain('groupes_membres');
    expect(rows[0]?.text).not.toMatch(/criteres|sans_/);
    expect(JSON.stringify(await server.member(id))).not.toMatch(/criteres|sans_/);
  });

  it('hold for ids near the largest one', async () => {
    await sql`select setval(pg_get_serial_sequence('membres', 'id'), 2000000000)`.execute(server.db);
    const id = await server.add({ ville: 'Brest' });
    expect(id).toBeGreaterThan(2_000_000_000);
    const alone = (await readStored()).filter(({ groupe: group }) => group === null);
    const wanted = alone.sort(orders['-ville']).map((one) => one.id);
    const { data } = await call('GET', '/api/membres/identifiants/?sans_groupe=true&ordering=-ville');
    expect(data).toEqual(wanted);
    expect(wanted).toContain(id);
  });
});
