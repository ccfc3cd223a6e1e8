import { describe, expect, it } from 'vitest';
import type { Absence } from '../../../../../src/domain/events/absence';
import { present } from '../../../../support/present';
import { dataOf, refusedFields } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf } from './serviceServer';

const home = registrationServer();
const services = servicesOf(home);

const path = (member: number, id?: number) => `/api/membres/${member}/absences/${id ? `${id}/` : ''}`;
const list = async (member: number) => dataOf<Absence[]>(await home.call('GET', path(member)));
const SUMMER = { du: '2099-07-10', au: '2099-07-20', note: 'Congés' };

describe('Absences of a member', () => {
  it('are added, changed and deleted, with who wrote them [EL11]', async () => {
    const { id } = await services.member();
    const added = dataOf<Absence>(await home.call('POST', path(id), SUMMER));
    expect(added).toMatchObject({ ...SUMMER, auteur: expect.stringMatching(/\S/) });
    const next = { ...SUMMER, au: '2099-07-25', updated_at: added.updated_at };
    expect((await home.call('PUT', path(id, added.id), next)).status).toBe(200);
    const stale = await home.call('PUT', path(id, added.id), next);
    expect([stale.status, dataOf<Absence>(stale).au]).toEqual([409, '2099-07-25']);
    expect((await home.call('DELETE', path(id, added.id))).status).toBe(200);
    expect(await list(id)).toEqual([]);
    expect((await home.call('DELETE', path(id, added.id))).status).toBe(404);
  });

  it.each([
    [{ du: '2099-02-30' }, 'du'],
    [{ au: '' }, 'au'],
    [{ au: '2099-07-09' }, 'au'],
    [{ au: '2109-07-20' }, 'au'],
    [{ note: 'x'.repeat(301) }, 'note'],
  ])('are refused with %j', async (change, field) => {
    const { id } = await services.member();
    const refused = await home.call('POST', path(id), { ...SUMMER, ...change });
    expect([refused.status, refusedFields(refused)]).toEqual([422, [field]]);
  });

  it('are read for several members from a day on, without what they are for', async () => {
    const [one, two] = [await services.member(), await services.member()];
    await services.absent(one.id, '2099-07-10', '2099-07-20', 'Opération');
    await services.absent(two.id, '2099-06-01', '2099-06-02');
    const read = await home.call(
      'GET',
      `/api/absences/?membres[]=${one.id}&membres[]=${two.id}&du=2099-07-20`,
    );
    expect(dataOf(read)).toEqual([{ membre_id: one.id, du: '2099-07-10', au: '2099-07-20' }]);
  });

  it('keep their note out of the journal, and come back with the member [EL11]', async () => {
    const { id } = await services.member();
    await services.absent(id, SUMMER.du, SUMMER.au, 'Motsecret');
    const rows = await home.server.db.selectFrom('changements').select(['avant', 'apres']).execute();
    expect(JSON.stringify(rows)).not.toContain('Motsecret');
    const gone = dataOf<{ corbeille: number }>(await home.call('DELETE', `/api/membres/${id}/`));
    expect((await home.call('POST', `/api/corbeille/${gone.corbeille}/restaurer/`)).status).toBe(200);
    expect(await list(id)).toMatchObject([{ ...SUMMER, note: 'Motsecret' }]);
  });

  it('go over to the record that is kept of two', async () => {
    const [kept, other] = [await services.member(), await services.member()];
    await services.absent(other.id, SUMMER.du, SUMMER.au, 'Congés');
    const seen = async (id: number) => {
      const { updated_at } = dataOf<{ updated_at: string }>(
        await home.call('GET', `/api/membres/${id}/membre_avec_relations/`),
      );
      return { id, updated_at };
    };
    const merged = await home.call('POST', '/api/doublons/fusionner/', {
      ...{ garde: await seen(kept.id), autre: await seen(other.id), choix: [{ champ: 'nom', id: kept.id }] },
    });
    expect(merged.status).toBe(200);
    expect(await list(kept.id)).toMatchObject([SUMMER]);
  });
});

describe('What is kept of a person', () => {
  it('has answers and absences, and an erasure leaves no word of them [J6, N3]', async () => {
    const { id } = await home.event();
    const member = await services.member({ prenom: 'Zoé', nom: 'Effacée', email: 'zoe@ex.fr' });
    const speaker = await services.serving(id, (await services.role()).id, member.id);
    await services.absent(member.id, SUMMER.du, SUMMER.au, 'Notesecrete');
    const said = { reponse: 'propose', proposition: 'Proposecrete' };
    await services.note(id, { jour: '2099-11-21', intervenant: speaker, ...said });
    const dossier = await home.call('GET', `/api/membres/${member.id}/donnees/`);
    expect(dataOf(dossier)).toMatchObject({
      ...{ absences: [{ ...SUMMER, note: 'Notesecrete' }], services: [said] },
    });
    const preview = dataOf<{ updated_at: string }>(
      await home.call('GET', `/api/membres/${member.id}/effacement/`),
    );
    // The event leaves for the trash and comes back as it is erased.
    const gone = dataOf<{ corbeille: number }>(await home.call('DELETE', `/api/events/${id}/`));
    const erased = await home.call('POST', `/api/membres/${member.id}/effacer/`, {
      ...{ updated_at: preview.updated_at, confirmation: 'Zoé Effacée', reponses: [], intervenants: [] },
    });
    expect([erased.status, erased.body.message]).toEqual([200, expect.anything()]);
    await home.call('POST', `/api/corbeille/${gone.corbeille}/restaurer/`);
    const tables = ['services', 'absences', 'changements', 'messages'] as const;
    for (const table of tables) {
      const text = JSON.stringify(await home.server.db.selectFrom(table).selectAll().execute());
      expect.soft(text).not.toMatch(/Notesecrete|Proposecrete/);
    }
    const stored = await home.server.db
      .selectFrom('services')
      .select('reponse')
      .where('evenement_id', '=', id)
      .execute();
    expect(present(stored[0], 'answer').reponse).toBe('propose');
  });
});
