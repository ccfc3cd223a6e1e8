import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTexts } from '../../../../../demo/server/contract/forms/texts';
import { ANSWER_SENDS } from '../../../../../demo/server/guard/doors/limits';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf, jsonOf } from '../../ask';

const CAMP = 'inscription-camp-ete';
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ members: 3, today: '2026-03-15' });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('tentatives').execute();
});

const answer = (identifier: string, body: object) =>
  ask(server, `/api/formulaires/${identifier}/reponses/`, { body });

/** A valid answer to the form of the camp, whose fields have the ids 1 to 10. */
const values = {
  1: 'Zoé',
  2: 'a@b.fr',
  3: '06 12 34 56 78',
  4: '2015-06-30',
  6: 'M',
  7: 'En car depuis l’église',
};

async function send(identifier: string, givenValues: object, files: Record<string, File>) {
  const form = new FormData();
  form.append('valeurs', JSON.stringify(givenValues));
  for (const [id, file] of Object.entries(files)) form.append(id, file);
  const response = await fetch(`${server.url}/api/formulaires/${identifier}/reponses/`, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: await jsonOf<{ errors?: object; message: string }>(response) };
}

const get = (path: string) => fetch(server.url + path, { headers: { Authorization: `Token ${token}` } });

async function exported(id: number): Promise<string[]> {
  const response = await get(`/api/formulaires/${id}/reponses/?format=csv`);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return text.split('\r\n').slice(0, -1);
}

const pdf = (name: string) => new File(['%PDF-1.7 …'], name, { type: 'text/html' });

describe('a form by its address', () => {
  it('is shown to everyone with its fields, even with an expired token', async () => {
    for (const old of [undefined, 'old']) {
      const { status, body } = await ask(server, `/api/formulaires/public/${CAMP}/`, { token: old });
      expect([status, dataOf<{ champs: unknown[] }>({ body }).champs.length]).toEqual([200, 10]);
    }
  });

  it('is not found under another address [F41]', async () => {
    for (const path of ['public/inconnu/', 'public/1/', 'public/a%2Fb/', 'public/%27/']) {
      expect((await ask(server, `/api/formulaires/${path}`)).status).toBe(404);
    }
    expect((await ask(server, '/api/formulaires/public/inconnu/')).body.message).toBe(
      'Formulaire non trouvé',
    );
    expect((await answer('inconnu', { valeurs: {} })).status).toBe(404);
  });
});

