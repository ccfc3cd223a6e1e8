import type { Champ, Formulaire } from '../../../src/domain/formulaire';
import type { Database } from '../database/openDatabase';
import { notFound } from '../http/httpError';
import { formTexts } from './texts';

const columns = [
  'id',
  'identifiant',
  'nom_du_formulaire',
  'description',
  'form_extend',
  'form_static',
  'created_at',
] as const;

export const formRows = (db: Database) => db.selectFrom('formulaires').select(columns);

/** The fields that a form has now, in their order. */
export const fieldRows = (db: Database, id: number) =>
  db
    .selectFrom('champs')
    .select(['id', 'nom_du_champ', 'type_de_champ', 'option', 'is_required', 'placeholder'])
    .where('formulaire_id', '=', id)
    .where('retire', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** @throws HttpError 404 when there is no form at this address */
export async function checkForm(db: Database, identifiant: string): Promise<void> {
  const form = await db
    .selectFrom('formulaires')
    .select('id')
    .where('identifiant', '=', identifiant)
    .executeTakeFirst();
  if (!form) throw notFound(formTexts.noForm);
}

/** A form with its fields, as answered. */
export type FormWithFields = Formulaire & { champs: (Champ & { id: number })[] };

/** @throws HttpError 404 */
export async function formWithFields(db: Database, where: { id: number } | { identifiant: string }) {
  const [column, value] =
    'id' in where ? (['id', where.id] as const) : (['identifiant', where.identifiant] as const);
  const form = await formRows(db).where(column, '=', value).executeTakeFirst();
  if (!form) throw notFound(formTexts.noForm);
  return { ...form, champs: await fieldRows(db, form.id) } satisfies FormWithFields;
}
