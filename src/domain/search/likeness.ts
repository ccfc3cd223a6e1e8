/**
 * Which entries are about the same person: one rule for the import on the server, its preview in the browser and the hint
 * of the form. No React.
 */

import { phoneKeys } from '../contact/phoneSearch';
import { phoneParts } from '../contact/telephone';
import type { MembreField } from '../members/membre';
import { fold, sortKey } from './fold';

export type Known = { readonly [Field in MembreField]?: string | null | undefined };

/** What two people have in common; `name` alone says least. */
export type Likeness = 'person' | 'email' | 'telephone' | 'name';

export const emailKey = ({ email }: Known): string => email?.trim().toLowerCase() ?? '';

/** Same name and birth date; two missing dates are the same. */
const nameKey = (person: Known): string => `${sortKey(person)}\t${person.date_naissance?.slice(0, 10) ?? ''}`;

/** The keys by which an import recognises a person. Two entries about one person share at least one of them. */
export function personKeys(person: Known): string[] {
  const [name, email] = [`nom\t${nameKey(person)}`, emailKey(person)];
  return email ? [name, `email\t${email}`] : [name];
}

/** The searches that find members who may be this person. Only what is whole is searched. */
export function searchesFor(typed: Known): string[] {
  const [nom = '', prenom = ''] = [typed.nom?.trim(), typed.prenom?.trim()];
  const email = typed.email?.trim() ?? '';
  const numbers = phoneParts(typed.telephone ?? '').filter((part) => phoneKeys(part.typed).length > 0);
  return [
    nom && prenom ? `${nom} ${prenom}` : '',
    email.includes('@') ? email : '',
    ...numbers.map((part) => part.typed),
  ].filter(Boolean);
}

/** What a typed person has in common with a member. An import compares less: families share a telephone, and names repeat. */
export function likenessOf(typed: Known, membre: Known): Likeness | undefined {
  if (emailKey(typed) && emailKey(typed) === emailKey(membre)) return 'email';
  const phones = phoneKeys(membre.telephone ?? '');
  if (phoneKeys(typed.telephone ?? '').some((key) => phones.includes(key))) return 'telephone';
  const isNamed = fold(typed.nom ?? '') !== '' && fold(typed.prenom ?? '') !== '';
  if (!isNamed || sortKey(typed) !== sortKey(membre)) return undefined;
  return typed.date_naissance && nameKey(typed) === nameKey(membre) ? 'person' : 'name';
}
