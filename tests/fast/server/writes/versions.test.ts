import { describe, expect, it } from 'vitest';
import type { Served } from '../../../../demo/server/http/api';
import { endpoints } from '../../../../src/api/endpoints';
import { type JsonAnswer, signedInServer } from '../signedInServer';

const server = signedInServer(5);

const member = { nom: 'Durand', prenom: 'Alix', genre: 'feminin' };
const event = { nom_evenement: 'Veillée', date: '2026-04-01T20:00:00', is_recurrent: false };
const form = { nom_du_formulaire: 'Camp', description: '', form_extend: false, form_static: false };
const champs = [{ nom_du_champ: 'Âge', type_de_champ: 'number', is_required: false }];

interface Kind {
  path: string;
  draft: object;
  field: string;
  read?: string;
  /** Where the specification sends the id as text. */
  id?: (id: number) => string;
}

/** Every kind of row that can be edited: where it is, what creates it, and the field that two people change. */
const kinds: readonly Kind[] = [
  { path: '/api/membres/', draft: member, field: 'prenom', read: 'membre_avec_relations/' },
  { path: '/api/events/', draft: event, field: 'nom_evenement' },
  { path: '/api/groupes/', draft: { nom: 'Groupe du soir' }, field: 'nom', id: String },
  { path: '/api/departements/', draft: { nom: 'Accueil du soir' }, field: 'nom' },
  { path: '/api/tags/', draft: { name: 'Camp' }, field: 'name' },
  { path: '/api/etapes/', draft: { libelle: 'Parcours' }, field: 'libelle', id: String },
  { path: '/api/roles-intervenants/', draft: { libelle: 'Porteur de croix' }, field: 'libelle' },
  { path: '/api/intervenants/', draft: { nom: 'Roux', prenom: 'Ève' }, field: 'prenom' },
  { path: '/api/formulaires/', draft: { ...form, champs }, field: 'nom_du_formulaire', read: 'avec_champs/' },
];

const RETENTION = '/api/conservation/';
const PROFILE = '/api/profil/';
const SETTINGS = '/api/profil/reglages/';
const WRITERS = 50;

/** A new row as several users have opened it. */
async function openedRow({ path, draft, read = '', id: textOf }: Kind) {
  const { data: created } = await server.call('POST', path, draft);
  const own = `${path}${created.id}/`;
  const present = async () => (await server.call('GET', own + read)).data;
  const opened = await present();
  return {
    own,
    opened,
    present,
    body: { ...draft, id: textOf ? textOf(created.id) : Number(created.id), updated_at: opened.updated_at },
  };
}

