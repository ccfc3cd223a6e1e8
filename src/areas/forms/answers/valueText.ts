import type { StoredValue } from '../../../domain/forms/receivedAnswer';
import { formatDate } from '../../../texts/formats';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A value as it is read: a day in the order of the language, ticked boxes as one line. A question may have had another
 * type when it was answered.
 */
export function valueText(value: StoredValue | null | undefined, type: string | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return value.join(', ');
  return type === 'date' && DAY.test(value) ? formatDate(value) : value;
}
