import { sql } from 'kysely';
import {
  type FieldDefinition,
  type FormDefinition,
  NEW_ANSWERS_MAX,
} from '../../../../src/domain/forms/form';
import { notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import { rowTexts } from '../../store/rows/texts';
import { checkOpen, type Opening, stateOf } from './openState';

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

/** When a form takes answers, and how many it has. */
export const openingColumns = [
  'ouvert_du',
  'ouvert_au',
  'reponses_max',
  'protection',
  'reponses_nombre as nombre_reponses',
] as const;

/** What visitors read above and below the fields. */
const noticeColumns = ['organisation', 'confidentialite'] as const;

/** Counts only up to a bound, so that a user who never opened the answers costs little. */
export const newAnswers = (userId: number) => sql<number>`(
  select count(*)::int from (
    select 1 from reponses r where r.formulaire_id = formulaires.id and r.id > coalesce((
      select l.derniere from reponses_lues l where l.formulaire_id = formulaires.id and l.utilisateur_id = ${userId}
    ), 0) limit ${NEW_ANSWERS_MAX}
  ) as nouvelles)`;

/**
 * The form as its editors see it, with everything that decides whether it takes answers.
 * @param userId whose new answers are counted
 */
export const builtRows = (db: Database, userId: number) =>
  formRows(db)
    .select([...openingColumns, ...noticeColumns, 'conservation_mois', 'champs_caches', 'updated_at'])
    .select(newAnswers(userId).as('nouvelles_reponses'));

export const withState = <T extends Opening>(form: T, minute: string) => ({
  ...form,
  etat: stateOf(form, minute),
});

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

/**
 * The form with this identifier, if it takes answers now.
 * @param minute the current minute in the server's local time
 * @throws HttpError 404 when there is none, 403 with `etat` when it takes no answers
 */
export async function openForm(db: Database, identifier: string, minute: string) {
  const form = await db
    .selectFrom('formulaires')
    .select(['id', ...openingColumns])
    .where('identifiant', '=', identifier)
    .executeTakeFirst();
  if (!form) throw notFound(rowTexts.noForm);
  checkOpen(form, minute);
  return form;
}

/** A form with its fields, as answered. */
type FormWithFields = FormDefinition & { champs: (FieldDefinition & { id: number })[] };

/** @throws HttpError 404 */
export async function formWithFields(db: Database, id: number, minute: string, userId: number) {
  const form = await builtRows(db, userId).where('id', '=', id).executeTakeFirst();
  if (!form) throw notFound(rowTexts.noForm);
  return { ...withState(form, minute), champs: await fieldRows(db, id) } satisfies FormWithFields;
}

/** What visitors see of an open form; its hours and the number of answers are left out. */
export async function formForVisitors(db: Database, id: number) {
  const row = await formRows(db)
    .select([...noticeColumns, 'champs_caches'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(rowTexts.noForm);
  const { champs_caches, ...own } = row;
  // A key that only forms with hidden fields have.
  const form = { ...own, ...(champs_caches && { champs_caches }) };
  return { ...form, champs: await fieldRows(db, id) } satisfies FormWithFields;
}
