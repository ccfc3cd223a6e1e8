/** What a visitor types of a registration, what is wrong with it, and what is sent of it. */
import { isMailbox } from '../../domain/members/email';
import { type Answers, type AskedField, givenAnswers, type Problems } from '../../questions/answers';
import { isSameWord } from '../../texts/locale';
import type { RegistrationBody } from './registrationCalls';
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

export const personKey = (at: number, field: 'prenom' | 'nom'): string => `personnes.${at}.${field}`;

/** The fields that are no questions of a form, for the list of what is to correct. */
export function contactFields(people: readonly TypedPerson[], texts: typeof registrationTexts): AskedField[] {
  const named = (key: string, name: string): AskedField => ({ key, name, champ: {}, options: [] });
  return [
    named('personnes', texts.people),
    ...people.flatMap((_, at) => [
      named(personKey(at, 'prenom'), texts.ofPerson(texts.firstName, at + 1)),
      named(personKey(at, 'nom'), texts.ofPerson(texts.lastName, at + 1)),
    ]),
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
    return isTwice ? [personKey(at, 'prenom')] : [];
  });

export function contactProblems(
  people: readonly TypedPerson[],
  { email }: TypedContact,
  texts: typeof registrationTexts,
): Problems {
  const problems: Record<string, string> = {};
  for (const key of namesakes(people)) problems[key] = texts.sameName;
  people.forEach((person, at) => {
    for (const field of ['prenom', 'nom'] as const)
      if (!person[field].trim()) problems[personKey(at, field)] = texts.needed;
  });
  if (!isMailbox(email.trim())) problems.email = texts.badEmail;
  return problems;
}

export function registrationBody(
  people: readonly TypedPerson[],
  { email, telephone }: TypedContact,
  fields: readonly AskedField[],
  answers: Answers,
): RegistrationBody {
  const values: Record<string, string | string[]> = {};
  for (const { key, answer } of givenAnswers(fields, answers))
    if (!(answer instanceof File)) values[key] = answer;
  return {
    email: email.trim(),
    ...(telephone.trim() && { telephone: telephone.trim() }),
    personnes: people.map(({ prenom, nom }) => ({ prenom: prenom.trim(), nom: nom.trim() })),
    valeurs: values,
  };
}
