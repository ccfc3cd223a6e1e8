/** The answers and the telephone of a registration on the page behind its link: shown to its owner, and corrected there. */
import { LINE_LENGTH, TEXT_LENGTH } from '../../../../src/domain/forms/answer';
import { isRequired, optionsOf, takesOptions } from '../../../../src/domain/forms/field';
import { HttpError, invalid } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { tidyLine, tidyText } from '../../store/search/tidyText';
import type { LinkField } from '../pages/linkFields';
import type { LinkAction } from '../pages/linkOffer';
import { untilWords } from './letters';
import {
  answeredAt,
  answersIn,
  type GivenAnswers,
  type Question,
  questionsOf,
  type StoredAnswers,
  storedAnswers,
} from './questions';
import { type AttendeeContact, searchedText, TELEPHONE_MAX, telephoneProblem } from './registering';
import type { Registering } from './settings';
import { registrationPageTexts as texts } from './texts';

/** What the form of the answers submits as `action`. */
export const ANSWERS = 'reponses';

const fieldName = (id: number | string): string => `champ-${id}`;

const listed = (value: string | string[] | undefined): string[] => [value ?? []].flat().filter(Boolean);

/** An answer that is no longer among the choices can't be shown as chosen, and isn't kept when others are saved. */
function goneChoices(
  { type_de_champ: type, option }: Question,
  values: readonly string[],
): string | undefined {
  const gone = takesOptions(type) ? values.filter((value) => !optionsOf(option).includes(value)) : [];
  return gone.length > 0 ? texts.goneChoice(gone) : undefined;
}

function fieldOf(question: Question, value: string | string[] | undefined): LinkField {
  const { id, nom_du_champ, type_de_champ: type, option } = question;
  const values = listed(value);
  const hint = goneChoices(question, values);
  return {
    name: fieldName(id),
    label: nom_du_champ,
    isOptional: !isRequired(question),
    values,
    ...(type !== 'text' && { type: type as NonNullable<LinkField['type']> }),
    ...(takesOptions(type)
      ? { options: optionsOf(option) }
      : { max: type === 'textarea' ? TEXT_LENGTH : LINE_LENGTH }),
    ...(hint !== undefined && { hint }),
  };
}

/** What the page says of a later sending, and the form with what is stored. */
export async function answersOffer(
  db: Database,
  { formulaire_id }: Registering,
  stored: StoredAnswers,
  zone: string,
): Promise<{ lines: string[]; action: LinkAction }> {
  const questions = await questionsOf(db, formulaire_id);
  const { telephone, valeurs, renvoye_le: resent } = stored;
  const moment = (instant: number) => untilWords(instant, zone);
  return {
    lines: resent === null ? [] : [texts.kept(moment(answeredAt(stored)), moment(Date.parse(resent)))],
    action: {
      value: ANSWERS,
      label: texts.save,
      heading: questions.length > 0 ? texts.answersTitle : texts.telephoneTitle,
      fields: [
        ...questions.map((question) => fieldOf(question, valeurs[String(question.id)])),
        {
          name: 'telephone',
          label: texts.telephone,
          type: 'tel',
          max: TELEPHONE_MAX,
          isOptional: true,
          values: listed(telephone ?? ''),
        },
      ],
    },
  };
}

/** What was typed, by the ids of the questions. */
function sentAnswers(questions: readonly Question[], sent: URLSearchParams): GivenAnswers {
  const pairs = questions.map(({ id, type_de_champ: type }): [string, string | string[]] => {
    const values = sent.getAll(fieldName(id)).map(tidyText);
    return [String(id), type === 'checkbox' ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(pairs);
}

/**
 * Answers and telephone by the rules of the visitors' form, with all errors at once.
 * @throws HttpError 422 under the names of the fields
 */
async function checkedChange(
  db: Database,
  form: number | null,
  questions: readonly Question[],
  sent: URLSearchParams,
): Promise<{ values: GivenAnswers; telephone: string | null }> {
  const errors: Record<string, string> = {};
  const collect = (error: unknown): GivenAnswers => {
    if (!(error instanceof HttpError) || !error.details.errors) throw error;
    for (const [key, sentence] of Object.entries(error.details.errors)) errors[fieldName(key)] = sentence;
    return {};
  };
  const values = await answersIn(db, form, sentAnswers(questions, sent)).catch(collect);
  const telephone = tidyLine(sent.get('telephone')) || null;
  const problem = telephoneProblem(telephone);
  if (problem) errors.telephone = problem;
  if (Object.keys(errors).length) throw invalid(errors);
  return { values, telephone };
}

/** A person is found by the telephone, so the searched text of each one has it. */
async function searchBy(
  trx: WriteTransaction,
  registration: number,
  contact: AttendeeContact,
): Promise<void> {
  const people = await trx
    .selectFrom('inscrits')
    .select(['id', 'prenom', 'nom'])
    .where('inscription_id', '=', registration)
    .execute();
  for (const { id, ...names } of people)
    await trx
      .updateTable('inscrits')
      .set({ recherche: searchedText(names, contact) })
      .where('id', '=', id)
      .execute();
}

/**
 * Stores what the owner of the link has corrected. Answers to questions that are no longer asked stay.
 * @returns the sentence for the page
 * @throws HttpError 410, and 422 under the names of the fields
 */
export async function changeAnswers(
  trx: WriteTransaction,
  { registration, settings, now }: { registration: number; settings: Registering; now: number },
  sent: URLSearchParams,
): Promise<string> {
  const stored = await storedAnswers(trx, registration);
  if (!stored) throw new HttpError(410, texts.eventGone);
  const { formulaire_id: form } = settings;
  const questions = await questionsOf(trx, form);
  const { values, telephone } = await checkedChange(trx, form, questions, sent);
  const asked = new Set(questions.map(({ id }) => String(id)));
  const kept = Object.entries(stored.valeurs).filter(([id]) => !asked.has(id));
  await trx
    .updateTable('inscriptions')
    .set({
      valeurs: JSON.stringify({ ...Object.fromEntries(kept), ...values }),
      telephone,
      renvoye_le: null,
      reponses_le: new Date(now).toISOString(),
    })
    .where('id', '=', registration)
    .execute();
  if (telephone !== stored.telephone) await searchBy(trx, registration, { email: stored.email, telephone });
  return texts.saved(questions.length > 0);
}
