import { sql } from 'kysely';
import type { FormUpdate } from '../../../../src/domain/forms/form';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { rowTexts } from '../../store/rows/texts';
import { matchFields, type StoredField } from './fieldMatching';
import { type CheckedField, type CheckedForm, checkedForm, type FormColumns } from './formFields';
import { fieldRows, formWithFields } from './formRow';
import { newIdentifier } from './identifiers';
import { formTexts } from './texts';

interface Placed extends CheckedField {
  position: number;
}

async function insertRow(db: Database, form: FormColumns): Promise<number> {
  for (;;) {
    const row = await db
      .insertInto('formulaires')
      .values({ ...form, identifiant: newIdentifier(form.nom_du_formulaire) })
      .onConflict((conflict) => conflict.column('identifiant').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
}

const rowsOf = (formulaire_id: number, fields: readonly Placed[]) =>
  JSON.stringify(fields.map(({ id, columns, position }) => ({ ...columns, id, position, formulaire_id })));

/** Inserts all fields in one statement. The database generates their ids in their order. */
async function insertFields(db: Database, formId: number, fields: readonly Placed[]): Promise<void> {
  if (!fields.length) return;
  await sql`insert into champs
      (formulaire_id, position, nom_du_champ, type_de_champ, option, is_required, placeholder)
    select formulaire_id, position, nom_du_champ, type_de_champ, option, is_required, placeholder
    from json_populate_recordset(null::champs, ${rowsOf(formId, fields)}::json) order by position`.execute(
    db,
  );
}

async function updateFields(db: Database, formId: number, fields: readonly Placed[]): Promise<void> {
  if (!fields.length) return;
  await sql`update champs set position = f.position, nom_du_champ = f.nom_du_champ,
      type_de_champ = f.type_de_champ, option = f.option, is_required = f.is_required, placeholder = f.placeholder
    from json_populate_recordset(null::champs, ${rowsOf(formId, fields)}::json) as f where champs.id = f.id`.execute(
    db,
  );
}

/** Whether the form has answers, its own or those of registrations, in the trash or not: those may be restored. */
async function hasAnswers(db: Database, formId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from reponses where formulaire_id = ${formId}
    union all
    select 1 from corbeille as k join changements as c on c.operation_id = k.operation_id
      where k.genre = 'reponses' and c.nom_table = 'reponses' and (c.avant ->> 'formulaire_id')::integer = ${formId}
    union all
    select 1 from (select valeurs from inscriptions union all select valeurs from inscrits
      union all select c.avant -> 'valeurs' from corbeille as k join changements as c on c.operation_id = k.operation_id
        where k.genre = 'evenements' and c.nom_table in ('inscriptions', 'inscrits')) as i
      join champs as f on f.formulaire_id = ${formId} and jsonb_typeof(i.valeurs) = 'object'
        and jsonb_exists(i.valeurs, f.id::text)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Keeps the words of questions that change after they were answered, for the answers that they belong to. */
async function keepWords(
  db: Database,
  formId: number,
  stored: readonly StoredField[],
  sent: readonly Placed[],
): Promise<void> {
  const after = new Map(sent.map(({ id, columns }) => [id, columns]));
  const changed = stored.filter(({ id, nom_du_champ, type_de_champ }) => {
    const next = after.get(id);
    return next && (next.nom_du_champ !== nom_du_champ || next.type_de_champ !== type_de_champ);
  });
  if (!changed.length || !(await hasAnswers(db, formId))) return;
  const rows = changed.map(({ id, nom_du_champ, type_de_champ }) => ({
    champ_id: id,
    nom_du_champ,
    type_de_champ,
  }));
  await db.insertInto('champs_anciens').values(rows).execute();
}

/** Removes fields from the form. If it has answers, the fields are kept for them and only marked. */
async function dropFields(db: Database, formId: number, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  if (await hasAnswers(db, formId))
    await db.updateTable('champs').set({ retire: true }).where('id', 'in', ids).execute();
  else await db.deleteFrom('champs').where('id', 'in', ids).execute();
}

const placed = (fields: readonly CheckedField[], ids: readonly (number | undefined)[] = []): Placed[] =>
  fields.map(({ columns }, position) => ({ columns, position, id: ids[position] }));

/** @returns the form as stored */
export async function insertForm(
  trx: WriteTransaction,
  { form, fields }: CheckedForm,
  minute: string,
  userId: number,
) {
  const id = await insertRow(trx, form);
  await insertFields(trx, id, placed(fields));
  return formWithFields(trx, id, minute, userId);
}

/** Changes the stored fields of a form into those that were sent. */
async function replaceFields(
  trx: WriteTransaction,
  id: number,
  stored: StoredField[],
  fields: CheckedField[],
) {
  const ids = matchFields(fields, stored);
  const all = placed(fields, ids);
  const gone = stored.filter((field) => !ids.includes(field.id)).map((field) => field.id);
  await dropFields(trx, id, gone);
  await keepWords(trx, id, stored, all);
  const [known, added] = [
    all.filter((field) => field.id !== undefined),
    all.filter((field) => field.id === undefined),
  ];
  await updateFields(trx, id, known);
  await insertFields(trx, id, added);
}

/**
 * Changes a form. Its row is locked, so that other changes and answers wait.
 * @throws HttpError 404, 409 when it has changed since it was seen, 422
 */
export async function updateForm(
  trx: WriteTransaction,
  id: number,
  { updated_at: seen, ...draft }: FormUpdate,
  minute: string,
  userId: number,
) {
  const row = await trx
    .selectFrom('formulaires')
    .select(['id', 'updated_at', 'ouvert_du', 'ouvert_au', 'reponses_max', 'protection'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(rowTexts.noForm);
  const present = () => formWithFields(trx, id, minute, userId);
  const { updated_at } = row;
  await checkVersion({ seen, updated_at, sentence: formTexts.changedMeanwhile, present });
  const stored = await fieldRows(trx, id);
  const { form, fields } = checkedForm(
    draft,
    stored.map(({ type_de_champ }) => type_de_champ),
    row,
  );
  await trx
    .updateTable('formulaires')
    .set({ ...form, updated_at: nextVersion })
    .where('id', '=', id)
    .execute();
  await replaceFields(trx, id, stored, fields);
  return present();
}

/**
 * Deletes a form with its fields, answers and files.
 * @throws HttpError 404
 */
export async function deleteForm(trx: WriteTransaction, id: number): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('formulaires').where('id', '=', id).executeTakeFirst();
  if (!numDeletedRows) throw notFound(rowTexts.noForm);
}
