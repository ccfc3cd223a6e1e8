/** The JSON Schemas of the contract, in which each key that needs a capability is marked. */
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../../../../src/api/endpoint';
import { ID_MAX, idSchema } from '../../../../src/domain/wire';

/** The parts of a JSON Schema that this folder reads. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  $ref?: string;
  minimum?: number;
  'x-capacites'?: string[];
}

export function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: own }) {
      if (io === 'input' && zodSchema === idSchema)
        Object.assign(own, { type: 'integer', minimum: 1, maximum: ID_MAX });
    },
  });
  return json as JsonSchema;
}

/** Marks the property at the end of the path, also inside lists and in every alternative. */
function mark(schema: JsonSchema | undefined, [key = '', ...rest]: readonly string[], name: string): void {
  if (!schema) return;
  const property = schema.properties?.[key];
  if (property && rest.length === 0) property['x-capacites'] = [name];
  if (property) mark(property, rest, name);
  for (const inner of [schema.items, ...(schema.anyOf ?? [])]) mark(inner, [key, ...rest], name);
}

/** The schema of a request body. Each extra key names the capability that a back end announces to receive it. */
export function bodySchema({ extras = {} }: Endpoint, body: Schema): JsonSchema {
  const json = jsonSchema(body, 'input');
  for (const [path, name] of Object.entries(extras)) mark(json, path.split('.'), name);
  return json;
}
