import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { idsOf, mergeServer } from '../../../../fast/server/guard/duplicates/mergeServer';

const { server, call, merge, undo, erase, stored, zoe, marry, adopt, tag, speaker, linkedTwins } =
  mergeServer();

describe('Two records of one person', () => {
  it('keep the chosen spouse, and the other one has none [J8]', async () => {
    const [one, other, husband, friend] = [await zoe(), await zoe(), await zoe(), await zoe()];
    await marry(one, husband);
    await marry(other, friend);
    await merge(one, other, { conjoint: other });
    expect((await server.member(one)).conjoint.id).toBe(friend);
    expect((await server.member(friend)).conjoint.id).toBe(one);
    expect((await server.member(husband)).conjoint).toBeNull();
  });
});

describe('A merge that is undone', () => {
  it('is undone as a whole by restoring the deleted record from the trash [J8]', async () => {
    const { one, other } = await linkedTwins();
    const before = await stored();
    const { data } = await merge(one, other);
    expect((await call('POST', `/api/corbeille/${data.corbeille}/restaurer/`)).status).toBe(200);
    expect(await stored()).toEqual(before);
    expect((await undo(data.operation)).status).toBe(409);
  });

  it('keeps every link once the other record was deleted for good [J8]', async () => {
    const { one, other, child } = await linkedTwins();
    const { data } = await merge(one, other);
    await call('DELETE', `/api/corbeille/${data.corbeille}/`);
    const late = await undo(data.operation);
    expect([late.status, late.message]).toEqual([
      410,
      'Ce qui a été supprimé alors l’est maintenant définitivement\u00a0: cette action ne peut plus être annulée.',
    ]);
    expect(idsOf((await server.member(one)).enfants)).toContain(child);
  });

  it('leaves what was changed since, and brings the other record back [J8]', async () => {
    const { one, other } = await linkedTwins();
    const { data } = await merge(one, other);
    const draft = { id: one, nom: 'Petit', prenom: 'Zoé', genre: 'feminin', email: 'neuf@exemple.fr' };
    await call('PUT', `/api/membres/${one}/`, { ...draft, telephone: '06 12 34 56 78', ville: 'Brest' });
    const undone = await undo(data.operation);
    expect([undone.status, undone.data.gardes]).toEqual([200, 1]);
    expect((await server.member(one)).email).toBe('neuf@exemple.fr');
    const back = await server.member(other);
    expect([back.email, idsOf(back.tags)]).toEqual(['zp@exemple.fr', [2, 3]]);
  });

  it('gets back a link that was in the trash when they were merged [J8]', async () => {
    const [one, other] = [await zoe(), await zoe()];
    const { id } = (await call('POST', '/api/tags/', { name: 'Attendue' })).data;
    await tag(other, id);
    const trashed = (await call('DELETE', `/api/tags/${id}/`)).data.corbeille;
    const { data } = await merge(one, other);
    await call('POST', `/api/corbeille/${trashed}/restaurer/`);
    await undo(data.operation);
    expect(idsOf((await server.member(other)).tags)).toEqual([id]);
  });

  it('leaves two persons, of which one can be erased without the other [J6, J8]', async () => {
    const [one, other] = [await zoe({ nom: 'Wzune' }), await zoe({ nom: 'Wzautre' })];
    await undo((await merge(one, other, { nom: one })).data.operation);
    await erase(one, 'Zoé Wzune');
    expect((await server.member(other)).nom).toBe('Wzautre');
    const { rows } = await sql`select 1 from changements
      where objet = 'membres' and objet_id = ${other} and apres ->> 'nom' = 'Wzautre'`.execute(server.db);
    expect(rows).not.toEqual([]);
  });

  it('is proposed again as a pair [J8]', async () => {
    const born = { date_naissance: '1931-03-05' };
    const [one, other] = [await zoe(born), await zoe(born)];
    await server.db
      .insertInto('doublons')
      .values({ membre_a: one, membre_b: other, score: 100, raisons: 'nom' })
      .execute();
    const count = async () => (await server.call<{ count: number }>('GET', '/api/doublons/')).count;
    const { data } = await merge(one, other);
    expect(await count()).toBe(0);
    await undo(data.operation);
    expect(await count()).toBe(1);
  });
});

describe('A merge', () => {
  it('can still be undone when a relative was erased [J6, J8]', async () => {
    const [parent, one, other] = [await zoe({ nom: 'Parente' }), await zoe(), await zoe()];
    await adopt(parent, other);
    const { data } = await merge(one, other);
    await erase(parent, 'Zoé Parente');
    expect((await undo(data.operation)).status).toBe(200);
    expect((await server.member(other)).nom).toBe('Petit');
  });

  it('leaves nothing of either record once the person is erased [J6, J8]', async () => {
    const [one, other] = [await zoe({ nom: 'Wxgarde' }), await zoe({ nom: 'Wxfondue' })];
    await speaker(other);
    await speaker(one);
    await merge(one, other, { nom: one });
    await erase(one, 'Zoé Wxgarde');
    const { rows } = await sql`
      select 1 from changements as c where c::text like '%Wx%' union all
      select 1 from corbeille as k where k::text like '%Wx%' union all
      select 1 from cles as k where k::text like '%Wx%'`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
