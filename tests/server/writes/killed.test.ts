import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../demo/server/database/openDatabase';
import { seed } from '../../../demo/server/seed/seed';
import { SERVER } from '../../support/processes/builtServer';
import { putDatabase } from '../../support/processes/dataFolder';
import { killLeftovers, type ServerProcess, spawnServer } from '../../support/processes/process';

const PASSWORD = 'un-autre-secret';
const WRITERS = 50;
/** Answers after which the server is killed. */
const KILLED_AFTER = 20;
/** Starting twice takes a while on a busy machine. */
const LONG = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'parvis-killed-'));

beforeAll(async () => {
  await putDatabase(folder);
  const { db, close } = await openDatabase({ dataDir: folder });
  await seed(db, { members: 5, password: PASSWORD });
  await close();
}, LONG);
afterAll(() => {
  killLeftovers();
  rmSync(folder, { recursive: true, force: true });
});

const start = (data: string) => spawnServer(SERVER, { PARVIS_DATA: data, PARVIS_LOG: 'off' });

const post = async (
  { url }: ServerProcess,
  path: string,
  body: object,
  more: Record<string, string> = {},
) => {
  const headers = { 'content-type': 'application/json', ...more };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data } = (await answer.json()) as { data: { id: number; token: string } };
  return { status: answer.status, data };
};

/** One creation per writer, each with its key; undefined for those that got no answer. */
async function createAll(server: ServerProcess, whenAnswered: () => void = () => {}) {
  const account = { email: 'admin@parvis.test', password: PASSWORD };
  const { data } = await post(server, '/api/login', account);
  const create = async (_: unknown, at: number): Promise<number | undefined> => {
    const draft = { nom: 'Écrivain', prenom: `Nº ${at}`, genre: 'feminin' };
    const more = { Authorization: `Token ${data.token}`, 'Idempotency-Key': `cle-${at}` };
    const answer = await post(server, '/api/membres/', draft, more).catch(() => undefined);
    if (answer) whenAnswered();
    return answer?.data.id;
  };
  return Promise.all(Array.from({ length: WRITERS }, create));
}

describe('Fifty writers whose server is killed', () => {
  it(
    'store each member once when they repeat their call [J4]',
    async () => {
      const data = mkdtempSync(join(tmpdir(), 'parvis-killed-'));
      cpSync(folder, data, { recursive: true });
      const first = await start(data);
      let answered = 0;
      const before = await createAll(first, () => {
        answered++;
        if (answered === KILLED_AFTER) first.child.kill('SIGKILL');
      });
      await first.ended;
      expect(before.filter((id) => id !== undefined).length).toBeLessThan(WRITERS);
      const second = await start(data);
      const after = await createAll(second);
      expect(before.every((id, at) => id === undefined || id === after[at])).toBe(true);
      second.child.kill('SIGTERM');
      await second.ended;
      const { db, close } = await openDatabase({ dataDir: data });
      const rows = await db.selectFrom('membres').select('id').where('nom', '=', 'Écrivain').execute();
      expect(rows.map(({ id }) => id).sort()).toEqual([...after].sort());
      expect(new Set(after).size).toBe(WRITERS);
      await close();
      rmSync(data, { recursive: true });
    },
    LONG,
  );
});
