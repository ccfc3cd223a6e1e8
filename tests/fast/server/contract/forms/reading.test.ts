import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildLater, rebuildSearches } from '../../../../../demo/server/store/search/rebuildSearches';
import { readCell } from '../../../../../src/domain/csv/cell';
import type { AnswerPage, ReceivedAnswer } from '../../../../../src/domain/forms/receivedAnswer';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ members: 3, today: '2026-03-15' });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());

interface Made {
  id: number;
  identifiant: string;
  champs: { id: number }[];
  nombre_reponses: number;
  nouvelles_reponses: number;
}

const field = (nom_du_champ: string, type_de_champ = 'text', id?: number) => ({
  nom_du_champ,
  type_de_champ,
  option: '',
  is_required: false,
  placeholder: '',
  ...(id && { id }),
});
const draft = (formFields: object[], more: object = {}) => ({
  nom_du_formulaire: 'Visite',
  description: '',
  form_extend: false,
  form_static: false,
  champs: formFields,
  ...more,
});

/** Creates a form, and gives the calls of one test on it. */
async function newForm(formFields: object[], more: object = {}) {
  const made = await ask(server, '/api/formulaires/', { token, body: draft(formFields, more) });
  const { id, identifiant, champs: fields } = dataOf<Made>(made);
  const base = `/api/formulaires/${id}`;
  const ids = fields.map((one) => one.id);
  return {
    base,
    ids,
    async answer(...values: (string | undefined)[]) {
      const givenValues = Object.fromEntries(values.map((value, at) => [ids[at], value ?? '']));
      const sent = await ask(server, `/api/formulaires/${identifiant}/reponses/`, {
        body: { valeurs: givenValues },
      });
      await server.db.deleteFrom('tentatives').execute();
      return dataOf<{ numero: number }>(sent).numero;
    },
    async page(query = '') {
      return dataOf<AnswerPage>(await ask(server, `${base}/reponses/liste/${query}`, { token }));
    },
    async one(number: number) {
      return dataOf<ReceivedAnswer>(await ask(server, `${base}/reponses/${number}/`, { token }));
    },
    change: (formFields: object[], others: object = {}) =>
      ask(server, `${base}/`, { method: 'PUT', token, body: draft(formFields, others) }),
    async form() {
      return dataOf<Made>(await ask(server, `${base}/avec_champs/`, { token }));
    },
  };
}

const numbersOf = ({ results }: AnswerPage) => results.map(({ id }) => id);

