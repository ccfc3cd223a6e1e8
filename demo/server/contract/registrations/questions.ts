/** The questions of a registration, and what was answered to them. */
import { phoneDigits } from '../../../../src/domain/contact/phoneSearch';
import { FIELD_TYPES, isRequired } from '../../../../src/domain/forms/field';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { checkedAnswers } from '../forms/answers/readAnswers';
import { fieldRows } from '../forms/formRow';
import type { RegistrationRequest } from './registering';

export type GivenAnswers = Record<string, string | string[]>;

const isAsked = (type: string): boolean =>
  type !== 'file' && (FIELD_TYPES as readonly string[]).includes(type);

/** Questions of the form; files are asked by forms alone. */
export const questionsOf = async (db: Database, form: number | null) =>
  form === null ? [] : (await fieldRows(db, form)).filter(({ type_de_champ }) => isAsked(type_de_champ));

export type Question = Awaited<ReturnType<typeof questionsOf>>[number];

/** @throws HttpError 422 under the id of each question */
export async function answersIn(
  db: Database,
  form: number | null,
  values: GivenAnswers,
): Promise<GivenAnswers> {
  const questions = await questionsOf(db, form);
  const given = Object.entries(values).filter(([, value]) => value.length > 0);
  if (!given.length && !questions.some((question) => isRequired(question))) return {};
  return checkedAnswers(questions, { values: new Map(given), files: new Map() }).values;
}

/** What a registration has of its sender; undefined where it is gone. */
export const storedAnswers = (db: Database, registration: number) =>
  db
    .selectFrom('inscriptions')
    .select(['email', 'telephone', 'valeurs', 'created_at', 'renvoye_le', 'reponses_le'])
    .where('id', '=', registration)
    .executeTakeFirst();

export type StoredAnswers = NonNullable<Awaited<ReturnType<typeof storedAnswers>>>;

/** When the answers that are stored were given, in milliseconds since 1970. */
export const answeredAt = ({ created_at, reponses_le }: StoredAnswers): number =>
  Date.parse(reponses_le ?? created_at);

const digits = (telephone: string | null): string => phoneDigits(telephone ?? '').join(' ');

/** In the order of the questions, so that equal answers are equal texts. */
const written = (values: GivenAnswers): string =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other)));

/**
 * Notes that a visitor who was on the list has sent other answers or another telephone. They aren't taken over: a stranger may
 * have sent them. A telephone that is left out says nothing.
 */
export async function noteResent(
  trx: WriteTransaction,
  registration: number,
  { telephone, values }: Pick<RegistrationRequest, 'telephone' | 'values'>,
  now: number,
): Promise<void> {
  const stored = await storedAnswers(trx, registration);
  if (!stored) return;
  const isOther =
    written(stored.valeurs) !== written(values) ||
    (telephone !== null && digits(telephone) !== digits(stored.telephone));
  if (!isOther) return;
  await trx
    .updateTable('inscriptions')
    .set({ renvoye_le: new Date(now).toISOString() })
    .where('id', '=', registration)
    .execute();
}

/** The names of the questions that a registration has answered, as they are called now. */
export async function answeredQuestions(db: Database, { valeurs }: StoredAnswers): Promise<string[]> {
  const ids = Object.keys(valeurs).map(Number);
  if (!ids.length) return [];
  const rows = await db
    .selectFrom('champs')
    .select('nom_du_champ')
    .where('id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ nom_du_champ }) => nom_du_champ);
}
