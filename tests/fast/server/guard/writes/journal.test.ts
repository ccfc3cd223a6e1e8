import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { DEMO_PASSWORD } from '../../../../../demo/server/guard/passwords/publishedPassword';
import type { Operation, RecordedChange } from '../../../../../src/domain/journal/operation';
import { type JsonAnswer, signedInServer } from '../../signedInServer';

const server = signedInServer(5);
const draft = { nom: 'Journal', prenom: 'Paul', genre: 'masculin', profession: 'Luthier' };

interface Page<T> {
  count: number;
  results: T[];
}

const operations = (query = '') => server.call<Page<Operation>>('GET', `/api/journal/?${query}`);
const history = (subject: string, id: number, query = '') =>
  server.call<Page<RecordedChange>>(
    'GET',
    `/api/journal/historique/?objet=${subject}&objet_id=${id}&${query}`,
  );
const edit = (id: number, change: object): Promise<JsonAnswer> =>
  server.call('PUT', `/api/membres/${id}/`, { ...draft, id, ...change });

/** Tables without history: sessions, counters, what the server keeps for itself, and the journal. */
const UNRECORDED = [
  'liens',
  ...[
    'categories_age',
    'changements',
    'cles',
    'criteres',
    'doublons',
    // Facts are never changed: what writes them is recorded itself.
    'faits',
    'flux',
    'jetons',
    'mots',
    'operations',
    'passages',
    'recherches_a_refaire',
    'recherches_doublons',
  ],
  ...[
    'kysely_migration',
    'kysely_migration_lock',
    'contenus',
    'corbeille',
    'secrets',
    'tentatives',
    'textes_notes',
    'preuves_consentements',
  ],
  ...[
    'codes_secours',
    'connexions',
    'versions',
    'effacements',
    'appareils',
    'reseaux_connus',
    'avis_reponses',
    'fusions',
  ],
];