describe('A page of answers', () => {
  it('has the newest first, with the beginnings of their values and the number of their files [W4]', async () => {
    const form = await newForm([field('Nom'), field('Message', 'textarea'), field('Pièce', 'file')]);
    const first = await form.answer('Zoé', `${'é'.repeat(250)}`);
    const second = await form.answer('Léa');
    const page = await form.page('?page_size=1');
    expect(page).toMatchObject({ count: 2, derniere: second, vue_jusqu_a: null });
    expect(page.next).toBe(`${form.base}/reponses/liste/?page=2&page_size=1`);
    expect(numbersOf(page)).toEqual([second]);
    expect(page.questions.map(({ nom_du_champ }) => nom_du_champ)).toEqual(['Nom', 'Message']);
    const [row] = (await form.page('?page=2&page_size=1')).results;
    expect(row).toMatchObject({ id: first, fichiers: 0 });
    expect(row?.apercu).toEqual([
      { champ: form.ids[0], valeur: 'Zoé' },
      { champ: form.ids[1], valeur: `${'é'.repeat(199)}…` },
    ]);
    expect(numbersOf(await form.page('?ordering=created_at'))).toEqual([first, second]);
    expect((await ask(server, `${form.base}/reponses/liste/?page=3`, { token })).status).toBe(404);
    expect((await ask(server, `${form.base}/reponses/liste/`)).status).toBe(401);
    expect((await ask(server, '/api/formulaires/99999/reponses/liste/', { token })).status).toBe(404);
  });

  it('is searched without accents, in every question, by day, telephone and number [W4]', async () => {
    const form = await newForm([
      field('Nom'),
      field('Né le', 'date'),
      field('Téléphone', 'tel'),
      field('Autre', 'textarea'),
    ]);
    const zoe = await form.answer('Zoé Lefèvre', '2015-06-30', '06 12 34 56 78', '100 % sûr_e');
    const lea = await form.answer('Léa Martin', '2014-01-02', '+33611223344');
    for (const words of [
      'lefevre zoe',
      'ZO',
      '30/06/2015',
      '2015-06-30',
      '06.12.34.56.78',
      '0612345678',
      '100 %',
    ])
      expect(numbersOf(await form.page(`?search=${encodeURIComponent(words)}`)), words).toEqual([zoe]);
    for (const words of ['06 11 22 33 44', `${lea}`])
      expect(numbersOf(await form.page(`?search=${encodeURIComponent(words)}`)), words).toEqual([lea]);
    for (const words of ['e_e', '%', 'zoe martin'])
      expect(numbersOf(await form.page(`?search=${encodeURIComponent(words)}`)), words).toEqual(
        words === '%' ? [zoe] : [],
      );
    const tooLong = await ask(server, `${form.base}/reponses/liste/?search=${'x'.repeat(201)}`, { token });
    expect(tooLong.status).toBe(422);
  });

  it('is searched in answers that came before searching was possible [W4]', async () => {
    const form = await newForm([field('Né le', 'date')]);
    const number = await form.answer('2015-06-30');
    await server.db.updateTable('reponses').set({ recherche: '' }).where('id', '=', number).execute();
    expect((await form.page('?search=30/06/2015')).count).toBe(0);
    await rebuildLater(server.db, ['reponses']);
    await rebuildSearches(server.db);
    expect((await form.page('?search=30/06/2015')).count).toBe(1);
  });

  it('says which answers this user has not seen, and never forgets it [W4]', async () => {
    const form = await newForm([field('Nom')]);
    const first = await form.answer('Zoé');
    expect(await form.form()).toMatchObject({ nombre_reponses: 1, nouvelles_reponses: 1 });
    const see = (derniere: number) =>
      ask(server, `${form.base}/reponses/vues/`, { method: 'PUT', token, body: { derniere } });
    const second = await form.answer('Léa');
    await see(2 ** 31 - 1);
    await see(first);
    const third = await form.answer('Tom');
    expect(await form.form()).toMatchObject({ nombre_reponses: 3, nouvelles_reponses: 1 });
    expect(await form.page()).toMatchObject({ derniere: third, vue_jusqu_a: second });
    expect(
      (
        await ask(server, '/api/formulaires/99999/reponses/vues/', {
          method: 'PUT',
          token,
          body: { derniere: 1 },
        })
      ).status,
    ).toBe(404);
  });
});

describe('One answer', () => {
  it('keeps the words that the visitor read when the form changes, and names what is gone [W4]', async () => {
    const form = await newForm([field('Nom'), field('Ville')]);
    const [name, town] = form.ids;
    const number = await form.answer('Zoé', 'Lyon');
    await form.change([field('Nom complet', 'text', name), field('Âge', 'number')]);
    await form.change([field('Nom et prénom', 'text', name), field('Âge', 'number')]);
    const { contenu } = await form.one(number);
    expect(contenu).toMatchObject([
      { champ: name, nom_du_champ: 'Nom', nom_actuel: 'Nom et prénom', valeur: 'Zoé', retire: false },
      { nom_du_champ: 'Âge', valeur: null },
      { champ: town, nom_du_champ: 'Ville', nom_actuel: null, valeur: 'Lyon', retire: true },
    ]);
    const later = await form.answer('Léa');
    expect((await form.one(later)).contenu[0]).toMatchObject({
      nom_du_champ: 'Nom et prénom',
      nom_actuel: null,
    });
  });

  it('shows values whose question is unknown instead of losing them [W4]', async () => {
    const form = await newForm([field('Nom')]);
    const number = await form.answer('Zoé');
    const givenValues = JSON.stringify({ 123456: 'Lyon' });
    await server.db.updateTable('reponses').set({ valeurs: givenValues }).where('id', '=', number).execute();
    expect((await form.one(number)).contenu).toMatchObject([
      { nom_du_champ: 'Nom', valeur: null },
      { champ: 123456, nom_du_champ: null, retire: true, valeur: 'Lyon' },
    ]);
  });

  it('knows its neighbours, and belongs to its form [W4]', async () => {
    const form = await newForm([field('Nom')]);
    const [a, b, c] = [await form.answer('a'), await form.answer('b'), await form.answer('c')];
    expect(await form.one(b)).toMatchObject({ precedente: a, suivante: c });
    expect(await form.one(c)).toMatchObject({ precedente: b, suivante: null });
    expect((await ask(server, `/api/formulaires/1/reponses/${b}/`, { token })).status).toBe(404);
    expect((await ask(server, `${form.base}/reponses/${b}/`)).status).toBe(401);
  });

  it('is deleted with its files, which frees its place [W4]', async () => {
    const form = await newForm([field('Nom')], { reponses_max: 1 });
    const number = await form.answer('Zoé');
    expect(await form.form()).toMatchObject({ etat: 'complet', nombre_reponses: 1 });
    const path = `${form.base}/reponses/${number}/`;
    expect((await ask(server, path, { method: 'DELETE' })).status).toBe(401);
    expect((await ask(server, path, { method: 'DELETE', token })).body.message).toBe(
      'Réponse supprimée avec succès',
    );
    expect((await ask(server, path, { method: 'DELETE', token })).status).toBe(404);
    expect(await form.form()).toMatchObject({ etat: 'ouvert', nombre_reponses: 0 });
    const { reponses_octets } = await server.db
      .selectFrom('formulaires')
      .select('reponses_octets')
      .where('id', '=', Number(form.base.split('/').at(-1)))
      .executeTakeFirstOrThrow();
    expect(Number(reponses_octets)).toBe(0);
  });
});

