/** The questions of a registration, of each person or once for all, and what was answered to them. */
import { phoneDigits } from '../../../../src/domain/contact/phoneSearch';
import { FIELD_TYPES, isRequired } from '../../../../src/domain/forms/field';
import { HttpError } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { tidyText } from '../../store/search/tidyText';
import { checkedAnswers } from '../forms/answers/readAnswers';
import { fieldRows } from '../forms/formRow';
import type { Registering } from './settings';

export type GivenAnswers = Record<string, string | string[]>;

const isAsked = (type: string): boolean =>
  type !== 'file' && (FIELD_TYPES as readonly string[]).includes(type);

/** Questions of the form; files are asked by forms alone. */
export const questionsOf = async (db: Database, form: number | null) =>
  form === null ? [] : (await fieldRows(db, form)).filter(({ type_de_champ }) => isAsked(type_de_champ));

/** What decides who is asked what. */
export type Asking = Pick<Registering, 'formulaire_id' | 'questions_une_fois'>;

/** The questions of a registration, and whether each is asked of each person; else once for all of them. */
export async function askedQuestions(db: Database, { formulaire_id, questions_une_fois: once }: Asking) {
  const questions = await questionsOf(db, formulaire_id);
  return questions.map((question) => ({ ...question, isEach: once !== null && !once.includes(question.id) }));
}

export type Question = Awaited<ReturnType<typeof askedQuestions>>[number];

const isGiven = (value: string | string[]): boolean => [value].flat().some((text) => tidyText(text) !== '');

/** @throws HttpError 422 under the id of each question */
export function checkedValues(questions: readonly Question[], values: GivenAnswers): GivenAnswers {
  const given = Object.entries(values).filter(([, value]) => isGiven(value));
  if (!given.length && !questions.some((question) => isRequired(question))) return {};
  return checkedAnswers(questions, { values: new Map(given), files: new Map() }).values;
}

/** Several checks whose errors are told at once. */
export class Refusals {
  private readonly errors: Record<string, string> = {};
  private sentence: string | undefined;

  /** @returns what the check gives; undefined where it refuses */
  check<T>(run: () => T, nameOf = (key: string): string => key): T | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof HttpError) || !error.details.errors) throw error;
      this.sentence ??= error.message;
      for (const [key, sentence] of Object.entries(error.details.errors))
        this.errors[nameOf(key)] ??= sentence;
      return undefined;
    }
  }

  /** @throws HttpError 422 */
  end(): void {
    if (this.sentence !== undefined) throw new HttpError(422, this.sentence, { errors: this.errors });
  }
}

/** What is sent once, and with each person. */
interface SentAnswers {
  values: GivenAnswers;
  people: readonly (GivenAnswers | null | undefined)[];
}

/**
 * The answers of a registration by its questions. A page that was loaded before, or that knows no answers of persons, sends all of
 * them once: they are taken as they are, because none would be left out.
 * @param mayLack whether required ones may be missing
 * @throws HttpError 422 under the id of each question, and under `personnes.{index}.valeurs.{id}`
 */
export function checkedRegistration(
  all: readonly Question[],
  { values, people }: SentAnswers,
  refusals: Refusals,
  mayLack = false,
): { values: GivenAnswers; people: GivenAnswers[] } {
  const questions = mayLack ? all.map((question) => ({ ...question, is_required: false })) : all;
  const isOnce = people.every((own) => own == null);
  const once = questions.filter(({ isEach }) => isOnce || !isEach);
  const each = questions.filter(({ isEach }) => !isOnce && isEach);
  return {
    values: refusals.check(() => checkedValues(once, values)) ?? {},
    people: people.map(
      (own, at) =>
        refusals.check(
          () => checkedValues(each, own ?? {}),
          (key) => `personnes.${at}.valeurs.${key}`,
        ) ?? {},
    ),
  };
}

/** What a registration has of its sender; undefined where it is gone. */
export const storedAnswers = (db: Database, registration: number) =>
  db
    .selectFrom('inscriptions')
    .select(['id', 'email', 'telephone', 'valeurs', 'created_at', 'renvoye_le', 'reponses_le'])
    .where('id', '=', registration)
    .executeTakeFirst();

export type StoredAnswers = NonNullable<Awaited<ReturnType<typeof storedAnswers>>>;

/** When the answers that are stored were given, in milliseconds since 1970. */
export const answeredAt = ({ created_at, reponses_le }: StoredAnswers): number =>
  Date.parse(reponses_le ?? created_at);

/** The answers of each person of a registration. */
async function personAnswers(db: Database, registration: number): Promise<Map<number, GivenAnswers>> {
  const rows = await db
    .selectFrom('inscrits')
    .select(['id', 'valeurs'])
    .where('inscription_id', '=', registration)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, valeurs }) => [id, valeurs ?? {}]));
}

const digits = (telephone: string | null): string => phoneDigits(telephone ?? '').join(' ');

/** In the order of the questions, so that equal answers are equal texts. */
const written = (values: GivenAnswers): string =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other)));

/** What a visitor sent again. */
interface Resent {
  telephone: string | null;
  values: GivenAnswers;
  /** By the ids of the people who were on the list. */
  people: ReadonlyMap<number, GivenAnswers>;
}

/**
 * Notes that a visitor who was on the list has sent other answers or another telephone. They aren't taken over: a stranger may
 * have sent them. A telephone that is left out says nothing. An answer is the same wherever it is asked now: once, or of the person.
 */
export async function noteResent(
  trx: WriteTransaction,
  registration: number,
  { telephone, values, people }: Resent,
  now: number,
): Promise<void> {
  const stored = await storedAnswers(trx, registration);
  if (!stored) return;
  const before = await personAnswers(trx, registration);
  const isOther =
    [...people].some(([id, own]) => {
      const kept = before.get(id);
      return kept && written({ ...stored.valeurs, ...kept }) !== written({ ...values, ...own });
    }) ||
    (telephone !== null && digits(telephone) !== digits(stored.telephone));
  if (!isOther) return;
  await trx
    .updateTable('inscriptions')
    .set({ renvoye_le: new Date(now).toISOString() })
    .where('id', '=', registration)
    .execute();
}

/** The names of the questions that a registration and its people have answered, as they are called now. */
export async function answeredQuestions(db: Database, { id, valeurs }: StoredAnswers): Promise<string[]> {
  const people = [...(await personAnswers(db, id)).values()];
  const ids = [valeurs, ...people].flatMap((values) => Object.keys(values)).map(Number);
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