describe('The journal', () => {
  it('says who changed what and when, with the values before and after [J1]', async () => {
    const id = await server.add(draft);
    await edit(id, { profession: 'Facteur d’orgues' });
    const { data: tag } = await server.call('POST', '/api/tags/', { name: 'Journal' });
    await server.call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids: [tag.id] });
    await server.call('DELETE', `/api/membres/${id}/`);
    const { results } = await history('membres', id);
    const told = results.map(({ action, nom_table, avant, apres }) => [
      action,
      nom_table,
      avant?.profession ?? avant?.tag_id,
      apres?.profession ?? apres?.tag_id,
    ]);
    expect(told).toEqual([
      ['membres.remove', 'membres_tags', tag.id, undefined],
      ['membres.remove', 'membres', 'Facteur d’orgues', undefined],
      ['membres.addTags', 'membres_tags', undefined, tag.id],
      ['membres.update', 'membres', 'Luthier', 'Facteur d’orgues'],
      ['membres.create', 'membres', undefined, 'Luthier'],
    ]);
    expect(results[3]?.avant).toEqual({ profession: 'Luthier' });
    const { data: me } = await server.call('GET', '/api/verify-token');
    const { id: account, nom, prenom } = me.user;
    expect(results.map(({ auteur }) => auteur)).toEqual(
      results.map(() => ({ id: account, nom: `${nom} ${prenom}` })),
    );
    const { results: latest } = await operations('page_size=2');
    expect(
      latest.map(({ action, genre, nombre, objets: subjects }) => [action, genre, nombre, subjects]),
    ).toEqual([
      ['membres.remove', 'membres', 2, [{ objet: 'membres', id, nom: 'Journal Paul', existe: false }]],
      ['membres.addTags', 'membres', 1, [{ objet: 'membres', id, nom: null, existe: false }]],
    ]);
  });

  it('names the form of an answer and leads a speaker to a member or an event [K25]', async () => {
    const latest = async () => (await operations('page_size=1')).results[0];
    const { data: form } = await server.call('POST', '/api/formulaires/', {
      nom_du_formulaire: 'Camp d’été',
      description: '',
      form_extend: false,
      form_static: false,
      champs: [{ nom_du_champ: 'Prénom', type_de_champ: 'text', is_required: false }],
    });
    const values = { [form.champs[0].id]: 'Ana' };
    const sent = await server.call('POST', `/api/formulaires/${form.identifiant}/reponses/`, {
      valeurs: values,
    });
    expect(sent.status).toBe(201);
    const answer = await latest();
    expect([answer?.action, answer?.auteur?.nom]).toEqual(['formulaires.answer', expect.anything()]);
    expect(answer?.objets).toMatchObject([
      { objet: 'reponses', nom: 'Camp d’été', vers: { objet: 'formulaires', id: form.id } },
    ]);

    const { data: guest } = await server.call('POST', '/api/intervenants/', {
      nom: 'Barré',
      prenom: 'Erwan',
    });
    const made = await latest();
    expect(made).toMatchObject({ action: 'intervenants.create', objets: [{ nom: 'Barré Erwan' }] });
    expect(made?.objets[0]).not.toHaveProperty('vers');
    const { data: event } = await server.call('POST', '/api/events/', {
      nom_evenement: 'Culte',
      date: '2031-05-04',
      is_recurrent: false,
    });
    const { data: role } = await server.call('POST', '/api/roles-intervenants/', {
      libelle: 'Orgue du journal',
    });
    await server.call('POST', `/api/events/${event.id}/assignments/`, {
      evenement: event.id,
      intervenant: guest.id,
      role_intervenant: role.id,
      donnees: {},
    });
    const speakers = async () =>
      (await operations('page_size=9')).results.filter(({ action }) => action === 'intervenants.create');
    expect((await speakers())[0]?.objets[0]?.vers).toEqual({ objet: 'evenements', id: event.id });
    const membre_id = await server.add(draft);
    await server.call('POST', '/api/intervenants/', { nom: 'Journal', prenom: 'Paul', membre_id });
    expect((await speakers())[0]?.objets[0]?.vers).toEqual({ objet: 'membres', id: membre_id });
  });

  it('tells which fields an update changed [K25]', async () => {
    const id = await server.add(draft);
    await edit(id, { profession: 'Facteur', telephone: '06 39 98 44 55' });
    const { results } = await operations('page_size=1');
    expect(results[0]?.action).toBe('membres.update');
    expect(results[0]?.champs).toEqual(expect.arrayContaining(['profession', 'telephone']));
    expect(results[0]?.champs).not.toContain('nom');
  });

  it('tells which of the rows that it names are still there [J1]', async () => {
    const id = await server.add(draft);
    const { data: tag } = await server.call('POST', '/api/tags/', { name: 'Relais' });
    await server.call('DELETE', `/api/tags/${tag.id}/`);
    const { results } = await operations('page_size=3');
    expect(results.map(({ objets: subjects }) => subjects)).toEqual([
      [{ objet: 'tags', id: tag.id, nom: 'Relais', existe: false }],
      [{ objet: 'tags', id: tag.id, nom: 'Relais', existe: false }],
      [{ objet: 'membres', id, nom: 'Journal Paul', existe: true }],
    ]);
  });

  it('gives the names of what ids stand for, also of rows that were deleted [J1]', async () => {
    const [id, spouse] = [await server.add(draft), await server.add({ nom: 'Roux', prenom: 'Ève' })];
    const { data: tag } = await server.call('POST', '/api/tags/', { name: 'Pèlerinage' });
    await server.call('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: spouse });
    await server.call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids: [tag.id] });
    await server.call('PATCH', `/api/membres/${id}/group/`, { groupe_id: 1 });
    await server.call('PATCH', `/api/membres/${id}/group/`, { groupe_id: 2 });
    await server.call('DELETE', `/api/tags/${tag.id}/`);
    await server.call('DELETE', `/api/membres/${spouse}/`);
    const { results } = await history('membres', id);
    const groups = await server.db.selectFrom('groupes').select(['id', 'nom']).execute();
    const named = (group: number) => groups.find((one) => one.id === group)?.nom;
    const links = results.filter(({ nom_table }) => nom_table !== 'membres');
    expect(links.map(({ nom }) => nom)).toEqual([
      'Pèlerinage',
      ...[named(2), named(1), named(1), 'Pèlerinage'],
    ]);
    const married = results.filter(({ apres }) => apres?.conjoint_id === spouse);
    expect(married.map(({ noms }) => noms)).toEqual([{ conjoint_id: { [spouse]: 'Roux Ève' } }]);
  });

  it('is filtered by person, kind and day, page by page [J1]', async () => {
    const { data: me } = await server.call('GET', '/api/verify-token');
    await server.call('POST', '/api/groupes/', { nom: 'Du journal' });
    const all = await operations();
    expect((await operations(`compte=${me.user.id}`)).count).toBe(all.count);
    expect((await operations(`compte=${me.user.id + 1}`)).count).toBe(0);
    const groups = await operations('genre=groupes');
    expect(groups.results.map(({ action }) => action)).toEqual(['groupes.create']);
    const today = new Date().toISOString().slice(0, 10);
    expect((await operations(`du=${today}&au=${today}`)).count).toBe(all.count);
    expect((await operations('au=2020-01-01')).count).toBe(0);
    expect((await operations('du=hier')).status).toBe(422);
    const second = await operations('page=2&page_size=1');
    expect(second.results).toEqual(all.results.slice(1, 2));
    expect((await operations('page=999')).status).toBe(404);
  });

  it('has nothing of a write that was refused or that changed nothing [J1]', async () => {
    const id = await server.add(draft);
    const { count } = await operations();
    const refused = await edit(id, { updated_at: '2020-01-01T00:00:00Z', prenom: 'Autre' });
    expect(refused.status).toBe(409);
    expect((await edit(id, {})).status).toBe(200);
    expect((await operations()).count).toBe(count);
  });

  it('has a trigger on every table of the organisation’s data [J1]', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'noter_%')`.execute(
      server.db,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(UNRECORDED.sort());
  });

  it('has neither passwords nor tokens, nor what a visitor wrote [J1]', async () => {
    const form = { nom_du_formulaire: 'Santé', description: '', form_extend: false, form_static: false };
    const fields = [{ nom_du_champ: 'Allergies', type_de_champ: 'text', is_required: false }];
    const { data } = await server.call('POST', '/api/formulaires/', { ...form, champs: fields });
    const answered = await fetch(`${server.url}/api/formulaires/${data.identifiant}/reponses/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ valeurs: { [data.champs[0].id]: 'arachide' } }),
    });
    expect(answered.status).toBe(201);
    const [{ action, auteur } = {} as Operation] = (await operations('genre=formulaires')).results;
    expect([action, auteur]).toEqual(['formulaires.answer', null]);
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(avant::text, ''), '') || string_agg(apres::text, '') as text from changements`.execute(
      server.db,
    );
    expect(rows[0]?.text).toContain('Allergies');
    expect(rows[0]?.text).not.toMatch(/arachide|mot_de_passe|scrypt|empreinte/);
    expect(rows[0]?.text).not.toContain(server.token);
  });

  it('names who changed an account, without its secrets [J1]', async () => {
    const account = await server.db
      .selectFrom('utilisateurs')
      .select(['id', 'role'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const confirm = (call: string) => {
      const body = { mot_de_passe: DEMO_PASSWORD, pour: `${call} ${account.id}` };
      return server.call('POST', '/api/profil/confirmation/', body);
    };
    await confirm('comptes.setRole');
    const changed = await server.call('PUT', `/api/comptes/${account.id}/role/`, { role: 'manager' });
    expect(changed.status).toBe(200);
    const columns = async () =>
      (await history('comptes', account.id)).results.map(({ action, avant }) => [
        action,
        Object.keys(avant ?? {}).sort(),
      ]);
    expect(await columns()).toEqual([['comptes.setRole', ['role']]]);
    await confirm('comptes.remove');
    await server.call('DELETE', `/api/comptes/${account.id}/`);
    expect(await columns()).toEqual([
      ['comptes.remove', ['id', 'nom', 'prenom']],
      ['comptes.setRole', []],
    ]);
  });

  it('records nothing where it is not announced [J1]', async () => {
    const { count } = await operations();
    const { app } = createApp(server.db, { capabilities: [] });
    const headers = { 'content-type': 'application/json', Authorization: `Token ${server.token}` };
    const body = JSON.stringify({ name: 'Sans trace' });
    expect((await app.request('/api/tags/', { method: 'POST', headers, body })).status).toBe(201);
    expect((await operations()).count).toBe(count);
  });
});
