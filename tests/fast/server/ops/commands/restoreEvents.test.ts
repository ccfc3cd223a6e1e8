import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from '../../../../../demo/server/ops/commands/archive';
import { backup } from '../../../../../demo/server/ops/commands/backup';
import { restoreAny } from '../../../../../demo/server/ops/upgrade/restoreEarlier';
import type { Database } from '../../../../../demo/server/store/database/database';
import { openPGlite } from '../../../../../demo/server/store/embedded/openPGlite';
import { PGliteDialect } from '../../../../../demo/server/store/embedded/pgliteDialect';
import { migrations } from '../../../../../demo/server/store/migrations/migrations';
import type { DatabaseSchema } from '../../../../../demo/server/store/tables/schema';
import { present } from '../../../../support/present';

let folder: string;
const opened: Database[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-events-'));
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** A database with the tables of a version. */
async function tablesOf(version: string): Promise<Database> {
  const db = new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(await openPGlite()) });
  opened.push(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(version);
  if (error) throw error;
  return db;
}

/** A weekly event with a speaker, and a registration of two people for it, in tables of any of these versions. */
async function addEvent(db: Database): Promise<void> {
  await sql`insert into evenements (nom_evenement, cle, recherche, date, is_recurrent, frequency)
    values ('Retraite', 'retraite', 'retraite', '2099-11-21 10:00', true, 'weekly')`.execute(db);
  await sql`insert into roles_intervenants (libelle, cle) values ('Lecture', 'lecture')`.execute(db);
  await sql`insert into intervenants (nom, prenom, tri, recherche) values ('Ancien', 'Ada', 'a', 'a')`.execute(
    db,
  );
  await sql`insert into affectations (evenement_id, intervenant_id, role_id, rang) values (1, 1, 1, 1)`.execute(
    db,
  );
  await sql`insert into inscriptions_reglages (evenement_id, identifiant) values (1, 'retraite')`.execute(db);
  await sql`insert into inscriptions (evenement_id, email, valeurs) values (1, 'lea@x.fr', '{"3": "Oui"}')`.execute(
    db,
  );
  for (const name of ['Léa', 'Noé'])
    await sql`insert into inscrits (inscription_id, evenement_id, prenom, nom, cle, recherche, etat)
      values (1, 1, ${name}, 'Roy', ${name}, ${name}, 'inscrit')`.execute(db);
}

/** Backs a database up, and restores the file into tables of today. */
async function restored(from: Database): Promise<Database> {
  const file = join(folder, 'a.backup');
  await backup(from, (lines) => writeArchive(file, lines));
  const to = await tablesOf(present(Object.keys(migrations).at(-1), 'last version'));
  await readArchive(file, (lines) => restoreAny(to, lines, { folder, say: () => {} }));
  return to;
}

const teams = (db: Database) =>
  sql`select q.jour::text as date, i.nom from equipes as q
    left join affectations as a on a.evenement_id = q.evenement_id and a.jour = q.jour
    left join intervenants as i on i.id = a.intervenant_id order by q.jour`
    .execute(db)
    .then(({ rows }) => rows);

const people = async (db: Database) =>
  (await db.selectFrom('inscrits').select(['prenom', 'valeurs']).orderBy('id').execute()).map(
    ({ prenom, valeurs }) => [prenom, valeurs],
  );

const event = (db: Database) =>
  sql`select e.date_fin::text, r.questions_une_fois, i.valeurs from evenements as e
    join inscriptions_reglages as r on r.evenement_id = e.id join inscriptions as i on i.evenement_id = e.id`
    .execute(db)
    .then(({ rows }) => rows[0]);

describe('npm run restore, of events', { timeout: 60_000 }, () => {
  it('brings back the answers of each person, the teams of single dates and the last day [V2, V6, V13]', async () => {
    const from = await tablesOf('0019-several-days');
    await addEvent(from);
    await sql`update evenements set date_fin = '2099-11-24'`.execute(from);
    await sql`update inscriptions_reglages set questions_une_fois = '{3}'`.execute(from);
    await sql`update inscrits set valeurs = jsonb_build_object('1', 'Taille de ' || prenom)`.execute(from);
    await sql`insert into intervenants (nom, prenom, tri, recherche) values ('Nouveau', 'Noé', 'n', 'n')`.execute(
      from,
    );
    // One date has another person, and one has an empty team.
    await sql`insert into equipes (evenement_id, jour) values (1, '2099-11-28'), (1, '2099-12-05')`.execute(
      from,
    );
    await sql`insert into affectations (evenement_id, jour, intervenant_id, role_id, rang)
      values (1, '2099-11-28', 2, 1, 1)`.execute(from);
    const to = await restored(from);
    expect(await event(to)).toEqual({
      date_fin: '2099-11-24',
      questions_une_fois: [3],
      valeurs: { 3: 'Oui' },
    });
    expect(await people(to)).toEqual([
      ['Léa', { 1: 'Taille de Léa' }],
      ['Noé', { 1: 'Taille de Noé' }],
    ]);
    expect(await teams(to)).toEqual([
      { date: '2099-11-28', nom: 'Nouveau' },
      { date: '2099-12-05', nom: null },
    ]);
  });

  it('leaves an event of a backup from before them as it was, and takes them afterwards [V2, V6, V13]', async () => {
    const from = await tablesOf('0016-hidden-fields');
    await addEvent(from);
    const to = await restored(from);
    expect(await event(to)).toEqual({ date_fin: null, questions_une_fois: null, valeurs: { 3: 'Oui' } });
    expect(await people(to)).toEqual([
      ['Léa', null],
      ['Noé', null],
    ]);
    expect(await teams(to)).toEqual([]);
    await sql`insert into equipes (evenement_id, jour) values (1, '2099-11-28')`.execute(to);
    await sql`update evenements set date_fin = '2099-11-22'`.execute(to);
    expect(await teams(to)).toEqual([{ date: '2099-11-28', nom: null }]);
  });
});
