/** The OpenAPI 3.1 document of what is served, from the schemas of the contract (their JSON Schema is 3.1's own). */
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../../../src/api/endpoint';
import type { Served } from './api';
import { objectSchemaOf } from './queryParams';

function jsonSchema(schema: Schema, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function parameters({ path, params, defaults }: Endpoint): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'identifiant' ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }));
  if (!params) return inPath;
  const { properties = {}, required = [] } = objectSchemaOf(params);
  const inQuery = Object.entries(properties).map(([name, property]) => {
    const isList = property.type === 'array';
    return {
      name: isList ? `${name}[]` : name,
      in: 'query',
      required: required.includes(name),
      schema: defaults?.[name] === undefined ? property : { ...property, default: defaults[name] },
      ...(isList && { style: 'form', explode: true }),
    };
  });
  return [...inPath, ...inQuery];
}

const json = (schema: object) => ({ 'application/json': { schema } });

/** Forms carry files: their schema says so by itself. */
const requestContent = ({ multipart }: Endpoint, body: Schema) => ({
  [multipart ? 'multipart/form-data' : 'application/json']: { schema: jsonSchema(body, 'input') },
});

const refusal = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

function answerSchema({ endpoint, options }: Served): object {
  const answer = jsonSchema(endpoint.answer, 'output');
  if (options.isWhole) return answer;
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, message: { type: ['string', 'null'] }, data: answer },
  };
}

function operation(served: Served): object {
  const { endpoint, options } = served;
  const success = endpoint.file
    ? {
        description: 'File',
        content: {
          [endpoint.params ? 'text/csv' : 'application/octet-stream']: { schema: { type: 'string' } },
        },
      }
    : { description: 'Success', content: json(answerSchema(served)) };
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    ...(options.isPublic && { security: [] }),
    // Keys that Parvis sends only to a back end that announces the capability listed with each.
    ...(endpoint.extras && { 'x-capacites': endpoint.extras }),
    parameters: parameters(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, content: requestContent(endpoint, endpoint.body) },
    }),
    responses: {
      [endpoint.status ?? 200]: success,
      ...(!options.isPublic && { 401: refusal('No token, or one that has ended') }),
      ...(endpoint.body &&
        objectSchemaOf(endpoint.body).properties?.updated_at && {
          409: refusal('Changed since `updated_at`'),
        }),
      ...(endpoint.body && {
        413: refusal('The body is too large'),
        415: refusal('The body is of another type'),
      }),
      ...(options.mayBeClosed && {
        403: refusal('Takes no answers now: `etat` is `pas_ouvert`, `ferme` or `complet`'),
      }),
      ...(endpoint.path.includes('{') && { 404: refusal('Not found') }),
      ...((endpoint.params || endpoint.body) && { 422: refusal('Refused, with a reason per field') }),
      ...(options.isPublic && endpoint.body && { 429: refusal('Too many; `Retry-After` says when again') }),
    },
  };
}

const Refusal = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'French sentence to show' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    etat: { type: 'string', description: 'Why it can’t be now' },
  },
};

/** @param version of the product */
export function openApi(served: readonly Served[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of served) {
    const { path, method } = one.endpoint;
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = operation(one);
  }
  const token = {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Token {token}, as answered by /api/login',
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Parvis', version, description: 'Reference server of the Parvis console.' },
    security: [{ token: [] }],
    paths,
    components: { securitySchemes: { token }, schemas: { Refusal } },
  };
}
