import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';

const all: Endpoint[] = Object.values(endpoints).flatMap((family) => Object.values(family) as Endpoint[]);
const calls = new Set(all.map(({ method, path }) => `${method} ${path}`));
const paths = new Set(all.map(({ path }) => path));

/** Every call whose verb and path the specifications print. */
const printed: Record<string, string> = {
  'L11, S4, S7, L22, A2, A3': `
    POST /api/login|POST /api/logout|GET /api/verify-token|POST /api/verify-token|POST /api/reset-password
    POST /api/auth/reset-password/`,
  'D7, D15': 'GET /api/statistics/dashboard|GET /api/membres/evolution-membres/',
  A4: `GET /api/statistics/users/|GET /api/statistics/members/|GET /api/statistics/events/
    GET /api/statistics/appointments/`,
  A5: `GET /api/statistics/growth/|GET /api/statistics/geographic/|GET /api/statistics/activity/
    GET /api/statistics/performance/`,
  A6: 'POST /api/statistics/custom-report/|GET /api/statistics/export/',
  A7: `GET /api/statistics/alerts/|PATCH /api/statistics/alerts/{id}/read/
    PATCH /api/statistics/alerts/mark-all-read/`,
  A8: 'GET /api/groupes/statistiques/|GET /api/departements/statistiques/',
  'A9, M27': `GET /api/membres/|POST /api/membres/|GET /api/membres/{id}/|PUT /api/membres/{id}/
    DELETE /api/membres/{id}/`,
  A10: `GET /api/membres/statistics/|GET /api/membres/search/|GET /api/membres/export/
    GET /api/membres/tous_les_membres/|GET /api/membres/membres_simples/|GET /api/membres/membres_search/`,
  A11: 'POST /api/membres/import/',
  A12: 'PATCH /api/membres/{id}/department/|PATCH /api/membres/{id}/group/',
  'A13, M28': `GET /api/membres/par_groupes/|GET /api/membres/par_etapes/|GET /api/membres/par_tags/
    GET /api/membres/filtres_combines/`,
  'MM25, MD13, MM28, MD34, MD17, MD22': `
    POST /api/membres/taged_multiple/|POST /api/membres/{id}/untaged_multiple/
    POST /api/membres/store_multiple_etapes/|GET /api/membres/{id}/membre_avec_relations/
    POST /api/membres/{id}/ajouter_conjoint/|POST /api/membres/{id}/ajouter_enfant/`,
  A14: 'GET /api/tags/tous_les_tags/|GET /api/etapes/tous_les_etapes/',
  'MM29, MM32, MD26, MD27': `
    POST /api/groupes/{id}/insert_membre/|POST /api/groupes/{id}/remove_membre/
    POST /api/serviteurs/ajouter_membre_departement/|POST /api/departements/{id}/remove_membre/`,
  'A23, SP21, SP22, SP23': `
    GET /api/roles-intervenants/|GET /api/roles-intervenants/{id}/|POST /api/roles-intervenants/
    PUT /api/roles-intervenants/{id}/|DELETE /api/roles-intervenants/{id}/
    GET /api/roles-intervenants/search/|GET /api/roles-intervenants/most-used/
    GET /api/intervenants/|GET /api/intervenants/{id}/|POST /api/intervenants/
    PUT /api/intervenants/{id}/|DELETE /api/intervenants/{id}/`,
  'F36, F37, F38': `
    GET /api/formulaires/|GET /api/formulaires/{id}/avec_champs/|POST /api/formulaires/
    PUT /api/formulaires/{id}/|DELETE /api/formulaires/{id}/`,
};

/** Families of which only the paths are printed, after `/api/`. */
const families: Record<string, [base: string, rest: string]> = {
  A15: [
    'events',
    `search/ upcoming/ past/ register/ {id}/unregister/ {id}/attendees/ export/ {id}/duplicate/ {id}/cancel/
     {id}/reactivate/ {id}/reminders/`,
  ],
  A16: [
    'appointments',
    `search/ today/ week/ month/ {id}/confirm/ {id}/cancel/ {id}/complete/ {id}/reschedule/ client/{id}/ member/{id}/
     export/ reminders/ statistics/ check-availability/`,
  ],
  A17: [
    'departments',
    `search/ {id}/statistics/ {id}/members/ {id}/assign-responsible/ {id}/remove-responsible/ export/ colors/
     check-name/`,
  ],
  A18: [
    'groups',
    `search/ {id}/statistics/ {id}/members/ {id}/assign-responsible/ {id}/remove-responsible/ export/ colors/
     check-name/ {id}/assign-department/ {id}/remove-department/ {id}/add-members/ {id}/remove-members/`,
  ],
  A19: [
    'tags',
    `search/ {id}/statistics/ {id}/members/ categories/ category/{name}/ popular/ recent/ merge/ export/ colors/
     check-name/ suggestions/`,
  ],
  A20: [
    'etapes',
    `search/ ordered/ reorder/ {id}/statistics/ {id}/members/ {id}/assign-member/ {id}/remove-member/ {id}/complete/
     colors/ check-libelle/ export/ {id}/duplicate/ active/ {id}/toggle-status/`,
  ],
  A21: ['members', 'search/ statistics/ export/ import/'],
};

describe('the contract holds every call the specifications print [A2-A23]', () => {
  it.each(Object.entries(printed))('the printed calls of [%s]', (_, list) => {
    for (const call of list.trim().split(/\s*[|\n]\s*/)) expect(calls).toContain(call);
  });

  it.each(Object.entries(families))(
    'the family of [%s], and for its collection list, create, detail, update, delete [A22]',
    (_, [base, rest]) => {
      for (const path of rest.trim().split(/\s+/)) expect(paths).toContain(`/api/${base}/${path}`);
      for (const method of ['GET', 'POST']) expect(calls).toContain(`${method} /api/${base}/`);
      for (const method of ['GET', 'PUT', 'DELETE']) expect(calls).toContain(`${method} /api/${base}/{id}/`);
    },
  );

  it('REST defaults for the administration screens', () => {
    for (const base of ['groupes', 'departements', 'tags', 'etapes'])
      for (const call of ['GET /', 'POST /', 'PUT /{id}/', 'DELETE /{id}/'])
        expect(calls).toContain(call.replace(' ', ` /api/${base}`));
    expect(calls).toContain('GET /api/groupes/{id}/membres/');
    expect(calls).toContain('GET /api/departements/{id}/membres/');
  });
});

describe('the table', () => {
  it('gives every endpoint its own name', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(endpoints.membres.combinedFilters.id).toBe('membres.combinedFilters');
  });

  it.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s can be written as JSON Schema',
    (_, endpoint) => {
      for (const schema of [endpoint.params, endpoint.body, endpoint.answer])
        if (schema) expect(() => z.toJSONSchema(schema as z.ZodMiniType, { io: 'input' })).not.toThrow();
    },
  );
});
