import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../../../demo/server/store/migrations/migrations';
import type { DatabaseSchema } from '../../../../demo/server/store/tables/schema';
import { emptyMemory } from './emptyMemory';

const STATES = '0021-states';

const addMember = (db: Kysely<DatabaseSchema>, id: number, day: string) =>
  sql`insert into membres (id, nom, prenom, genre, date_inscription, recherche, tri)
    values (${id}, 'Roux', 'Zoé', 'feminin', ${day}::date, '', ${`roux${id}`})`.execute(db);

/** Deletes a member by an operation of the journal. */
const remove = (db: Kysely<DatabaseSchema>, id: number, action: string, quand: string) =>
  db.transaction().execute(async (trx) => {
    const call = JSON.stringify({ compte: null, nom: null, action, genre: 'membres' });
    await sql`select set_config('parvis.operation', ${String(id)}::text, true),
      set_config('parvis.appel', ${call}::text, true)`.execute(trx);
    await sql`delete from membres where id = ${id}`.execute(trx);
    await sql`update operations set quand = ${quand}::timestamptz where id = ${id}`.execute(trx);
  });

describe('The tables of states', () => {
  it('begin with the entries of those who are there and of those whose deletion is known [R2]', async () => {
    const { db, close } = await emptyMemory();
    for (const name of Object.keys(migrations).filter((one) => one < STATES)) await migrations[name]?.up(db);
    await addMember(db, 1, '2024-01-10');
    await addMember(db, 2, '2024-02-10');
    await addMember(db, 3, '2024-03-10');
    await sql`insert into groupes (id, nom) values (1, 'Jeunes')`.execute(db);
    await sql`insert into groupes_membres (groupe_id, membre_id, date_inscription, date_sortie)
      values (1, 1, '2024-01-12', '2024-06-30')`.execute(db);
    await remove(db, 2, 'membres.remove', '2025-05-05T12:00:00Z');
    await remove(db, 3, 'doublons.merge', '2025-06-06T12:00:00Z');
    await migrations[STATES]?.up(db);
    const { rows } = await sql<{ fact: string }>`
      select membre_id || ' ' || genre || ' ' || sens || ' ' || domaine || ' ' || jour as fact
      from faits order by membre_id, domaine desc, id`.execute(db);
    expect(rows.map(({ fact }) => fact)).toEqual([
      '1 entree 1 organisation 2024-01-10',
      '1 entree 1 groupe 2024-01-12',
      '1 sortie -1 groupe 2024-06-30',
      '2 entree 1 organisation 2024-02-10',
      '2 sortie -1 organisation 2025-05-05',
      '3 entree 1 organisation 2024-03-10',
      '3 correction -1 organisation 2025-06-06',
    ]);
    const { rows: since } = await sql<{ day: string }>`
      select valeur #>> '{}' as day from reglages where nom = 'sorties_depuis'`.execute(db);
    expect(since).toEqual([{ day: '2025-05-05' }]);
    const { rows: trashed } = await sql<{ etat: string }>`
      select avant ->> 'etat' as etat from changements where nom_table = 'membres' and apres is null`.execute(
      db,
    );
    expect(trashed.map(({ etat }) => etat)).toEqual(['actif', 'actif']);
    await close();
  });
});
