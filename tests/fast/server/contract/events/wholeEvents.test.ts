import { describe, expect, it } from 'vitest';
import { type JsonAnswer, signedInServer } from '../../signedInServer';

const server = signedInServer(5);

let made = 0;
const draft = (fields: object = {}) => ({
  nom_evenement: `Entier ${++made}`,
  date: '2031-05-04T18:30:00',
  is_recurrent: false,
  ...fields,
});
const addRole = async (): Promise<number> =>
  (await server.call('POST', '/api/roles-intervenants/', { libelle: `Fonction ${++made}` })).data.id;
const create = (body: object): Promise<JsonAnswer> => server.call('POST', '/api/events/complet/', body);
const update = (id: number, body: object): Promise<JsonAnswer> =>
  server.call('PUT', `/api/events/${id}/complet/`, { id, ...body });
const assigned = async (id: number) => (await server.call('GET', `/api/events/${id}/assignments/`)).data;
type Page = { results: { id: number; operation: number }[] };
const page = async (path: string) => (await server.call<Page>('GET', path)).results;
const speakersNamed = (name: string) => page(`/api/intervenants/?search=${name}`);
const found = (name: string) => page(`/api/events/?search=${encodeURIComponent(name)}`);

describe('An event with its speakers', () => {
  it('finds or creates each speaker by id, member or name, and notes the contact [SP6, SP10]', async () => {
    const role = await addRole();
    const member = await server.add({
      ...{ nom: 'Entière', prenom: 'Ana', email: 'ana@entiere.test', telephone: '06 39 98 00 01' },
    });
    const { data: guest } = await server.call('POST', '/api/intervenants/', {
      nom: 'Invité',
      prenom: 'Élie',
    });
    const donnees = { member_email: 'elie@exemple.fr' };
    const speakers = [
      { role_intervenant: role, intervenant: guest.id, donnees },
      { role_intervenant: role, membre_id: member },
      { role_intervenant: role, nom: 'NOUVEAU', prenom: ' Max ' },
      { role_intervenant: await addRole(), nom: 'Nouveau', prenom: 'max' },
      { role_intervenant: await addRole(), nom: 'INVITÉ', prenom: 'élie' },
    ];
    const answer = await create(draft({ intervenants: speakers }));
    expect([answer.status, answer.message]).toEqual([201, 'Événement créé avec succès']);
    const lines = await assigned(answer.data.id);
    expect(answer.data.intervenants).toEqual(lines);
    expect(lines).toMatchObject([
      { intervenant: { id: guest.id }, donnees: { member_email: 'elie@exemple.fr' } },
      { donnees: { id: member, member_email: 'ana@entiere.test', member_telephone: '06 39 98 00 01' } },
      { intervenant: { nom: 'NOUVEAU', prenom: 'Max', membre_id: null }, donnees: { member_email: null } },
      { intervenant: lines[2].intervenant },
      { intervenant: { id: guest.id } },
    ]);
    expect(await speakersNamed('Nouveau')).toHaveLength(1);
  });

  it('takes the speaker of a member, else one of that name without a member, and never another member’s', async () => {
    const role = await addRole();
    const [first, second] = [
      await server.add({ nom: 'Homonyme', prenom: 'Léa' }),
      await server.add({ nom: 'Homonyme', prenom: 'Léa' }),
    ];
    const lines = [first, second].map((membre_id) => ({ role_intervenant: role, membre_id }));
    const { data } = await create(draft({ intervenants: [lines[0]] }));
    const [ana] = data.intervenants;
    const changed = await update(data.id, { ...draft(), intervenants: [...lines.toReversed()] });
    expect(changed.data.intervenants.map(({ donnees }: { donnees: { id: number } }) => donnees.id)).toEqual([
      second,
      first,
    ]);
    // An assignment that stays keeps its id.
    expect(changed.data.intervenants[1].id).toBe(ana.id);
  });

  it('is stored with nothing of it where a line is refused, which is named by its place', async () => {
    const role = await addRole();
    const speakers = [
      { role_intervenant: role, nom: 'Perdue', prenom: 'Zoé' },
      { role_intervenant: role, membre_id: 999_999 },
      { role_intervenant: 999_999, nom: 'Perdue', prenom: 'Zoé' },
      { role_intervenant: role, nom: ' ', prenom: '' },
      { role_intervenant: role, intervenant: 999_999 },
      { role_intervenant: role, nom: 'perdue', prenom: 'zoé' },
    ];
    const body = draft({ intervenants: speakers });
    const refused = await create(body);
    expect(refused).toMatchObject({
      status: 422,
      errors: {
        'intervenants.1.membre_id': 'Ce membre n’existe plus.',
        'intervenants.2.role_intervenant': 'Ce rôle n’existe plus.',
        'intervenants.3.nom': expect.any(String),
        'intervenants.4.intervenant': 'Cet intervenant n’existe plus.',
        'intervenants.5.intervenant': expect.stringContaining('déjà assignée'),
      },
    });
    expect(refused.message).toContain('Ligne 2\u00a0: Ce membre n’existe plus.');
    expect([await found(body.nom_evenement), await speakersNamed('Perdue')]).toEqual([[], []]);

    const { data: stored } = await create(draft({ intervenants: speakers.slice(0, 1) }));
    const late = await update(stored.id, { ...draft(), lieu: 'Ailleurs', intervenants: speakers });
    const { lieu } = (await server.call('GET', `/api/events/${stored.id}/`)).data;
    expect([late.status, lieu, (await assigned(stored.id)).length]).toEqual([422, null, 1]);
  });

  it('is refused with the present event and its speakers when either is newer than what was seen [J3]', async () => {
    const role = await addRole();
    const speakers = [{ role_intervenant: role, nom: 'Vue', prenom: 'Iris' }];
    const body = draft({ intervenants: speakers });
    const { data: opened } = await create(body);
    const seen = { updated_at: opened.updated_at, avant: [opened.intervenants[0].id] };
    const first = await update(opened.id, { ...body, ...seen, lieu: 'Première', intervenants: [] });
    expect([first.status, first.message]).toEqual([200, 'Événement modifié avec succès']);
    for (const late of [seen, { ...seen, updated_at: first.data.updated_at }, { ...seen, avant: [] }]) {
      const refused = await update(opened.id, { ...body, ...late, lieu: 'Seconde' });
      expect.soft([refused.status, refused.data]).toEqual([409, first.data]);
    }
    expect((await update(opened.id, body)).status).toBe(200);
  });

  it('is stored once for one key, and is one operation of the journal [J4]', async () => {
    const role = await addRole();
    const body = draft({ intervenants: [{ role_intervenant: role, nom: 'Clé', prenom: 'Noé' }] });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'evenement-entier-1' };
    const send = async () => {
      const answer = await server.fetch('POST', '/api/events/complet/', {
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()).data;
    };
    const [one, other] = [await send(), await send()];
    expect(other).toEqual(one);
    expect(await found(body.nom_evenement)).toHaveLength(1);
    const history = await page(`/api/journal/historique/?objet=evenements&objet_id=${one.id}`);
    const operations = new Set(history.map(({ operation }) => operation));
    expect(operations.size).toBe(1);
  });

  it('is neither changed nor created without its name, and is not found once it is deleted', async () => {
    expect(await create(draft({ nom_evenement: ' ', intervenants: [] }))).toMatchObject({ status: 422 });
    const { data } = await create(draft({ intervenants: [] }));
    await server.call('DELETE', `/api/events/${data.id}/`);
    const gone = await update(data.id, { ...draft(), intervenants: [], avant: [1] });
    expect([gone.status, gone.message]).toEqual([404, "L'événement demandé n'existe pas."]);
  });
});
