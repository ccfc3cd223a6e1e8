import type { Valeur } from '../../../domain/forms/reponseRecue';
import { formatDate } from '../../../texts/formats';

/** A value as it is read: a day in the order of the language, ticked boxes as one line. */
export function valueText(valeur: Valeur | null | undefined, type: string | null | undefined): string {
  if (valeur === null || valeur === undefined) return '';
  if (typeof valeur !== 'string') return valeur.join(', ');
  return type === 'date' && valeur ? formatDate(valeur) : valeur;
}
