/**
 * The list of what was erased: kinds, numbers and times of creation, no names. It is in the database and, beside it, in a file
 * of the data folder, so that neither a restored backup nor a copied folder brings an erased person back.
 */
import { type RawBuilder, sql } from 'kysely';
import { keysOf } from '../../../../src/domain/records';
import type { Database } from '../../store/database/database';
import { raiseVersion, type WriteTransaction } from '../../store/database/writeQueue';
import { eraseAnswers, eraseFilters, eraseMembers, eraseSpeakers } from './eraseRows';
import { eraseTraces } from './person/traces';
import { trailOf } from './person/trail';
import { privacyTexts } from './texts';

/** Each table with the kind by which the journal names its rows. */
const KINDS = {
  reponses: { objet: 'reponses', erase: eraseAnswers },
  intervenants: { objet: 'intervenants', erase: eraseSpeakers },
  filtres_partages: { objet: 'filtres', erase: eraseFilters },
  membres: { objet: 'membres', erase: eraseMembers },
} as const;
type Kind = keyof typeof KINDS;

export interface Erasure {
  genre: string;
  ligne: number;
  /** With microseconds, as the database has it; `-infinity` where it isn't known any more. */
  cree_le: string;
  efface_le: string;
}

/**
 * When a row was created, according to its last state. A purged row keeps it under another name. If an earlier version
 * purged the row, it is lost, and any row of that number that is older than the erasure counts as the same one.
 */
const createdIn = (values: RawBuilder<unknown>) =>
  sql`coalesce(${values} ->> 'created_at', ${values} ->> 'cree_le', '-infinity')::timestamptz`;

/** Notes that rows are about to be erased; those in the trash too, and those that were purged. */
export async function noteErasures(
  trx: WriteTransaction,
  gender: Kind,
  ids: readonly number[],
): Promise<void> {
  await sql`insert into effacements (genre, ligne, cree_le)
    select ${gender}::text, t.id, t.created_at from ${sql.table(gender)} as t where t.id = any(${[...ids]})
    union
    select ${gender}::text, c.objet_id, ${createdIn(sql`c.avant`)} from changements as c
      where c.objet = ${KINDS[gender].objet} and c.nom_table = ${gender} and c.objet_id = any(${[...ids]})
        and c.apres is null and c.avant is not null
    on conflict do nothing`.execute(trx);
}

export async function erasuresOf(db: Database): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`
    select genre, ligne, to_jsonb(cree_le) #>> '{}' as cree_le, to_jsonb(efface_le) #>> '{}' as efface_le
    from effacements order by id`.execute(db);
  return rows;
}

async function addErasures(trx: WriteTransaction, erasures: readonly Erasure[]): Promise<void> {
  await sql`insert into effacements (genre, ligne, cree_le, efface_le)
    select genre, ligne, cree_le, efface_le
    from json_populate_recordset(null::effacements, ${JSON.stringify(erasures)}::json)
    on conflict do nothing`.execute(trx);
}

/** The erased rows that are there again: with the same number and creation, in their table or in the trash. */
async function returned(trx: WriteTransaction, gender: Kind): Promise<number[]> {
  const { objet: subject } = KINDS[gender];
  // An erased speaker stays as a row without a name.
  const isNamed = gender === 'intervenants' ? sql`and t.nom <> ${privacyTexts.speaker}` : sql``;
  const { rows } = await sql<{ ligne: number }>`
    select e.ligne from effacements as e where e.genre = ${gender} and (
      exists (select 1 from ${sql.table(gender)} as t where t.id = e.ligne ${isNamed}
        and (t.created_at = e.cree_le or e.cree_le = '-infinity' and t.created_at < e.efface_le))
      or e.genre <> 'intervenants' and exists (
        select 1 from changements as c where c.objet = ${subject} and c.nom_table = e.genre and c.objet_id = e.ligne
          and ((coalesce(c.avant, c.apres) ->> 'created_at')::timestamptz = e.cree_le or e.cree_le = '-infinity'
            and (coalesce(c.avant, c.apres) ->> 'created_at')::timestamptz < e.efface_le)))`.execute(trx);
  return rows.map(({ ligne }) => ligne);
}

/**
 * Erases again what an earlier copy of the data brought back.
 * @param known the list as it was before, which the copy may not have
 * @returns how many people and answers
 */
export async function eraseAgain(trx: WriteTransaction, known: readonly Erasure[]): Promise<number> {
  await addErasures(trx, known);
  let count = 0;
  // What else an earlier copy says of them is found by their records, so it goes before these.
  const members = await returned(trx, 'membres');
  if (members.length) await eraseTraces(trx, await trailOf(trx, members));
  for (const gender of keysOf(KINDS)) {
    const ids = await returned(trx, gender);
    if (!ids.length) continue;
    await KINDS[gender].erase(trx, ids);
    await sql`update effacements set nettoye_le = null where genre = ${gender} and ligne = any(${ids})`.execute(
      trx,
    );
    if (gender !== 'intervenants') count += ids.length;
  }
  if (count) for (const set of ['membres', 'evenements'] as const) await raiseVersion(trx, set);
  return count;
}
