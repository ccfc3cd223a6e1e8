/** A reference server with a signed-in caller, for the tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server';
import { jsonOf } from './ask';

export const TODAY = '2026-03-15';

export interface JsonAnswer {
  status: number;
  message?: string;
  errors?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests check what an answer holds, so no type is assumed.
  data: any;
  warnings?: string[];
}

export class SignedInServer {
  token = '';
  private server: TestServer | undefined;

  async open(members: number): Promise<void> {
    this.server = await startTestServer({ members, today: TODAY });
    this.token = await this.server.login();
  }

  close = (): Promise<void> | undefined => this.server?.close();

  private get running(): TestServer {
    if (!this.server) throw new Error('The server of this file has not been started.');
    return this.server;
  }

  get url(): string {
    return this.running.url;
  }

  get db() {
    return this.running.db;
  }

  fetch(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `Token ${this.token}`, ...init.headers };
    return fetch(this.url + path, { ...init, method, headers });
  }

  async call<B extends object = JsonAnswer>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<B & { status: number }> {
    const response = await this.fetch(method, path, {
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { ...(await jsonOf<B>(response)), status: response.status };
  }

  /** Reads a member as the record shows it. */
  member = async (id: number) => (await this.call('GET', `/api/membres/${id}/membre_avec_relations/`)).data;

  /** Creates a member and returns its id. */
  async add(fields: object = {}): Promise<number> {
    const draft = { nom: 'Durand', prenom: 'Alix', genre: 'feminin', ...fields };
    return (await this.call('POST', '/api/membres/', draft)).data.id;
  }

  async import(file: string | Blob, fields: Record<string, string> = {}): Promise<JsonAnswer> {
    const form = new FormData();
    form.append('file', new File([file], 'membres.csv', { type: 'text/csv' }));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await this.fetch('POST', '/api/membres/import/', { body: form });
    return { ...(await jsonOf<JsonAnswer>(response)), status: response.status };
  }

  count = async (): Promise<number> => (await this.call('GET', '/api/membres/statistics/')).data.total;
}

/** Starts a server before the tests of a file, and closes it after them. */
export function signedInServer(members = 60): SignedInServer {
  const server = new SignedInServer();
  beforeAll(() => server.open(members), 60_000);
  afterAll(() => server.close());
  return server;
}
