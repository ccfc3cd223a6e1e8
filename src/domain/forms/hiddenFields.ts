/**
 * Hidden fields: what a page adds, unseen, to the answers or registrations that its visitors send. The organisation declares their
 * names; other names are not stored. No zod, because the visitors’ form doesn’t load it.
 */

/** The most characters of a value. */
export const HIDDEN_VALUE_LENGTH = 200;

/** Values by the names of their hidden fields. */
export type HiddenValues = Readonly<Record<string, string>>;

/** Whether a value can be stored: not blank, and not too long. */
export const isHiddenValueFit = (value: string): boolean =>
  value.trim() !== '' && value.length <= 2 * HIDDEN_VALUE_LENGTH && [...value].length <= HIDDEN_VALUE_LENGTH;
