import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteOldAnswers } from '../../../../../demo/server/guard/privacy/oldAnswers';
import { type JsonAnswer, signedInServer } from '../../signedInServer';
import { create, tablesWithMarks, tracedPerson } from './person';

const server = signedInServer(40);

const call = async (method: string, path: string, body?: unknown, key?: string): Promise<JsonAnswer> => {
  if (!key) return server.call(method, path, body);
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': key };
  const response = await server.fetch(method, path, { headers, body: JSON.stringify(body) });
  return { ...((await response.json()) as JsonAnswer), status: response.status };
};

const answer = async (identifier: string, body: FormData) => {
  const sent = await fetch(`${server.url}/api/formulaires/${identifier}/reponses/`, {
    method: 'POST',
    body,
  });
  return ((await sent.json()) as { data: { numero: number } }).data;
};

const caller = { call, answer };
const NAME = 'Qwelbertine Zyxwvutsq';

let person: Awaited<ReturnType<typeof tracedPerson>>;
beforeAll(async () => {
  person = await tracedPerson(caller, server.db);
}, 60_000);

const erase = (fields: object = {}) =>
  call('POST', `/api/membres/${person.id}/effacer/`, {
    updated_at: person.present.updated_at,
    confirmation: NAME,
    reponses: [],
    intervenants: [],
    ...fields,
  });
const preview = async () => (await call('GET', `/api/membres/${person.id}/effacement/`)).data;
const assignments = async () =>
  (await call('GET', `/api/events/${person.event}/`)).data.affectations ??
  (await sql`select 1 from affectations where evenement_id = ${person.event}`.execute(server.db)).rows;

