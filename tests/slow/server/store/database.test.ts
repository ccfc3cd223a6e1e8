import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../../../demo/server/ops/process/startServer';
import { putDatabase } from '../../../support/processes/dataFolder';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('The server in a process', () => {
  it('uses the given password for its accounts, and writes mails as files where a folder for them is named [K20]', {
    timeout: 120_000,
  }, async () => {
    const lines: string[] = [];
    await putDatabase(folder);
    const password = 'un-autre-secret';
    const server = await startServer({
      ...{ demo: true, members: 5, password, dataDir: folder, mails: join(folder, 'mails') },
      ...{ log: false, signals: false, port: 0, folders: [], print: (line) => void lines.push(line) },
    });
    expect(lines.join()).not.toMatch(/parvis-demo|un-autre-secret/);
    const post = (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const email = 'admin@parvis.test';
    expect((await post('/api/login', { email, password: 'parvis-demo' })).status).toBe(401);
    expect((await post('/api/login', { email, password })).status).toBe(200);
    await post('/api/auth/reset-password/', { email });
    // It goes out after the answer.
    const mails = () => (existsSync(join(folder, 'mails')) ? readdirSync(join(folder, 'mails')) : []);
    await expect.poll(mails).toHaveLength(1);
    await server.close();
    const [mail] = mails();
    expect(readFileSync(join(folder, 'mails', mail!), 'utf8')).toContain('To: admin@parvis.test');
  });
});
