import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf, jsonOf } from '../../ask';

const wall = { minute: '2026-03-15T10:00' };

const clock = { at: Date.parse('2026-03-15T10:00:00Z') };

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({
    members: 3,
    today: '2026-03-15',
    minute: () => wall.minute,
    now: () => clock.at,
    trustProxy: true,
  });
}, 60_000);

afterAll(() => server.close());

beforeEach(async () => {
  wall.minute = '2026-03-15T10:00';
  await server.db.deleteFrom('tentatives').execute();
  // The clock advances by days.
  token = await server.login();
});

const draft = {
  nom_du_formulaire: 'Sortie',
  description: '',
  form_extend: false,
  form_static: false,
  champs: [
    { nom_du_champ: 'Nom', type_de_champ: 'text', option: '', is_required: false, placeholder: '' },
    { nom_du_champ: 'Fiche', type_de_champ: 'file', option: '', is_required: false, placeholder: '' },
  ],
};

interface Created {
  id: number;
  identifiant: string;
  etat: string;
  nombre_reponses: number;
  champs: { id: number }[];
}

async function create(opening: object = {}): Promise<Created> {
  const { body } = await ask(server, '/api/formulaires/', { token, body: { ...draft, ...opening } });
  return dataOf<Created & Record<string, unknown>>({ body });
}

const stored = async (id: number) =>
  dataOf<Created>(await ask(server, `/api/formulaires/${id}/avec_champs/`, { token }));

let callers = 0;

/** Each answer comes from another address by default. */
const answer = (
  { identifiant, champs: fields }: Created,
  more: object = {},
  from = `198.51.100.${callers++ % 250}`,
) =>
  ask(server, `/api/formulaires/${identifiant}/reponses/`, {
    headers: { 'X-Forwarded-For': from },
    body: { valeurs: { [fields[0]!.id]: 'Zoé' }, ...more },
  });

const answersOf = async ({ id }: Created) =>
  (await server.db.selectFrom('reponses').select('id').where('formulaire_id', '=', id).execute()).length;

describe('the share of one visitor', () => {
  const kilobytes = (count: number) => new File([`%PDF${'x'.repeat(count * 2 ** 10)}`], 'fiche.pdf');

  async function send(form: Created, from: string, file: File) {
    const parts = new FormData();
    parts.append(String(form.champs[1]!.id), file);
    const response = await fetch(`${server.url}/api/formulaires/${form.identifiant}/reponses/`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': from },
      body: parts,
    });
    return { status: response.status, body: await jsonOf<{ message: string }>(response) };
  }

  it('is what one address may send in an hour, and leaves space for others [Z15]', async () => {
    const form = await create();
    await server.db.deleteFrom('tentatives').execute();
    expect((await send(form, '203.0.113.1', kilobytes(60))).status).toBe(201);
    // This stands for hundreds more of them.
    await server.db
      .updateTable('tentatives')
      .set({ nombre: 100 * 1024 - 60 })
      .where('nombre', '>', 50)
      .execute();
    const refused = await send(form, '203.0.113.1', kilobytes(120));
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('100\u00a0Mo')]);
    expect((await answer(form, {}, '203.0.113.1')).status).toBe(201);
    expect((await send(form, '203.0.113.2', kilobytes(120))).status).toBe(201);
    expect((await send(await create(), '203.0.113.1', kilobytes(120))).status).toBe(201);
    clock.at += 3600 * 1000 + 1000;
    expect((await send(form, '203.0.113.1', kilobytes(120))).status).toBe(201);
  });

  it('does not count refused answers', async () => {
    const form = await create();
    const parts = { valeurs: { 999999: 'x'.repeat(200_000) } };
    expect((await answer(form, parts, '203.0.113.9')).status).toBe(422);
    const left = await server.db.selectFrom('tentatives').select('nombre').execute();
    expect(Math.max(...left.map(({ nombre }) => nombre))).toBeLessThan(50);
  });

  it('ends when a form can store no more files, then no more answers [Z15]', async () => {
    const form = await create();
    await server.db
      .updateTable('formulaires')
      .set({ reponses_octets: 2 ** 30 })
      .where('id', '=', form.id)
      .execute();
    expect((await send(form, '203.0.113.3', kilobytes(1024))).status).toBe(507);
    expect((await answer(form)).status).toBe(201);
    await server.db
      .updateTable('formulaires')
      .set({ reponses_octets: 1.25 * 2 ** 30 })
      .where('id', '=', form.id)
      .execute();
    expect((await answer(form)).status).toBe(507);
    expect([await answersOf(form), (await stored(form.id)).nombre_reponses]).toEqual([1, 1]);
  });
});
