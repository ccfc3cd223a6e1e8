/**
 * The field of a member that a question asks for, by its words: an answer proposes a new member by them, and what a page knows
 * of its visitor finds its questions. Nothing here imports code, because visitors load it.
 */
import type { MemberField } from '../members/memberFieldRules';

export type Words = readonly (readonly [MemberField, readonly string[]])[];

/** Words of a question by the field that they stand for. Spaces are ends of words. */
export const FIRST_WORDS: Words = [
  ['email', ['mail', 'courriel']],
  ['telephone', ['telephone', 'portable', 'mobile', 'tel.']],
  ['date_naissance', ['naissance', ' ne ', ' nee ', 'ne(e)']],
  ['profession', ['profession', 'metier']],
  ['ville', [' ville ', ' commune ']],
];
/** Their words stand in questions for other fields too. */
export const LAST_WORDS: Words = [
  ['adresse', ['adresse']],
  ['genre', ['genre', 'sexe', 'civilite']],
  ['prenom', ['prenom']],
  ['nom', [' nom ', ' noms ']],
];

export const FIELD_OF_TYPE: Readonly<Record<string, MemberField>> = { email: 'email', tel: 'telephone' };

/** @param question folded @returns it with a space at both ends and in place of what separates words */
export function spaced(question: string): string {
  let words = ` ${question} `;
  for (const sign of ["'", ',', ':', '/', '?', '\u00a0']) words = words.replaceAll(sign, ' ');
  return words;
}

export const askedBy = (question: string, among: Words): MemberField | undefined =>
  among.find(([, words]) => words.some((word) => question.includes(word)))?.[0];

/** Whether a question for the first name asks for the last name too. */
export const asksLastName = (question: string): boolean => question.includes(' nom ');

/** «Nom et prénom» asks for the last name first, «Prénom et nom» for the first name first. */
export const asksFirstNameFirst = (question: string): boolean =>
  question.indexOf('prenom') < question.indexOf(' nom ');
