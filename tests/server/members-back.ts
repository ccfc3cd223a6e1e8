/** What the tests of member writes say to the reference server. */
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from '../support/server';

export const TODAY = '2026-03-15';

export interface Answer {
  status: number;
  message?: string;
  errors?: Record<string, string>;
  /** Whatever the call answers: read as it comes. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers as a stranger would.
  data: any;
  warnings?: string[];
}

export class MembersBack {
  server!: TestServer;
  token = '';

  async open(members: number): Promise<void> {
    this.server = await startTestServer({ members, today: TODAY });
    this.token = await this.server.login();
  }

  get db() {
    return this.server.db;
  }

  fetch(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `Token ${this.token}`, ...init.headers };
    return fetch(this.server.url + path, { ...init, method, headers });
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.fetch(method, path, {
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { ...((await response.json()) as Answer), status: response.status };
  }

  /** A member as the detail shows it. */
  member = async (id: number) => (await this.call('GET', `/api/membres/${id}/membre_avec_relations/`)).data;

  /** Creates one and answers the id. */
  async add(fields: object = {}): Promise<number> {
    const draft = { nom: 'Durand', prenom: 'Alix', genre: 'feminin', ...fields };
    return (await this.call('POST', '/api/membres/', draft)).data.id;
  }

  async import(file: string | Blob, fields: Record<string, string> = {}): Promise<Answer> {
    const form = new FormData();
    form.append('file', new File([file], 'membres.csv', { type: 'text/csv' }));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await this.fetch('POST', '/api/membres/import/', { body: form });
    return { ...((await response.json()) as Answer), status: response.status };
  }

  count = async (): Promise<number> => (await this.call('GET', '/api/membres/statistics/')).data.total;
}

/** One server for the tests of a file. */
export function membersBack(members = 60): MembersBack {
  const back = new MembersBack();
  beforeAll(() => back.open(members), 60_000);
  afterAll(() => back.server.close());
  return back;
}
