/** Calls every operation in the OpenAPI document, including those that will be added. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import type { App, ServedEndpoint } from '../../../../../demo/server/http/routeBase';
import { endpoints } from '../../../../../src/api/endpoints';
import type { Right } from '../../../../../src/domain/rights';
import { startTestServer, type TestServer } from '../../../../support/server';
import { jsonOf } from '../../ask';
import { sampleBody } from './sampleBody';

interface Operation {
  operationId: string;
  summary?: string;
  'x-droit'?: Right;
  security?: unknown[];
  parameters: { name: string; in: string; required?: boolean; schema: { type?: string } }[];
}

export interface Documented {
  method: string;
  path: string;
  operation: Operation;
}

const contracts = Object.values(endpoints).flatMap((family) =>
  Object.values(family),
) as ServedEndpoint['endpoint'][];
/** An address of the operation, with `nulle-part` for a word and the given id otherwise. */
export const fill = ({ path, operation }: Documented, id: number | string) =>
  path.replace(/\{(\w+)\}/g, (_, variable) => {
    const { schema } = operation.parameters.find(({ name }) => name === variable)!;
    return schema.type === 'string' ? 'nulle-part' : String(id);
  });
export const bodyOf = ({ operation }: Documented): unknown => {
  const { body } = contracts.find(({ id }) => id === operation.operationId)!;
  return body && sampleBody(body);
};

interface Opened {
  server: TestServer;
  app: App;
  served: readonly ServedEndpoint[];
}

class RouteWalk {
  private opened: Opened | undefined;

  async open(): Promise<void> {
    const server = await startTestServer({ members: 5 });
    // Called without a socket, because there are thousands of calls.
    const { app, served } = createApp(server.db);
    this.opened = { server, app, served };
  }

  close = (): Promise<void> | undefined => this.opened?.server.close();

  private get running(): Opened {
    if (!this.opened) throw new Error('The server of this file has not been started.');
    return this.opened;
  }

  get app(): App {
    return this.running.app;
  }

  get served(): readonly ServedEndpoint[] {
    return this.running.served;
  }

  get db() {
    return this.running.server.db;
  }

  async documented(): Promise<Documented[]> {
    const answer = await this.app.request('/api/openapi.json');
    const { paths } = await jsonOf<{ paths: Record<string, Record<string, Operation>> }>(answer);
    return Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    );
  }

  async call(method: string, path: string, token?: string, body?: unknown) {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token) headers.Authorization = `Token ${token}`;
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const answer = await this.app.request(path, {
      method,
      headers,
      body: hasBody ? JSON.stringify(body === undefined ? {} : body) : undefined,
    });
    const text = await answer.text();
    return { status: answer.status, text };
  }

  async signIn(email = this.running.server.email): Promise<string> {
    const { password } = this.running.server;
    const { text } = await this.call('POST', '/api/login', undefined, { email, password });
    return (JSON.parse(text) as { data: { token: string } }).data.token;
  }

  /** All stored data, except for tokens, counted attempts, and sign-ins and exports, which are written down. */
  async stored() {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name not in ('jetons', 'tentatives', 'connexions')`.execute(
      this.db,
    );
    const sums = rows.map(
      ({ name }) => sql`select ${name} as name, md5(string_agg(t::text, ',' order by t::text)) as sum
        from ${sql.table(name)} as t`,
    );
    return (await sql`${sql.join(sums, sql` union all `)}`.execute(this.db)).rows;
  }

  /** Checks that every operation on one row answers 404 for this id, or names another problem. */
  async expectNotFound(id: number | string): Promise<void> {
    const token = await this.signIn();
    for (const each of (await this.documented()).filter(({ path }) => path.includes('{'))) {
      const { method, path, operation } = each;
      const { status } = await this.call(method, fill(each, id), token, bodyOf(each));
      const asksMore = operation.parameters.some((one) => one.in === 'query' && one.required);
      const isPlain = (method === 'GET' && !asksMore) || method === 'DELETE';
      const accepted = isPlain ? [404] : [404, 415, 422];
      expect.soft(accepted, `${method} ${path}`).toContain(status);
    }
  }
}

/** A server for the tests of a file, whose operations are called in the process. */
export function routeWalk(): RouteWalk {
  const walk = new RouteWalk();
  beforeAll(() => walk.open(), 60_000);
  afterAll(() => walk.close());
  return walk;
}
