/**
 * What a typed person has in common with members, for the hint of the form; knownPeople.ts has the rule of the import. No
 * React.
 */

import { phoneKeys } from '../contact/phoneSearch';
import { phoneParts } from '../contact/telephone';
import type { MemberField } from '../members/member';
import { fieldsOfKind } from '../members/memberFieldRules';
import { readDay } from '../storedDay';
import { foldAccents, sortKey } from './foldAccents';

export type ComparableMember = { readonly [Field in MemberField]?: string | null | undefined };

/** What two people have in common; `name` alone says least. */
export type Similarity = 'person' | 'email' | 'telephone' | 'name';

const EMAILS = fieldsOfKind('email');
const PHONES = fieldsOfKind('phone');

/** The fields that say whether two people are one. */
export const COMPARED = ['nom', 'prenom', 'date_naissance', ...EMAILS, ...PHONES] as const;

/** Keys of all that a person has of a kind. Two people with a key in common have an address or a number in common. */
export const emailKeys = (person: ComparableMember): string[] =>
  EMAILS.flatMap((field) => person[field]?.trim().toLowerCase() || []);
export const numberKeys = (person: ComparableMember): string[] =>
  PHONES.flatMap((field) => phoneKeys(person[field] ?? ''));

export const haveCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((key) => others.includes(key));

/** The searches that find members who may be this person. Only what is whole is searched. */
export function searchesFor(typed: ComparableMember): string[] {
  const [name = '', firstName = ''] = [typed.nom?.trim(), typed.prenom?.trim()];
  const numbers = PHONES.flatMap((field) => phoneParts(typed[field] ?? ''));
  return [
    name && firstName ? `${name} ${firstName}` : '',
    ...EMAILS.map((field) => typed[field]?.trim() ?? '').filter((email) => email.includes('@')),
    ...numbers.map((part) => part.typed).filter((number) => phoneKeys(number).length > 0),
  ].filter(Boolean);
}

/** What a typed person has in common with a member. An import compares less: families share a telephone. */
export function similarityOf(typed: ComparableMember, member: ComparableMember): Similarity | undefined {
  if (haveCommon(emailKeys(typed), emailKeys(member))) return 'email';
  if (haveCommon(numberKeys(typed), numberKeys(member))) return 'telephone';
  const isNamed = foldAccents(typed.nom ?? '') !== '' && foldAccents(typed.prenom ?? '') !== '';
  if (!isNamed || sortKey(typed) !== sortKey(member)) return undefined;
  const born = readDay(typed.date_naissance);
  return born && born === readDay(member.date_naissance) ? 'person' : 'name';
}
