import { describe, expect, it } from 'vitest';
import { signedInServer, TODAY } from '../../signedInServer';
import { attendanceOn, tick } from './sheetRows';

const server = signedInServer(10);
const at = attendanceOn(server);

/** The ids of the members whom a filter finds. */
async function foundBy(query: string): Promise<number[]> {
  const { results } = await server.call<{ results: { id: number }[] }>(
    'GET',
    `/api/membres/filtres_combines/?page_size=100&${query}`,
  );
  return results.map(({ id }) => id);
}

const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' }, date: '2026-01-04T10:00:00' };

describe('what came of attendance', () => {
  it('tells an event’s rate by day, and one day by age band and gender', async () => {
    const id = await at.event();
    const group = await at.group();
    const woman = await at.inGroup(group, { genre: 'feminin', date_naissance: '1980-01-01' });
    await at.inGroup(group, { genre: 'feminin', date_naissance: '1981-01-01' });
    const guest = await server.add({ genre: 'masculin', date_naissance: '2016-01-01' });
    await at.expect(id, { groupes: [group] });
    const heads = {
      adultes: 2,
      enfants: 0,
      visiteurs: 1,
      appareil_le: new Date().toISOString(),
      decalage: 0,
    };
    await at.send(id, [tick(woman, 'present'), tick(guest, 'present')], { comptes: heads });
    const { data } = await at.report(id);
    expect(data.jours).toEqual([
      {
        ...{ jour: TODAY, prevu: true, presents: 2, excuses: 0, absents: 0 },
        ...{ attendus: 2, attendus_presents: 1, comptes: { adultes: 2, enfants: 0, visiteurs: 1 } },
      },
    ]);
    const counts = data.tranches.map((one: Record<string, unknown>) => [
      ...[one.genre, one.presents, one.attendus, one.attendus_presents],
    ]);
    expect(counts).toEqual(
      expect.arrayContaining([
        ['feminin', 1, 2, 1],
        ['masculin', 1, 0, 0],
      ]),
    );
    expect(new Set(data.tranches.map((one: { tranche: string }) => one.tranche)).size).toBe(2);
  });

  it('keeps the rate of a past day when somebody leaves the group', async () => {
    const id = await at.event(weekly);
    const group = await at.group();
    const member = await at.inGroup(group);
    await at.expect(id, { groupes: [group] });
    await at.send(id, [tick(member, 'present')]);
    const before = (await at.report(id)).data.jours;
    await server.db
      .updateTable('groupes_membres')
      .set({ date_sortie: '2026-03-16' })
      .where('membre_id', '=', member)
      .execute();
    expect((await at.report(id)).data.jours).toEqual(before);
    expect(before[0]).toMatchObject({ attendus: 1, attendus_presents: 1 });
  });

  it('tells on a member the last time, how often and what, the latest first', async () => {
    const id = await at.event(weekly);
    const member = await server.add();
    await at.send(id, [tick(member, 'present')], { jour: '2026-03-01' });
    await at.send(id, [tick(member, 'excuse')], { jour: '2026-03-08' });
    await at.send(id, [tick(member, 'present')], { jour: TODAY });
    await at.send(id, [tick(member, null)], { jour: TODAY });
    const page = await server.call('GET', `/api/membres/${member}/presences/`);
    expect(page.data).toMatchObject({
      ...{ count: 2, derniere: '2026-03-01', participations: 1 },
      results: [
        { jour: '2026-03-08', etat: 'excuse' },
        { jour: '2026-03-01', etat: 'present', evenement: { id } },
      ],
    });
    expect((await server.call('GET', '/api/membres/999999/presences/')).status).toBe(404);
  });

  it('finds who is absent since n weeks among those who were ever noted', async () => {
    const id = await at.event(weekly);
    const [regular, lost, excused, unknown] = [
      ...[await server.add(), await server.add(), await server.add(), await server.add()],
    ] as [number, number, number, number];
    await at.send(id, [tick(regular, 'present'), tick(lost, 'present')], { jour: '2026-02-22' });
    await at.send(id, [tick(regular, 'present'), tick(excused, 'excuse')], { jour: TODAY });
    const ours = async (query: string) =>
      (await foundBy(query))
        .filter((one) => [regular, lost, excused, unknown].includes(one))
        .sort((a, b) => a - b);
    expect(await ours('absent_semaines=3')).toEqual([lost, excused]);
    expect(await ours('absent_semaines=4')).toEqual([excused]);
    expect(await ours('absent_semaines=3&search=Durand')).toEqual([lost, excused]);
    const refused = await server.call('GET', '/api/membres/filtres_combines/?absent_semaines=0');
    expect(refused.errors).toHaveProperty('absent_semaines');
  });

  it('gives the attendance of two merged members to the one who stays, and back', async () => {
    const id = await at.event();
    const [kept, other] = [await server.add({ nom: 'Fusion' }), await server.add({ nom: 'Fusion' })];
    await at.send(id, [tick(kept, 'absent', { ago: 5000 }), tick(other, 'present')]);
    const versions = await Promise.all([kept, other].map((one) => server.member(one)));
    const { data } = await server.call('POST', '/api/doublons/fusionner/', {
      garde: { id: kept, updated_at: versions[0].updated_at },
      autre: { id: other, updated_at: versions[1].updated_at },
      choix: [],
    });
    const of = async (member: number) =>
      (await server.call('GET', `/api/membres/${member}/presences/`)).data.results.map(
        (one: { etat: string }) => one.etat,
      );
    expect(await of(kept)).toEqual(['present']);
    await server.call('POST', `/api/journal/${data.operation}/annuler/`);
    expect([await of(kept), await of(other)]).toEqual([['absent'], ['present']]);
  });

  it('is in the file of a person’s data, and goes with an erasure', async () => {
    const id = await at.event();
    const member = await server.add({ nom: 'Effacé', prenom: 'Ali' });
    await at.send(id, [tick(member, 'present')]);
    const { data } = await server.call('GET', `/api/membres/${member}/donnees/`);
    expect(data.presences).toMatchObject([{ jour: TODAY, etat: 'present' }]);
    const { updated_at } = await server.member(member);
    const erased = await server.call('POST', `/api/membres/${member}/effacer/`, {
      ...{ updated_at, confirmation: 'Ali Effacé', reponses: [], intervenants: [] },
    });
    expect(erased.status).toBe(200);
    expect((await at.sheet(id)).data.pointages).toEqual([]);
  });
});
