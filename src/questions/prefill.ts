/** Finds the fields of what the page knows of its visitor. Loaded where a page knows something. */
import { problemOf } from '../domain/forms/answer';
import {
  askedBy,
  asksFirstNameFirst,
  asksLastName,
  FIELD_OF_TYPE,
  FIRST_WORDS,
  LAST_WORDS,
  spaced,
} from '../domain/forms/questionWords';
import type { NamedValues } from '../domain/records';
import type { Answers, AskedField, FieldAnswer } from './answers';
import type { PageKnowledge } from './usePrefill';

const PERSON = ['nom', 'prenom', 'email', 'telephone'] as const;
type PersonKey = (typeof PERSON)[number];
const isOfPerson = (key: string | undefined): key is PersonKey => PERSON.some((known) => known === key);

/** The server's own rule knows more spellings, and costs every visitor a download. */
const folded = (question: string): string =>
  question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’-]+/g, ' ')
    .trim()
    .toLowerCase();

/** What of a person the field asks for, by the rule that proposes a member from an answer; in the order of the question. */
function askedOf({ champ: { nom_du_champ, type_de_champ: type } }: AskedField): readonly PersonKey[] {
  const question = spaced(folded(nom_du_champ ?? ''));
  if (type !== 'text' && !FIELD_OF_TYPE[type ?? '']) return [];
  const key = FIELD_OF_TYPE[type ?? ''] ?? askedBy(question, [...FIRST_WORDS, ...LAST_WORDS]);
  if (!isOfPerson(key)) return [];
  if (key !== 'prenom' || !asksLastName(question)) return [key];
  return asksFirstNameFirst(question) ? ['prenom', 'nom'] : ['nom', 'prenom'];
}

type Values = Exclude<NamedValues, string>;

/** A name that is written twice has both values. */
function valuesOf(given: NamedValues | null | undefined): Values {
  if (typeof given !== 'string') return given ?? {};
  const written = new URLSearchParams(given);
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of written) {
    const all = written.getAll(name);
    values[name] = all.length > 1 ? all : value;
  }
  return values;
}

/** The answer that the field shows for the value; undefined where it can show none. */
function answerOf({ champ, options }: AskedField, value: Values[string]): FieldAnswer | undefined {
  const isList = champ.type_de_champ === 'checkbox';
  const list = [value].flat().map(String);
  const answer = isList ? options.filter((option) => list.includes(option)) : String(value);
  if (typeof value === 'object' && !isList) return undefined;
  const problem = problemOf(champ, isList ? list : answer);
  // Other mistakes are the visitor's to see and to correct.
  return ['kind', 'option', 'date'].includes(problem ?? '') ? undefined : answer;
}

const warned = new Set<string>();

/** Without the value, which may be personal. */
function warnOfValue({ name, options, champ }: AskedField): void {
  const isDay = champ.type_de_champ === 'date';
  const fix = isDay
    ? 'Write yyyy-mm-dd.'
    : options.length > 0
      ? `Write one of ${options.join(', ')}.`
      : 'Remove it.';
  const warning = `Parvis: prefill has a value for the field «${name}» that the field can't show; it is ignored. ${fix}`;
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
}

/** @param given as `usePrefill` writes it */
export function prefilledAnswers(
  fields: readonly AskedField[],
  given: string,
  checkNames: PageKnowledge['checkNames'],
): Answers {
  const { prefill, ...known }: PageKnowledge = JSON.parse(given);
  const values: Values = {
    nom: known.prefillNom,
    prenom: known.prefillPrenom,
    email: known.prefillEmail,
    telephone: known.prefillTelephone,
    ...valuesOf(prefill),
  };
  checkNames(values, [...new Set([...PERSON, ...fields.map(({ name }) => name)])]);
  const answers: Record<string, FieldAnswer> = {};
  const fill = (field: AskedField, value: Values[string]) => {
    if (value === undefined || value === null || value === '') return;
    const answer = answerOf(field, value);
    if (answer === undefined) warnOfValue(field);
    else answers[field.key] = answer;
  };
  const isNamed = new Set<string>();
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue;
    isNamed.add(field.name);
    fill(field, values[field.name]);
  }
  // The first question that fits wins, as where an answer becomes a member.
  const left = new Set<PersonKey>(PERSON.filter((key) => !isNamed.has(key)));
  for (const field of fields) {
    const asked = askedOf(field).filter((key) => left.delete(key));
    if (!answers[field.key]) fill(field, asked.flatMap((key) => values[key] || []).join(' '));
  }
  return answers;
}
