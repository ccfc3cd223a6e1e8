import { describe, expect, it } from 'vitest';
import { jsonOf } from '../../ask';
import { signedInServer, TODAY } from '../../signedInServer';

const server = signedInServer();

const camille = {
  nom: 'Lœuillet',
  prenom: 'Camille',
  genre: 'feminin',
  nationalite: 'Française',
  situation_matrimoniale: 'celibataire',
  date_naissance: '1990-02-28',
  profession: 'Libraire',
  ville: 'Évreux',
  email: 'camille@courriel.test',
  adresse: '3 rue Pasteur',
  telephone: '06 39 98 12 34',
};

describe('creating a member', () => {
  it('answers 201 with the member, joined today, with a colour [MM6, A9]', async () => {
    const { status, data, message } = await server.call('POST', '/api/membres/', camille);
    expect(status).toBe(201);
    expect(message).toBe('Nouveau membre ajouté avec succès');
    expect(data).toMatchObject({ ...camille, date_inscription: TODAY, statut: 'membre', tags: [] });
    expect(Number(data.color)).toBeGreaterThan(0);
    expect(await server.member(data.id)).toMatchObject(camille);
  });

  it('needs only a last name, a first name and a gender [MM2, MM3]', async () => {
    const { status, data } = await server.call('POST', '/api/membres/', {
      nom: 'Seul',
      prenom: 'Nom',
      genre: 'masculin',
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({ email: null, ville: null, date_naissance: null });
  });

  it('lets searches find them at once by name, city, e-mail and telephone, without accents', async () => {
    const id = await server.add({ ...camille, nom: 'Zylberstein', email: 'zyl@courriel.test' });
    for (const search of ['zylber', 'EVREUX zylber', 'zyl@courriel', '+33639981234']) {
      const page = await server.fetch('GET', `/api/membres/?search=${encodeURIComponent(search)}`);
      const { results } = await jsonOf<{ results: { id: number }[] }>(page);
      expect(results.map((row) => row.id)).toContain(id);
    }
  });

  it('raises the counts that lists and the dashboard show', async () => {
    const page = async () => (await (await server.fetch('GET', '/api/membres/?search=zzz')).json()).count;
    expect(await page()).toBe(0);
    const before = (await server.call('GET', '/api/statistics/dashboard')).data.members;
    await server.add({ nom: 'Zzzed' });
    expect(await page()).toBe(1);
    expect((await server.call('GET', '/api/statistics/dashboard')).data.members).toBe(before + 1);
  });

  it('says under its field what is wrong, and stores nothing', async () => {
    const rows = [
      ['nom', { nom: '' }, 'Ce champ est obligatoire'],
      ['nom', { nom: ' \u200b\t ' }, 'Ce champ est obligatoire'],
      ['prenom', { prenom: undefined }, 'Ce champ est obligatoire'],
      ['genre', { genre: undefined }, 'Ce champ est obligatoire'],
      ['genre', { genre: 'autre' }, 'Cette valeur n’est pas acceptée.'],
      ['email', { email: 'camille' }, 'L’adresse e-mail n’est pas valide.'],
      ['date_naissance', { date_naissance: '2001-02-29' }, 'Une date de la forme AAAA-MM-JJ est attendue.'],
      ['date_naissance', { date_naissance: '2026-03-16' }, 'Cette date est dans le futur.'],
      ['date_naissance', { date_naissance: '1799-01-01' }, 'Indiquez une date à partir de 1880.'],
      ['adresse', { adresse: 'x'.repeat(301) }, 'Pas plus de 300 caractères.'],
      ['situation_matrimoniale', { situation_matrimoniale: 'pacse' }, 'Cette valeur n’est pas acceptée.'],
    ] as const;
    for (const [field, wrong, sentence] of rows) {
      const before = await server.count();
      const { status, errors, message } = await server.call('POST', '/api/membres/', {
        ...camille,
        ...wrong,
      });
      expect.soft(status, `${field}: ${sentence}`).toBe(422);
      expect.soft(message, `${field}: ${sentence}`).toBe('Erreur de validation des données');
      expect.soft(errors, `${field}: ${sentence}`).toEqual({ [field]: sentence });
      expect.soft(await server.count(), `${field}: ${sentence}`).toBe(before);
    }
  });

  it('stores hostile text as text, on one line, without deceptive characters', async () => {
    const name = "Robert'); drop table membres;--\0\u202etxt\n\u0007<b>";
    const id = await server.add({
      nom: name,
      ville: 'E\u0301vreux',
      prenom: '\ud83d\udc69\u200d\ud83d\ude80 %_\\',
    });
    expect(await server.member(id)).toMatchObject({
      nom: "Robert'); drop table membres;--txt <b>",
      ville: 'Évreux',
      prenom: '👩‍🚀 %_\\',
    });
  });

  it('ignores unknown fields', async () => {
    const id = await server.add({
      id: 7,
      statut: 'x',
      conjoint_id: 1,
      recherche: 'x',
    });
    const member = await server.member(id);
    expect(id).not.toBe(7);
    expect(member).toMatchObject({ statut: 'membre', conjoint: null, date_inscription: TODAY });
  });
});

describe('changing a member', () => {
  const put = (id: number, changes: object) =>
    server.call('PUT', `/api/membres/${id}/`, { id, ...camille, ...changes });

  it('replaces the record, its search words and its place in the list [MD42, A9]', async () => {
    const id = await server.add(camille);
    const { status, data, message } = await put(id, { nom: 'Abadie', ville: null });
    expect(status).toBe(200);
    expect(message).toBe('Les modifications ont été enregistrées avec succès');
    expect(data).toMatchObject({ id, nom: 'Abadie', ville: null });
    const row = await server.db
      .selectFrom('membres')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.tri).toBe('abadie\tcamille');
    expect(row.recherche).toBe(' abadie camille \t\t camille@courriel.test courriel.test \t#0639981234');
  });

  it('requires the six required fields of a record that has them [MD40]', async () => {
    const id = await server.add(camille);
    const empty = { nom: '', prenom: '', genre: '', telephone: ' ', email: ' ', adresse: ' ' };
    const refused = await put(id, empty);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual(
      expect.arrayContaining(['nom', 'prenom', 'genre', 'email']),
    );
    const blank = await put(id, { telephone: ' ', email: null, adresse: '\t' });
    expect(blank.errors).toEqual({
      telephone: 'Ce champ est obligatoire',
      email: 'Ce champ est obligatoire',
      adresse: 'Ce champ est obligatoire',
    });
  });

  it('lets a record without phone, e-mail and address stay so, and gain one of them [W2]', async () => {
    const none = { telephone: null, email: null, adresse: null, situation_matrimoniale: null };
    const id = await server.add(none);
    expect((await put(id, { ...none, profession: 'Luthière' })).data).toMatchObject({
      ...none,
      profession: 'Luthière',
    });
    expect((await put(id, { ...none, telephone: '06 12 34 56 78' })).status).toBe(200);
    expect((await put(id, none)).errors).toEqual({ telephone: 'Ce champ est obligatoire' });
  });

  it('keeps family, group, tags and colour', async () => {
    const [id, spouse] = [await server.add(camille), await server.add()];
    await server.call('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: spouse });
    await server.call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids: [1] });
    const before = await server.member(id);
    await put(id, { prenom: 'Claude' });
    const after = await server.member(id);
    expect(after.prenom).toBe('Claude');
    expect(after).toMatchObject({ conjoint: before.conjoint, tags: before.tags, color: before.color });
  });

  it('answers 409 for an outdated version, and accepts the current one', async () => {
    const id = await server.add(camille);
    const { updated_at } = await server.member(id);
    const first = await put(id, { updated_at, ville: 'Lyon' });
    expect(first.status).toBe(200);
    const late = await put(id, { updated_at, ville: 'Brest' });
    expect(late.status).toBe(409);
    expect(late.message).toMatch(/^Ce membre a été modifié depuis que vous l’avez ouvert/);
    expect((await server.member(id)).ville).toBe('Lyon');
    const again = await put(id, { updated_at: first.data.updated_at, ville: 'Brest' });
    expect(again.data.ville).toBe('Brest');
    expect((await put(id, { updated_at: 'hier' })).errors).toHaveProperty('updated_at');
  });

  it('accepts one of several simultaneous changes', async () => {
    const id = await server.add(camille);
    const { updated_at } = await server.member(id);
    const answers = await Promise.all(
      ['Lyon', 'Brest', 'Dole'].map((town) => put(id, { updated_at, ville: town })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses another id in the body than in the address, and a deleted member', async () => {
    const id = await server.add(camille);
    expect((await server.call('PUT', `/api/membres/${id}/`, { ...camille, id: 1 })).errors).toHaveProperty(
      'id',
    );
    await server.call('DELETE', `/api/membres/${id}/`);
    expect(await put(id, {})).toMatchObject({ status: 404, message: 'Ressource non trouvée' });
  });
});

describe('deleting a member', () => {
  it('removes all their links, and the count follows [MM36, A9]', async () => {
    const [id, spouse, child, parent] = [
      await server.add(),
      await server.add(),
      await server.add(),
      await server.add(),
    ];
    await server.call('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: spouse });
    await server.call('POST', `/api/membres/${id}/ajouter_enfant/`, { enfants_ids: [child] });
    await server.call('POST', `/api/membres/${parent}/ajouter_enfant/`, { enfants_ids: [id] });
    await server.call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids: [1, 2] });
    await server.call('POST', '/api/membres/store_multiple_etapes/', { etape_id: 1, membre_ids: [id] });
    await server.call('POST', '/api/groupes/1/insert_membre/', { membre_ids: [id] });
    await server.call('POST', '/api/groupes/2/insert_membre/', { membre_ids: [id] });
    const before = await server.count();
    expect(await server.call('DELETE', `/api/membres/${id}/`)).toMatchObject({
      status: 200,
      success: true,
      message: 'Membre supprimé',
    });
    expect(await server.count()).toBe(before - 1);
    expect((await server.member(spouse)).conjoint).toBeNull();
    expect((await server.member(parent)).enfants).toEqual([]);
    for (const table of ['groupes_membres', 'membres_tags', 'membres_etapes'] as const) {
      const left = await server.db.selectFrom(table).selectAll().where('membre_id', '=', id).execute();
      expect(left).toEqual([]);
    }
  });

  it('answers 404 the second time [MM38]', async () => {
    const id = await server.add();
    await server.call('DELETE', `/api/membres/${id}/`);
    expect(await server.call('DELETE', `/api/membres/${id}/`)).toMatchObject({
      status: 404,
      message: 'Ressource non trouvée',
    });
  });
});

describe('every write', () => {
  it('needs a token and is documented, as are all writes', async () => {
    const rows = [
      ['POST', '/api/membres/'],
      ['PUT', '/api/membres/1/'],
      ['DELETE', '/api/membres/1/'],
      ['POST', '/api/membres/taged_multiple/'],
      ['POST', '/api/membres/1/untaged_multiple/'],
      ['POST', '/api/membres/store_multiple_etapes/'],
      ['PATCH', '/api/membres/1/group/'],
      ['PATCH', '/api/membres/1/department/'],
      ['POST', '/api/membres/1/ajouter_conjoint/'],
      ['POST', '/api/membres/1/ajouter_enfant/'],
      ['POST', '/api/membres/import/'],
      ['GET', '/api/membres/export/'],
      ['POST', '/api/groupes/1/insert_membre/'],
      ['POST', '/api/groupes/1/remove_membre/'],
      ['POST', '/api/serviteurs/ajouter_membre_departement/'],
      ['POST', '/api/departements/1/remove_membre/'],
    ] as const;
    for (const [method, path] of rows) {
      const answer = await fetch(server.url + path, { method });
      expect.soft(answer.status, `${method} ${path}`).toBe(401);
      const document = await (await server.fetch('GET', '/api/openapi.json')).json();
      const shown = path.replace('/1/', '/{id}/');
      expect
        .soft(document.paths[shown][method.toLowerCase()].responses, `${method} ${path}`)
        .toHaveProperty('401');
    }
  });

  it('documents the import as a form with a file [A11]', async () => {
    const document = await (await server.fetch('GET', '/api/openapi.json')).json();
    const { content } = document.paths['/api/membres/import/'].post.requestBody;
    expect(content['multipart/form-data'].schema.properties.file).toMatchObject({ format: 'binary' });
  });

  it('documents that a change of an outdated version is refused', async () => {
    const document = await (await server.fetch('GET', '/api/openapi.json')).json();
    expect(document.paths['/api/membres/{id}/'].put.responses).toHaveProperty('409');
    expect(document.paths['/api/membres/'].post.responses).not.toHaveProperty('409');
  });

  it('refuses a body over 1 MB in French', async () => {
    const { status, message } = await server.call('POST', '/api/membres/', {
      ...camille,
      nom: 'x'.repeat(2 ** 20),
    });
    expect(status).toBe(413);
    expect(message).toBe('La requête est trop volumineuse.');
  });
});
