/*
 * Two edits of one row: which fields differ, and what is saved once the user has chosen. Empty, null and an unticked
 * box are the same value, as forms can't tell them apart. No React.
 */

/** A row or the values of a form, by field. */
export type ComparedValues = object;

/** A field that another user changed since the form was opened, to something else than what the form holds. */
export interface Difference {
  field: string;
  theirs: unknown;
  mine: unknown;
  /** Whether the user changed it as well; otherwise the row keeps the change of the other user. */
  isTyped: boolean;
}

/** The three states of one row, and the fields that are compared. */
interface Edits {
  opened: ComparedValues;
  present: ComparedValues;
  held: ComparedValues;
  fields: readonly string[];
}

const valueIn = (values: ComparedValues, field: string): unknown =>
  (values as Record<string, unknown>)[field];

function written(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

const isSame = (one: ComparedValues, other: ComparedValues, field: string): boolean =>
  written(valueIn(one, field)) === written(valueIn(other, field));

/** What another user changed. Where both wrote the same there is no difference. */
export const differencesOf = ({ opened, present, held, fields }: Edits): Difference[] =>
  fields
    .filter((field) => !isSame(present, opened, field) && !isSame(present, held, field))
    .map((field) => ({
      field,
      theirs: valueIn(present, field),
      mine: valueIn(held, field),
      isTyped: !isSame(held, opened, field),
    }));

/** What was typed over what is stored now. `theirs` are the fields where the user took the other change. */
export function mergedOf<T extends ComparedValues>(edits: Edits & { held: T }, theirs: readonly string[]): T {
  const { opened, present, held, fields } = edits;
  const taken = fields.filter((field) => theirs.includes(field) || isSame(held, opened, field));
  const values = taken.map((field) => [field, valueIn(present, field) ?? emptyLike(valueIn(held, field))]);
  return { ...held, ...Object.fromEntries(values) };
}

/** Forms hold text or a tick where a row may have null. */
function emptyLike(held: unknown): unknown {
  if (typeof held === 'string') return '';
  return typeof held === 'boolean' ? false : held === undefined ? undefined : null;
}

/** Whether nothing is left to save. */
export const isMatching = (
  present: ComparedValues,
  held: ComparedValues,
  fields: readonly string[],
): boolean => fields.every((field) => isSame(present, held, field));
