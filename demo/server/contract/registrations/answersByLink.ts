/** The answers and the telephone of a registration on the page behind its link: shown to its owner, and corrected there. */

import { LINE_LENGTH, TEXT_LENGTH } from '../../../../src/domain/forms/answer';
import { isRequired, optionsOf, takesOptions } from '../../../../src/domain/forms/field';
import { ON_LIST } from '../../../../src/domain/registrations/registrationState';
import { HttpError, invalid } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { tidyLine, tidyText } from '../../store/search/tidyText';
import type { LinkField } from '../pages/linkFields';
import type { LinkAction } from '../pages/linkOffer';
import { untilWords } from './letters';
import { personNames } from './personNames';
import {
  answeredAt,
  askedQuestions,
  checkedValues,
  type GivenAnswers,
  type Question,
  Refusals,
  type StoredAnswers,
  storedAnswers,
} from './questions';
import { type AttendeeContact, searchedText, TELEPHONE_MAX, telephoneProblem } from './registering';
import type { Registering } from './settings';
import { registrationPageTexts as texts } from './texts';

/** What the form of the answers submits as `action`. */
export const ANSWERS = 'reponses';

/** Of the registration, or of one of its people. */
const fieldName = (question: number | string, person?: number | string): string =>
  person === undefined ? `champ-${question}` : `champ-${question}-${person}`;

const listed = (value: string | string[] | undefined): string[] => [value ?? []].flat().filter(Boolean);

/** An answer that is no longer among the choices can't be shown as chosen, and isn't kept when others are saved. */
function goneChoices(
  { type_de_champ: type, option }: Question,
  values: readonly string[],
): string | undefined {
  const gone = takesOptions(type) ? values.filter((value) => !optionsOf(option).includes(value)) : [];
  return gone.length > 0 ? texts.goneChoice(gone) : undefined;
}

interface Shown {
  name: string;
  label: string;
  value: string | string[] | undefined;
  /** What was answered to it for all people, before it was asked of each. */
  before?: string | string[] | undefined;
}

function fieldOf(question: Question, { name, label, value, before }: Shown): LinkField {
  const { type_de_champ: type, option } = question;
  const values = listed(value);
  const earlier = values.length === 0 && before?.length ? texts.before(listed(before).join(', ')) : undefined;
  const hint = goneChoices(question, values) ?? earlier;
  return {
    name,
    label,
    isOptional: !isRequired(question),
    values,
    ...(type !== 'text' && { type: type as NonNullable<LinkField['type']> }),
    ...(takesOptions(type)
      ? { options: optionsOf(option) }
      : { max: type === 'textarea' ? TEXT_LENGTH : LINE_LENGTH }),
    ...(hint !== undefined && { hint }),
  };
}

/** The people of a registration who are on the list, as pages call them, with their own answers. */
async function answeringPeople(db: Database, registration: number) {
  const rows = await db
    .selectFrom('inscrits')
    .select(['id', 'valeurs'])
    .where('inscription_id', '=', registration)
    .where('etat', 'in', ON_LIST)
    .orderBy('id')
    .execute();
  const names = await personNames(db, registration);
  return rows.map(({ id, valeurs }) => ({ id, values: valeurs ?? {}, name: names.get(id) ?? '' }));
}

/** What each person is asked, then what is asked once. A single person needs no name beside each question. */
function questionFields(
  questions: readonly Question[],
  people: Awaited<ReturnType<typeof answeringPeople>>,
  once: GivenAnswers,
): LinkField[] {
  const each = questions.filter(({ isEach }) => isEach);
  const own = people.flatMap(({ id, values, name }) =>
    each.map((question) => {
      const { id: key, nom_du_champ: asked } = question;
      const label = people.length > 1 ? texts.ofPerson(name, asked) : asked;
      const shown = { value: values[key], before: once[key], name: fieldName(key, id), label };
      return fieldOf(question, shown);
    }),
  );
  const shared = questions
    .filter(({ isEach }) => !isEach)
    .map((question) => {
      const { id, nom_du_champ: label } = question;
      return fieldOf(question, { name: fieldName(id), label, value: once[id] });
    });
  return [...own, ...shared];
}

