/* What the contract says of a call beside its address, in one line. */
import * as z from 'zod/mini';
import type { Endpoint } from '../../../../src/api/endpoint';
import { endpoints } from '../../../../src/api/endpoints';

/** Every call of the contract. */
export const all: Endpoint[] = Object.values(endpoints).flatMap((family) => Object.values<Endpoint>(family));

interface Json {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
}

/** `number`, `text[]`, `{nom membre_id?}`: null is left out, because it means the same as a missing key. */
function shape({ type, enum: words, anyOf, items, properties, required = [] }: Json): string {
  if (words) return words.join('|');
  if (anyOf) return [...new Set(anyOf.filter((one) => one.type !== 'null').map(shape))].join('|');
  if (items) return `${shape(items)}[]`;
  if (!properties)
    return [type ?? 'any']
      .flat()
      .filter((one) => one !== 'null')
      .join('|');
  const keys = Object.entries(properties).map(
    ([key, value]) => `${key}${required.includes(key) ? '' : '?'}:${shape(value)}`,
  );
  return `{${keys.join(' ')}}`;
}

const of = (schema: unknown) =>
  shape(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Json);
const listed = (values: object) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(' ');

/** `tags.search ?{q?:string}`: query, body, defaults, keys that need a capability, and how it travels. */
export function told(endpoint: Endpoint): string {
  const { id, params, body, defaults, extras, status, anonymous, file, flat, multipart } = endpoint;
  const flags = Object.entries({ anonymous, file, flat, multipart }).flatMap(([name, is]) =>
    is ? name : [],
  );
  return [
    id,
    params && `?${of(params)}`,
    body && `body ${of(body)}`,
    defaults && `defaults ${listed(defaults)}`,
    extras && `needing ${listed(extras)}`,
    status && `only ${status}`,
    ...flags,
  ]
    .filter(Boolean)
    .join(' ');
}
