/** The OpenAPI 3.1 document of what is served, from the schemas of the contract (their JSON Schema is 3.1's own). */
import type { Endpoint, Schema } from '../../../../src/api/endpoint';
import { rightOf } from '../../../../src/api/rightOf';
import type { Served } from '../api';
import { objectSchemaOf } from '../queryParams';
import { exampleOf } from './examples';
import { operationMark } from './operationCapabilities';
import { parameters, shapeOf } from './parameters';
import { bodySchema, type JsonSchema, jsonSchema } from './schemas';
import { summaryOf, tags } from './summaries';

/** A body with an example, unless nothing is known of it. */
const media = (schema: JsonSchema) => {
  const isKnown = Object.keys(schema).length > 0;
  return { schema, ...(isKnown && { example: exampleOf(schema) }) };
};

/** Forms carry files: their schema says so by itself. */
const requestContent = (endpoint: Endpoint, body: Schema) => {
  const schema = bodySchema(endpoint, body);
  return endpoint.multipart ? { 'multipart/form-data': { schema } } : { 'application/json': media(schema) };
};

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

function answerSchema({ endpoint, options }: Served): JsonSchema {
  const answer = jsonSchema(endpoint.answer, 'output');
  if (options.isWhole) return answer;
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, message: { type: ['string', 'null'] }, data: answer },
  };
}

function success(served: Served): object {
  const { file, params } = served.endpoint;
  if (!file) return { description: 'Success', content: { 'application/json': media(answerSchema(served)) } };
  const type = params ? 'text/csv' : 'application/octet-stream';
  return { description: 'File', content: { [type]: { schema: { type: 'string' } } } };
}

function refusals({ endpoint, options }: Served): object {
  const { body, path, params } = endpoint;
  const hasVersion = body && objectSchemaOf(body).properties?.updated_at;
  return {
    ...(!options.isPublic && { 401: refusal('No token, or one that has ended') }),
    ...(hasVersion && { 409: refusal('Changed since `updated_at`') }),
    ...(body && { 413: refusal('The body is too large'), 415: refusal('The body is of another type') }),
    ...(options.mayBeClosed && {
      403: refusal('Takes no answers now: `etat` is `pas_ouvert`, `ferme` or `complet`'),
    }),
    ...(path.includes('{') && { 404: refusal('Not found') }),
    ...((params || body) && { 422: refusal('Refused, with a reason per field') }),
    ...(options.isPublic && body && { 429: refusal('Too many; `Retry-After` says when again') }),
  };
}

/** @param template the path of the document it stands under */
function operation(served: Served, template: string): object {
  const { endpoint, options } = served;
  const { id, body } = endpoint;
  const mark = operationMark(endpoint);
  const right = rightOf(endpoint);
  return {
    operationId: id,
    summary: summaryOf(id),
    tags: [id.split('.')[0]],
    ...(options.isPublic && { security: [] }),
    // What Parvis asks only of a back end that announces the capability.
    ...(mark && { 'x-capacites': mark }),
    ...(right && { 'x-droit': right }),
    parameters: parameters(endpoint, template),
    ...(body && { requestBody: { required: true, content: requestContent(endpoint, body) } }),
    responses: { [endpoint.status ?? 200]: success(served), ...refusals(served) },
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
  example: { success: false, message: 'Le nom est obligatoire.', errors: { nom: 'Le nom est obligatoire.' } },
};

const info = (version: string) => ({
  title: 'Parvis',
  version,
  description:
    'Reference server of the Parvis console. `x-capacites` names what a back end has to announce first, `x-droit` the right that a call needs where rights are announced.',
  license: { name: 'MIT', identifier: 'MIT' },
});

/**
 * @param version of the product
 * @returns the document for a server at an address; without one it is that of the document
 */
export function openApi(served: readonly Served[], version: string): (address: string) => object {
  const paths: Record<string, Record<string, object>> = {};
  // Paths that differ by the names of their variables only are one path: the first one's names stand for all.
  const templates = new Map<string, string>();
  for (const one of served) {
    const { path, method } = one.endpoint;
    const template = templates.get(shapeOf(path)) ?? path;
    templates.set(shapeOf(path), template);
    paths[template] ??= {};
    paths[template][method.toLowerCase()] = operation(one, template);
  }
  const token = {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Token {token}, as answered by /api/login',
  };
  return (address) => ({
    openapi: '3.1.0',
    info: info(version),
    servers: [{ url: address.replace(/\/$/, '') || '/' }],
    tags: tags(served),
    security: [{ token: [] }],
    paths,
    components: { securitySchemes: { token }, schemas: { Refusal } },
  });
}
