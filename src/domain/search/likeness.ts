/**
 * Which entries are about the same person: one rule for the import on the server, its preview in the browser and the hint
 * of the form. No React.
 */
import type { MembreField } from '../members/membre';
import { folded } from './folded';
import { sortKey } from './memberSearch';

export type Known = { readonly [Field in MembreField]?: string | null | undefined };

/** What two people have in common. */
export type Likeness = 'person' | 'email' | 'telephone';

export const emailKey = ({ email }: Known): string => email?.trim().toLowerCase() ?? '';

/** Same name and birth date; two missing dates are the same. */
const nameKey = (person: Known): string => `${sortKey(person)}\t${person.date_naissance?.slice(0, 10) ?? ''}`;

/** The keys by which an import recognises a person. Two entries about one person share at least one of them. */
export function personKeys(person: Known): string[] {
  const [name, email] = [`nom\t${nameKey(person)}`, emailKey(person)];
  return email ? [name, `email\t${email}`] : [name];
}

/** Numbers with fewer digits are a part of many others. */
const PHONE_MIN = 6;
/** The last digits, which are alike with and without the code of the country. */
const PHONE_END = 9;
const PHONE_MAX = 60;

export function phoneKey({ telephone }: Known): string {
  const number = (telephone ?? '').slice(0, PHONE_MAX).replaceAll(/\D/g, '');
  return number.length < PHONE_MIN ? '' : number.slice(-PHONE_END);
}

/** The searches that find members who may be this person. Only what is whole is searched. */
export function searchesFor(typed: Known): string[] {
  const [nom = '', prenom = ''] = [typed.nom?.trim(), typed.prenom?.trim()];
  const email = typed.email?.trim() ?? '';
  return [
    nom && prenom ? `${nom} ${prenom}` : '',
    email.includes('@') ? email : '',
    phoneKey(typed) ? (typed.telephone?.trim() ?? '') : '',
  ].filter(Boolean);
}

const isSame = (key: (person: Known) => string, one: Known, other: Known): boolean =>
  key(one) !== '' && key(one) === key(other);

/**
 * What a typed person has in common with a member: what an import compares, and the telephone number too, which only a
 * hint may use because families share one.
 */
export function likenessOf(typed: Known, membre: Known): Likeness | undefined {
  if (isSame(emailKey, typed, membre)) return 'email';
  if (isSame(phoneKey, typed, membre)) return 'telephone';
  const isNamed = folded(typed.nom ?? '') !== '' && folded(typed.prenom ?? '') !== '';
  return isNamed && isSame(nameKey, typed, membre) ? 'person' : undefined;
}
