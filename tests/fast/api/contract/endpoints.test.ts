import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../../src/api/endpoint';
import { endpoints } from '../../../../src/api/endpoints';

const all: Endpoint[] = Object.values(endpoints).flatMap((family) => Object.values<Endpoint>(family));
const calls = new Set(all.map(({ method, path }) => `${method} ${path}`));
const paths = new Set(all.map(({ path }) => path));

/** Every call whose verb and path the specifications print; tests/fast/api/contract/specifiedCalls.test.ts makes those no screen does. */
const printed = `
  POST /api/login|POST /api/logout|GET /api/verify-token|POST /api/verify-token|POST /api/reset-password
  POST /api/auth/reset-password/
  GET /api/statistics/dashboard|GET /api/statistics/users/|GET /api/statistics/members/|GET /api/statistics/events/
  GET /api/statistics/appointments/|GET /api/statistics/growth/|GET /api/statistics/geographic/
  GET /api/statistics/activity/|GET /api/statistics/performance/|POST /api/statistics/custom-report/
  GET /api/statistics/export/|GET /api/statistics/alerts/|PATCH /api/statistics/alerts/{id}/read/
  PATCH /api/statistics/alerts/mark-all-read/|GET /api/groupes/statistiques/|GET /api/departements/statistiques/
  GET /api/membres/evolution-membres/
  GET /api/membres/|POST /api/membres/|GET /api/membres/{id}/|PUT /api/membres/{id}/|DELETE /api/membres/{id}/
  GET /api/membres/statistics/|GET /api/membres/search/|GET /api/membres/export/|GET /api/membres/tous_les_membres/
  GET /api/membres/membres_simples/|GET /api/membres/membres_search/|POST /api/membres/import/
  PATCH /api/membres/{id}/department/|PATCH /api/membres/{id}/group/
  GET /api/membres/par_groupes/|GET /api/membres/par_etapes/|GET /api/membres/par_tags/
  GET /api/membres/filtres_combines/|GET /api/membres/{id}/membre_avec_relations/
  POST /api/membres/taged_multiple/|POST /api/membres/{id}/untaged_multiple/|POST /api/membres/store_multiple_etapes/
  POST /api/membres/{id}/ajouter_conjoint/|POST /api/membres/{id}/ajouter_enfant/
  GET /api/tags/tous_les_tags/|GET /api/etapes/tous_les_etapes/
  POST /api/groupes/{id}/insert_membre/|POST /api/groupes/{id}/remove_membre/
  POST /api/serviteurs/ajouter_membre_departement/|POST /api/departements/{id}/remove_membre/
  GET /api/roles-intervenants/|GET /api/roles-intervenants/{id}/|POST /api/roles-intervenants/
  PUT /api/roles-intervenants/{id}/|DELETE /api/roles-intervenants/{id}/|GET /api/roles-intervenants/search/
  GET /api/roles-intervenants/most-used/
  GET /api/intervenants/|GET /api/intervenants/{id}/|POST /api/intervenants/|PUT /api/intervenants/{id}/
  DELETE /api/intervenants/{id}/
  GET /api/formulaires/|GET /api/formulaires/{id}/avec_champs/|POST /api/formulaires/|PUT /api/formulaires/{id}/
  DELETE /api/formulaires/{id}/`;

