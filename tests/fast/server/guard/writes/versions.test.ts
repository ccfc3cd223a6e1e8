import { describe, expect, it } from 'vitest';
import type { ServedEndpoint } from '../../../../../demo/server/http/routeBase';
import { endpoints } from '../../../../../src/api/endpoints';
import { kinds, OTHERS, updatesAtOnce, versionedRows } from './versionedRows';

// The slow tier tries it with fifty users.
const rows = versionedRows(5);
const { server, openedRow } = rows;

describe('An update', () => {
  updatesAtOnce(rows);

  it('is refused with the present row when another came first [J3]', async () => {
    for (const kind of kinds) {
      const { field, path } = kind;
      const { own, opened, body, present: read } = await openedRow(kind);
      const first = await server.call('PUT', own, { ...body, [field]: 'Première' });
      const late = await server.call('PUT', own, { ...body, [field]: 'Seconde' });
      expect.soft([first.status, late.status], path).toEqual([200, 409]);
      expect.soft(late.message, path).toContain('puis refaites vos changements');
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
  'comptes.setRecord',
  'comptes.setRequirement',
  'comptes.setRole',
  // These take the version as the notes do.
  'consentements.update',
  'consentements.updateKind',
  'etapes.toggleStatus',
  'formulaires.seenAnswers',
  'membres.setDepartment',
  'membres.setGroup',
  // They always take the version: the capability came with it.
  'notes.setKinds',
  'notes.update',
  'presences.closeAssembly',
  'presences.setAssembly',
  'profil.confirmSecret',
  'rgpd.reglerJournal',
  'services.changeTeams',
];

const all = Object.values(endpoints).flatMap((family) =>
  Object.values(family),
) as ServedEndpoint['endpoint'][];

describe('The endpoint of every update', () => {
  it('that takes a version is tried by several users at once [J3]', () => {
    const versioned = all.filter(
      ({ id, extras = {} }) => extras.updated_at === 'versions' && !UNSERVED.test(id),
    );
    const paths = versioned.map(({ path }) => path.replace('{id}/', ''));
    expect(paths.sort()).toEqual([...OTHERS, ...kinds.map(({ path }) => path)].sort());
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
