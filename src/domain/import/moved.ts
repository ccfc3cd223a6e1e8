/**
 * Values that stand in the wrong column: an unquoted separator in an address moves all that follows. Where the last cells
 * of the line are empty, the number of its cells doesn't show it, but the values do.
 */
import { isEmail } from '../members/email';
import { WORD_COLUMNS, type WordColumn } from '../members/fileColumns';
import type { MemberField } from '../members/member';
import { fieldsOfKind } from '../members/memberFieldRules';
import type { FieldValues } from './fieldValues';

const LENGTH_MAX = 200;
const PHONE = /^\+?[\d\s().\-/]{8,24}$/;
const STREET =
  /^\d{1,4}\s?(?:bis|ter|quater|[a-d])?,?\s+(?:rue|av\.?|avenue|b(?:ou)?l?e?v?a?r?d\.?|chemin|quai|place|impasse|all[ée]es?|route|square|cours|passage|faubourg|lotissement|r[ée]sidence|sentier|ruelle|villa)\s/i;
const DAY = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/;

/** No telephone number has fewer, with its area, or more. */
const DIGITS = { least: 8, most: 15 };

function isNumber(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return PHONE.test(text) && length >= DIGITS.least && length <= DIGITS.most;
}

/** Whether the text is clearly what another column holds. */
function isElsewhere(field: WordColumn, text: string): boolean {
  if (text.length > LENGTH_MAX || !/[\d@]/.test(text)) return false;
  if (isEmail(text) || DAY.test(text) || isNumber(text)) return true;
  return field !== 'adresse' && field !== 'adresse_complement' && STREET.test(`${text} `);
}

/** The first value that belongs to another column. */
export function movedValue(
  values: FieldValues,
  hasExtraCells: boolean,
): { field: MemberField; value: string } | undefined {
  const field = WORD_COLUMNS.find((each) => values[each] && isElsewhere(each, values[each]));
  if (field) return { field, value: values[field] };
  // A word for «none» is no number either, so only a line with more cells than the header counts as moved.
  const phone =
    hasExtraCells && fieldsOfKind('phone').find((each) => values[each] && !/\d/.test(values[each]));
  return phone ? { field: phone, value: values[phone] } : undefined;
}
