import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { TODAY } from '../../signedInServer';
import { idsOf, mergeServer } from './mergeServer';

const {
  server,
  call,
  pairOf,
  merge,
  send,
  undo,
  stored,
  zoe,
  marry,
  adopt,
  tag,
  enter,
  stays,
  speaker,
  linkedTwins,
} = mergeServer();

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

  it('keep one speaker with the events of both [J8]', async () => {
    const [one, other] = [await zoe(), await zoe()];
    const [first, second] = [await speaker(one), await speaker(other)];
    const { rows } = await sql<{ id: number; event: number }>`
      select id, evenement_id as event from affectations order by id limit 3`.execute(server.db);
    const assign = (speaker: number, at: number) =>
      sql`update affectations set intervenant_id = ${speaker}, role_id = 1, member_email = null,
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
    expect(await undo(data.operation)).toMatchObject({ status: 200, message: 'Action annulée' });
    expect(await stored()).toEqual(before);
    expect((await undo(data.operation)).status).toBe(409);
    const { results } = await server.call<{ results: { id: number }[] }>('GET', '/api/corbeille/');
    expect(idsOf(results)).not.toContain(data.corbeille);
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
    for (const choice of [{}, { ville: 999_999 }])
      expect(await send(un, autre, choice)).toMatchObject({ status: 422, errors: { ville: choose } });
    expect((await send(un, un, {})).status).toBe(422);
    await untouched(one, other);
  });
});
