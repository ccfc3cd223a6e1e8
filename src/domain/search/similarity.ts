/**
 * What a typed person has in common with members, for the hint of the form; knownPeople.ts has the rule of the import. No
 * React.
 */

import { phoneKeys } from '../contact/phoneSearch';
import { phoneParts } from '../contact/telephone';
import type { MemberField } from '../members/member';
import { readDay } from '../storedDay';
import { foldAccents, sortKey } from './foldAccents';

export type ComparableMember = { readonly [Field in MemberField]?: string | null | undefined };

/** What two people have in common; `name` alone says least. */
export type Similarity = 'person' | 'email' | 'telephone' | 'name';

export const emailKey = ({ email }: ComparableMember): string => email?.trim().toLowerCase() ?? '';

/** The searches that find members who may be this person. Only what is whole is searched. */
export function searchesFor(typed: ComparableMember): string[] {
  const [name = '', firstName = ''] = [typed.nom?.trim(), typed.prenom?.trim()];
  const email = typed.email?.trim() ?? '';
  const numbers = phoneParts(typed.telephone ?? '').filter((part) => phoneKeys(part.typed).length > 0);
  return [
    name && firstName ? `${name} ${firstName}` : '',
    email.includes('@') ? email : '',
    ...numbers.map((part) => part.typed),
  ].filter(Boolean);
}

/** What a typed person has in common with a member. An import compares less: families share a telephone. */
export function similarityOf(typed: ComparableMember, member: ComparableMember): Similarity | undefined {
  if (emailKey(typed) && emailKey(typed) === emailKey(member)) return 'email';
  const phones = phoneKeys(member.telephone ?? '');
  if (phoneKeys(typed.telephone ?? '').some((key) => phones.includes(key))) return 'telephone';
  const isNamed = foldAccents(typed.nom ?? '') !== '' && foldAccents(typed.prenom ?? '') !== '';
  if (!isNamed || sortKey(typed) !== sortKey(member)) return undefined;
  const born = readDay(typed.date_naissance);
  return born && born === readDay(member.date_naissance) ? 'person' : 'name';
}
