import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../../../../demo/server/seed/seed';
import { openDatabase } from '../../../../../demo/server/store/database/openDatabase';
import { SERVER } from '../../../../support/processes/builtServer';
import { putDatabase } from '../../../../support/processes/dataFolder';
import { killLeftovers, type ServerProcess, spawnServer } from '../../../../support/processes/process';

const PASSWORD = 'un-autre-secret';
const WRITERS = 50;
/** Answers after which the server is killed. */
const KILLED_AFTER = 20;
/** Fewer than the writers that have no answer by then, so that some are certainly left when the server is killed. */
const AT_ONCE = 25;
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

type Headers = Record<string, string>;

interface Answered {
  id: number;
  token: string;
  ville?: string | null;
  updated_at: string;
}

const send = async (
  { url }: ServerProcess,
  call: string,
  body: object | undefined,
  more: Headers = {},
): Promise<{ status: number; data: Answered }> => {
  const [method, path] = call.split(' ');
  const headers = { 'content-type': 'application/json', ...more };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  const { data } = (await answer.json()) as { data: Answered };
  return { status: answer.status, data };
};

/** The header of a new session. */
async function signIn(server: ServerProcess): Promise<Headers> {
  const account = { email: 'admin@parvis.test', password: PASSWORD };
  const { data } = await send(server, 'POST /api/login', account);
  return { Authorization: `Token ${data.token}` };
}

async function fifty<T>(write: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const writeOn = async () => {
    for (let at = next++; at < WRITERS; at = next++) results[at] = await write(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
  return results;
}

/** One creation per writer, each with its key; undefined for those that got no answer. */
async function createAll(server: ServerProcess, signedIn: Headers, whenAnswered: () => void = () => {}) {
  return fifty(async (at): Promise<number | undefined> => {
    const draft = { nom: 'Écrivain', prenom: `Nº ${at}`, genre: 'feminin' };
    const more = { ...signedIn, 'Idempotency-Key': `cle-${at}` };
    const answer = await send(server, 'POST /api/membres/', draft, more).catch(() => undefined);
    if (answer) whenAnswered();
    return answer?.data.id;
  });
}

const MEMBER = '/api/membres/1/';
const readMember = async (server: ServerProcess, signedIn: Headers) =>
  (await send(server, `GET ${MEMBER}membre_avec_relations/`, undefined, signedIn)).data;

/** One edit of this version of a member per writer, each with another town. */
async function editAll(
  server: ServerProcess,
  signedIn: Headers,
  opened: Answered,
  whenAnswered: () => void = () => {},
) {
  return fifty(async (at) => {
    const body = { ...opened, ville: `Ville ${at}` };
    const answer = await send(server, `PUT ${MEMBER}`, body, signedIn).catch(() => undefined);
    if (answer) whenAnswered();
    return { status: answer?.status, ville: body.ville };
  });
}

describe('Fifty writers whose server is killed', () => {
  it(
    'store each member once when they repeat their call, and overwrite no edit [J3, J4]',
    async () => {
      const data = mkdtempSync(join(tmpdir(), 'parvis-killed-'));
      cpSync(folder, data, { recursive: true });
      const first = await start(data);
      let answered = 0;
      const count = () => {
        answered++;
        if (answered === KILLED_AFTER) first.child.kill('SIGKILL');
      };
      // Before the writers, because the server is killed while they write.
      const ofFirst = await signIn(first);
      const opened = await readMember(first, ofFirst);
      const [before, edits] = await Promise.all([
        createAll(first, ofFirst, count),
        editAll(first, ofFirst, opened, count),
      ]);
      await first.ended;
      expect(before.filter((id) => id !== undefined).length).toBeLessThan(WRITERS);
      const second = await start(data);
      const ofSecond = await signIn(second);
      // At most one of the edits was done, whether or not it was answered; the others must not follow it.
      const done = edits.filter(({ status }) => status === 200);
      const { ville } = await readMember(second, ofSecond);
      expect(done.length).toBeLessThanOrEqual(1);
      if (done[0]) expect(ville).toBe(done[0].ville);
      const isEdited = ville !== opened.ville;
      const repeated = await editAll(second, ofSecond, opened);
      expect(repeated.filter(({ status }) => status === 200).length).toBe(isEdited ? 0 : 1);
      expect(new Set(repeated.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
      const after = await createAll(second, ofSecond);
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
