import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { DEMO_PASSWORD } from '../../../../../demo/server/guard/passwords/publishedPassword';
import {
  readErasures,
  reconcile,
  writeErasures,
} from '../../../../../demo/server/guard/privacy/erasuresFile';
import { keptCopies, noteBackup } from '../../../../../demo/server/guard/privacy/keptCopies';
import type { App } from '../../../../../demo/server/http/routeBase';
import { readArchive, writeArchive } from '../../../../../demo/server/ops/commands/archive';
import { backup } from '../../../../../demo/server/ops/commands/backup';
import { restore } from '../../../../../demo/server/ops/commands/restore';
import { DEMO_EMAIL } from '../../../../../demo/server/seed/seed';
import type { Database, OpenDatabase } from '../../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../../demo/server/store/database/openDatabase';
import { openMemory } from '../../../../support/memory';
import { putSample } from '../../../../support/processes/dataFolder';
import type { JsonAnswer } from '../../signedInServer';
import { MARKS, tablesWithMarks, tracedPerson } from './person';

let folder: string;
let database: OpenDatabase;
let other: OpenDatabase;
let app: App;
let settle: () => Promise<void>;
const logged: string[] = [];
const saved = () => join(folder, 'avant.backup');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-erased-'));
  other = await openMemory();
  await putSample(folder);
  database = await openDatabase({ dataDir: folder });
  const home = {
    isEmbedded: true,
    writeErasures: (db: Database) => writeErasures(db, folder),
    copies: () => keptCopies(folder),
    freeBytes: () => 1e12,
  };
  ({ app, settle } = createApp(database.db, { home, passwordCost: 4, log: (line) => logged.push(line) }));
}, 90_000);
afterAll(async () => {
  await Promise.all([database.close(), other.close()]);
  rmSync(folder, { recursive: true, force: true });
});

let token = '';
const caller = {
  async call(method: string, path: string, body?: unknown, key?: string): Promise<JsonAnswer> {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      Authorization: `Token ${token}`,
    };
    if (key) headers['Idempotency-Key'] = key;
    const answer = await app.request(path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : undefined,
    });
    return { ...((await answer.json()) as JsonAnswer), status: answer.status };
  },
  async answer(identifier: string, body: FormData) {
    const sent = await app.request(`/api/formulaires/${identifier}/reponses/`, { method: 'POST', body });
    return ((await sent.json()) as { data: { numero: number } }).data;
  },
};

/** Two notes of the person, one of them for its author alone, and a proxy that the person gave at an assembly. */
async function notedAndRepresented(id: number, holder: number, event: number) {
  for (const lecteurs of ['tous', 'auteur'])
    await caller.call('POST', `/api/membres/${id}/notes/`, {
      ...{ texte: `Vue avec Qwelbertine, ${lecteurs}`, genre: 'visite', jour: '2026-01-05', lecteurs },
    });
  const jour = '2099-11-21';
  const rules = { age_min: null, anciennete_mois: null, quorum_part: null, quorum_nombre: null };
  await caller.call('PUT', `/api/events/${event}/assemblee/`, {
    ...{ jour, ...rules, pouvoirs_max: 2, lien_pouvoirs: false, updated_at: null },
  });
  const moment = { appareil_le: new Date().toISOString(), decalage: 0 };
  const sent = await caller.call('POST', `/api/events/${event}/presences/`, {
    ...{ jour, appareil: 'un', pointages: [] },
    pouvoirs: [{ cle: 'pouvoir', mandant_id: id, porteur_id: holder, ...moment }],
  });
  expect(sent.data.pouvoirs_refuses).toEqual([]);
}
const proxies = async (db: Database) =>
  (await sql<object>`select mandant_id, porteur_id from pouvoirs order by id`.execute(db)).rows;
const noteTexts = async (db: Database) =>
  (await sql<{ texte: string }>`select texte from textes_notes order by id`.execute(db)).rows.map(
    ({ texte }) => texte,
  );

let holder = 0;

/** The files of the folder that have one of the marks, by their bytes. */
function filesWithMarks(): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return MARKS.some((mark) => bytes.includes(mark));
    })
    .map((file) => file.slice(folder.length + 1));
}

