import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../demo/server/app';
import { ask } from '../server/ask';
import { startTestServer, type TestServer } from '../support/server';

interface Problem {
  ruleId: string;
  message: string;
  location: [{ pointer?: string }];
}

/** It starts a process that reads half a megabyte; machines may be busy. */
const LONG = { timeout: 60_000 };

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

const served = async () => (await ask(server, '/api/openapi.json')).body as unknown as Document;

describe('the OpenAPI document', () => {
  it('says which keys are beyond the specification, and with what a closed form is refused', async () => {
    const { paths } = await served();
    expect(paths['/api/formulaires/{id}/']!.put!['x-capacites']).toMatchObject({ ouvert_du: 'ouverture' });
    expect(paths['/api/formulaires/{id}/']!.put!['x-capacites']).toMatchObject({ 'champs.id': 'champs-id' });
    const marked = (path: string, method: string) => paths[path]![method]!['x-capacites'];
    expect(marked('/api/membres/{id}/', 'put')).toEqual({ updated_at: 'versions' });
    expect(marked('/api/events/{id}/', 'put')).toEqual({ updated_at: 'versions' });
    expect(marked('/api/intervenants/', 'post')).toEqual({ membre_id: 'intervenants-membres' });
    const simulated = { doublons: 'simulation', simulation: 'simulation' };
    expect(marked('/api/membres/import/', 'post')).toEqual(simulated);
    const filtered = ['colonnes', 'search', 'groupes', 'etapes', 'tags'].map((key) => [key, 'export-filtre']);
    expect(marked('/api/membres/export/', 'get')).toEqual(Object.fromEntries(filtered));
    expect(paths['/api/membres/']!.post).not.toHaveProperty('x-capacites');
    const answered = paths['/api/formulaires/{identifiant}/reponses/']!.post!;
    expect(answered.responses).toHaveProperty('403');
    expect(JSON.stringify(answered.requestBody)).toContain('tampon');
  });

  it('marks each parameter and property that a capability allows, and whole calls too', async () => {
    const { paths } = await served();
    const query = (path: string) => paths[path]!.get!.parameters.map((one) => [one.name, one['x-capacites']]);
    expect(query('/api/membres/export/')).toEqual([
      ['format', undefined],
      ['colonnes[]', ['export-filtre']],
      ['search', ['export-filtre']],
      ['groupes[]', ['export-filtre']],
      ['etapes[]', ['export-filtre']],
      ['tags[]', ['export-filtre']],
    ]);
    expect(query('/api/events/')).toContainEqual(['page_size', ['pages-evenements']]);
    expect(query('/api/events/')).toContainEqual(['date_from', undefined]);
    const { properties } =
      paths['/api/formulaires/{id}/']!.put!.requestBody.content['application/json']!.schema;
    expect(properties?.ouvert_du?.['x-capacites']).toEqual(['ouverture']);
    expect(properties?.nom_du_formulaire?.['x-capacites']).toBe(undefined);
    expect(properties?.champs?.items?.properties?.id?.['x-capacites']).toEqual(['champs-id']);
    const answers = paths['/api/formulaires/{identifiant}/reponses/']!;
    expect([answers.get!['x-capacites'], answers.post!['x-capacites']]).toEqual([['reponses'], undefined]);
  });

  it('names the address where others reach the server, else its own place', async () => {
    const serversOf = async (publicUrl: string) => {
      const { app } = createApp(server.db, { publicUrl: () => publicUrl });
      return ((await (await app.request('/api/openapi.json')).json()) as Document).servers;
    };
    expect(await serversOf('https://eglise.example/parvis/')).toEqual([
      { url: 'https://eglise.example/parvis' },
    ]);
    expect(await serversOf('')).toEqual([{ url: '/' }]);
  });

  it('is 3.1 and lists what is served', async () => {
    const { openapi, paths } = await served();
    expect(openapi).toBe('3.1.0');
    expect(paths).toHaveProperty(['/api/membres/{id}/', 'get', 'operationId'], 'membres.get');
    expect(paths['/api/membres/']).not.toHaveProperty('delete');
  });

  it('names lists as they travel', async () => {
    const { parameters } = (await served()).paths['/api/membres/filtres_combines/']!.get!;
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['groupes[]', 'etapes[]', 'tags[]', 'page']),
    );
  });
});

/** What the linter of Redocly says, warnings included; it asks nobody outside. */
async function problemsOf(url: string): Promise<Problem[]> {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const args = [cli, 'lint', url, '--extends=recommended-strict', '--format=json', '--max-problems=9999'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return (JSON.parse(output) as { problems: Problem[] }).problems;
}

describe('the OpenAPI document, by the linter of Redocly', () => {
  it('has no fault but what the specification prints', LONG, async () => {
    const problems = await problemsOf(`${server.url}/api/openapi.json`);
    const slashes = problems.filter(({ ruleId }) => ruleId === 'no-path-trailing-slash');
    const others = problems.filter((problem) => !slashes.includes(problem));
    expect(slashes.length).toBeGreaterThan(100);
    expect(others.map(({ ruleId, location }) => `${ruleId} ${location[0].pointer}`).sort()).toEqual([
      // An id is a number, so `public` is none; the linter compares places only.
      'no-ambiguous-paths #/paths/~1api~1formulaires~1public~1{identifiant}~1',
      'no-ambiguous-paths #/paths/~1api~1formulaires~1{identifiant}~1reponses~1',
      // Signing out always works, with or without a token.
      'operation-4xx-response #/paths/~1api~1logout/post/responses',
    ]);
  });
});
