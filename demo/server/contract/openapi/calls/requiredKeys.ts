import type { JsonSchema } from '../schemas';

/** The alternatives of a schema that are objects or lists, or the schema itself. */
const shapesOf = (schema: JsonSchema): JsonSchema[] => {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return inner.length > 0 ? inner.flatMap(shapesOf) : [schema];
};

/**
 * The keys that may not be missing, as `results.id`. Below a key that may be missing stand those that its value must have
 * where it comes.
 */
export function requiredKeys(schema: JsonSchema, path = ''): string[] {
  const keys = shapesOf(schema).flatMap(({ properties = {}, required = [], items }) => [
    ...(items ? requiredKeys(items, path) : []),
    ...Object.entries(properties).flatMap(([key, inner]) => [
      ...(required.includes(key) ? [path + key] : []),
      ...requiredKeys(inner, `${path}${key}.`),
    ]),
  ]);
  return [...new Set(keys)];
}
