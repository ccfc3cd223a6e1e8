/** Links that were made before all of them stood in one table: each is pressed after the tables were brought up to date. */
import { Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../../demo/server/app';
import { forgetLinks } from '../../../../demo/server/links/forgetLinks';
import { fingerprint } from '../../../../demo/server/links/secret';
import type { Database } from '../../../../demo/server/store/database/database';
import { migrate } from '../../../../demo/server/store/database/migrate';
import { openPGlite } from '../../../../demo/server/store/embedded/openPGlite';
import { PGliteDialect } from '../../../../demo/server/store/embedded/pgliteDialect';
import { migrations } from '../../../../demo/server/store/migrations/migrations';
import type { DatabaseSchema } from '../../../../demo/server/store/tables/schema';

const LAST = '0014-emptied-trash';
const TODAY = '2026-03-15';
const NOW = Date.parse('2026-03-15T10:00:00Z');

let db: Database;
let app: ReturnType<typeof createApp>['app'];

async function oldTables(): Promise<Database> {
  const old = new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(await openPGlite()) });
  const until = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= LAST));
  const migrator = new Migrator({ db: old, provider: { getMigrations: async () => until } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return old;
}

/** An account, an event with a registration and an offer, and a link of each kind with its name as token. */
async function fill(old: Database): Promise<void> {
  const of = fingerprint;
  const statements = [
    sql`insert into utilisateurs (email, nom, prenom, mot_de_passe, role) values ('a@b.fr', 'Le Goff', 'Zoé', 'x', 'administrateur')`,
    sql`insert into jetons (empreinte, utilisateur_id, usage, expire_le, email) values
      (${of('session')}, 1, 'session', '2026-03-16', null),
      (${of('reset')}, 1, 'reinitialisation', '2026-03-15T10:30:00Z', null),
      (${of('late')}, 1, 'reinitialisation', '2026-03-15T09:30:00Z', null),
      (${of('invitation')}, 1, 'invitation', '2026-03-20', null),
      (${of('address')}, 1, 'adresse', '2026-03-16', 'neuf@b.fr')`,
    sql`insert into flux (utilisateur_id, genre, empreinte) values (1, 'tous', ${of('feed')})`,
    sql`insert into evenements (nom_evenement, date, is_recurrent, cle, recherche) values ('Fête', '2026-03-15T18:00:00', false, 'fete', '')`,
    sql`insert into feuilles_presence (evenement_id, jour, lien_empreinte, lien_le) values (1, ${TODAY}::date, ${of('helper')}, '2026-03-15T08:00:00Z')`,
    sql`insert into liens (empreinte, usage, ligne, expire_le, utilise_le) values
      (${of('spent')}, 'place', 7, '2026-03-20', '2026-03-14'), (${of('old')}, 'inscription', 7, '2026-03-14', null)`,
  ];
  for (const statement of statements) await statement.execute(old);
}

beforeAll(async () => {
  const old = await oldTables();
  await fill(old);
  await migrate(old);
  db = old;
  const options = {
    today: () => TODAY,
    minute: () => `${TODAY}T11:00`,
    timeZone: 'Europe/Paris',
    now: () => NOW,
  };
  ({ app } = createApp(db, options));
}, 60_000);
afterAll(() => db.destroy());

async function get(path: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  const answer = await app.request(path, { headers });
  return [answer.status, await answer.text()];
}

it('lead where they led, late and used ones say so, and a calendar keeps its address', async () => {
  expect(await get('/nouveau-mot-de-passe?jeton=reset')).toEqual([200, expect.stringContaining('<form')]);
  expect(await get('/nouveau-mot-de-passe?invitation=invitation')).toEqual([
    200,
    expect.stringContaining('<form'),
  ]);
  expect(await get('/nouveau-mot-de-passe?jeton=late')).toEqual([
    410,
    expect.stringContaining('n’est plus valable'),
  ]);
  expect(await get('/nouveau-mot-de-passe?jeton=session')).toEqual([410, expect.any(String)]);
  expect(await get('/nouvelle-adresse?jeton=address')).toEqual([200, expect.stringContaining('neuf@b.fr')]);
  expect(await get('/flux/agenda.ics?jeton=feed')).toEqual([200, expect.stringContaining('SUMMARY:Fête')]);
  expect(await get('/flux/agenda.ics?jeton=reset')).toEqual([404, expect.any(String)]);
  expect(await get('/lien?jeton=spent')).toEqual([410, expect.stringContaining('a déjà servi')]);
  expect(await get('/lien?jeton=old')).toEqual([410, expect.stringContaining('a expiré')]);
  expect(await get('/lien?jeton=reset')).toEqual([410, expect.stringContaining('n’est pas valable')]);
  expect(await get('/api/verify-token', { Authorization: 'Token session' })).toEqual([
    200,
    expect.any(String),
  ]);
});

it('open the sheet of a helper, as long as it is there', async () => {
  const [status, sheet] = await get('/api/pointage/', { Authorization: 'Token helper' });
  expect([status, sheet]).toEqual([200, expect.stringContaining('Fête')]);
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns where table_schema = 'public'
      and (column_name = 'lien_empreinte' or table_name in ('jetons', 'flux') and column_name in ('usage', 'email'))`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

it('lose the address that they confirm when they end, and are forgotten 90 days later', async () => {
  const links = () =>
    db
      .selectFrom('liens')
      .select(['usage', 'email'])
      .where('usage', 'in', ['adresse', 'flux', 'pointage'])
      .orderBy('usage')
      .execute();
  await forgetLinks(db, Date.parse('2026-03-15T12:00:00Z'));
  expect(await links()).toMatchObject([{ email: 'neuf@b.fr' }, { usage: 'flux' }, { usage: 'pointage' }]);
  await forgetLinks(db, Date.parse('2026-03-17'));
  expect(await links()).toMatchObject([{ email: null }, { usage: 'flux' }, { usage: 'pointage' }]);
  await forgetLinks(db, Date.parse('2026-07-01'));
  expect(await links()).toMatchObject([{ usage: 'flux' }]);
});
