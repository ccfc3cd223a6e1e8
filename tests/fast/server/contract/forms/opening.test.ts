import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { insertAnswers } from '../../../../../demo/server/contract/forms/answers/answerWrites';
import { inTransaction } from '../../../../../demo/server/store/database/writeQueue';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf, refusedFields } from '../../ask';

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

const change = (id: number, opening: object) =>
  ask(server, `/api/formulaires/${id}/`, { method: 'PUT', token, body: { ...draft, ...opening } });

const stored = async (id: number) =>
  dataOf<Created>(await ask(server, `/api/formulaires/${id}/avec_champs/`, { token }));

const look = ({ identifiant }: Created) => ask(server, `/api/formulaires/public/${identifiant}/`);

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

const stampOf = async (form: Created) => dataOf<{ tampon?: string }>(await look(form)).tampon;

const answersOf = async ({ id }: Created) =>
  (await server.db.selectFrom('reponses').select('id').where('formulaire_id', '=', id).execute()).length;

describe('a form that opens and closes', () => {
  it('takes answers from its first to its last minute, both included [Z15]', async () => {
    const rows = [
      ['2026-03-15T10:00', '2026-03-15T10:00', 200, undefined],
      ['2026-03-15T10:01', null, 403, 'pas_ouvert'],
      [null, '2026-03-15T09:59', 403, 'ferme'],
      [null, null, 200, undefined],
    ] as const;
    for (const [ouvert_du, ouvert_au, status, state] of rows) {
      const form = await create({ ouvert_du, ouvert_au });
      const shown = await look(form);
      expect.soft([shown.status, shown.body.etat], `${ouvert_du} to ${ouvert_au}`).toEqual([status, state]);
      const sent = await answer(form);
      expect
        .soft([sent.status, sent.body.etat], `${ouvert_du} to ${ouvert_au}`)
        .toEqual([status === 200 ? 201 : 403, state]);
      expect.soft(await answersOf(form), `${ouvert_du} to ${ouvert_au}`).toBe(status === 200 ? 1 : 0);
    }
  });

  it('says since when it is closed, or when it opens [Z15]', async () => {
    const form = await create({ ouvert_du: '2026-04-01T08:30', ouvert_au: '2026-04-30T23:59' });
    expect((await look(form)).body.message).toBe(
      'Ce formulaire n’est pas encore ouvert\u00a0: il ouvre le 1er avril 2026 à 8\u00a0h\u00a030.',
    );
    wall.minute = '2026-05-01T00:00';
    expect((await answer(form)).body.message).toBe(
      'Ce formulaire est fermé depuis le 30 avril 2026 à 23\u00a0h\u00a059\u00a0: il n’accepte plus de réponses.',
    );
  });

  it('refuses an answer before reading it', async () => {
    const form = await create({ ouvert_au: '2026-03-15T09:59' });
    const path = `/api/formulaires/${form.identifiant}/reponses/`;
    const headers = { 'content-type': 'application/json' };
    expect((await ask(server, path, { method: 'POST', headers, body: '{' })).status).toBe(403);
  });

  it('keeps its hours when they are not sent, as by the specified console', async () => {
    const form = await create({ ouvert_du: '2026-03-01T08:00', reponses_max: 20, protection: true });
    await change(form.id, {});
    expect(await stored(form.id)).toMatchObject({
      ouvert_du: '2026-03-01T08:00',
      ouvert_au: null,
      reponses_max: 20,
      protection: true,
    });
    await change(form.id, { ouvert_du: null, reponses_max: null, protection: false });
    expect(await stored(form.id)).toMatchObject({ ouvert_du: null, reponses_max: null, protection: false });
  });

  it('is refused when it makes no sense, under the wrong key', async () => {
    const rows = [
      [{ ouvert_du: '2026-02-30T10:00' }, 'ouvert_du'],
      [{ ouvert_du: '2026-02-03' }, 'ouvert_du'],
      [{ ouvert_au: '2026-02-03T24:00' }, 'ouvert_au'],
      [{ ouvert_au: '2026-02-03T10:60' }, 'ouvert_au'],
      [{ ouvert_du: '2026-02-03T10:00', ouvert_au: '2026-02-03T09:59' }, 'ouvert_au'],
      [{ reponses_max: 0 }, 'reponses_max'],
      [{ reponses_max: 2.5 }, 'reponses_max'],
      [{ reponses_max: 1_000_001 }, 'reponses_max'],
    ] as const;
    for (const [opening, key] of rows) {
      const { status, body } = await ask(server, '/api/formulaires/', {
        token,
        body: { ...draft, ...opening },
      });
      expect.soft([status, refusedFields({ body })], JSON.stringify(opening)).toEqual([422, [key]]);
    }
  });

  it('shows the number of answers to its editors, but not to visitors', async () => {
    const form = await create({ reponses_max: 2 });
    await answer(form);
    expect(await stored(form.id)).toMatchObject({ nombre_reponses: 1, etat: 'ouvert' });
    await answer(form);
    const { body } = await ask(server, '/api/formulaires/?page_size=100', { token });
    const row = dataOf<{ results: Created[] }>({ body }).results.find(({ id }) => id === form.id);
    expect(row).toMatchObject({ nombre_reponses: 2, etat: 'complet' });
    const open = await create({ reponses_max: 2 });
    expect(Object.keys(dataOf<object>(await look(open)))).not.toContain('nombre_reponses');
  });
});

