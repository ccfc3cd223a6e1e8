import type { Valeur } from '../../../domain/forms/reponseRecue';
import { formatDate } from '../../../texts/formats';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A value as it is read: a day in the order of the language, ticked boxes as one line. A question may have had another
 * type when it was answered.
 */
export function valueText(valeur: Valeur | null | undefined, type: string | null | undefined): string {
  if (valeur === null || valeur === undefined) return '';
  if (typeof valeur !== 'string') return valeur.join(', ');
  return type === 'date' && DAY.test(valeur) ? formatDate(valeur) : valeur;
}