/** Families of which the specification prints only the paths, after `/api/`; `own` are ours. */
const families = {
  events: {
    rest: `search/ upcoming/ past/ register/ {id}/unregister/ {id}/attendees/ export/ {id}/duplicate/ {id}/cancel/
      {id}/reactivate/ {id}/reminders/`,
    own: `{id}/assemblee/ {id}/assemblee/cloture/ {id}/avis/ {id}/services/ {id}/services/demandes/ {id}/roles-attendus/ {id}/equipes/ check-name/ {id}/assignments/ complet/ {id}/complet/ {id}/attendees/export/ {id}/dates/ {id}/inscriptions/
      {id}/inscriptions/decision/ {id}/inscriptions/effacer/ {id}/presences/ {id}/presences/attendus/ {id}/presences/bilan/
      {id}/presences/changements/ {id}/presences/lien/ {id}/presences/nouveau/`,
  },
  appointments: {
    rest: `search/ today/ week/ month/ {id}/confirm/ {id}/cancel/ {id}/complete/ {id}/reschedule/ client/{id}/
      member/{id}/ export/ reminders/ statistics/ check-availability/`,
  },
  departments: {
    rest: `search/ {id}/statistics/ {id}/members/ {id}/assign-responsible/ {id}/remove-responsible/ export/ colors/
      check-name/`,
  },
  groups: {
    rest: `search/ {id}/statistics/ {id}/members/ {id}/assign-responsible/ {id}/remove-responsible/ export/ colors/
      check-name/ {id}/assign-department/ {id}/remove-department/ {id}/add-members/ {id}/remove-members/`,
  },
  tags: {
    rest: `search/ {id}/statistics/ {id}/members/ categories/ category/{name}/ popular/ recent/ merge/ export/ colors/
      check-name/ suggestions/`,
    own: 'tous_les_tags/',
  },
  etapes: {
    rest: `search/ ordered/ reorder/ {id}/statistics/ {id}/members/ {id}/assign-member/ {id}/remove-member/
      {id}/complete/ colors/ check-libelle/ export/ {id}/duplicate/ active/ {id}/toggle-status/`,
    own: 'tous_les_etapes/',
  },
  members: { rest: 'search/ statistics/ export/ import/' },
} satisfies Record<string, { rest: string; own?: string }>;

describe('the contract', () => {
  it('has every call, as the specifications print it', () => {
    for (const call of printed.trim().split(/\s*[|\n]\s*/)) expect.soft(calls, call).toContain(call);
  });

  /** Paths of the table under this base, and those that the specification names with ours. */
  const pathsOf = (base: keyof typeof families) => {
    const { rest, own = '' }: { rest: string; own?: string } = families[base];
    const named = ['', '{id}/', ...`${rest} ${own}`.trim().split(/\s+/)].map(
      (path) => `/api/${base}/${path}`,
    );
    return [[...paths].filter((path) => path.startsWith(`/api/${base}/`)).sort(), named.sort()];
  };
  const isWhole = (base: keyof typeof families) => () => {
    const [held, named] = pathsOf(base);
    expect(held).toEqual(named);
  };
  it('has the family of events, and our check of names and assignments [A15]', isWhole('events'));
  it('has the family of appointments [A16]', isWhole('appointments'));
  it('has the family of departments [A17]', isWhole('departments'));
  it('has the family of groups [A18]', isWhole('groups'));
  it('has the family of tags, and the list of pickers [A19]', isWhole('tags'));
  it('has the family of steps, and the list of pickers [A20]', isWhole('etapes'));
  it('has the family of members beside /api/membres/ [A21]', isWhole('members'));

  it('lists and creates in each collection, and shows, changes and deletes one of it [A22]', () => {
    const bases = [
      ...Object.keys(families),
      'membres',
      'groupes',
      'departements',
      'roles-intervenants',
      'intervenants',
    ];
    for (const base of bases) {
      for (const method of ['GET', 'POST']) expect.soft(calls, base).toContain(`${method} /api/${base}/`);
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect.soft(calls, base).toContain(`${method} /api/${base}/{id}/`);
    }
  });

  it('has the calls that are ours', () => {
    const ours = [
      'GET /api/events/{id}/assignments/',
      'POST /api/events/{id}/assignments/',
      'PUT /api/events/{id}/assignments/',
      'GET /api/formulaires/public/{identifiant}/',
      'POST /api/formulaires/{identifiant}/reponses/',
      'GET /api/formulaires/{id}/reponses/',
      'GET /api/formulaires/{id}/reponses/{reponse}/fichiers/{champ}/',
    ];
    for (const call of ours) expect.soft(calls, call).toContain(call);
  });

  it('asks for the members of a group and of a department below them, as no specification says otherwise', () => {
    expect(calls).toContain('GET /api/groupes/{id}/membres/');
    expect(calls).toContain('GET /api/departements/{id}/membres/');
  });
});

describe('the table', () => {
  it('gives every endpoint its own name', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(endpoints.membres.combinedFilters.id).toBe('membres.combinedFilters');
  });

  it('has only schemas that can be written as JSON Schema', () => {
    for (const endpoint of all) {
      for (const schema of [endpoint.params, endpoint.body, endpoint.answer])
        if (schema)
          expect
            .soft(() => z.toJSONSchema(schema as z.ZodMiniType, { io: 'input' }), endpoint.id)
            .not.toThrow();
    }
  });
});
