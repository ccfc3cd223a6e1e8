import { numberFormat } from '../../texts/locale';

const oneDecimal = numberFormat({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const none = numberFormat({ style: 'percent' });

/** Each value's share of the total as text with one decimal, «12,5 %». All are «0 %» when the total is 0. */
export function shares(values: readonly number[]): string[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (total <= 0) return values.map(() => none.format(0));
  return values.map((value) => oneDecimal.format(Math.max(0, value) / total));
}
