/**
 * The two computed columns of a member. They are computed here and not in SQL, so that all databases search and sort alike,
 * whatever their collation. Searched words are folded by the same functions.
 */
import type { MembreTable } from '../database/schema';
import { folded } from '../text/folded';

/** Only the digits, in the national form: `+33 6 12…` and `06 12…` are the same number. */
export const phoneDigits = (text: string): string =>
  text.replace(/\D/g, '').replace(/^(?:00)?33(?=\d{9}$)/, '0');

type Named = Pick<MembreTable, 'nom' | 'prenom'>;
type Searched = Named & Partial<Pick<MembreTable, 'email' | 'telephone' | 'ville'>>;

/** The key that sorts by last name, then first name. The tab between them keeps «Le» before «Le Brun». */
export const sortKey = ({ nom, prenom }: Named): string => `${folded(nom)}\t${folded(prenom)}`;

/** The text that searches look in. Every word begins after a space, and the name is contained in both orders. */
export function searchText({ nom, prenom, email, telephone, ville }: Searched): string {
  const [last, first] = [folded(nom), folded(prenom)];
  const parts = [last, first, last, email?.toLowerCase(), phoneDigits(telephone ?? ''), folded(ville ?? '')];
  return ` ${parts.filter(Boolean).join(' ')}`;
}

/** Both columns, for inserts and updates. */
export const searchColumns = (row: Searched): Pick<MembreTable, 'recherche' | 'tri'> => ({
  recherche: searchText(row),
  tri: sortKey(row),
});