describe('A member who leaves the trash', () => {
  it('is on the list beside the database at once, without a name [O11]', async () => {
    token = (await caller.call('POST', '/api/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD })).data
      .token;
    const draft = { nom: 'Partie', prenom: 'Alix', genre: 'feminin' };
    const { data } = await caller.call('POST', '/api/membres/', draft);
    await caller.call('DELETE', `/api/membres/${data.id}/`);
    expect(readErasures(folder)).toEqual([]);
    await caller.call('DELETE', '/api/corbeille/');
    const listed = () => readErasures(folder).map(({ ligne, de_corbeille }) => [ligne, de_corbeille]);
    await expect.poll(listed).toEqual([[data.id, true]]);
    expect(JSON.stringify(readErasures(folder))).not.toContain('Partie');
  });
});

describe('An erased person', () => {
  it('is in no file of the data folder but named backups, and in no line of the log [J6]', async () => {
    token = (await caller.call('POST', '/api/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD })).data
      .token;
    const person = await tracedPerson(caller, database.db);
    holder = person.spouse ?? 0;
    await notedAndRepresented(person.id, holder, person.camp.id);
    expect(await proxies(database.db)).toEqual([{ mandant_id: person.id, porteur_id: holder }]);
    await backup(database.db, (lines) => writeArchive(saved(), lines));
    noteBackup(folder, saved());
    expect(filesWithMarks().length).toBeGreaterThan(0);
    const { data, message } = await caller.call('POST', `/api/membres/${person.id}/effacer/`, {
      updated_at: person.present.updated_at,
      confirmation: 'Zyxwvutsq Qwelbertine',
      reponses: [person.first.own, person.second.own],
      intervenants: [person.guest],
    });
    expect(message).toContain('sont effacées');
    const { id, guest } = person.camp;
    const erased = await caller.call('POST', `/api/events/${id}/inscriptions/effacer/`, {
      inscrit: guest,
      contact: false,
    });
    expect(erased.status).toBe(200);
    // What the backup still has is compressed, so it is named instead of found.
    expect(data.sauvegardes).toMatchObject([{ nom: 'avant.backup' }]);
    await settle();
    expect(filesWithMarks()).toEqual([]);
    expect(logged.length).toBeGreaterThan(20);
    expect(logged.filter((line) => MARKS.some((mark) => line.includes(mark)))).toEqual([]);
  }, 60_000);

  it('is erased again when an older backup is restored, with registrations and stored answers [J6, Q1]', async () => {
    const erased = readErasures(folder);
    expect(JSON.stringify(erased)).not.toMatch(/Qwel|Zyx|Nomwq/i);
    let again = 0;
    await readArchive(saved(), async (lines) => {
      again = (await restore(other.db, lines, { erased })).erased;
    });
    // The member with the record merged into it, two answers, of which one is in the trash, a filter, and a registered guest.
    expect(again).toBe(6);
    expect(await tablesWithMarks(other.db)).toEqual([]);
    // The notes are gone, the author's own too; the vote of the proxy stays, without the name.
    expect(await noteTexts(other.db)).toEqual([]);
    expect(await proxies(other.db)).toEqual([{ mandant_id: null, porteur_id: holder }]);
    const { rows } = await sql<{ nom: string; email: string | null }>`
      select p.nom, i.email from inscrits as p join inscriptions as i on i.id = p.inscription_id order by p.id`.execute(
      other.db,
    );
    const gone = { nom: 'Personne effacée', email: null };
    expect(rows).toEqual([gone, { nom: 'Basilic', email: null }, gone, gone]);
  });

  it('is erased again by the start of a server on an older copy of the folder [J6]', async () => {
    // Such a copy has neither the list nor what came after it.
    await other.db.deleteFrom('effacements').execute();
    await readArchive(saved(), (lines) => restore(other.db, lines, { isForced: true }));
    expect((await tablesWithMarks(other.db)).length).toBeGreaterThan(30);
    expect(await noteTexts(other.db)).toHaveLength(2);
    expect(await reconcile(other.db, folder)).toMatchObject({ erased: 6 });
    expect(await tablesWithMarks(other.db)).toEqual([]);
    expect([await noteTexts(other.db), await proxies(other.db)]).toEqual([
      [],
      [{ mandant_id: null, porteur_id: holder }],
    ]);
    expect(await reconcile(other.db, folder)).toMatchObject({ erased: 0 });
  });
});