/** What the page says of a later sending, and the form with what is stored. */
export async function answersOffer(
  db: Database,
  settings: Registering,
  stored: StoredAnswers,
  zone: string,
): Promise<{ lines: string[]; action: LinkAction }> {
  const questions = await askedQuestions(db, settings);
  const people = await answeringPeople(db, stored.id);
  const { telephone, valeurs, renvoye_le: resent } = stored;
  const moment = (instant: number) => untilWords(instant, zone);
  return {
    lines: resent === null ? [] : [texts.kept(moment(answeredAt(stored)), moment(Date.parse(resent)))],
    action: {
      value: ANSWERS,
      label: texts.save,
      heading: questions.length > 0 ? texts.answersTitle : texts.telephoneTitle,
      fields: [
        ...questionFields(questions, people, valeurs),
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

/** What is asked of a person who is added. */
export const additionFields = async (db: Database, settings: Registering): Promise<LinkField[]> =>
  (await askedQuestions(db, settings))
    .filter(({ isEach }) => isEach)
    .map((question) => {
      const { id, nom_du_champ: label } = question;
      return fieldOf(question, { name: fieldName(id), label, value: undefined });
    });

/** What was typed, by the ids of the questions. */
function sentAnswers(questions: readonly Question[], sent: URLSearchParams, person?: number): GivenAnswers {
  const pairs = questions.map(({ id, type_de_champ: type }): [string, string | string[]] => {
    const values = sent.getAll(fieldName(id, person)).map(tidyText);
    return [String(id), type === 'checkbox' ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(pairs);
}

/** The answers of a person who is added; errors are told with others. */
export async function addedAnswers(
  db: Database,
  settings: Registering,
  sent: URLSearchParams,
  refusals: Refusals,
): Promise<GivenAnswers> {
  const each = (await askedQuestions(db, settings)).filter(({ isEach }) => isEach);
  return refusals.check(() => checkedValues(each, sentAnswers(each, sent)), fieldName) ?? {};
}

/**
 * Answers and telephone by the rules of the visitors' form, with all errors at once.
 * @throws HttpError 422 under the names of the fields
 */
function checkedChange(
  questions: readonly Question[],
  people: readonly { id: number }[],
  sent: URLSearchParams,
) {
  const refusals = new Refusals();
  const each = questions.filter(({ isEach }) => isEach);
  const once = questions.filter(({ isEach }) => !isEach);
  const own = people.map(({ id }) => {
    const values = refusals.check(
      () => checkedValues(each, sentAnswers(each, sent, id)),
      (key) => fieldName(key, id),
    );
    return [id, values ?? {}] as const;
  });
  const values = refusals.check(
    () => checkedValues(once, sentAnswers(once, sent)),
    (key) => fieldName(key),
  );
  const telephone = tidyLine(sent.get('telephone')) || null;
  const problem = telephoneProblem(telephone);
  refusals.check(() => {
    if (problem) throw invalid({ telephone: problem });
  });
  refusals.end();
  return { values: values ?? {}, own: new Map(own), telephone };
}

/** With answers to questions that are no longer asked there. */
const withKept = (before: GivenAnswers, asked: readonly Question[], values: GivenAnswers): GivenAnswers => {
  const ids = new Set(asked.map(({ id }) => String(id)));
  const kept = Object.entries(before).filter(([id]) => !ids.has(id));
  return { ...Object.fromEntries(kept), ...values };
};

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
 * Stores what the owner of the link has corrected. Answers to questions that are no longer asked stay, and so do those to a question
 * that is asked of each person now, or once, where they were given before.
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
  const questions = await askedQuestions(trx, settings);
  const people = await answeringPeople(trx, registration);
  const { values, own, telephone } = checkedChange(questions, people, sent);
  const once = questions.filter(({ isEach }) => !isEach);
  const each = questions.filter(({ isEach }) => isEach);
  await trx
    .updateTable('inscriptions')
    .set({
      valeurs: JSON.stringify(withKept(stored.valeurs, once, values)),
      telephone,
      renvoye_le: null,
      reponses_le: new Date(now).toISOString(),
    })
    .where('id', '=', registration)
    .execute();
  for (const { id, values: before } of each.length > 0 ? people : [])
    await trx
      .updateTable('inscrits')
      .set({ valeurs: JSON.stringify(withKept(before, each, own.get(id) ?? {})) })
      .where('id', '=', id)
      .execute();
  if (telephone !== stored.telephone) await searchBy(trx, registration, { email: stored.email, telephone });
  return texts.saved(questions.length > 0);
}
