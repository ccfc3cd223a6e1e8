import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldDefinition, FormDefinition } from '../../../../../src/domain/forms/form';
import { startTestServer, type TestServer } from '../../../../support/server';
import { type Answer, ask, dataOf, refusedFields } from '../../ask';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ members: 3, today: '2026-03-15' });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown) =>
  ask(server, `/api/formulaires/${path}`, { method, token, body });

const field = (nom_du_champ: string, more: object = {}) => ({
  nom_du_champ,
  type_de_champ: 'text',
  option: '',
  is_required: false,
  placeholder: '',
  ...more,
});

const draft = (more: object = {}) => ({
  nom_du_formulaire: 'Essai',
  description: '',
  form_extend: false,
  form_static: false,
  champs: [field('Nom')],
  ...more,
});

type WithFields = FormDefinition & { champs: (FieldDefinition & { id: number })[] };
const formOf = ({ body }: Answer) => dataOf<WithFields>({ body });
const listOf = ({ body }: Answer) =>
  dataOf<{ count: number; next: string | null; results: FormDefinition[] }>({ body });
const create = async (more: object = {}) => formOf(await call('POST', '', draft(more)));
const idsOf = ({ champs: fields }: WithFields) =>
  Object.fromEntries(fields.map((one) => [one.nom_du_champ, one.id]));

describe('the list of forms', () => {
  it('is paged by creation, five at a time, with the address of the next page [F36, F28]', async () => {
    const first = listOf(await call('GET', ''));
    expect([first.count, first.results.length]).toEqual([7, 5]);
    expect(first.results[0]).toMatchObject({ id: 1, identifiant: 'inscription-camp-ete' });
    expect(first.next).toBe('/api/formulaires/?ordering=created_at&page=2&page_size=5');
    const latest = listOf(await call('GET', '?ordering=-created_at&page_size=2'));
    expect(latest.results.map(({ id }) => id)).toEqual([7, 6]);
  });

  it('finds a part of the name whatever its case and accents, without wildcards [F27]', async () => {
    expect(listOf(await call('GET', '?search=BENEVOLE')).results.map(({ id }) => id)).toEqual([4]);
    expect(listOf(await call('GET', `?search=${encodeURIComponent("d'été")}`)).count).toBe(1);
    expect(listOf(await call('GET', '?search=%25')).count).toBe(0);
  });

  it('refuses a wrong parameter', async () => {
    const rows = [
      ['page=0', 'page'],
      ['page_size=101', 'page_size'],
      ['ordering=id', 'ordering'],
      [`search=${'x'.repeat(201)}`, 'search'],
    ] as const;
    for (const [query, name] of rows) {
      const { status, body } = await call('GET', `?${query}`);
      expect.soft([status, refusedFields({ body })], query).toEqual([422, [name]]);
    }
  });

  it('needs a signed-in user, as does every write', async () => {
    expect((await ask(server, '/api/formulaires/')).status).toBe(401);
    expect((await ask(server, '/api/formulaires/', { body: draft() })).status).toBe(401);
  });
});

