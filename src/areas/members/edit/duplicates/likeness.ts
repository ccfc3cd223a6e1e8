/** Which members a new one may be, by what is typed of them. No React. */
import { fold } from '../../../../domain/fold';
import type { Membre, MembreField } from '../../../../domain/members/membre';

export type Typed = Partial<Record<MembreField, string>>;
/** What two people have in common. */
export type Likeness = 'person' | 'email' | 'telephone';

const plain = (text: string | null | undefined) => fold(text?.trim() ?? '').replaceAll(/[\s'-]+/g, ' ');
const digits = (text: string | null | undefined) => (text ?? '').slice(0, 60).replaceAll(/\D/g, '');

/** Fewer digits are a part of many numbers. */
const PHONE_MIN = 6;
/** The last digits, which are alike with and without the code of the country. */
const PHONE_END = 9;

const phoneKey = (text: string | null | undefined) => {
  const number = digits(text);
  return number.length < PHONE_MIN ? '' : number.slice(-PHONE_END);
};

/** What the member has in common with the typed values: e-mail, phone, or name and birth date. */
export function likenessOf(typed: Typed, membre: Membre): Likeness | undefined {
  const email = plain(typed.email);
  if (email && email === plain(membre.email)) return 'email';
  const phone = phoneKey(typed.telephone);
  if (phone && phone === phoneKey(membre.telephone)) return 'telephone';
  const names = [plain(typed.nom), plain(typed.prenom)];
  const isNamed = names[0] !== '' && names[1] !== '';
  const isNamesake = isNamed && names[0] === plain(membre.nom) && names[1] === plain(membre.prenom);
  // Two missing dates are alike, as they are for an import.
  return isNamesake && (typed.date_naissance ?? '') === (membre.date_naissance?.slice(0, 10) ?? '')
    ? 'person'
    : undefined;
}

/** The searches that would find them. */
export function searchesFor(typed: Typed): string[] {
  const [nom = '', prenom = ''] = [typed.nom?.trim(), typed.prenom?.trim()];
  const email = typed.email?.trim() ?? '';
  const telephone = typed.telephone?.trim() ?? '';
  return [
    nom && prenom ? `${nom} ${prenom}` : '',
    email.includes('@') ? email : '',
    phoneKey(telephone) ? telephone : '',
  ].filter(Boolean);
}
