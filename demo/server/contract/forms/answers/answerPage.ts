import { type RawBuilder, sql } from 'kysely';
import {
  ANSWER_PAGE_SIZE,
  type AnswerPage,
  type AnswerRow,
  type FormQuestion,
  SHOWN_QUESTIONS,
} from '../../../../../src/domain/forms/receivedAnswer';
import { notFound } from '../../../http/httpError';
import {
  boundsOf,
  checkPage,
  fromNearerEnd,
  type PageQuery,
  pageAnswer,
  sortOrderOf,
} from '../../../http/paging';
import { type Condition, whereAll } from '../../../store/database/conditions';
import type { Database } from '../../../store/database/database';
import { rowTexts } from '../../../store/rows/texts';
import { fieldRows } from '../formRow';
import { answerConditions } from './answerSearch';

const PAGE_SIZE_MAX = 100;
const VALUE_LENGTH = 200;

interface AnswerQuery extends PageQuery {
  search?: string;
  ordering?: string;
}

/** A row of a table tells little about long texts and files, so these come last. */
const isShort = ({ type_de_champ }: FormQuestion): boolean =>
  type_de_champ !== 'textarea' && type_de_champ !== 'file';

async function shownQuestions(db: Database, formId: number): Promise<(FormQuestion & { id: number })[]> {
  const fields = await fieldRows(db, formId);
  const inOrder = [
    ...fields.filter(isShort),
    ...fields.filter(({ type_de_champ }) => type_de_champ === 'textarea'),
  ];
  const shown = new Set(inOrder.slice(0, SHOWN_QUESTIONS).map(({ id }) => id));
  return fields
    .filter(({ id }) => shown.has(id))
    .map(({ id, nom_du_champ, type_de_champ }) => ({ id, nom_du_champ, type_de_champ }));
}

const beginning = (text: string): string =>
  text.length > VALUE_LENGTH ? `${[...text.slice(0, VALUE_LENGTH)].slice(0, -1).join('')}…` : text;

type Values = Record<string, string | string[]>;

const beginnings = (values: Values | null): AnswerRow['apercu'] =>
  Object.entries(values ?? {}).map(([id, value]) => ({
    champ: Number(id),
    valeur: typeof value === 'string' ? beginning(value) : value.map(beginning),
  }));

interface Row extends Omit<AnswerRow, 'apercu'> {
  apercu: Values | null;
}

const direction = (isDescending: boolean): RawBuilder<unknown> => (isDescending ? sql`desc` : sql`asc`);

async function rowsOf(
  db: Database,
  conditions: readonly Condition[],
  questions: readonly FormQuestion[],
  place: { offset: number; size: number; count: number; isDescending: boolean },
): Promise<AnswerRow[]> {
  const { isBackward, skipped, shown } = fromNearerEnd(place);
  const shownIds = questions.map(({ id }) => String(id));
  const { rows } = await sql<Row>`
    with shown as (
      select r.id, r.created_at, r.valeurs from reponses r ${whereAll(conditions)}
      order by r.id ${direction(place.isDescending !== isBackward)} limit ${shown} offset ${skipped}
    )
    select id, created_at,
      (select jsonb_object_agg(v.key, v.value) from jsonb_each(valeurs) v where v.key = any(${shownIds})) as apercu,
      (select count(*)::int from reponses_fichiers f where f.reponse_id = shown.id) as fichiers
    from shown order by id ${direction(place.isDescending)}`.execute(db);
  return rows.map((row) => ({ ...row, apercu: beginnings(row.apercu) }));
}

/** The number of answers is stored with the form; a search has to count. */
async function countOf(db: Database, formId: number, conditions: readonly Condition[]) {
  const form = await db
    .selectFrom('formulaires')
    .select('reponses_nombre')
    .where('id', '=', formId)
    .executeTakeFirst();
  if (!form) throw notFound(rowTexts.noForm);
  if (conditions.length === 1) return form.reponses_nombre;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reponses r ${whereAll(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function seenOf(db: Database, formId: number, userId: number) {
  const { rows } = await sql<Pick<AnswerPage, 'derniere' | 'vue_jusqu_a'>>`
    select (select max(id) from reponses where formulaire_id = ${formId}) as derniere,
      (select derniere from reponses_lues where formulaire_id = ${formId} and utilisateur_id = ${userId})
        as vue_jusqu_a`.execute(db);
  return rows[0];
}

/**
 * One page of the answers to a form, newest first unless the call says otherwise.
 * @throws HttpError 404 for an unknown form or past the last page, 422 for an invalid query
 */
export async function answerPage(
  db: Database,
  path: string,
  formId: number,
  userId: number,
  query: AnswerQuery,
): Promise<AnswerPage> {
  const bounds = boundsOf(query, ANSWER_PAGE_SIZE, PAGE_SIZE_MAX);
  const { search, ordering = '-created_at' } = query;
  const { isDescending } = sortOrderOf(ordering, { created_at: 'id' });
  const conditions = [sql<boolean>`r.formulaire_id = ${formId}`, ...answerConditions(search)];
  const count = await countOf(db, formId, conditions);
  checkPage(bounds, count);
  const questions = await shownQuestions(db, formId);
  const results = await rowsOf(db, conditions, questions, { ...bounds, count, isDescending });
  const seen = await seenOf(db, formId, userId);
  return {
    ...pageAnswer(path, { search, ordering: query.ordering }, bounds, count, results),
    questions,
    ...seen,
  };
}
