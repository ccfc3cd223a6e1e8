import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Comparaison } from '../../../../src/domain/duplicates/fusion';
import {
  choiceList,
  comparisonsOf,
  type MergeChoices,
  proposedChoices,
} from '../../../../src/domain/duplicates/mergeFields';
import type { Membre } from '../../../../src/domain/members/membre';
import { type JsonAnswer, signedInServer, TODAY } from '../signedInServer';
import { storedRows } from '../writes/storedRows';

const server = signedInServer(20);

const call = (method: string, path: string, body?: unknown): Promise<JsonAnswer> =>
  server.call(method, path, body);
const pairOf = async (un: number, autre: number): Promise<Comparaison> =>
  (await call('GET', `/api/doublons/${un}/${autre}/`)).data;

/** Merges as the screen does: with the proposals, but for the given choices. */
async function merge(kept: number, other: number, choices: MergeChoices = {}): Promise<JsonAnswer> {
  const { un, autre } = await pairOf(kept, other);
  return send(un, autre, { ...proposedChoices(comparisonsOf(un, autre)), ...choices });
}
const seen = ({ id, updated_at }: Membre) => ({ id, updated_at });
const send = (un: Membre, autre: Membre, choix: MergeChoices) =>
  call('POST', '/api/doublons/fusionner/', {
    garde: seen(un),
    autre: seen(autre),
    choix: choiceList(choix),
  });

const zoe = (fields: object = {}) => server.add({ nom: 'Petit', prenom: 'Zoé', ...fields });
const marry = (id: number, conjoint_id: number) =>
  call('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id });
const adopt = (id: number, ...enfants_ids: number[]) =>
  call('POST', `/api/membres/${id}/ajouter_enfant/`, { enfants_ids });
const tag = (id: number, ...tags_ids: number[]) =>
  call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids });
const step = (id: number, etape_id: number, date_association: string) =>
  call('POST', '/api/membres/store_multiple_etapes/', { membre_ids: [id], etape_id, date_association });
const enter = (id: number, groupe_id: number) => call('PATCH', `/api/membres/${id}/group/`, { groupe_id });
const idsOf = (rows: readonly { id?: number | null }[] | null | undefined) =>
  rows?.map(({ id }) => id).sort();

const stays = async (id: number) =>
  (
    await sql<{ groupe_id: number; debut: string; fin: string | null }>`
      select groupe_id, date_inscription as debut, date_sortie as fin from groupes_membres
      where membre_id = ${id} order by date_sortie nulls last, groupe_id`.execute(server.db)
  ).rows;

/** Two records with family, spouse, tags, steps, stays and speakers, some of them shared. */
async function linkedTwins() {
  const [one, other] = [
    await zoe({ email: 'zoe@exemple.fr', ville: 'Brest' }),
    await zoe({ email: 'zp@exemple.fr', telephone: '06 12 34 56 78' }),
  ];
  const [child, shared, parent, spouse] = [await zoe(), await zoe(), await zoe(), await zoe()];
  await adopt(one, shared);
  await adopt(other, child, shared);
  await adopt(parent, other);
  await marry(other, spouse);
  await tag(one, 1, 2);
  await tag(other, 2, 3);
  await step(one, 1, '2024-05-02');
  await step(other, 1, '2023-05-02');
  await step(other, 2, '2025-01-01');
  await enter(one, 3);
  await enter(other, 1);
  await enter(other, 2);
  const third = await zoe();
  await call('POST', '/api/doublons/ecartes/', { un: other, autre: third });
  const speakers = [await speaker(one), await speaker(other)];
  return { one, other, child, shared, parent, spouse, third, speakers };
}
const speaker = async (membre_id: number) =>
  (await call('POST', '/api/intervenants/', { nom: 'Petit', prenom: 'Zoé', membre_id })).data.id as number;
async function erase(id: number, confirmation: string) {
  const { updated_at } = await server.member(id);
  const asked = { updated_at, confirmation, reponses: [], intervenants: [] };
  expect((await call('POST', `/api/membres/${id}/effacer/`, asked)).status).toBe(200);
}
const undo = (operation: number) => call('POST', `/api/journal/${operation}/annuler/`);

