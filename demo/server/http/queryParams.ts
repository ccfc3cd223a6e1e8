/**
 * Converts query strings, which carry only text, by the endpoint's own schema: `page=2` becomes a number and `groupes[]=1`
 * a list of one. Text that can't be converted is left unchanged, and the schema refuses it.
 */
import * as z from 'zod/mini';
import type { Schema } from '../../../src/api/endpoint';

interface Property {
  type?: string | string[];
  items?: Property;
  enum?: unknown[];
}

type ObjectSchema = { properties?: Record<string, Property>; required?: string[] };

const objectSchemas = new WeakMap<Schema, ObjectSchema>();

/** The schema as JSON Schema, computed once. */
export function objectSchemaOf(schema: Schema): ObjectSchema {
  let json = objectSchemas.get(schema);
  if (!json) {
    json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ObjectSchema;
    objectSchemas.set(schema, json);
  }
  return json;
}

const isOf = (property: Property | undefined, ...types: string[]): boolean =>
  [property?.type ?? []].flat().some((type) => types.includes(type));

function converted(text: string, property: Property | undefined): unknown {
  if (isOf(property, 'number', 'integer') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (isOf(property, 'boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Lists of ids and of known words may also be written with commas; free text may contain them. */
const valuesIn = (text: string, items: Property | undefined): string[] =>
  isOf(items, 'string') && !items?.enum ? [text] : text.split(',');

/** Reads the query as the schema describes it. Empty values count as missing. */
export function readQuery(schema: Schema, query: URLSearchParams): Record<string, unknown> {
  const { properties = {} } = objectSchemaOf(schema);
  const read: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    const name = key.replace(/\[\d*\]$/, '');
    const property = properties[name];
    const texts = query.getAll(key).filter((text) => text.trim() !== '');
    if (!texts.length) continue;
    if (isOf(property, 'array')) {
      const before = (read[name] as unknown[] | undefined) ?? [];
      read[name] = before.concat(
        texts
          .flatMap((text) => valuesIn(text, property?.items))
          .map((text) => converted(text, property?.items)),
      );
    } else read[name] = converted(texts[texts.length - 1]!, property);
  }
  return read;
}
