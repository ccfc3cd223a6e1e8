import { present } from '../../../support/present.ts';

/* Correct answers with too much in them: unknown fields, or far more rows and text. */

const HUGE_ROWS = 500;
const PADDING = 'x'.repeat(2_000_000);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Dictionaries, whose keys are data: a field that was added to one would be a wrong entry. */
const DICTIONARIES = ['noms'];

/** Adds fields to every object, with types that would break a screen that showed them. */
export function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (!isObject(value)) return value;
  const known = Object.entries(value).map(([key, part]) => [
    key,
    DICTIONARIES.includes(key) ? part : withExtraFields(part),
  ]);
  return {
    champ_inconnu: { encore: [1, null, { plus: 'profond' }] },
    __type__: 'inconnu',
    valeur: null,
    nombre_inattendu: 1e21,
    // Last, so that a field that has one of these names keeps its value.
    ...Object.fromEntries(known),
  };
}

/** Makes the first list of rows very long, each row with its own id. */
function grown(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.filter(isObject);
    if (rows.length === 0 || rows.length < value.length) return value;
    return Array.from({ length: HUGE_ROWS }, (_, at) => {
      const row = present(rows[at % rows.length], 'row');
      if (at < rows.length) return row;
      const id = typeof row.id === 'number' ? { id: 1_000_000 + at } : {};
      return { ...row, ...id };
    });
  }
  if (!isObject(value)) return value;
  const { data, results, ...others } = value;
  if (data !== undefined) return { ...value, data: grown(data) };
  if (results !== undefined) return { ...value, results: grown(results) };
  const lists = Object.entries(others).map(([key, part]) => [key, Array.isArray(part) ? grown(part) : part]);
  return Object.fromEntries(lists);
}

export function hugeAnswer(value: unknown): unknown {
  const long = grown(value);
  return isObject(long) ? { ...long, rembourrage: PADDING } : long;
}
