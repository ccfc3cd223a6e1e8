import * as z from 'zod/mini';
import type { Schema } from '../../../../../src/api/endpoint';

interface Json {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  pattern?: string;
}

/** An id that no table contains. */
export const UNKNOWN_ID = 2 ** 31 - 1;

function sampleOf(schema: Json, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!, name);
  const [type] = [schema.type ?? 'string'].flat();
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return schema.items ? [sampleOf(schema.items, name)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return UNKNOWN_ID;
  if (type === 'null') return null;
  if (/date|_at$/.test(name)) return '2024-01-02';
  return name === 'email' ? 'a@b.fr' : 'x';
}

const objectOf = ({ properties = {} }: Json): object =>
  Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each, name)]));

/** A body that fits the schema of a call, with ids that don't exist. */
export const sampleBody = (schema: Schema): unknown =>
  sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, 'corps');
