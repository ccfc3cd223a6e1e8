/**
 * What searches in answers look in: every value, folded, one after the other. A date can be searched as it is read and as
 * it is stored, a telephone number with or without spaces.
 */
import { phoneDigits } from '../../../../src/domain/contact/phoneSearch';
import { searchable } from '../../../../src/domain/search/words';
import { dayAsRead } from '../../time/asRead';

/** The types of fields by their ids. */
export type FieldTypes = Readonly<Record<string, string>>;

function wordsFor(value: string, type: string | undefined): string[] {
  const words = searchable(value);
  if (type === 'date') return [words, searchable(dayAsRead(value))];
  return type === 'tel' ? [words, ...phoneDigits(value)] : [words];
}

/** @param types those of the fields, as far as known */
export function answerSearchText(
  values: Readonly<Record<string, string | readonly string[]>>,
  types: FieldTypes,
): string {
  const words = Object.entries(values).flatMap(([id, value]) =>
    (typeof value === 'string' ? [value] : value).flatMap((text) => wordsFor(text, types[id])),
  );
  return ` ${words.filter(Boolean).join(' ')} `;
}
