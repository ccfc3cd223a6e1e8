/** The names of hidden fields, as an organisation declares them. Apart from their values, which the visitors’ form reads. */

/** The most hidden fields of a form or of an event’s registrations. */
export const HIDDEN_FIELDS_MAX = 5;
const HIDDEN_NAME_LENGTH = 40;

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
