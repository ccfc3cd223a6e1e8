/** Deletes what is in the trash for good, with the values that the journal kept of it. */
import { sql } from 'kysely';
import type { Database } from '../../store/database/database';
import { inTransaction, type WriteTransaction } from '../../store/database/writeQueue';
import { forgetTexts, KEPT_TEXTS } from '../../store/rows/keptTexts';
import { TRASH_KINDS } from '../trash/parts';
import { eraseSpeakers } from './eraseRows';
import { PersonFacts } from './person/PersonFacts';
import { purgeMembers } from './person/purgeMembers';
import { emptyStoredAnswers } from './person/storedAnswers';

const ROOTS = Object.values(TRASH_KINDS);

/** What the journal keeps of a thing that is gone: that it was deleted, and its name. */
const KEPT = ['id', 'name', 'libelle', 'nom_evenement', 'nom_du_formulaire'];
/**
 * Tables whose `nom` is the name of a thing. Of people, numbers and the moment of creation stay: they lead to what has to be
 * erased with the rest of the person later, also from a restored backup.
 */
const NAMED_THINGS = ['groupes', 'departements'];

/** An entry, and the operation that has its rows. */
export interface Purged {
  id: number;
  operation_id: number;
  genre: string;
  ligne: number;
}

/** Stored answers name people of registrations, whose numbers go with their event. */
async function forgetRegistered(trx: WriteTransaction, events: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct (coalesce(apres, avant) ->> 'id')::integer as id from changements
    where objet = 'evenements' and objet_id = any(${[...events]}::integer[]) and nom_table = 'inscrits'
      and coalesce(apres, avant) is not null`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await emptyStoredAnswers(trx, new PersonFacts(), ids);
}

/** Takes deleted members out of everything else that has them, as an erasure does; answers and filters stay. */
async function forgetPeople(trx: WriteTransaction, entries: readonly Purged[]): Promise<void> {
  const idsOf = (kind: string) => entries.filter(({ genre }) => genre === kind).map(({ ligne }) => ligne);
  await forgetRegistered(trx, idsOf('evenements'));
  for (const texts of KEPT_TEXTS) await forgetTexts(trx, texts, idsOf('membres'));
  await purgeMembers(trx, idsOf('membres'));
  await eraseSpeakers(trx, idsOf('intervenants'));
}

export async function purge(trx: WriteTransaction, entries: readonly Purged[]): Promise<void> {
  if (!entries.length) return;
  await forgetPeople(trx, entries);
  const ids = entries.map(({ id }) => id);
  // One call may have deleted several rows, of which the other entries stay.
  const deleted = sql`c.operation_id = any(${entries.map(({ operation_id }) => operation_id)}::bigint[])
    and c.apres is null and not exists (select 1 from corbeille as k where k.operation_id = c.operation_id
      and k.genre = c.objet and k.ligne = c.objet_id and k.id <> all(${ids}::integer[]))`;
  await sql`delete from contenus where fichier_id in (
    select (c.avant ->> 'id')::integer from changements as c where ${deleted} and c.nom_table = 'reponses_fichiers')`.execute(
    trx,
  );
  await sql`delete from changements as h using changements as c
    where ${deleted} and c.nom_table = any(${ROOTS}) and h.objet = c.objet and h.objet_id = c.objet_id
      and h.id <> c.id`.execute(trx);
  await sql`update changements as c set avant = (
      select jsonb_object_agg(key, value) from jsonb_each(c.avant)
      where key = any(${KEPT}) or key = 'nom' and c.nom_table = any(${NAMED_THINGS}))
      || case when c.nom_table in ('membres', 'intervenants')
        then jsonb_strip_nulls(jsonb_build_object('cree_le', c.avant -> 'created_at',
          'membre_id', c.avant -> 'membre_id')) else '{}' end
    where ${deleted} and c.nom_table = any(${ROOTS})`.execute(trx);
  await sql`delete from corbeille where id = any(${ids}::integer[])`.execute(trx);
}

/** @returns how many there were */
export async function purgeAll(trx: WriteTransaction): Promise<number> {
  const rows = await trx
    .selectFrom('corbeille')
    .select(['id', 'operation_id', 'genre', 'ligne'])
    .forUpdate()
    .execute();
  await purge(trx, rows);
  return rows.length;
}

/**
 * Purges what has been in the trash for its time, and the files of answers that were never in it. The time is the server's, which
 * is the one that is watched: a database server has a clock of its own.
 */
export const purgeExpired = (db: Database, now = Date.now()): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<Purged>`
      select id, operation_id, genre, ligne from corbeille where expire_le <= ${new Date(now).toISOString()}::timestamptz for update`.execute(
      trx,
    );
    await purge(trx, rows);
    await sql`delete from contenus as f where not exists (select 1 from reponses_fichiers where id = f.fichier_id)
      and not exists (
        select 1 from corbeille as k join changements as c on c.operation_id = k.operation_id
        where c.nom_table = 'reponses_fichiers' and (c.avant ->> 'id')::integer = f.fichier_id)`.execute(trx);
  });
