/*
 * Makes an example that fits a schema: the value of each key comes from SAMPLES, by its place and else by its name. All
 * people in examples are invented.
 */
import type { JsonSchema } from '../schemas';
import { SAMPLES } from './samples';

/** Where a value stands: family and name of the call, `body`, `answer` or `query`, and the keys from there on. */
type Place = readonly string[];

/** Is told of each text or number that has no sample. */
export type Missing = (place: Place) => void;

interface Sample {
  value: unknown;
}

/** The names under which SAMPLES may have the value, the most exact first: `membres.update.body.id` … `body.id`, `membres:id`, `id`. */
function namesOf(place: Place): string[] {
  const [family = ''] = place;
  const key = place.at(-1) ?? '';
  const longer = place.slice(0, -1).map((_, at) => place.slice(at).join('.'));
  return [...longer, `${family}:${key}`, key];
}

const typesOf = ({ type, anyOf, allOf, oneOf, enum: values, ...rest }: JsonSchema): string[] => {
  const inner = [...(anyOf ?? []), ...(allOf ?? []), ...(oneOf ?? [])];
  if (inner.length > 0) return inner.flatMap(typesOf);
  if (type) return [type].flat();
  return values || 'const' in rest ? ['enum'] : ['any'];
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The choices of a schema, where it has any. */
const choicesOf = ({ enum: values, anyOf = [] }: JsonSchema): unknown[] | undefined =>
  values ?? anyOf.map(choicesOf).find(Boolean);

/** Whether the value is of a type, and one of the choices, that the schema has. */
function fits(value: unknown, schema: JsonSchema): boolean {
  const types = typesOf(schema).map((type) => (type === 'integer' ? 'number' : type));
  const choices = choicesOf(schema);
  if (choices && value !== null) return choices.includes(value);
  return types.includes('any') || types.includes(typeOf(value));
}

/** The sample of a place that fits the schema. A sample that is `undefined` leaves the key out, unless it is required. */
function sampleOf(schema: JsonSchema, place: Place, isRequired: boolean): Sample | undefined {
  for (const name of namesOf(place)) {
    if (!(name in SAMPLES)) continue;
    const value = SAMPLES[name];
    if (value === undefined ? !isRequired : fits(value, schema)) return { value };
  }
  return undefined;
}

function objectOf({ properties = {}, required = [] }: JsonSchema, place: Place, missing: Missing): object {
  const entries = Object.entries(properties).map(([key, each]) => [
    key,
    valueAt(each, [...place, key], missing, required.includes(key)),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function valueAt(schema: JsonSchema, place: Place, missing: Missing, isRequired: boolean): unknown {
  const sample = sampleOf(schema, place, isRequired);
  if (sample) return sample.value;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return valueAt(first, place, missing, isRequired);
  const [type] = typesOf(schema);
  if (type === 'object') return objectOf(schema, place, missing);
  if (type === 'array') return schema.items ? [valueAt(schema.items, place, missing, true)] : [];
  if (type === 'boolean') return false;
  if (type === 'string' || type === 'number' || type === 'integer') missing(place);
  if (type === 'string') return 'texte';
  return type === 'number' || type === 'integer' ? 1 : undefined;
}

/** A value that fits the schema; undefined where the schema says nothing. */
export const exampleOf = (schema: JsonSchema, place: Place, missing: Missing = () => {}): unknown =>
  valueAt(schema, place, missing, false);
