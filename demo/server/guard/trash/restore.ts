/**
 * Restores what an operation deleted, with the same ids. A link whose other end is deleted too waits until that is restored;
 * a link whose other end is gone for good, or taken meanwhile, stays away.
 */
import { type RawBuilder, sql } from 'kysely';
import { HttpError } from '../../http/httpError';
import { unlessTaken } from '../../store/database/duplicate';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { answerBytes } from '../../store/rows/answerContent';
import { correctFacts } from '../../store/rows/facts';
import { type Descent, restoreDescent } from './descent';
import { kindOf, LOOSE_LINKS, PARTS, TRASH_KINDS, type TrashKind, type TrashPart } from './parts';
import { trashTexts } from './texts';

export interface TrashEntry {
  id: number;
  operation_id: number;
  genre: TrashKind;
  ligne: number;
  nom: string | null;
}

/** The deleted rows of a table that are restored now: those of the operation, and links that waited for it. */
const deletedRows = (operation: number, table: string) => sql<boolean>`
  (c.operation_id = ${operation}::bigint and c.attend is null or c.attend = ${operation}::bigint)
  and c.nom_table = ${table} and c.apres is null`;

const idIn = (column: string): RawBuilder<number> => sql<number>`(c.avant ->> ${column}::text)::integer`;

const exists = (table: string, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from ${sql.table(table)} as t where t.id = ${id})`;

/** The operation that deleted a row which is still in the trash. */
const trashedBy = (table: string, id: RawBuilder<unknown>): RawBuilder<number | null> => {
  const gender = kindOf(table) ?? '';
  return sql<
    number | null
  >`(select k.operation_id from corbeille as k where k.genre = ${gender} and k.ligne = ${id})`;
};

/** Lets links wait whose other end is in the trash. */
export async function postpone(
  trx: WriteTransaction,
  operation: number,
  { table, needs }: TrashPart,
): Promise<void> {
  for (const [column, target] of Object.entries(needs)) {
    await sql`update changements as c set attend = ${trashedBy(target, idIn(column))}
      where ${deletedRows(operation, table)} and not ${exists(target, idIn(column))}
        and ${trashedBy(target, idIn(column))} is not null`.execute(trx);
  }
}

/** The columns that are stored, which are all but the computed ones. */
export async function storedColumnsOf(trx: WriteTransaction, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

/** How a column is restored: a loose link comes back later, and a second present stay is an ended one. */
export function restoredValue({ table, isStay }: TrashPart, column: string): RawBuilder<unknown> {
  if (LOOSE_LINKS.some((link) => link.table === table && link.column === column)) return sql`null`;
  // The account may be gone.
  if (column === 'auteur_id' || column === 'retire_par_id')
    return sql`(select id from utilisateurs where id = ${sql.ref(`r.${column}`)})`;
  if (!isStay || column !== 'date_sortie') return sql.ref(`r.${column}`);
  return sql`case when r.date_sortie is null and exists (
      select 1 from ${sql.table(table)} as s where s.membre_id = r.membre_id and s.date_sortie is null
    ) then greatest(r.date_inscription, nullif(current_setting('parvis.jour', true), '')::date) else r.date_sortie end`;
}

/** One call may delete several rows, each with an entry of its own: those of the others stay in the trash. */
function ownRows({ operation_id, genre, ligne }: TrashEntry, table: string): RawBuilder<unknown> {
  // Rows that waited for a loose link are restored already.
  if (table === TRASH_KINDS[genre])
    return sql` and c.operation_id = ${operation_id}::bigint and c.objet_id = ${ligne}`;
  if (!kindOf(table)) return sql``;
  return sql` and not exists (select 1 from corbeille as k
    where k.operation_id = c.operation_id and k.genre = c.objet and k.ligne = c.objet_id)`;
}

/** @param own narrows the rows of the operation */
async function insertRows(
  trx: WriteTransaction,
  operation: number,
  part: TrashPart,
  own: RawBuilder<unknown>,
  isRoot = false,
): Promise<void> {
  const { table, needs } = part;
  const columns = await storedColumnsOf(trx, table);
  const whole = Object.entries(needs).map(
    // A row that was erased from the journal has no columns at all.
    ([column, target]) => sql` and (c.avant -> ${column}::text = 'null' or ${exists(target, idIn(column))})`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => restoredValue(part, name)))}
    from changements as c cross join lateral jsonb_populate_record(null::${sql.table(table)}, c.avant) as r
    where ${deletedRows(operation, table)}${own}${sql.join(whole, sql``)} order by c.id
    ${isRoot ? sql`` : sql`on conflict do nothing`}`.execute(trx);
}

/**
 * Links rows again whose link the deletion emptied, where both are there and free. Each row tells what it was linked to:
 * the deleted one, and those that lost it.
 */
