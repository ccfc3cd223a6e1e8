import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../../../demo/server/store/migrations/migrations';
import type { DatabaseSchema } from '../../../../demo/server/store/tables/schema';
import { emptyMemory } from './emptyMemory';

const FAMILIES = '0010-families';

/** Stores an event that takes registrations. */
async function openedEvent(db: Kysely<DatabaseSchema>, id: number): Promise<void> {
  await sql`insert into evenements (id, nom_evenement, date, is_recurrent, recherche, cle)
    values (${id}, 'Camp', '2026-12-05T10:00:00', false, 'camp', ${`camp ${id}`})`.execute(db);
  await sql`insert into inscriptions_reglages (evenement_id, identifiant) values (${id}, ${`camp-${id}`})`.execute(
    db,
  );
}

describe('The tables of families', () => {
  it('let events split families that took registrations before, those in the trash too, and no later one [Q7]', async () => {
    const { db, close } = await emptyMemory();
    const names = Object.keys(migrations).filter((name) => name <= FAMILIES);
    for (const name of names.filter((one) => one !== FAMILIES)) await migrations[name]?.up(db);
    await openedEvent(db, 1);
    await openedEvent(db, 2);
    // An operation of the journal takes the second one to the trash.
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('parvis.operation', '7', true),
        set_config('parvis.appel', '{"compte":null,"nom":null,"action":"x","genre":"evenements"}', true)`.execute(
        trx,
      );
      await sql`delete from evenements where id = 2`.execute(trx);
    });
    await migrations[FAMILIES]?.up(db);
    await openedEvent(db, 3);
    const { rows } = await sql<{ separer: boolean }>`
      select separer from inscriptions_reglages order by evenement_id`.execute(db);
    expect(rows.map(({ separer }) => separer)).toEqual([true, false]);
    const { rows: trashed } = await sql<{ separer: boolean }>`
      select (avant -> 'separer')::boolean as separer from changements
      where nom_table = 'inscriptions_reglages' and apres is null`.execute(db);
    expect(trashed).toEqual([{ separer: true }]);
    await close();
  });
});
