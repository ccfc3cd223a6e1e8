/**
 * Hidden fields: what a page adds, unseen, to the answers or registrations that its visitors send. The organisation declares their
 * names; other names are not stored. No zod, because the visitors’ form doesn’t load it.
 */

/** The most hidden fields of a form or of an event’s registrations. */
export const HIDDEN_FIELDS_MAX = 5;
/** The most characters of a value. */
export const HIDDEN_VALUE_LENGTH = 200;
const HIDDEN_NAME_LENGTH = 40;

/** Values by the names of their hidden fields. */
export type HiddenValues = Readonly<Record<string, string>>;

/** Whether a value can be stored: not blank, and not too long. */
export const isHiddenValueFit = (value: string): boolean =>
  value.trim() !== '' && value.length <= 2 * HIDDEN_VALUE_LENGTH && [...value].length <= HIDDEN_VALUE_LENGTH;

type HiddenNamesProblem = 'name' | 'twice' | 'many';

const isName = (name: string): boolean => name.length <= HIDDEN_NAME_LENGTH && /^[A-Za-z][\w-]*$/.test(name);

/** Why these names can’t be declared. */
export function hiddenNamesProblem(names: readonly string[]): HiddenNamesProblem | undefined {
  if (!names.every(isName)) return 'name';
  if (new Set(names).size < names.length) return 'twice';
  return names.length > HIDDEN_FIELDS_MAX ? 'many' : undefined;
}

/** Names as they are typed: separated by commas, semicolons or spaces. */
export const typedNames = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The names to declare, null for none. */
export const declaredNames = (text: string): string[] | null => {
  const names = typedNames(text);
  return names.length > 0 ? names : null;
};
