import { describe, expect, it } from 'vitest';
import type { ReceivedAnswer } from '../../../../../src/domain/forms/receivedAnswer';
import { ask } from '../../ask';
import { signedInServer } from '../../signedInServer';

/** What pages add, unseen, to answers. */

const server = signedInServer(2);

const FIELD = {
  ...{ nom_du_champ: 'Prénom', type_de_champ: 'text', option: '', is_required: true, placeholder: '' },
};
const DRAFT = {
  ...{ nom_du_formulaire: 'Visite', description: '', form_extend: false, form_static: false },
  ...{ champs: [FIELD], protection: false },
};

interface Made {
  id: number;
  identifiant: string;
  champs_caches: string[] | null;
  reponses_octets: number;
  champs: { id: number }[];
}
const made = async (names: unknown = ['source', 'campagne']): Promise<Made> =>
  (await server.call('POST', '/api/formulaires/', { ...DRAFT, champs_caches: names })).data;

const pathOf = ({ identifiant }: Made) => `/api/formulaires/${identifiant}/reponses/`;

/** Answers as a page does that sends JSON. */
async function send(form: Made, hidden?: unknown) {
  const valeurs = { [form.champs[0]!.id]: 'Awa' };
  const body = { valeurs, ...(hidden !== undefined && { champs_caches: hidden }) };
  return ask(server, pathOf(form), { body });
}
const numberOf = (answer: Awaited<ReturnType<typeof send>>) =>
  (answer.body as { data: { numero: number } }).data.numero;

/** Answers as the widget does. */
async function sendParts(form: Made, hidden: string) {
  const body = new FormData();
  body.append('valeurs', JSON.stringify({ [form.champs[0]!.id]: 'Zoé' }));
  body.append('champs_caches', hidden);
  const response = await fetch(server.url + pathOf(form), { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

const read = async (form: Made, number: number) =>
  (await server.call<{ data: ReceivedAnswer }>('GET', `/api/formulaires/${form.id}/reponses/${number}/`))
    .data;

const bytesOf = async (form: Made) =>
  await server.db
    .selectFrom('formulaires')
    .select(['reponses_octets as bytes', 'reponses_nombre as count'])
    .where('id', '=', form.id)
    .executeTakeFirstOrThrow();

describe('The hidden fields of a form', () => {
  it('are declared, kept where they aren’t sent, and taken away [B7]', async () => {
    const form = await made();
    expect(form.champs_caches).toEqual(['source', 'campagne']);
    const path = `/api/formulaires/${form.id}/`;
    const save = async (more: object) => (await server.call('PUT', path, { ...DRAFT, ...more })).data;
    expect((await save({})).champs_caches).toEqual(['source', 'campagne']);
    expect((await save({ champs_caches: ['utm_source'] })).champs_caches).toEqual(['utm_source']);
    expect((await save({ champs_caches: [] })).champs_caches).toBeNull();
  });

  it.each([
    [['été'], /lettre sans accent/],
    [['__proto__'], /lettre sans accent/],
    [['a'.repeat(41)], /40 caractères/],
    [['source', 'source'], /même nom/],
    [['a', 'b', 'c', 'd', 'e', 'f'], /Pas plus de 5/],
  ])('have names that fit: not %j [B7]', async (names, sentence) => {
    const { status, errors } = await server.call('POST', '/api/formulaires/', {
      ...DRAFT,
      champs_caches: names,
    });
    expect([status, errors]).toEqual([422, { champs_caches: expect.stringMatching(sentence) }]);
  });

  it('are listed to the page of a form that has some, and to no other [B7]', async () => {
    const shown = async (form: Made) =>
      (await ask(server, `/api/formulaires/public/${form.identifiant}/`)).body as { data: object };
    expect((await shown(await made())).data).toMatchObject({ champs_caches: ['source', 'campagne'] });
    expect(Object.keys((await shown(await made(null))).data)).not.toContain('champs_caches');
  });
});

describe('What a page adds to an answer', () => {
  it('is stored under declared names, and is read, found and exported with the answer [B7]', async () => {
    const form = await made();
    const first = numberOf(await send(form, { source: ' affiche\nA3 ', autre: 'x', campagne: null }));
    const parts = await sendParts(form, JSON.stringify({ campagne: '🎄'.repeat(200) }));
    expect(parts.status).toBe(201);
    expect(await read(form, first)).toMatchObject({
      contenu: [{ valeur: 'Awa' }],
      champs_caches: { source: 'affiche A3' },
    });
    const list = `/api/formulaires/${form.id}/reponses/liste/?search=`;
    const found = async (word: string) => (await server.call('GET', list + word)).data.count;
    expect([await found('affiche'), await found('inconnu')]).toEqual([1, 0]);
    await server.call('PUT', `/api/formulaires/${form.id}/`, { ...DRAFT, champs_caches: ['medium'] });
    const file = await server.fetch('GET', `/api/formulaires/${form.id}/reponses/?format=csv`);
    const [head, one] = (await file.text()).split('\r\n');
    const hidden = ['medium', 'campagne', 'source'].map((name) => `${name} (champ caché)`);
    expect(head?.split(';').slice(-3)).toEqual(hidden);
    expect(one).toMatch(/Awa.*affiche A3$/);
  });

  it('is left out, and the answer stored, where its name isn’t declared [B7]', async () => {
    const form = await made(null);
    const number = numberOf(await send(form, { source: 'x'.repeat(900) }));
    expect(await read(form, number)).toMatchObject({ champs_caches: null });
  });

  it.each([
    ['a long text', { source: 'é'.repeat(201) }],
    ['a blank', { source: ' \n ' }],
    ['a number', { source: 7 }],
    ['an object', { source: { a: 'b' } }],
    ['a list instead of names', ['source']],
    ['a text that is no JSON', 'source=affiche'],
  ])('is refused as a whole where it is %s, and nothing is stored [B7]', async (_, hidden) => {
    const form = await made();
    const { status, body } = await send(form, hidden);
    expect([400, 422]).toContain(status);
    if (status === 422) expect((body as { errors: object }).errors).toHaveProperty('champs_caches');
    expect(await bytesOf(form)).toMatchObject({ count: 0 });
  });

  it('is counted with the answer, goes with it into the trash, and comes back [B7]', async () => {
    const form = await made();
    const number = numberOf(await send(form, { source: 'affiche' }));
    const before = await bytesOf(form);
    expect(before.bytes).toBe(
      JSON.stringify({ [form.champs[0]!.id]: 'Awa' }).length + JSON.stringify({ source: 'affiche' }).length,
    );
    await server.call('DELETE', `/api/formulaires/${form.id}/reponses/${number}/`);
    expect(await bytesOf(form)).toEqual({ bytes: 0, count: 0 });
    const entry = await server.db
      .selectFrom('corbeille')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect((await server.call('POST', `/api/corbeille/${entry.id}/restaurer/`)).status).toBe(200);
    expect(await read(form, number)).toMatchObject({ champs_caches: { source: 'affiche' } });
    expect(await bytesOf(form)).toEqual(before);
  });
});
