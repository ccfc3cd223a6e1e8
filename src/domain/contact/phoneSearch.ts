/** How telephone numbers are searched and compared. */
import {
  APART_MIN,
  abroad,
  digitsOf,
  french,
  hasPlus,
  national,
  partsIn,
  type TypedPhone,
} from './telephone';

/** What a number is compared by: its last digits, which are alike with and without the code of the country. */
const KEY_DIGITS = 9;
/** Numbers with fewer digits are a part of many others. */
const KEY_MIN = 6;

/** A key for each number of a text. Two people with a key in common have a number in common. */
export const phoneKeys = (text: string): string[] =>
  partsIn(text).flatMap(({ phone }) =>
    phone && phone.key.length >= KEY_MIN ? [phone.key.slice(-KEY_DIGITS)] : [],
  );

/** The digits by which searches find the numbers of a text, also those that are incomplete. */
export function phoneDigits(text: string): string[] {
  const found = partsIn(text).flatMap(({ typed, phone }) => [
    phone?.key ?? '',
    phone ? (abroad(typed) ?? '') : digitsOf(typed),
  ]);
  return [...new Set(found)].filter(Boolean);
}

/** What stands beside the numbers, without the signs of numbers. */
export const besidePhones = (text: string): string => text.replace(/[\d+()./-]/g, ' ');

/** All that a text is found by: its digits, and what stands beside them, such as «maman». */
export const phoneWords = (text: string): string => [...phoneDigits(text), besidePhones(text)].join(' ');

const digitsOfOne = (typed: string): string => french(typed)?.key ?? national(typed);

/**
 * The digits that are searched by what is typed so far: `+33 6 12` and `06 12` begin the same numbers. Several numbers give
 * the digits of each, with a blank between them.
 */
export function searchedDigits(typed: string): string {
  const numbers = partsIn(typed).filter(({ phone }) => phone);
  return numbers.length > 1 ? numbers.map((part) => digitsOfOne(part.typed)).join(' ') : digitsOfOne(typed);
}

/** Whether a text may be a telephone number. An empty one is. */
export function isPhoneLike(text: string): boolean {
  const isWhole = ({ typed, phone }: TypedPhone): boolean => {
    if (!phone) return false;
    if (hasPlus(typed)) return phone.key.length >= 8;
    return phone.key.length >= (typed.startsWith('0') ? 9 : APART_MIN);
  };
  return text.trim() === '' || partsIn(text).some(isWhole);
}
