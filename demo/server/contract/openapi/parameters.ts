/** The path variables and query parameters of an operation. */
import type { Endpoint } from '../../../../src/api/endpoint';
import { objectSchemaOf } from '../../http/queryParams';
import type { ServedEndpoint } from '../../http/routeBase';
import { exampleOf } from './examples/exampleOf';
import { capabilitiesOf } from './operationCapabilities';
import type { JsonSchema } from './schemas';

const VARIABLE = /\{(\w+)\}/g;

/** Two paths with the same shape are one path in the document, whatever the names of their variables. */
export const shapeOf = (path: string): string => path.replace(VARIABLE, '{}');

const variablesOf = (path: string): string[] => [...path.matchAll(VARIABLE)].map(([, name]) => name!);

/** @param template the path in the document, whose variables may have other names than the endpoint's */
function inPath(endpoint: Endpoint, template: string): object[] {
  const own = variablesOf(endpoint.path);
  return variablesOf(template).map((name, at) => {
    const isReadable = own[at] === 'identifiant';
    const schema = isReadable ? { type: 'string' } : { type: 'integer', minimum: 1 };
    const description = isReadable
      ? 'The form, by the name in its shared link'
      : `The row, by its ${own[at]}`;
    const example = isReadable ? 'inscription-camp-ete' : 1;
    return { name, in: 'path', required: true, description, schema, example };
  });
}

/** The header that lets a creation be repeated after a lost answer. */
const WRITE_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A creation that is repeated with the same key is stored once and answered the same for 24 hours',
  'x-capacites': ['cles'],
  schema: { type: 'string', maxLength: 255 },
  example: '6f1c2a4e-8b07-4d0c-9c53-0e9d2f7a51b6',
};

/** The parameters of one operation. */
export function parameters({ endpoint, options }: ServedEndpoint, template: string): object[] {
  const { params, defaults } = endpoint;
  const isCreation = options.isWrite && endpoint.method === 'POST';
  const variables = [...inPath(endpoint, template), ...(isCreation ? [WRITE_KEY] : [])];
  if (!params) return variables;
  const { properties = {}, required = [] } = objectSchemaOf(params);
  const capabilities = capabilitiesOf(endpoint);
  const inQuery = Object.entries(properties).map(([name, property]) => {
    const isList = property.type === 'array';
    const capability = capabilities[name];
    return {
      name: isList ? `${name}[]` : name,
      in: 'query',
      required: required.includes(name),
      ...(capability && { 'x-capacites': [capability] }),
      schema: defaults?.[name] === undefined ? property : { ...property, default: defaults[name] },
      example: exampleOf(property as JsonSchema, [...endpoint.id.split('.'), 'query', name]),
      ...(isList && { style: 'form', explode: true }),
    };
  });
  return [...variables, ...inQuery];
}