describe('a form', () => {
  it('is created with its fields in order, under its own address [F37, F38]', async () => {
    const fields = [
      field('Couleur', { type_de_champ: 'radio', option: 'rouge, vert', is_required: true }),
      field('Nom', { option: 'dropped', placeholder: 'Dupont' }),
    ];
    const answer = await call(
      'POST',
      '',
      draft({ nom_du_formulaire: '  Fête   de l’Été !', champs: fields }),
    );
    const made = formOf(answer);
    expect([answer.status, answer.body.message]).toEqual([201, 'Formulaire créé avec succès']);
    expect(made.nom_du_formulaire).toBe('Fête de l’Été !');
    expect(made.identifiant).toMatch(/^fete-de-l-ete-[a-z2-9]{6}$/);
    const read = formOf(await call('GET', `${made.id}/avec_champs/`));
    expect(read).toEqual(made);
    expect(read.champs).toEqual([
      { id: expect.any(Number), ...fields[0], placeholder: null },
      { id: expect.any(Number), ...fields[1], option: null },
    ]);
    const twin = await create({ nom_du_formulaire: 'Fête de l’Été !' });
    expect(twin.identifiant).not.toBe(made.identifiant);
  });

  it('has its name in its address, without signs and cut', async () => {
    const rows = [
      ['日本', 'formulaire'],
      ['À — B', 'a-b'],
      ['x'.repeat(90), 'x'.repeat(40)],
    ] as const;
    for (const [name, slug] of rows) {
      const { identifiant } = await create({ nom_du_formulaire: name });
      expect.soft(identifiant, name).toMatch(new RegExp(`^${slug}-[a-z2-9]{6}$`));
    }
  });

  it('keeps the ids of its fields when they are moved, renamed or joined by others [F38]', async () => {
    const before = await create({ champs: [field('A'), field('B'), field('C'), field('B')] });
    const [a, b, c, other] = before.champs.map(({ id }) => id);
    const update = async (fields: object[]) =>
      formOf(await call('PUT', `${before.id}/`, draft({ champs: fields }))).champs.map(({ id }) => id);
    expect(await update([field('C'), field('B'), field('A'), field('B')])).toEqual([c, b, a, other]);
    expect(await update([field('C'), field('Renommé'), field('A'), field('B')])).toEqual([c, b, a, other]);
    const grown = await update([field('Neuf'), field('A', { type_de_champ: 'number' }), field('C')]);
    expect(grown.slice(1)).toEqual([a, c]);
    expect([a, b, c, other]).not.toContain(grown[0]);
    expect(await update([field('Tout autre', { id: c, type_de_champ: 'date' })])).toEqual([c]);
    const after = formOf(await call('GET', `${before.id}/avec_champs/`));
    expect([after.identifiant, after.created_at]).toEqual([before.identifiant, before.created_at]);
  });

  it('never takes over a field of another form by its id', async () => {
    const [one, other] = [await create(), await create()];
    const stolen = one.champs[0]!.id;
    const { champs: fields } = formOf(
      await call('PUT', `${other.id}/`, draft({ champs: [field('X', { id: stolen }), field('Y')] })),
    );
    expect(fields.map(({ id }) => id)).not.toContain(stolen);
    expect(idsOf(formOf(await call('GET', `${one.id}/avec_champs/`)))).toEqual({ Nom: stolen });
  });

  it('is changed completely or not at all', async () => {
    const made = await create();
    const refused = await call(
      'PUT',
      `${made.id}/`,
      draft({ nom_du_formulaire: 'Autre', champs: [field(' ')] }),
    );
    expect(refused.status).toBe(422);
    expect(formOf(await call('GET', `${made.id}/avec_champs/`))).toEqual(made);
  });

  it('keeps a type that the server does not know, but accepts no new unknown type [F21]', async () => {
    const before = formOf(await call('GET', '4/avec_champs/'));
    const { status, body } = await call('PUT', '4/', { ...before, description: 'Autre' });
    expect([status, dataOf<WithFields>({ body }).champs.at(-1)]).toMatchObject([
      200,
      { type_de_champ: 'signature' },
    ]);
    const made = await create();
    const fields = [field('S', { type_de_champ: 'signature' })];
    expect((await call('PUT', `${made.id}/`, draft({ champs: fields }))).body.errors).toEqual({
      champs: 'Type de champ non supporté\u00a0: signature',
      'champs.0.type_de_champ': 'Type de champ non supporté\u00a0: signature',
    });
  });

  it('is refused with a sentence under each wrong field [F33, F34, F35]', async () => {
    const rows: [object, object][] = [
      [{ nom_du_formulaire: ' \t' }, { nom_du_formulaire: 'Le nom du formulaire est requis' }],
      [{ nom_du_formulaire: 'x'.repeat(256) }, { nom_du_formulaire: 'Pas plus de 255 caractères.' }],
      [{ champs: [] }, { champs: 'Ajoutez au moins un champ au formulaire' }],
      [
        { champs: [field('A'), field('\u200b')] },
        {
          champs: 'Tous les champs doivent avoir un nom',
          'champs.1.nom_du_champ': 'Tous les champs doivent avoir un nom',
        },
      ],
      [
        { champs: Array.from({ length: 501 }, (_, at) => field(`Champ ${at}`)) },
        { champs: 'Pas plus de 500 champs par formulaire.' },
      ],
      [
        { champs: [field('A', { type_de_champ: 'select', option: 'x'.repeat(10_001) })] },
        {
          champs: 'Pas plus de 10\u202f000 caractères.',
          'champs.0.option': 'Pas plus de 10\u202f000 caractères.',
        },
      ],
      [{ champs: 'x' }, { champs: 'Cette valeur n’est pas acceptée.' }],
    ];
    for (const [more, errors] of rows) {
      const { status, body } = await call('POST', '', draft(more));
      expect.soft([status, body.errors], JSON.stringify(errors)).toEqual([422, errors]);
    }
  });

  it('may have 500 fields, with the same name or with hostile names', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const fields = [...Array.from({ length: 499 }, () => field('Même nom')), field(hostile)];
    const made = await create({ champs: fields });
    expect(made.champs).toHaveLength(500);
    expect(made.champs.at(-1)!.nom_du_champ).toBe(hostile);
    const again = formOf(await call('PUT', `${made.id}/`, draft({ champs: fields })));
    expect(again.champs.map(({ id }) => id)).toEqual(made.champs.map(({ id }) => id));
  });

  it('is deleted with its fields, after which every call answers 404 [F41]', async () => {
    const { id } = await create();
    expect((await call('DELETE', `${id}/`)).body.message).toBe('Formulaire supprimé avec succès');
    for (const [method, path, body] of [
      ['GET', `${id}/avec_champs/`],
      ['PUT', `${id}/`, draft()],
      ['DELETE', `${id}/`],
    ] as const) {
      const answer = await call(method, path, body);
      expect([answer.status, answer.body.message]).toEqual([404, 'Formulaire non trouvé']);
    }
    const left = await server.db.selectFrom('champs').select('id').where('formulaire_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});
