import { describe, expect, it } from 'vitest';
import type { Served } from '../../../../demo/server/http/api';
import { endpoints } from '../../../../src/api/endpoints';
import { present } from '../../../support/present';
import { event, kinds, versionedRows } from './versionedRows';

const RETENTION = '/api/conservation/';
const PROFILE = '/api/profil/';
const SETTINGS = '/api/profil/reglages/';

const { server, openedRow, overtakenBy, expectOneOfFifty } = versionedRows();

describe('An update', () => {
  it('is made by one of 50 users at once, and shown to the others [J3]', () =>
    expectOneOfFifty(present(kinds[0], 'kind of row')));

  it('is refused with the present row when another came first [J3]', async () => {
    for (const kind of kinds) {
      const { field, path } = kind;
      const { own, opened, body, present: read } = await openedRow(kind);
      const first = await server.call('PUT', own, { ...body, [field]: 'Première' });
      const late = await server.call('PUT', own, { ...body, [field]: 'Seconde' });
      expect.soft([first.status, late.status], path).toEqual([200, 409]);
      expect.soft(late.message, path).toContain('puis reprenez vos changements');
      const present = await read();
      expect.soft(late.data, path).toEqual(present);
      const isNewer = present.updated_at > opened.updated_at;
      expect.soft([present[field], isNewer], path).toEqual(['Première', true]);
      const again = { ...body, [field]: 'Seconde', updated_at: present.updated_at };
      expect.soft((await server.call('PUT', own, again)).status, path).toBe(200);
      // A caller of the specification knows no versions.
      const { updated_at: _, ...specified } = { ...body, [field]: 'Troisième' };
      expect.soft((await server.call('PUT', own, specified)).status, path).toBe(200);
    }
  });

  it('of the retention time, the first and the next one, is made by one of 50 users at once [J3]', async () => {
    for (let time = 0; time < 2; time++) {
      const { updated_at } = (await server.call('GET', RETENTION)).data;
      const shown = await overtakenBy((at) => server.call('PUT', RETENTION, { mois: 10 + at, updated_at }));
      expect(shown).toEqual((await server.call('GET', RETENTION)).data);
    }
  });

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

  it('of the profile and of the settings is refused when another device came first [J3, U3]', async () => {
    const changes = [
      { method: 'PUT', path: PROFILE, draft: { nom: 'Martin', prenom: 'Claire' } },
      { method: 'PATCH', path: SETTINGS, draft: { theme: 'dark' } },
    ];
    for (const { method, path, draft } of changes) {
      const { data: opened } = await server.call('GET', PROFILE);
      const body = { ...draft, updated_at: opened.updated_at };
      const shown = await overtakenBy(() => server.call(method, path, body));
      expect.soft(shown, path).toEqual((await server.call('GET', PROFILE)).data);
    }
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
