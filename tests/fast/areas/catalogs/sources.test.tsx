// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../../../../src/api/client';
import { ClientProvider } from '../../../../src/api/clientContext';
import type { Endpoint } from '../../../../src/api/endpoint';
import { departmentCalls } from '../../../../src/api/endpoints/departments';
import { groupCalls } from '../../../../src/api/endpoints/groups';
import { memberCalls } from '../../../../src/api/endpoints/members';
import { statisticsCalls } from '../../../../src/api/endpoints/statistics';
import { stepCalls } from '../../../../src/api/endpoints/steps';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import { useQuery } from '../../../../src/api/useApi';
import { departmentSource } from '../../../../src/areas/departments/departmentSource';
import { groupSource } from '../../../../src/areas/groups/groupSource';
import { stepSource } from '../../../../src/areas/steps/stepSource';
import { tagSource } from '../../../../src/areas/tags/tagSource';
import type { Identified } from '../../../../src/catalog/source';
import { nth } from '../../../support/present';
import { startServer, type TestServer } from '../../api/httpServer';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let server: TestServer;
let client: Client;
let root: Root | undefined;

beforeEach(async () => {
  server = await startServer();
  client = createClient({ api: server.url });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  await server.close();
});

const last = () => nth(server.received, -1);
const asked = () => server.received.map(({ method, url }) => `${method} ${url.split('?')[0]}`);
const until = (check: () => void) => act(() => vi.waitFor(check));

async function render(node: ReactNode): Promise<void> {
  root = createRoot(document.createElement('div'));
  await act(async () => root?.render(<ClientProvider client={client}>{node}</ClientProvider>));
}

describe('a change', () => {
  it('of a group sends its id as text, and takes what data.data says [G9]', async () => {
    server.reply({ body: { data: { data: { id: 4, nom: 'Chorale', membres_count: 12 } } } });
    const row = { id: 4, nom: 'Choeur', color: '#76C12C', membres_count: 3 };
    const changed = await groupSource.update(client, row, { nom: 'Chorale', description: 'Soir' });
    expect(last()).toMatchObject({
      method: 'PUT',
      url: '/api/groupes/4/',
      json: { id: '4', nom: 'Chorale', description: 'Soir' },
    });
    expect(changed).toEqual({ id: 4, nom: 'Chorale', color: '#76C12C', membres_count: 12 });
  });

  it('of a department sends its id, its words and its colour, if it has one [DP7]', async () => {
    const rows = [
      ['#76C12C', '#76C12C'],
      [7, '7'],
      [null, null],
      [undefined, undefined],
    ] as const;
    for (const [color, sent] of rows) {
      server.reply({ status: 204 });
      const words = { nom: 'Son', mission: 'Régie' };
      const changed = await departmentSource.update(
        client,
        { id: 5, nom: 'Sono', color, membres_count: 2 },
        words,
      );
      expect.soft(last(), String(color)).toMatchObject({ method: 'PUT', url: '/api/departements/5/' });
      expect
        .soft(last().json, String(color))
        .toEqual({ id: 5, ...words, ...(sent !== undefined && { color: sent }) });
      expect.soft(changed, String(color)).toEqual({ id: 5, ...words, color, membres_count: 2 });
    }
  });

  it('of a department takes the row of the answer, where there is one', async () => {
    server.reply({ body: { data: { id: 5, nom: 'SON', membres_count: 9 } } });
    const changed = await departmentSource.update(
      client,
      { id: 5, nom: 'Sono' },
      { nom: 'Son', mission: '' },
    );
    expect(changed).toEqual({ id: 5, nom: 'SON', mission: '', membres_count: 9 });
  });

  it('of a step sends its id as text, its words and its colour, if it has one [I10]', async () => {
    const rows = [
      ['#76C12C', '#76C12C'],
      [7, '7'],
      [null, null],
      [undefined, undefined],
    ] as const;
    for (const [color, sent] of rows) {
      server.reply({ status: 204 });
      const words = { libelle: 'Accueil', description: 'Un café' };
      const changed = await stepSource.update(
        client,
        { id: 6, libelle: 'Entrée', couleur: color, ordre: 2 },
        words,
      );
      expect.soft(last(), String(color)).toMatchObject({ method: 'PUT', url: '/api/etapes/6/' });
      expect
        .soft(last().json, String(color))
        .toEqual({ id: '6', ...words, ...(sent !== undefined && { couleur: sent }) });
      expect.soft(changed, String(color)).toEqual({ id: 6, ...words, couleur: color, ordre: 2 });
    }
  });

  it('of a tag sends its id and what was typed [T8]', async () => {
    server.reply({ status: 204 });
    const words = { name: 'Pianiste', can_be_inevent: false };
    expect(await tagSource.update(client, { id: 7, name: 'Piano', can_be_inevent: true }, words)).toEqual({
      id: 7,
      ...words,
    });
    expect(last()).toMatchObject({ method: 'PUT', url: '/api/tags/7/', json: { id: 7, ...words } });
  });
});