describe('an answer', () => {
  it('is stored as it was sent, with files, and exported as CSV with the address of each file', async () => {
    const givenValues = { ...values, 8: ['Canoë', 'Musique', 'Canoë'], 9: 'Deux\r\nlignes' };
    const sent = await send(CAMP, givenValues, { 10: pdf('C:\\moi\\fiche « 1 ».pdf') });
    expect([sent.status, sent.body.message]).toEqual([201, 'Merci, votre réponse a été enregistrée.']);
    const [head, line] = await exported(1);
    expect(head).toBe(
      '\ufeffRéponse;Reçue le;Nom et prénom de l’enfant;E-mail d’un parent;Téléphone d’un parent;Date de naissance;Nombre de camps déjà faits;Taille de t-shirt;Transport;Activités souhaitées;Allergies et traitements;Fiche sanitaire',
    );
    expect(line).toMatch(
      /^1;\d{4}-\d\d-\d\dT[\d:.]+Z;Zoé;a@b\.fr;06 12 34 56 78;2015-06-30;;M;En car depuis l’église;Canoë, Musique;"Deux\nlignes";fiche « 1 »\.pdf \(\/api\/formulaires\/1\/reponses\/1\/fichiers\/10\/\)$/,
    );
  });

  it('gives its files only to signed-in users, and as downloads', async () => {
    const path = '/api/formulaires/1/reponses/1/fichiers/10/';
    expect((await ask(server, path)).status).toBe(401);
    const response = await get(path);
    expect(await response.text()).toBe('%PDF-1.7 …');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="fiche_1_.pdf"; filename*=UTF-8\'\'fiche%20%C2%AB%201%20%C2%BB.pdf',
    );
    expect((await get('/api/formulaires/2/reponses/1/fichiers/10/')).status).toBe(404);
  });

  it('is refused with a sentence for each field', async () => {
    const rows: [object, object][] = [
      [{ 1: ' \u200b' }, { 1: 'Ce champ est obligatoire' }],
      [{ 2: 'a@b' }, { 2: 'L’adresse e-mail n’est pas valide, par exemple nom@domaine.fr.' }],
      [{ 3: 'appelez-moi' }, { 3: answerTexts.tel }],
      [{ 4: '2015-02-29' }, { 4: 'La date n’existe pas.' }],
      [{ 5: '1e9' }, { 5: answerTexts.number }],
      [{ 6: 'XXL' }, { 6: 'Choisissez parmi les réponses proposées.' }],
      [{ 8: ['Canoë', 'Parachute'] }, { 8: 'Choisissez parmi les réponses proposées.' }],
      [
        { 1: ['Zoé'], 8: 'Canoë', 10: 'fiche.pdf' },
        { 1: answerTexts.kind, 8: answerTexts.kind, 10: answerTexts.kind },
      ],
      [{ 9: 'x'.repeat(10_001) }, { 9: answerTexts.length }],
      [
        { 99: 'x', __proto__x: 'y' },
        {
          99: 'Ce champ ne fait pas partie du formulaire.',
          __proto__x: 'Ce champ ne fait pas partie du formulaire.',
        },
      ],
      [{ 1: { a: 1 } }, { valeurs: 'Cette valeur n’est pas acceptée.' }],
    ];
    for (const [more, errors] of rows) {
      const { status, body } = await answer(CAMP, { valeurs: { ...values, ...more } });
      expect.soft([status, body.errors], JSON.stringify(more).slice(0, 60)).toEqual([422, errors]);
    }
  });

  it('is refused for a file of another type or size', async () => {
    const refused = expect.stringContaining('Ce type de fichier n’est pas accepté.');
    for (const file of [new File(['MZ'], 'virus.exe'), new File(['<svg/>'], 'image.svg')])
      expect((await send(CAMP, values, { 10: file })).body.errors).toEqual({ 10: refused });
    const other = new File(['<script>'], 'fiche.pdf');
    expect((await send(CAMP, values, { 10: other })).body.errors).toEqual({ 10: answerTexts.fileContent });
    const large = new File([`%PDF${'x'.repeat(10 * 2 ** 20)}`], 'fiche.pdf');
    expect((await send(CAMP, values, { 10: large })).body.errors).toEqual({
      10: 'Le fichier dépasse 10\u00a0Mo.',
    });
    expect((await send(CAMP, values, { 1: pdf('a.pdf') })).body.errors).toEqual({ 1: answerTexts.kind });
    expect((await send(CAMP, values, { 10: new File([], 'vide.pdf') })).body.errors).toEqual({
      10: 'Le fichier est vide.',
    });
    const huge = new File(['x'.repeat(27 * 2 ** 20)], 'fiche.pdf');
    expect(await send(CAMP, values, { 10: huge })).toMatchObject({
      status: 413,
      body: { message: 'Les fichiers dépassent 25\u00a0Mo à eux tous.' },
    });
  });

  it('may leave out fields that can’t be answered [F21]', async () => {
    const givenValues = { 18: 'Zoé', 19: 'a@b.fr', 20: 'Musique' };
    expect((await answer('devenir-benevole', { valeurs: givenValues })).status).toBe(201);
    expect((await answer('devenir-benevole', { valeurs: { ...givenValues, 22: 'x' } })).status).toBe(422);
  });

  it('never becomes a formula in the export', async () => {
    await answer('demande-de-priere', { valeurs: { 15: '=1+1;"x"' } });
    expect((await exported(3))[1]).toMatch(/;"'=1\+1;""x""";;$/);
  });

  it('stays with its question when the form changes, and after the question is removed', async () => {
    await answer('lettre-du-mois', { valeurs: { 26: 'a@b.fr' } });
    const field = { type_de_champ: 'text', option: '', is_required: false, placeholder: '' };
    const draft = { nom_du_formulaire: 'Lettre', description: '', form_extend: false, form_static: false };
    const change = (fields: object[]) =>
      ask(server, '/api/formulaires/6/', { method: 'PUT', token, body: { ...draft, champs: fields } });
    await change([
      { ...field, nom_du_champ: 'Nom' },
      { ...field, nom_du_champ: 'E-mail' },
    ]);
    expect(await exported(6)).toMatchObject(
      [/;Nom;E-mail$/, /;;a@b\.fr$/].map((one) => expect.stringMatching(one)),
    );
    await change([{ ...field, nom_du_champ: 'Nom' }]);
    expect(await exported(6)).toMatchObject([
      expect.stringMatching(/;Nom;E-mail \(retiré du formulaire\)$/),
      expect.stringMatching(/;;a@b\.fr$/),
    ]);
    expect((await answer('lettre-du-mois', { valeurs: { 26: 'x' } })).status).toBe(422);
  });

  it('is deleted with its form', async () => {
    await ask(server, '/api/formulaires/1/', { method: 'DELETE', token });
    expect(await server.db.selectFrom('reponses_fichiers').select('id').execute()).toEqual([]);
    expect((await get('/api/formulaires/1/reponses/')).status).toBe(404);
  });

  it('is refused for a while after too many from one address', async () => {
    const calls = Array.from({ length: ANSWER_SENDS.attempts }, () => answer('inconnu', { valeurs: {} }));
    await Promise.all(calls);
    const { status, headers } = await answer('lettre-du-mois', { valeurs: {} });
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('is refused when it cannot be read', async () => {
    const rows = [
      ['text/plain', '{}', 415],
      ['application/json', '{', 400],
      ['application/json', '[1]', 422],
      ['multipart/form-data; boundary=x', '--x', 400],
    ] as const;
    for (const [type, body, status] of rows) {
      const headers = { 'content-type': type };
      const path = '/api/formulaires/premiere-visite/reponses/';
      expect
        .soft((await ask(server, path, { method: 'POST', body, headers })).status, `${type} ${body}`)
        .toBe(status);
    }
  });
});
