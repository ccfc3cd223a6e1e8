import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/server/guard/passwords/publishedPassword';
import { erasuresOf } from '../../../../../demo/server/guard/privacy/erasures';
import {
  readErasures,
  reconcile,
  writeErasures,
} from '../../../../../demo/server/guard/privacy/erasuresFile';
import { deleteOldAnswers } from '../../../../../demo/server/guard/privacy/oldAnswers';
import { purgeExpired } from '../../../../../demo/server/guard/privacy/purge';
import { backup } from '../../../../../demo/server/ops/commands/backup';
import { type RestoreOptions, restore } from '../../../../../demo/server/ops/commands/restore';
import { DEMO_EMAIL } from '../../../../../demo/server/seed/seed';
import { signedInServer } from '../../signedInServer';
import { eraseMember, registrants } from './registrants';

const server = signedInServer(4);
const { event, register, names } = registrants(server);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-emptied-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const listFile = () => join(folder, 'effacements.jsonl');

beforeEach(async () => {
  await server.db.deleteFrom('effacements').execute();
  await server.call('DELETE', '/api/corbeille/');
  await server.db.deleteFrom('effacements').execute();
  rmSync(listFile(), { force: true });
});

async function saved(): Promise<string[]> {
  const lines: string[] = [];
  await backup(server.db, async (rows) => {
    for await (const line of rows) lines.push(line);
  });
  return lines;
}