describe('The data of a person', () => {
  it('leave as one answer: record, family, stays, steps, events, answers and history [J6]', async () => {
    const { data } = await call('GET', `/api/membres/${person.id}/donnees/`);
    expect(data.membre).toMatchObject({
      nom: 'Zyxwvutsq',
      conjoint: { id: person.spouse },
      tags: [{ id: 1 }],
    });
    expect(data.membre.enfants).toMatchObject([{ id: person.child }]);
    expect(data.groupes).toHaveLength(2);
    expect(data.etapes).toMatchObject([{ notes: 'Vue avec Qwelbertine' }]);
    expect(data.evenements).toMatchObject([{ id: person.event, member_telephone: '07 12 34 59 99' }]);
    // Nothing links answers to members, so each says why it may be one of this person's.
    const found = data.reponses_probables.map(({ id, raisons }: { id: number; raisons: string[] }) => [
      id,
      raisons,
    ]);
    expect(found).toEqual([
      [person.first.own, ['email']],
      [person.second.own, ['email']],
    ]);
    expect(data.reponses_probables[0].contenu[0].valeur).toBe('marque@introuvable.example');
    expect(data.historique.at(-1)).toMatchObject({
      action: 'membres.create',
      apres: { nom: 'Ancien-Nomwq' },
    });
  });

  it('are erased only under their whole name, in the version that was shown, with what was proposed [J6]', async () => {
    expect(await preview()).toMatchObject({
      evenements: 1,
      filtres: [`Pour ${NAME}`],
      intervenants: [{ id: person.guest, nombre: 1 }],
      reponses: [
        { id: person.first.own, nom: 'Gardé', nombre: 1, corbeille: false },
        { id: person.second.own, nom: 'Dans la corbeille', nombre: 1, corbeille: true },
      ],
    });
    const refused = [
      await erase({ confirmation: 'Zyxwvutsq' }),
      await erase({ updated_at: '2020-01-01T00:00:00Z' }),
      await erase({ reponses: [person.first.own + 1000] }),
      await erase({ intervenants: [1] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 409, 409, 409]);
    expect(refused[0]?.errors?.confirmation).toContain('rien n’a été effacé');
    expect((await call('GET', `/api/membres/${person.id}/`)).status).toBe(200);
  });

  it('are then in no table, and every count stays true [J6]', async () => {
    const { id, guest: inscrit } = person.camp;
    await call('POST', `/api/events/${id}/inscriptions/effacer/`, { inscrit, contact: false });
    const before = { members: await server.count(), speakers: (await assignments()).length };
    expect((await tablesWithMarks(server.db)).length).toBeGreaterThan(30);
    const { rows: told } = await sql<{ operations: number; changes: number }>`
      select (select count(*) from operations) as operations, (select count(*) from changements) as changes`.execute(
      server.db,
    );
    const { status, message } = await erase({
      reponses: [person.first.own, person.second.own],
      intervenants: [person.guest],
    });
    expect([status, message]).toEqual([200, `Les données de la fiche n°\u00a0${person.id} sont effacées`]);
    expect(await tablesWithMarks(server.db)).toEqual([]);
    expect(await server.count()).toBe(before.members - 1);
    expect((await assignments()).length).toBe(before.speakers);
    const { data: form } = await call('GET', `/api/formulaires/${person.first.id}/avec_champs/`);
    expect(form.nombre_reponses).toBe(0);
    const { rows: after } = await sql<{ operations: number; changes: number }>`
      select (select count(*) from operations) as operations, (select count(*) from changements) as changes`.execute(
      server.db,
    );
    expect(after[0]?.operations).toBe((told[0]?.operations ?? 0) + 1);
    expect(after[0]?.changes).toBeGreaterThan(told[0]?.changes ?? 0);
    const { results } = await server.call<{ results: { action: string; objets: object[] }[] }>(
      'GET',
      '/api/journal/',
    );
    expect(results[0]).toMatchObject({ action: 'rgpd.effacer' });
    expect(results[0]?.objets).toContainEqual({ objet: 'membres', id: person.id, nom: null, existe: false });
  });

  it('do not come back with a form from the trash, which counts what is left [J6]', async () => {
    expect((await call('POST', `/api/corbeille/${person.trashed}/restaurer/`)).status).toBe(200);
    const { data: form } = await call('GET', `/api/formulaires/${person.second.id}/avec_champs/`);
    const { rows } = await sql<{ octets: number; taille: number; valeurs: object }>`
      select f.reponses_octets as octets, x.taille, r.valeurs from formulaires as f
      join reponses as r on r.formulaire_id = f.id join reponses_fichiers as x on x.reponse_id = r.id
      where f.id = ${person.second.id}`.execute(server.db);
    expect(form.nombre_reponses).toBe(1);
    const real = rows.map(({ taille, valeurs: values }) => taille + JSON.stringify(values).length);
    expect(rows.map(({ octets }) => octets)).toEqual(real);
    expect(await tablesWithMarks(server.db)).toEqual([]);
  });

  it('are not created again by a repeated call, whose answer is gone [J6]', async () => {
    const again = await create(caller);
    expect([again.status, again.message?.includes('effacée avec la personne')]).toEqual([410, true]);
    expect(await tablesWithMarks(server.db)).toEqual([]);
  });
});

interface Inactive {
  count: number;
  mois: number;
  results: { id: number; derniere_activite: string }[];
}
const inactive = () => server.call<Inactive>('GET', '/api/conservation/membres/?page_size=100');

describe('Retention', () => {
  it('lists members without activity for the months that are set, and not those that were kept [J7]', async () => {
    const { data: setting } = await call('GET', '/api/conservation/');
    expect(setting.mois).toBe(36);
    const [idle, active, speaking] = [
      await server.add({ nom: 'Sans activité' }),
      await server.add({ nom: 'Actif' }),
      await server.add({ nom: 'Orateur' }),
    ];
    const past = '2021-05-04';
    await sql`update membres set updated_at = ${past}, date_inscription = ${past}
      where id in (${idle}, ${active}, ${speaking})`.execute(server.db);
    // Their creation counts as activity until it is as old.
    expect((await inactive()).results.map(({ id }) => id)).not.toContain(idle);
    await sql`update operations set quand = ${past} where id in (
      select operation_id from changements where objet = 'membres' and objet_id in (${idle}, ${speaking}))`.execute(
      server.db,
    );
    const { data: speaker } = await call('POST', '/api/intervenants/', {
      nom: 'Orateur',
      prenom: '',
      membre_id: speaking,
    });
    await sql`update affectations set intervenant_id = ${speaker.id} where id = (
      select a.id from affectations as a join evenements as e on e.id = a.evenement_id
      where e.date > '2025-06-01' order by a.id limit 1)`.execute(server.db);
    const listed = (await inactive()).results;
    const ids = listed.map(({ id }) => id);
    expect([ids.includes(idle), ids.includes(active), ids.includes(speaking)]).toEqual([true, false, false]);
    expect(listed.find(({ id }) => id === idle)?.derniere_activite).toBe(past);
    await call('POST', `/api/conservation/membres/${idle}/garder/`);
    expect((await inactive()).results.map(({ id }) => id)).not.toContain(idle);
  });

  it('has its months set by the version that was shown, within bounds [J7]', async () => {
    const set = (months: number, updated_at?: string) =>
      call('PUT', '/api/conservation/', { mois: months, updated_at });
    expect((await set(0)).errors?.mois).toContain('de 1 à 600');
    const { data: first } = await set(24);
    expect((await inactive()).mois).toBe(24);
    expect((await set(12, '2020-01-01T00:00:00Z')).status).toBe(409);
    expect((await set(48, first.updated_at)).data.mois).toBe(48);
  });

  it('deletes the answers of a form after its own months, with their files, and says so in the journal [J7]', async () => {
    const form = {
      nom_du_formulaire: 'Camp',
      description: '',
      form_extend: false,
      form_static: false,
      champs: [{ nom_du_champ: 'Fiche', type_de_champ: 'file', is_required: false }],
    };
    const { data } = await call('POST', '/api/formulaires/', form);
    for (const name of ['ancienne', 'recente']) {
      const body = new FormData();
      body.append(
        String(data.champs[0].id),
        new File(['%PDF-1.4'], `${name}.pdf`, { type: 'application/pdf' }),
      );
      await answer(data.identifiant, body);
    }
    await sql`update reponses set created_at = now() - interval '13 months' where id = (
      select min(id) from reponses where formulaire_id = ${data.id})`.execute(server.db);
    const old = (months: number) =>
      call('GET', `/api/formulaires/${data.id}/reponses/anciennes/?mois=${months}`);
    expect([(await old(12)).data.nombre, (await old(14)).data.nombre]).toEqual([1, 0]);
    // Nothing goes before the form says so.
    expect(await deleteOldAnswers(server.db)).toBe(0);
    const change = { ...form, champs: data.champs, conservation_mois: 12 };
    expect((await call('PUT', `/api/formulaires/${data.id}/`, change)).status).toBe(200);
    expect(await deleteOldAnswers(server.db)).toBe(1);
    const { data: after } = await call('GET', `/api/formulaires/${data.id}/avec_champs/`);
    expect([after.nombre_reponses, after.conservation_mois]).toEqual([1, 12]);
    const { rows } = await sql<{ nom: string }>`
      select nom from reponses_fichiers as f join contenus as c on c.fichier_id = f.id
      join reponses as r on r.id = f.reponse_id where r.formulaire_id = ${data.id}`.execute(server.db);
    expect(rows.map(({ nom }) => nom)).toEqual(['recente.pdf']);
    const { results } = await server.call<{ results: object[] }>('GET', '/api/journal/?page_size=1');
    expect(results[0]).toMatchObject({
      action: 'rgpd.expirer',
      genre: 'reponses',
      auteur: { nom: 'Parvis (durée de conservation)' },
    });
    expect(
      (await call('PUT', `/api/formulaires/${data.id}/`, { ...change, conservation_mois: 0 })).status,
    ).toBe(422);
  });
});