/** Everything that is stored, but for when it was changed last. */
const stored = async () =>
  JSON.parse(JSON.stringify(await storedRows(server.db)).replaceAll(/\\"updated_at\\": \\"[^"]*\\"/g, ''));

describe('Two records of one person', () => {
  it('become one, with the value that was chosen of each field and every link of both [J8]', async () => {
    const { one, other, child, shared, parent, spouse, third } = await linkedTwins();

    const { status, message, data } = await merge(one, other, { email: one, groupe: other });

    expect([status, message]).toEqual([200, 'Les deux fiches sont fusionnées en une seule\u00a0: Petit Zoé']);
    expect(data).toMatchObject({ id: one, corbeille: expect.any(Number), operation: expect.any(Number) });
    expect((await call('GET', `/api/membres/${other}/`)).status).toBe(404);
    const kept = await server.member(one);
    expect(kept).toMatchObject({ email: 'zoe@exemple.fr', ville: 'Brest', telephone: '06 12 34 56 78' });
    expect([idsOf(kept.enfants), idsOf(kept.parents)]).toEqual([[child, shared], [parent]]);
    expect([kept.conjoint.id, (await server.member(spouse)).conjoint.id]).toEqual([spouse, one]);
    expect(idsOf(kept.tags)).toEqual([1, 2, 3]);
    expect(kept.etape_actuelle).toMatchObject([
      { id: 1, date_association: '2023-05-02' },
      { id: 2, date_association: '2025-01-01' },
    ]);
    expect(await stays(one)).toEqual([
      { groupe_id: 1, debut: TODAY, fin: TODAY },
      { groupe_id: 3, debut: TODAY, fin: TODAY },
      { groupe_id: 2, debut: TODAY, fin: null },
    ]);
    expect((await pairOf(one, third)).ecarte).toBe(true);
  });

  it('keep the present group that was chosen, and the other one among the former [J8]', async () => {
    const ids = [await zoe(), await zoe(), await zoe()];
    const [one = 0, other = 0, again = 0] = ids;
    await enter(one, 1);
    await enter(other, 2);
    await enter(again, 2);
    await sql`update groupes_membres set date_inscription = '2020-01-01' where membre_id = ${again}`.execute(
      server.db,
    );
    await merge(one, other, { groupe: other });
    expect(await stays(one)).toEqual([
      { groupe_id: 1, debut: TODAY, fin: TODAY },
      { groupe_id: 2, debut: TODAY, fin: null },
    ]);
    await merge(one, again);
    expect((await stays(one)).at(-1)).toEqual({ groupe_id: 2, debut: '2020-01-01', fin: null });
    expect(await stays(one)).toHaveLength(2);
  });

  it('keep the chosen spouse, and the other one has none [J8]', async () => {
    const [one, other, husband, friend] = [await zoe(), await zoe(), await zoe(), await zoe()];
    await marry(one, husband);
    await marry(other, friend);
    await merge(one, other, { conjoint: other });
    expect((await server.member(one)).conjoint.id).toBe(friend);
    expect((await server.member(friend)).conjoint.id).toBe(one);
    expect((await server.member(husband)).conjoint).toBeNull();
  });

  it('keep one speaker with the events of both [J8]', async () => {
    const [one, other] = [await zoe(), await zoe()];
    const [first, second] = [await speaker(one), await speaker(other)];
    const { rows } = await sql<{ id: number; event: number }>`
      select id, evenement_id as event from affectations order by id limit 3`.execute(server.db);
    const assign = (intervenant: number, at: number) =>
      sql`update affectations set intervenant_id = ${intervenant}, role_id = 1, member_email = null,
        member_telephone = null where id = ${rows[at]?.id}`.execute(server.db);
    await assign(first, 0);
    await assign(second, 1);
    await merge(one, other);
    const { rows: kept } = await sql<{ id: number }>`
      select id from affectations where intervenant_id = ${first} order by id`.execute(server.db);
    expect(kept.map(({ id }) => id)).toEqual([rows[0]?.id, rows[1]?.id]);
    const { rows: gone } = await sql`select 1 from intervenants where id = ${second}`.execute(server.db);
    expect(gone).toEqual([]);
  });

  it('are shown beside each other with what each has alone [J8]', async () => {
    const [one, other] = [await zoe({ email: 'zoe@exemple.fr' }), await zoe({ email: 'Zoe@exemple.fr' })];
    await adopt(other, await zoe(), await zoe());
    await tag(one, 1);
    await tag(other, 1, 2);
    await enter(other, 1);
    const pair = await pairOf(one, other);
    expect(pair).toMatchObject({ score: 70, raisons: ['nom', 'email'], ecarte: false, refus: null });
    expect(pair.liens.autre).toMatchObject({ enfants: 2, tags: 1, groupes: 1, parents: 0, evenements: 0 });
    expect(pair.liens.un).toMatchObject({ enfants: 0, tags: 0, groupes: 0 });
  });
});

describe('A merge that is undone', () => {
  it('leaves both as they were, with all their links [J8]', async () => {
    const { one, other, speakers } = await linkedTwins();
    await sql`update affectations set intervenant_id = ${speakers[1]} where id in (
      select id from affectations order by id limit 1)`.execute(server.db);
    const before = await stored();
    const { data } = await merge(one, other, { groupe: other });
    expect(await stored()).not.toEqual(before);
    expect(await undo(data.operation)).toMatchObject({ status: 200, message: 'Opération annulée' });
    expect(await stored()).toEqual(before);
    expect((await undo(data.operation)).status).toBe(409);
    const { results } = await server.call<{ results: { id: number }[] }>('GET', '/api/corbeille/');
    expect(idsOf(results)).not.toContain(data.corbeille);
  });

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
      'Ce que cette opération a supprimé l’est maintenant définitivement\u00a0: elle ne peut plus être annulée.',
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
  const untouched = async (...ids: number[]) => {
    for (const id of ids) expect((await call('GET', `/api/membres/${id}/`)).status).toBe(200);
  };

  it('of spouses, or of a person and a parent, is refused with a sentence [J8]', async () => {
    const [one, spouse, child, grandchild] = [await zoe(), await zoe(), await zoe(), await zoe()];
    await marry(one, spouse);
    await adopt(one, child);
    await adopt(child, grandchild);
    const couple = await merge(one, spouse);
    expect([couple.status, couple.message]).toEqual([
      409,
      'Ces deux personnes sont conjointes\u00a0: elles ne peuvent pas être la même personne.',
    ]);
    const kin = await merge(grandchild, one);
    expect([kin.status, kin.message]).toEqual([
      409,
      'Petit Zoé est un parent ou un aïeul de Petit Zoé\u00a0: ce ne peut pas être la même personne.',
    ]);
    expect((await pairOf(one, spouse)).refus).toBe(couple.message);
    const twin = await zoe();
    await adopt(twin, spouse);
    const incest = await merge(one, twin);
    expect([incest.status, incest.message?.startsWith('Petit Zoé serait à la fois conjoint')]).toEqual([
      409,
      true,
    ]);
    expect(idsOf((await server.member(one)).enfants)).toEqual([child]);
    await untouched(one, spouse, child, grandchild, twin);
  });

  it('of a record that was changed meanwhile is refused with both as they are [J8]', async () => {
    const [one, other] = [await zoe(), await zoe()];
    const { un, autre } = await pairOf(one, other);
    const draft = { id: other, nom: 'Petit', prenom: 'Zoé', genre: 'feminin', ville: 'Rennes' };
    await call('PUT', `/api/membres/${other}/`, draft);
    const stale = await send(un, autre, {});
    expect([stale.status, stale.data.autre.ville]).toEqual([409, 'Rennes']);
    await untouched(one, other);
  });

  it('of a record that was merged elsewhere meanwhile changes nothing [J8]', async () => {
    const [one, other, third] = [await zoe(), await zoe(), await zoe()];
    const { un, autre } = await pairOf(one, other);
    await merge(third, other);
    await tag(third, 1);
    const late = await send(un, autre, {});
    expect([late.status, late.message]).toEqual([
      404,
      'Une des deux fiches a été supprimée ou fusionnée entre-temps\u00a0: rien n’a été modifié. Revenez à la liste des doublons.',
    ]);
    await untouched(one, third);
  });

  it('needs a choice between the two for each field that differs [J8]', async () => {
    const [one, other] = [await zoe({ ville: 'Brest' }), await zoe({ ville: 'Rennes' })];
    const { un, autre } = await pairOf(one, other);
    const choose = 'Choisissez la valeur à garder.';
    for (const choix of [{}, { ville: 999_999 }])
      expect(await send(un, autre, choix)).toMatchObject({ status: 422, errors: { ville: choose } });
    expect((await send(un, un, {})).status).toBe(422);
    await untouched(one, other);
  });

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