/** Restores a backup over the data, and signs in again. */
async function restored(lines: readonly string[], options: RestoreOptions = {}) {
  const again = async function* () {
    yield* lines;
  };
  const gone = await restore(server.db, again(), { isForced: true, ...options });
  const { data } = await server.call('POST', '/api/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD });
  server.token = data.token;
  return gone;
}

const isThere = async (id: number) => (await server.call('GET', `/api/membres/${id}/`)).status === 200;
interface Entry {
  id: number;
  ligne: number;
  genre: string;
  nom: string;
  expire_le: string;
}
const trash = async () =>
  (await server.call<{ results: Entry[] }>('GET', '/api/corbeille/?page_size=100')).results.filter(
    ({ genre }) => genre === 'membres',
  );
const trashed = async (id: number): Promise<number> =>
  (await server.call('DELETE', `/api/membres/${id}/`)).data.corbeille;
const back = (entry: number) => server.call('POST', `/api/corbeille/${entry}/restaurer/`);

/** Lets thirty days pass for what is in the trash. */
async function expire(): Promise<void> {
  await sql`update corbeille set expire_le = now() - interval '1 second'`.execute(server.db);
  await purgeExpired(server.db);
}

const DAY_MS = 86_400_000;
const daysLeft = ({ expire_le }: Entry) => Math.round((Date.parse(expire_le) - Date.now()) / DAY_MS);

describe('A member who left the trash', () => {
  it('stays gone when an older backup is restored, by time and by hand, and the number is told [O11]', async () => {
    const [timed, single, emptied, kept, lasting, erased] = (await Promise.all(
      ['Temps', 'Seul', 'Vidé', 'Gardé', 'Repris', 'Effacé'].map((nom) => server.add({ nom })),
    )) as [number, number, number, number, number, number];
    const lines = await saved();
    await trashed(timed);
    await expire();
    await server.call('DELETE', `/api/corbeille/${await trashed(single)}/`);
    await trashed(emptied);
    await back(await trashed(lasting));
    await server.call('DELETE', '/api/corbeille/');
    await eraseMember(server, erased);
    const waiting = await trashed(kept);

    expect(await restored(lines)).toEqual({ erased: 1, emptied: 3, broughtBack: 0 });
    for (const id of [timed, single, emptied, erased]) expect.soft(await isThere(id), `${id}`).toBe(false);
    // One that was restored in time, and one that is still in the trash, are not on the list.
    for (const id of [lasting, kept]) expect.soft(await isThere(id), `${id}`).toBe(true);
    expect(await trash()).toEqual([]);
    expect(waiting).toBeGreaterThan(0);
  });

  it('is brought back into the trash for thirty days on request, with registrations, and never an erased one [O11]', async () => {
    const [gone, erased] = [await server.add({ nom: 'Revenue' }), await server.add({ nom: 'Effacée' })];
    const camp = await event();
    await register(
      camp,
      { email: 'revenue@exemple.fr' },
      { nom: 'Revenue', prenom: 'Alix', membre_id: gone },
    );
    const lines = await saved();
    await trashed(gone);
    await expire();
    expect(await names(camp)).toEqual(['Personne effacée']);
    await eraseMember(server, erased);
    await writeErasures(server.db, folder);

    expect(await restored(lines, { erased: readErasures(folder), withTrash: true })).toEqual({
      ...{ erased: 1, emptied: 0, broughtBack: 1 },
    });
    const [entry] = await trash();
    if (!entry) throw new Error('The trash is empty.');
    expect([entry.ligne, daysLeft(entry), await isThere(gone), await isThere(erased)]).toEqual([
      gone,
      30,
      false,
      false,
    ]);
    // The list beside the database is older than what was asked for.
    expect(await reconcile(server.db, folder)).toEqual({ erased: 0, emptied: 0, broughtBack: 0 });
    expect(readFileSync(listFile(), 'utf8')).not.toContain(`"ligne":${gone},`);
    expect((await back(entry.id)).status).toBe(200);
    expect(await server.member(gone)).toMatchObject({ nom: 'Revenue', prenom: 'Alix' });
    expect(await names(camp)).toEqual(['Alix Revenue']);
    await reconcile(server.db, folder);
    expect(await isThere(gone)).toBe(true);

    // What goes for good once more is on the list once more.
    await trashed(gone);
    await expire();
    expect(await restored(lines)).toMatchObject({ emptied: 1 });
    expect(await isThere(gone)).toBe(false);
  });

  it('is found in the trash of the backup too, where its time begins anew on request [O11]', async () => {
    const id = await server.add({ nom: 'Corbeille' });
    await trashed(id);
    const lines = await saved();
    await expire();
    expect(await restored(lines)).toMatchObject({ emptied: 1 });
    expect(await trash()).toEqual([]);
    expect(await restored(lines, { withTrash: true })).toMatchObject({ broughtBack: 1 });
    expect((await trash()).map((entry) => [entry.ligne, daysLeft(entry)])).toEqual([[id, 30]]);
  });

  it('is not taken for a later member who has the same number [O11]', async () => {
    const lines = await saved();
    const first = await server.add({ nom: 'Premier' });
    await trashed(first);
    await expire();
    await writeErasures(server.db, folder);
    await restored(lines, { erased: readErasures(folder) });
    const second = await server.add({ nom: 'Second' });
    expect(second).toBe(first);
    const later = await saved();
    expect(await reconcile(server.db, folder)).toMatchObject({ emptied: 0 });
    expect(await restored(later)).toMatchObject({ emptied: 0 });
    expect(await isThere(second)).toBe(true);
    // Erased, the later one is no more than itself.
    await trashed(second);
    await expire();
    expect((await erasuresOf(server.db)).filter(({ ligne }) => ligne === first)).toHaveLength(2);
  });

  it('stays gone with the record that was merged into it, and never takes the one along that it was merged into [O11]', async () => {
    const [kept, other] = [await server.add({ nom: 'Double' }), await server.add({ nom: 'Double' })];
    const lines = await saved();
    const { un, autre } = (await server.call('GET', `/api/doublons/${kept}/${other}/`)).data;
    const seen = ({ id, updated_at }: { id: number; updated_at: string }) => ({ id, updated_at });
    const merged = await server.call('POST', '/api/doublons/fusionner/', {
      ...{ garde: seen(un), autre: seen(autre), choix: [] },
    });
    expect(merged.status).toBe(200);
    await expire();
    expect(await restored(lines)).toMatchObject({ emptied: 0 });
    expect([await isThere(kept), await isThere(other)]).toEqual([true, true]);
    // Merged again, and then the record that was kept leaves as well.
    const again = (await server.call('GET', `/api/doublons/${kept}/${other}/`)).data;
    await server.call('POST', '/api/doublons/fusionner/', {
      ...{ garde: seen(again.un), autre: seen(again.autre), choix: [] },
    });
    await expire();
    await trashed(kept);
    await expire();
    expect(await restored(lines)).toMatchObject({ emptied: 2 });
    expect([await isThere(kept), await isThere(other)]).toEqual([false, false]);
  });
});

describe('The list beside the database', () => {
  it('has what left the trash, by number and moment, and what an earlier version wrote counts as erased [O11]', async () => {
    const [gone, erased] = [await server.add({ nom: 'Sortie' }), await server.add({ nom: 'Effacée' })];
    const lines = await saved();
    await trashed(gone);
    await trashed(erased);
    await expire();
    await writeErasures(server.db, folder);
    const list = readErasures(folder);
    expect(list.map(({ ligne, de_corbeille }) => [ligne, de_corbeille]).toSorted()).toEqual(
      [
        [gone, true],
        [erased, true],
      ].toSorted(),
    );
    expect(readFileSync(listFile(), 'utf8')).not.toMatch(/Sortie|Effac/);
    // As the version before wrote it, of one of them.
    const earlier = list
      .filter(({ ligne }) => ligne === erased)
      .map(({ de_corbeille: _flag, leve_le: _lift, ...row }) => row);
    writeFileSync(listFile(), earlier.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const gone_ = await restored(lines, { erased: readErasures(folder), withTrash: true });
    expect(gone_).toMatchObject({ erased: 1, broughtBack: 1 });
    expect((await trash()).map(({ ligne }) => ligne)).toEqual([gone]);
  });

  it('holds for a person who is erased after leaving the trash of a backup that was brought back [O11]', async () => {
    const id = await server.add({ nom: 'Ensuite' });
    const lines = await saved();
    await trashed(id);
    await expire();
    await restored(lines, { withTrash: true });
    await back((await trash())[0]?.id ?? 0);
    await eraseMember(server, id);
    expect(await restored(lines, { withTrash: true })).toEqual({ erased: 1, emptied: 0, broughtBack: 0 });
    expect([await isThere(id), await trash()]).toEqual([false, []]);
  });
});

describe('What ended by age', () => {
  it('comes back with an older backup only until the next hour: answers, and what was in the trash [O11]', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into reponses (formulaire_id, valeurs, created_at) values (1, '{}', now() - interval '40 months') returning id`.execute(
      server.db,
    );
    await sql`update formulaires set conservation_mois = 12 where id = 1`.execute(server.db);
    const group = (
      await server.call('POST', '/api/groupes/', { nom: 'Éphémère', description: '', color: '#76C12C' })
    ).data;
    const entry = (await server.call('DELETE', `/api/groupes/${group.id}/`)).data.corbeille;
    await sql`update corbeille set expire_le = now() - interval '1 day'`.execute(server.db);
    const lines = await saved();
    const left = async () => {
      const answers = await sql`select 1 from reponses where id = ${rows[0]?.id ?? 0}`.execute(server.db);
      const items = await sql`select 1 from corbeille where id = ${entry}`.execute(server.db);
      return [answers.rows.length, items.rows.length];
    };
    const upkeep = async () => {
      await purgeExpired(server.db);
      await deleteOldAnswers(server.db);
    };
    await upkeep();
    expect(await left()).toEqual([0, 0]);
    await restored(lines);
    expect(await left()).toEqual([1, 1]);
    await upkeep();
    expect(await left()).toEqual([0, 0]);
  });
});