describe('a creation', () => {
  it('of a step sends the whole draft [I9]', async () => {
    server.reply({ body: { data: { id: 6, libelle: 'Accueil' } } });
    const words = { libelle: 'Accueil', description: '' };
    expect(await stepSource.create(client, words)).toEqual({ id: 6, libelle: 'Accueil' });
    const rest = { ordre: 1, couleur: '#76C12C', duree_estimee: 7, conditions: '' };
    expect(last()).toMatchObject({ method: 'POST', url: '/api/etapes/' });
    expect(last().json).toEqual({ ...words, ...rest });
  });

  it('of a tag sends its name and whether events may have it [T8]', async () => {
    server.reply({ body: { data: { id: 7, name: 'Piano' } } });
    expect(await tagSource.create(client, { name: 'Piano', can_be_inevent: true })).toEqual({
      id: 7,
      name: 'Piano',
    });
    expect(last().json).toEqual({ name: 'Piano', can_be_inevent: true });
  });
});

type Asked = Endpoint<unknown, undefined, unknown>;

/** A source with rows of any kind. */
interface Source {
  useRows(): { data?: readonly Identified[] };
  change(client: Client, edit: (rows: Identified[]) => Identified[]): void;
  remove(client: Client, row: Identified): Promise<unknown>;
}

/** A screen that shows an answer. */
function Query({ endpoint }: { endpoint: Endpoint }) {
  useQuery(endpoint as Asked, {});
  return null;
}

interface RowsProps {
  source: Source;
  /** The other answer that holds all rows. */
  other: Asked;
  onSeen(rows: readonly Identified[] | undefined, answer: unknown): void;
}

function Rows({ source, other, onSeen }: RowsProps) {
  onSeen(source.useRows().data, useQuery(other, {}).data);
  return null;
}

/** Each source with the two calls that answer its rows, and the key of the rows in these answers. */
const sources = {
  groups: [groupSource, groupCalls.list, groupCalls.statistiques, 'groupes'],
  departments: [departmentSource, departmentCalls.list, departmentCalls.statistiques, 'departements'],
  steps: [stepSource, stepCalls.list, stepCalls.all, undefined],
  tags: [tagSource, tagCalls.list, tagCalls.all, undefined],
} as const;
const rows = [1, 2].map((id) => ({ id, nom: `n${id}`, name: `n${id}`, libelle: `n${id}` }));

describe.each(Object.entries(sources))('the source of %s', (_, [given, list, other, key]) => {
  const source = given as unknown as Source;

  it('gives the rows, and changes them in every answer that holds them all without asking [AD6, T8]', async () => {
    server.reply({ body: { data: key ? { [key]: rows, total: 2 } : rows } });
    let shown: readonly (readonly Identified[] | undefined)[] = [];
    const onSeen = (mine?: readonly Identified[], answer?: unknown) => {
      const theirs = key && answer ? (answer as Record<string, Identified[]>)[key] : answer;
      shown = [mine, theirs as Identified[] | undefined];
    };
    await render(<Rows source={source} other={other as Asked} onSeen={onSeen} />);
    const ids = () => shown.map((some) => some?.map(({ id }) => id));
    await until(() =>
      expect(ids()).toEqual([
        [1, 2],
        [1, 2],
      ]),
    );
    expect(asked().sort()).toEqual([`GET ${list.path}`, `GET ${other.path}`].sort());
    await act(async () => source.change(client, (all) => all.slice(1)));
    expect(ids()).toEqual([[2], [2]]);
    expect(server.received).toHaveLength(2);
  });

  it('deletes by id', async () => {
    await source.remove(client, { id: 2 });
    expect(asked()).toEqual([`DELETE ${list.path}2/`]);
  });

  it('loads the members again, which show its rows', async () => {
    server.reply({ body: { data: { results: [{ id: 1 }], count: 1, next: null, previous: null } } });
    await render(<Query endpoint={memberCalls.list} />);
    await until(() => expect(server.received).toHaveLength(1));
    await act(async () => void (await source.remove(client, { id: 2 })));
    await until(() =>
      expect(asked()).toEqual(['GET /api/membres/', `DELETE ${list.path}2/`, 'GET /api/membres/']),
    );
  });
});

describe.each([
  ['groups', groupSource],
  ['departments', departmentSource],
] as const)('the source of %s', (_, source) => {
  it('loads the counts of the dashboard again', async () => {
    server.reply({ body: { data: { groups: 3 } } });
    await render(<Query endpoint={statisticsCalls.dashboard} />);
    await until(() => expect(server.received).toHaveLength(1));
    await act(async () => void (await source.remove(client, { id: 2, nom: 'n2' })));
    await until(() => expect(asked().at(-1)).toBe('GET /api/statistics/dashboard'));
    expect(server.received).toHaveLength(3);
  });
});