async function relink(trx: WriteTransaction, operation: number, isWaiting = false): Promise<void> {
  const own = isWaiting ? sql`` : sql`c.operation_id = ${operation}::bigint and c.attend is null or`;
  for (const { table, column, target, isShared } of LOOSE_LINKS) {
    const id = idIn('id');
    const other = idIn(column);
    const lost = sql`(${own} c.attend = ${operation}::bigint)
      and c.nom_table = ${table} and c.avant ->> ${column}::text is not null
      and (c.apres is null or c.apres ->> ${column}::text is null)`;
    await sql`update changements as c set attend = coalesce(${trashedBy(table, id)}, ${trashedBy(target, other)})
      where ${lost} and coalesce(${trashedBy(table, id)}, ${trashedBy(target, other)}) is not null
        and not (${exists(table, id)} and ${exists(target, other)})`.execute(trx);
    const isFree = isShared
      ? sql``
      : sql` and not exists (select 1 from ${sql.table(table)} as x where ${sql.ref(`x.${column}`)} = ${other})`;
    await sql`update ${sql.table(table)} as r set ${sql.ref(column)} = ${other}
      from changements as c where ${lost} and r.id = ${id} and ${sql.ref(`r.${column}`)} is null
        and ${exists(target, other)}${isFree}`.execute(trx);
  }
}

/** The links that were deleted with a member, as far as both are there. @returns those that would make a circle */
async function insertDescent(
  trx: WriteTransaction,
  operation: number,
  part: TrashPart,
  own: RawBuilder<unknown> = sql``,
): Promise<Descent[]> {
  const { rows } = await sql<Descent>`
    select ${idIn('parent_id')} as parent_id, ${idIn('enfant_id')} as enfant_id from changements as c
    where ${deletedRows(operation, part.table)}${own} and ${exists('membres', idIn('parent_id'))}
      and ${exists('membres', idIn('enfant_id'))} order by c.id`.execute(trx);
  return restoreDescent(trx, rows);
}

/** Restores the links that waited for what an operation deleted, where it came back by undoing the operation. */
export async function restoreWaiting(trx: WriteTransaction, operation: number): Promise<void> {
  const { rows } = await sql<{ nom_table: string }>`
    select distinct nom_table from changements where attend = ${operation}::bigint`.execute(trx);
  const waiting = new Set(rows.map(({ nom_table }) => nom_table));
  const roots: readonly string[] = Object.values(TRASH_KINDS);
  for (const part of PARTS.filter(({ table }) => waiting.has(table) && !roots.includes(table))) {
    await postpone(trx, operation, part);
    const own = sql` and c.attend = ${operation}::bigint`;
    if (part.table === 'enfants') await insertDescent(trx, operation, part, own);
    else await insertRows(trx, operation, part, own);
  }
  await relink(trx, operation, true);
}

/** An answer counts again for its form, with its files. */
async function recount(trx: WriteTransaction, { genre, ligne }: TrashEntry): Promise<void> {
  if (genre !== 'reponses') return;
  const answer = await trx
    .selectFrom('reponses')
    .select(['formulaire_id', 'valeurs', 'champs_caches'])
    .where('id', '=', ligne)
    .executeTakeFirstOrThrow();
  const bytes = answerBytes(answer);
  await sql`update formulaires set reponses_nombre = reponses_nombre + 1,
      reponses_octets = reponses_octets + ${bytes}::bigint
        + (select coalesce(sum(taille), 0) from reponses_fichiers where reponse_id = ${ligne})
    where id = ${answer.formulaire_id}`.execute(trx);
}

/**
 * @returns links between parents and children that were left out, because a child became an ancestor meanwhile
 * @throws HttpError 409 when the name is taken or the form of an answer is missing; nothing is restored then
 */
export async function restoreEntry(trx: WriteTransaction, entry: TrashEntry): Promise<Descent[]> {
  const left: Descent[] = [];
  await correctFacts(trx);
  const { operation_id, genre, nom } = entry;
  await sql`delete from corbeille where id = ${entry.id}`.execute(trx);
  const { rows } = await sql<{ nom_table: string }>`
    select distinct c.nom_table from changements as c
    where c.operation_id = ${operation_id}::bigint or c.attend = ${operation_id}::bigint`.execute(trx);
  const changed = new Set(rows.map(({ nom_table }) => nom_table));
  for (const part of PARTS.filter(({ table }) => changed.has(table))) {
    const isRoot = part.table === TRASH_KINDS[genre];
    if (!isRoot) await postpone(trx, operation_id, part);
    if (part.table === 'enfants') {
      left.push(...(await insertDescent(trx, operation_id, part)));
      continue;
    }
    const rows = insertRows(trx, operation_id, part, ownRows(entry, part.table), isRoot);
    await unlessTaken(rows, () => new HttpError(409, trashTexts.taken(nom ?? '')));
  }
  const root = sql.table(TRASH_KINDS[genre]);
  const { rows: back } = await sql`select 1 from ${root} where id = ${entry.ligne}`.execute(trx);
  if (!back.length) throw new HttpError(409, trashTexts.formMissing);
  await relink(trx, operation_id);
  await recount(trx, entry);
  return left;
}
