/** What a visitor types of a registration, what is wrong with it, and what is sent of it. */
import { isMailbox } from '../../domain/members/email';
import { type Answers, type AskedField, givenAnswers, type Problems } from '../../questions/answers';
import { isSameWord } from '../../texts/locale';
import type { RegistrationBody, SentValues } from './registrationCalls';
import type { registrationTexts } from './texts.fr';

export interface TypedPerson {
  /** Stays the person's while others are removed. */
  key: number;
  prenom: string;
  nom: string;
}

export interface TypedContact {
  email: string;
  telephone: string;
}

/** The key of a field of a person, by the key of the person, which stays while others are removed. */
export const personKey = (person: number, field: 'prenom' | 'nom'): string => `personnes.${person}.${field}`;
const answerKey = (person: number, question: string): string => `personnes.${person}.valeurs.${question}`;

/** The questions of a person, with keys of their own. */
export const personQuestions = (person: number, each: readonly AskedField[]): AskedField[] =>
  each.map((field) => ({ ...field, key: answerKey(person, field.key) }));

/** What a person is called on screen: by first name, with the last name beside another one of that first name; '' before one is typed. */
export function calledAs({ key, prenom, nom }: TypedPerson, people: readonly TypedPerson[]): string {
  const isTwice = people.some((other) => other.key !== key && isSame(other.prenom, prenom));
  if (!prenom.trim()) return '';
  return (isTwice ? `${prenom.trim()} ${nom.trim()}` : prenom).trim();
}

/** The fields that are no questions asked once, for the list of what is to correct. */
export function ownFields(
  people: readonly TypedPerson[],
  each: readonly AskedField[],
  texts: typeof registrationTexts,
): AskedField[] {
  const named = (key: string, name: string): AskedField => ({ key, name, champ: {}, options: [] });
  const ofPeople = people.flatMap((person, at) => {
    const called = calledAs(person, people);
    const nameOf = (field: string) => {
      if (people.length === 1) return field;
      return called ? texts.ofNamed(called, field) : texts.ofPerson(field, at + 1);
    };
    return [
      named(personKey(person.key, 'prenom'), nameOf(texts.firstName)),
      named(personKey(person.key, 'nom'), nameOf(texts.lastName)),
      ...personQuestions(person.key, each).map(({ key, name }) => named(key, nameOf(name))),
    ];
  });
  return [
    named('personnes', texts.people),
    ...ofPeople,
    named('email', texts.email),
    named('telephone', texts.telephone),
  ];
}

/** The server's own rule knows more spellings, and costs every visitor a download. */
const isSame = (one: string, other: string): boolean => isSameWord(one.trim(), other.trim());

/** The keys of those whose name another person before them has: people are told apart by name, so one of them would be lost. */
const namesakes = (people: readonly TypedPerson[]): string[] =>
  people.flatMap((person, at) => {
    const isTwice = people
      .slice(0, at)
      .some((other) => isSame(other.prenom, person.prenom) && isSame(other.nom, person.nom));
    return isTwice ? [personKey(person.key, 'prenom')] : [];
  });

export function contactProblems(
  people: readonly TypedPerson[],
  { email }: TypedContact,
  texts: typeof registrationTexts,
): Problems {
  const problems: Record<string, string> = {};
  for (const key of namesakes(people)) problems[key] = texts.sameName;
  for (const person of people)
    for (const field of ['prenom', 'nom'] as const)
      if (!person[field].trim()) problems[personKey(person.key, field)] = texts.needed;
  if (!isMailbox(email.trim())) problems.email = texts.badEmail;
  return problems;
}

/** What the visitor has typed, and the questions. */
export interface Typed {
  people: readonly TypedPerson[];
  contact: TypedContact;
  answers: Answers;
}

/** Questions that are asked of each person, and once. */
export interface Questions {
  each: readonly AskedField[];
  once: readonly AskedField[];
}

function valuesOf(fields: readonly AskedField[], answers: Answers): SentValues {
  const values: SentValues = {};
  for (const { key, answer } of givenAnswers(fields, answers))
    if (!(answer instanceof File)) values[key] = answer;
  return values;
}

/** The answers of one person, by the keys of the questions. */
export const personAnswers = (person: number, each: readonly AskedField[], answers: Answers): Answers =>
  Object.fromEntries(each.map(({ key }) => [key, answers[answerKey(person, key)]]));

/** A back end without questions of each person gets what it always got. */
export function registrationBody(
  { people, contact: { email, telephone }, answers }: Typed,
  { each, once }: Questions,
): RegistrationBody {
  return {
    email: email.trim(),
    ...(telephone.trim() && { telephone: telephone.trim() }),
    personnes: people.map(({ key, prenom, nom }) => ({
      prenom: prenom.trim(),
      nom: nom.trim(),
      ...(each.length > 0 && { valeurs: valuesOf(each, personAnswers(key, each, answers)) }),
    })),
    valeurs: valuesOf(once, answers),
  };
}

/** The back end names people by their place; here they have the keys that stay. */
export const byPerson = (problems: Problems, people: readonly TypedPerson[]): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([key, sentence]) => {
      const [, at = '', field] = /^personnes\.(\d+)\.(.+)$/.exec(key) ?? [];
      const person = people[Number(at)];
      return [field && person ? `personnes.${person.key}.${field}` : key, sentence];
    }),
  );
