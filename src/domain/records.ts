/** What `Object.keys` and `Object.fromEntries` forget: which keys a record has. For records written out in the code. */

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/** A record with these keys, and what `valueFor` gives for each. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;

/** Values by name that a page gives: an object, or one text as in a query, `lieu=Lyon&langue=fr`. */
export type NamedValues =
  | string
  | Readonly<Record<string, string | number | readonly string[] | null | undefined>>;
