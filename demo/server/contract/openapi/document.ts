/** The OpenAPI 3.1 document of the served endpoints, made from the schemas of the contract. */
import type { Endpoint, Schema } from '../../../../src/api/endpoint';
import { rightOf } from '../../../../src/api/rightOf';
import type { ServedEndpoint } from '../../http/routeBase';
import { callDetail } from './details';
import { answerExample, bodyExample } from './examples/callExample';
import { operationMark } from './operationCapabilities';
import { parameters, shapeOf } from './parameters';
import { refusals } from './refusals';
import { bodySchema, type JsonSchema, jsonSchema } from './schemas';
import { callSummary, familyTags } from './summaries';

/** A JSON body, with an example if its schema says anything. */
const media = (schema: JsonSchema, example: unknown) => ({
  schema,
  ...(example !== undefined && { example }),
});

/** The body of a request. The schema of a form already describes its files. */
const requestContent = (endpoint: Endpoint, body: Schema) => {
  const schema = bodySchema(endpoint, body);
  return endpoint.multipart
    ? { 'multipart/form-data': { schema } }
    : { 'application/json': media(schema, bodyExample(endpoint)) };
};

/** What an answer is around its data: nothing for a call whose schema describes the whole. */
function answerMedia({ endpoint, options }: ServedEndpoint): object {
  const data = jsonSchema(endpoint.answer, 'output');
  const example = answerExample(endpoint);
  if (options.isWhole) return media(data, example);
  const message = { type: ['string', 'null'] };
  const schema = { required: ['success', 'data'], properties: { success: { const: true }, message, data } };
  return media({ type: 'object', ...schema } as JsonSchema, { success: true, data: example ?? null });
}

function success(served: ServedEndpoint): object {
  const { file, params } = served.endpoint;
  if (!file) return { description: 'Success', content: { 'application/json': answerMedia(served) } };
  const type = params ? 'text/csv' : 'application/octet-stream';
  return { description: 'File', content: { [type]: { schema: { type: 'string' } } } };
}

/** @param template the path in the document, whose variables may have other names than the endpoint's */
function operation(served: ServedEndpoint, template: string): object {
  const { endpoint, options } = served;
  const { id, body } = endpoint;
  const description = callDetail(id);
  const mark = operationMark(endpoint);
  const right = rightOf(endpoint);
  return {
    operationId: id,
    summary: callSummary(id),
    ...(description && { description }),
    tags: [id.split('.')[0]],
    ...(options.isPublic && { security: options.hasKey ? [{ key: [] }] : [] }),
    // Parvis uses it only with a back end that announces the capability.
    ...(mark && { 'x-capacites': mark }),
    ...(right && { 'x-droit': right }),
    parameters: parameters(served, template),
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
 * @param version version of the product
 * @returns a function that writes the document for a server's address; '' stands for the address of the document itself
 */
export function openApi(served: readonly ServedEndpoint[], version: string): (address: string) => object {
  const paths: Record<string, Record<string, object>> = {};
  // Paths that differ only in the names of their variables are one path, which takes the first one's names.
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
  const key = { ...token, description: 'Token {key}, the key of a helper’s link' };
  return (address) => ({
    openapi: '3.1.0',
    info: info(version),
    servers: [{ url: address.replace(/\/$/, '') || '/' }],
    tags: familyTags(served),
    security: [{ token: [] }],
    paths,
    components: { securitySchemes: { token, key }, schemas: { Refusal } },
  });
}