/** Sends the calls at once. One must be done, and all others answered 409 with the same row, which is returned. */
async function overtakenBy(send: (at: number) => Promise<JsonAnswer>): Promise<unknown> {
  const all = await Promise.all(Array.from({ length: WRITERS }, (_, at) => send(at)));
  const late = all.filter(({ status }) => status === 409);
  expect([all.filter(({ status }) => status === 200).length, late.length]).toEqual([1, WRITERS - 1]);
  expect(new Set(late.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  return late[0]?.data;
}

describe('An update', () => {
  it.each(kinds)(
    'of $path is made by one of 50 users at once, and shown to the others [J3]',
    async (kind) => {
      const { own, body, present } = await openedRow(kind);
      const shown = await overtakenBy((at) =>
        server.call('PUT', own, { ...body, [kind.field]: `Écrit ${at}` }),
      );
      expect(shown).toEqual(await present());
    },
  );

  it.each(kinds)('of $path is refused with the present row when another came first [J3]', async (kind) => {
    const { field } = kind;
    const { own, opened, body, present: read } = await openedRow(kind);
    const first = await server.call('PUT', own, { ...body, [field]: 'Première' });
    const late = await server.call('PUT', own, { ...body, [field]: 'Seconde' });
    expect([first.status, late.status]).toEqual([200, 409]);
    expect(late.message).toContain('puis reprenez vos changements');
    const present = await read();
    expect(late.data).toEqual(present);
    expect([present[field], present.updated_at > opened.updated_at]).toEqual(['Première', true]);
    const again = { ...body, [field]: 'Seconde', updated_at: present.updated_at };
    expect((await server.call('PUT', own, again)).status).toBe(200);
    // A caller of the specification knows no versions.
    const { updated_at: _, ...specified } = { ...body, [field]: 'Troisième' };
    expect((await server.call('PUT', own, specified)).status).toBe(200);
  });

  it.each(['first', 'second'])(
    'of the retention time, the %s one, is made by one of 50 users at once, and shown to the others [J3]',
    async () => {
      const { updated_at } = (await server.call('GET', RETENTION)).data;
      const shown = await overtakenBy((at) => server.call('PUT', RETENTION, { mois: 10 + at, updated_at }));
      expect(shown).toEqual((await server.call('GET', RETENTION)).data);
    },
  );

  it('of the speakers of an event is refused when others were assigned meanwhile [J3]', async () => {
    const { data: created } = await server.call('POST', '/api/events/', { ...event, nom_evenement: 'Fête' });
    const { data: role } = await server.call('POST', '/api/roles-intervenants/', {
      libelle: 'Porteur de cierge',
    });
    const { data: speaker } = await server.call('POST', '/api/intervenants/', {
      nom: 'Petit',
      prenom: 'Luc',
    });
    const [evenement, intervenant, role_intervenant] = [created.id, speaker.id, role.id];
    const line = { evenement, intervenant, role_intervenant, donnees: {} };
    const replace = (avant: number[]) =>
      server.call('PUT', `/api/events/${evenement}/assignments/`, { assignments: [line], avant });
    const { data: first } = await replace([]);
    const late = await replace([]);
    expect([late.status, late.data]).toEqual([409, first]);
    expect((await replace([first[0].id])).status).toBe(200);
    const lines = (at: number) => [{ ...line, donnees: { member_email: `${at}@exemple.fr` } }];
    const seen = { avant: [first[0].id] };
    const path = `/api/events/${evenement}/assignments/`;
    const shown = await overtakenBy((at) => server.call('PUT', path, { assignments: lines(at), ...seen }));
    expect(shown).toEqual((await server.call('GET', path)).data);
  });

  it.each([
    ['PUT', PROFILE, { nom: 'Martin', prenom: 'Claire' }],
    ['PATCH', SETTINGS, { theme: 'dark' }],
  ])('by %s of %s is refused when another device came first [J3, U3]', async (method, path, draft) => {
    const { data: opened } = await server.call('GET', PROFILE);
    const body = { ...draft, updated_at: opened.updated_at };
    const shown = await overtakenBy(() => server.call(method, path, body));
    expect(shown).toEqual((await server.call('GET', PROFILE)).data);
  });

  it('of a step is refused when its place was changed meanwhile [J3]', async () => {
    const { data: before } = await server.call('GET', '/api/etapes/');
    const ids: number[] = before.map(({ id }: { id: number }) => id);
    await server.call('POST', '/api/etapes/reorder/', { etape_ids: ids.toReversed(), avant: ids });
    const { id, libelle, ordre, updated_at } = before[0];
    const late = await server.call('PUT', `/api/etapes/${id}/`, {
      id: String(id),
      libelle,
      ordre,
      updated_at,
    });
    expect([late.status, late.data.ordre]).toEqual([409, ids.length]);
  });
});

/** The server has no appointments, no alerts, and one path for each call. */
const UNSERVED = /^(rendezVous|statistiques|\w+Family)\b/;

/** They set one link or one flag, whatever it was, or write what only their user sees. */
const UNVERSIONED = [
  'comptes.setRole',
  'etapes.toggleStatus',
  'formulaires.seenAnswers',
  'membres.setDepartment',
  'membres.setGroup',
  'profil.confirmSecret',
];

const all = Object.values(endpoints).flatMap((family) => Object.values(family)) as Served['endpoint'][];

describe('The endpoint of every update', () => {
  it('that takes a version is tried by 50 users at once [J3]', () => {
    const versioned = all.filter(
      ({ id, extras = {} }) => extras.updated_at === 'versions' && !UNSERVED.test(id),
    );
    const paths = versioned.map(({ path }) => path.replace('{id}/', ''));
    expect(paths.sort()).toEqual([RETENTION, PROFILE, SETTINGS, ...kinds.map(({ path }) => path)].sort());
  });

  it('takes the version that was edited, where versions are announced [J3]', () => {
    const updates = all.filter(({ method, id }) => ['PUT', 'PATCH'].includes(method) && !UNSERVED.test(id));
    const without = updates.filter(({ extras = {}, needs }) => {
      const { updated_at, avant } = extras;
      return updated_at !== 'versions' && avant !== 'versions' && needs !== 'filtres-partages';
    });
    expect(without.map(({ id }) => id).sort()).toEqual(UNVERSIONED);
  });
});