describe('The export for people', () => {
  it('has days, decimals and telephones as they are read [W18]', async () => {
    const form = await newForm([field('Né le', 'date'), field('Taille', 'number'), field('Tél.', 'tel')]);
    await form.answer('2015-06-30', '1.5', '0612345678');
    const file = async (format: string) => {
      const headers = { Authorization: `Token ${token}` };
      const response = await fetch(`${server.url}${form.base}/reponses/?format=${format}`, { headers });
      return (await response.text()).split('\r\n')[1];
    };
    expect(await file('excel')).toMatch(
      /^\d+;\d\d\/\d\d\/\d{4} \d\d:\d\d;30\/06\/2015;1,5;"=""06 12 34 56 78"""$/,
    );
    expect(await file('csv')).toMatch(/^\d+;[\dT:.-]+Z;2015-06-30;1\.5;0612345678$/);
    expect((await ask(server, `${form.base}/reponses/?format=pdf`, { token })).status).toBe(422);
  });

  it('keeps every zero and digit of text answers, and no formula of theirs [K9]', async () => {
    const answers = [
      '01000',
      '123456789012345678',
      '0041791234567',
      '1-2',
      'MARS1',
      "Bonjour\n=cmd|' /C calc'!A0",
    ];
    const form = await newForm(answers.map((_, at) => field(`Champ ${at}`, at === 5 ? 'textarea' : 'text')));
    await form.answer(...answers);
    const cells = async (format: string) => {
      const headers = { Authorization: `Token ${token}` };
      const response = await fetch(`${server.url}${form.base}/reponses/?format=${format}`, { headers });
      const [, row = []] = parse(await response.text(), { bom: true, delimiter: ';' }) as string[][];
      return row.slice(2);
    };
    const guarded = "Bonjour\n'=cmd|' /C calc'!A0";
    expect(await cells('excel')).toEqual([...answers.slice(0, 5).map((value) => `="${value}"`), guarded]);
    expect(await cells('csv')).toEqual([...answers.slice(0, 5), guarded]);
    for (const format of ['csv', 'excel'])
      expect((await cells(format)).map((cell) => readCell(cell).text)).toEqual(answers);
  });
});

describe('The notices of a form', () => {
  it('are shown to visitors, unchanged by a save that does not send them [W16]', async () => {
    const form = await newForm([field('Nom')], {
      organisation: ' Église  du Parvis ',
      confidentialite: 'Trois mois.',
    });
    await form.change([field('Nom')]);
    const { identifiant } = await form.form();
    const shown = async () => dataOf<object>(await ask(server, `/api/formulaires/public/${identifiant}/`));
    expect(await shown()).toMatchObject({ organisation: 'Église du Parvis', confidentialite: 'Trois mois.' });
    await form.change([field('Nom')], { organisation: '' });
    expect(await shown()).toMatchObject({ organisation: null, confidentialite: 'Trois mois.' });
    const tooLong = await form.change([field('Nom')], { confidentialite: 'x'.repeat(2001) });
    expect(tooLong.body.errors).toEqual({ confidentialite: 'Pas plus de 2\u202f000 caractères.' });
  });
});
