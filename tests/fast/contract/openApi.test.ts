import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../demo/server/app';
import { present } from '../../support/present.ts';
import { startTestServer, type TestServer } from '../../support/server';
import { ask } from '../server/ask';

/** What lists of members take where `tri` and `filtres` are announced. */
const beyond = {
  ordering: 'tri',
  sans_groupe: 'filtres',
  departements: 'filtres',
  sans_departement: 'filtres',
  sans_email: 'filtres',
  age_min: 'filtres',
  age_max: 'filtres',
  villes: 'filtres',
  inscrit_du: 'filtres',
  inscrit_au: 'filtres',
  absent_semaines: 'presences',
  sans_visite_mois: 'notes',
  etat: 'etats',
  opposition: 'etats',
  genre: 'filtres-etendus',
  situation_matrimoniale: 'filtres-etendus',
  nationalites: 'filtres-etendus',
  sans_nationalite: 'filtres-etendus',
  code_postal: 'filtres-etendus',
  sans_code_postal: 'filtres-etendus',
  a_jour: 'cotisations',
  pas_a_jour: 'cotisations',
  consentement: 'consentements',
};

interface Marked {
  'x-capacites'?: unknown;
  properties?: Record<string, Marked>;
  items?: Marked;
}

interface Operation extends Marked {
  operationId: string;
  parameters: (Marked & { name: string; in: string })[];
  requestBody: { content: Record<string, { schema: Marked }> };
  responses: Record<string, object>;
}

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ members: 1 });
}, 60_000);
afterAll(() => server.close());

const served = async (): Promise<Document> => JSON.parse((await ask(server, '/api/openapi.json')).text);
const operationOf = ({ paths }: Document, method: string, path: string): Operation =>
  present(paths[path]?.[method], `operation ${method} ${path}`);

describe('the OpenAPI document', () => {
  it('marks the keys beyond the specification, and describes the refusal of a closed form', async () => {
    const document = await served();
    const marked = (path: string, method: string) => operationOf(document, method, path)['x-capacites'];
    expect(marked('/api/formulaires/{id}/', 'put')).toMatchObject({
      ouvert_du: 'ouverture',
      'champs.id': 'champs-id',
    });
    expect(marked('/api/membres/{id}/', 'put')).toEqual({
      updated_at: 'versions',
      adresse_complement: 'adresses',
      code_postal: 'adresses',
    });
    expect(marked('/api/events/{id}/', 'put')).toEqual({
      ...{ date_fin: 'jours', serie: 'series', public: 'agenda', updated_at: 'versions' },
      prevenir: 'annulations',
    });
    expect(marked('/api/intervenants/', 'post')).toEqual({ membre_id: 'intervenants-membres' });
    const simulated = { doublons: 'simulation', simulation: 'simulation' };
    expect(marked('/api/membres/import/', 'post')).toEqual(simulated);
    const filtered = ['colonnes', 'search', 'groupes', 'etapes', 'tags'].map((key) => [key, 'export-filtre']);
    expect(marked('/api/membres/export/', 'get')).toEqual({ ...Object.fromEntries(filtered), ...beyond });
    expect(marked('/api/membres/', 'get')).toEqual({ ordering: 'tri', etat: 'etats' });
    expect(marked('/api/membres/filtres_combines/', 'get')).toEqual(beyond);
    expect(marked('/api/membres/', 'post')).toEqual({
      adresse_complement: 'adresses',
      code_postal: 'adresses',
      date_inscription: 'etats',
    });
    const answered = operationOf(document, 'post', '/api/formulaires/{identifiant}/reponses/');
    expect(answered.responses).toHaveProperty('403');
    expect(JSON.stringify(answered.requestBody)).toContain('tampon');
  });

  it('marks each parameter, property and call that a capability allows', async () => {
    const document = await served();
    const query = (path: string) =>
      operationOf(document, 'get', path).parameters.map(({ name, 'x-capacites': marks }) => [name, marks]);
    expect(query('/api/membres/export/').slice(0, 8)).toEqual([
      ['format', undefined],
      ['colonnes[]', ['export-filtre']],
      ['search', ['export-filtre']],
      ['groupes[]', ['export-filtre']],
      ['etapes[]', ['export-filtre']],
      ['tags[]', ['export-filtre']],
      ['ordering', ['tri']],
      ['sans_groupe', ['filtres']],
    ]);
    expect(query('/api/events/')).toContainEqual(['page_size', ['pages-evenements']]);
    expect(query('/api/events/')).toContainEqual(['date_from', undefined]);
    const { content } = operationOf(document, 'put', '/api/formulaires/{id}/').requestBody;
    const properties = content['application/json']?.schema.properties;
    expect(properties?.ouvert_du?.['x-capacites']).toEqual(['ouverture']);
    expect(properties?.nom_du_formulaire?.['x-capacites']).toBe(undefined);
    expect(properties?.champs?.items?.properties?.id?.['x-capacites']).toEqual(['champs-id']);
    const answers = ['get', 'post'].map((method) =>
      operationOf(document, method, '/api/formulaires/{identifiant}/reponses/'),
    );
    expect(answers.map((answer) => answer['x-capacites'])).toEqual([['reponses'], undefined]);
  });

  it('names the public address of the server, or else its own origin', async () => {
    const serversOf = async (publicUrl: string) => {
      const { app } = createApp(server.db, { publicUrl: () => publicUrl });
      const document: Document = await (await app.request('/api/openapi.json')).json();
      return document.servers;
    };
    expect(await serversOf('https://eglise.example/parvis/')).toEqual([
      { url: 'https://eglise.example/parvis' },
    ]);
    expect(await serversOf('')).toEqual([{ url: '/' }]);
  });

  it('is OpenAPI 3.1 and lists the served calls', async () => {
    const { openapi, paths } = await served();
    expect(openapi).toBe('3.1.0');
    expect(paths).toHaveProperty(['/api/membres/{id}/', 'get', 'operationId'], 'membres.get');
    expect(paths['/api/membres/']).not.toHaveProperty('delete');
  });

  it('names the parameters of lists as the query has them', async () => {
    const { parameters } = operationOf(await served(), 'get', '/api/membres/filtres_combines/');
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['groupes[]', 'etapes[]', 'tags[]', 'page']),
    );
  });
});
