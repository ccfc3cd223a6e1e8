/**
 * Text as a spreadsheet shows it after a double click on the file. A spreadsheet turns «01000» into 1000, «1-2» into a
 * day and a card number into 1,23E+17. Such a text is written as the formula `="01000"`, whose result is the text. An
 * import of ours and others that know the trick read the text again.
 */
import { guard, readCell } from './cell';

const MONTHS =
  'janv|f[ée]vr|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[ée]c|jan|feb|mar|apr|may|jun|jul|aug|sep|dec';
/** Numbers, days, hours, fractions, amounts, also with the signs of other languages. */
const NUMERIC = /^[-+(]?\s*[$€£]?\s*\d[\d\s.,:/\-'’()]*(?:e[-+]?\d+)?\s*[%€$£)]?$/i;
const MONTH = new RegExp(
  `^(?:\\d{1,4}[\\s./-]*)?(?:${MONTHS})[a-zé]*\\.?[\\s./-]*\\d{0,4}(?: \\d{1,2}:\\d\\d(?::\\d\\d)?)?$`,
  'i',
);
const CLOCK = /^\d{1,2}(?::\d\d){0,2}\s*[ap]\.?m?\.?$/i;
const OTHER = /^(?:vrai|faux|true|false|#.*)$/i;
const PHONE = /^\+[\d\s().-]+$/;

/** Numbers, days and hours that a French spreadsheet shows as they are written. */
const SAME = [
  /^-?(?:0|[1-9]\d{0,10})$/,
  /^-?(?:0|[1-9]\d{0,5}),\d{0,4}[1-9]$/,
  /^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])\/(?:19|20)\d\d(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/,
  /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
];

/** A formula can't hold a longer text. */
const FORMULA_MAX = 250;
/** Longer texts are sentences. */
const CHANGED_MAX = 60;

const isSame = (text: string): boolean => SAME.some((pattern) => pattern.test(text));

/** Whether a spreadsheet would show something else than the text, without being told that it is text. */
function isChanged(text: string): boolean {
  if (/^\d+$/.test(text)) return !isSame(text);
  if (text.length > CHANGED_MAX || isSame(text)) return false;
  const hasDigit = /\d/.test(text);
  return (
    (hasDigit && [NUMERIC, MONTH, CLOCK, PHONE].some((pattern) => pattern.test(text))) || OTHER.test(text)
  );
}

/** The cell of a file that is made to be opened in a spreadsheet. */
export function excelCell(text: string): string {
  if (isSame(text)) return text;
  const safe = guard(text);
  if (!isChanged(text)) return safe;
  const formula = `="${text.replaceAll('"', '""')}"`;
  if (text.length <= FORMULA_MAX && readCell(formula).text === text) return formula;
  // The apostrophe shows, but no digit is lost.
  return /^\d/.test(safe) ? `'${safe}` : safe;
}
