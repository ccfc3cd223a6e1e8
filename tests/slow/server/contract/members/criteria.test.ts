import { describe, expect, it } from 'vitest';
import { choiceList, comparisonsOf, proposedChoices } from '../../../../../src/domain/duplicates/mergeFields';
import { criteriaServer } from '../../../../fast/server/contract/members/criteriaLists';

const { server, call, expectTrueLists, groupOf, enter, serve, restore } = criteriaServer();

describe('Filtered and sorted lists', { timeout: 120_000 }, () => {
  it('are those of the sample', async () => {
    await expectTrueLists();
  });

  it('follow members who enter a group or department, move and leave', async () => {
    const ids = [
      await server.add(),
      await server.add({ email: 'a@b.fr' }),
      await server.add({ ville: 'Brest' }),
    ];
    await enter(1, ...ids);
    await serve(1, ...ids);
    await expectTrueLists();
    await enter(2, ids[0]!, ids[1]!);
    await serve(2, ids[0]!);
    await call('POST', '/api/groupes/1/remove_membre/', { groupe_id: '1', member_ids: [ids[2]] });
    await call('POST', '/api/departements/1/remove_membre/', { member_ids: [ids[1]] });
    expect([await groupOf(ids[0]!), await groupOf(ids[2]!)]).toEqual([2, null]);
    await expectTrueLists();
  });

  it('follow imports, deletions and what comes back from the trash', async () => {
    const { data } = await server.import(
      'Nom;Prénom;Genre;Ville\nImporté;Luc;masculin;Metz\nImporté;Léa;feminin;\n',
    );
    expect(data).toMatchObject({ importes: 2 });
    const id = await server.add({ date_naissance: '1960-01-01' });
    await enter(1, id);
    await serve(1, id);
    const member = (await call('DELETE', `/api/membres/${id}/`)).data.corbeille;
    await expectTrueLists();
    expect((await restore(member)).status).toBe(200);
    expect(await groupOf(id)).toBe(1);
    await expectTrueLists();
    const group = (await call('DELETE', '/api/groupes/1/')).data.corbeille;
    expect(await groupOf(id)).toBe(null);
    await expectTrueLists();
    expect((await restore(group)).status).toBe(200);
    expect(await groupOf(id)).toBe(1);
    await expectTrueLists();
  });

  it('follow merges, and actions that are undone', async () => {
    const [one, other] = [await server.add({ ville: 'Brest' }), await server.add({ ville: 'Brest' })];
    await enter(1, other);
    const moved = await enter(2, other);
    expect((await call('POST', `/api/journal/${moved.data.operation}/annuler/`)).status).toBe(200);
    expect(await groupOf(other)).toBe(1);
    await expectTrueLists();
    const { un, autre } = (await call('GET', `/api/doublons/${one}/${other}/`)).data;
    const seen = ({ id, updated_at }: { id: number; updated_at: string }) => ({ id, updated_at });
    const choice = choiceList(proposedChoices(comparisonsOf(un, autre)));
    const merged = await call('POST', '/api/doublons/fusionner/', {
      garde: seen(un),
      autre: seen(autre),
      choix: choice,
    });
    expect(merged.status).toBe(200);
    expect(await groupOf(one)).toBe(1);
    await expectTrueLists();
    await call('POST', `/api/journal/${merged.data.operation}/annuler/`);
    expect([await groupOf(one), await groupOf(other)]).toEqual([null, 1]);
    await expectTrueLists();
  });
});