describe('the last place', () => {
  it('is given once when fifty visitors answer together, while the form is being changed [Z15]', async () => {
    const form = await create({ reponses_max: 5 });
    for (let count = 0; count < 4; count++) await answer(form);
    const asked = Array.from({ length: 50 }, () => answer(form));
    const changed = Array.from({ length: 5 }, (_, at) => change(form.id, { description: `Fois ${at}` }));
    const answers = await Promise.all(asked);
    expect((await Promise.all(changed)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.etat}`))).toEqual(
      new Set(['403 complet']),
    );
    expect([await answersOf(form), (await stored(form.id)).nombre_reponses]).toEqual([5, 5]);
  });

  it('is given once among all calls that began while it was free [Z15]', async () => {
    const form = await create({ reponses_max: 1 });
    const sent = { values: new Map([[String(form.champs[0]!.id), 'Zoé']]), files: new Map() };
    const stores = Array.from({ length: 8 }, () =>
      inTransaction(server.db, (trx) => insertAnswers(trx, form.id, sent)),
    );
    const results = await Promise.allSettled(stores);
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(7);
    for (const reason of refused) expect(reason).toMatchObject({ status: 403, details: { etat: 'complet' } });
    expect(await answersOf(form)).toBe(1);
  });
});

describe('a protected form', () => {
  it('takes an answer three seconds after it was shown, not sooner [Z15]', async () => {
    const form = await create({ protection: true });
    const tampon = await stampOf(form);
    clock.at += 2900;
    const early = await answer(form, { tampon });
    expect([early.status, early.body.errors]).toEqual([
      422,
      { tampon: expect.stringContaining('Attendez quelques secondes') },
    ]);
    clock.at += 200;
    expect((await answer(form, { tampon })).status).toBe(201);
    expect(await answersOf(form)).toBe(1);
  });

  it('refuses a timestamp that is missing, invented, of another form or a day old [Z15]', async () => {
    const [form, other] = [await create({ protection: true }), await create({ protection: true })];
    const [tampon = '', theirs] = [await stampOf(form), await stampOf(other)];
    clock.at += 10_000;
    const [time = '', signature = ''] = tampon.split('.');
    const older = `${(Number.parseInt(time, 36) - 60_000).toString(36)}.${signature}`;
    const forged = `${time}.${'A'.repeat(43)}`;
    for (const wrong of [undefined, '', 'x', older, forged, theirs, 'x'.repeat(5000)]) {
      const { status, body } = await answer(form, { tampon: wrong });
      expect([status, refusedFields({ body })]).toEqual([422, ['tampon']]);
    }
    clock.at += 24 * 3600 * 1000;
    expect((await answer(form, { tampon })).body.message).toContain('depuis trop longtemps');
    expect(await answersOf(form)).toBe(0);
  });

  it('accepts its timestamp in every instance and after a restart', async () => {
    const form = await create({ protection: true });
    const tampon = await stampOf(form);
    clock.at += 5000;
    const { app } = createApp(server.db, { now: () => clock.at, minute: () => wall.minute });
    const response = await app.request(`/api/formulaires/${form.identifiant}/reponses/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ valeurs: { [form.champs[0]!.id]: 'Zoé' }, tampon }),
    });
    expect(response.status).toBe(201);
  });

  it('refuses answers that fill in the hidden field, in words that a person can follow [Z15]', async () => {
    const form = await create({ protection: true });
    const tampon = await stampOf(form);
    clock.at += 5000;
    const { status, body } = await answer(form, { tampon, site_web: 'https://pilules.example' });
    expect([status, body.errors]).toEqual([
      422,
      { site_web: expect.stringContaining('n’a pas été enregistrée') },
    ]);
    expect((await answer(form, { tampon, site_web: '' })).status).toBe(201);
    expect(await answersOf(form)).toBe(1);
  });

  it('is one that its author protects; other forms accept answers of any program', async () => {
    const form = await create();
    expect(await stampOf(form)).toBeUndefined();
    expect((await answer(form)).status).toBe(201);
  });
});
