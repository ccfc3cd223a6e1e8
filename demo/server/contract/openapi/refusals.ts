/** With which statuses a call may be refused, and why. */
import type { ServedEndpoint } from '../../http/routeBase';
import { type JsonSchema, jsonSchema } from './schemas';

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

/** Whether the body names a version: its own, or that of a row in it. */
const hasVersion = ({ properties = {}, items, anyOf = [] }: JsonSchema): boolean =>
  'updated_at' in properties ||
  [...Object.values(properties), ...anyOf, ...(items ? [items] : [])].some(hasVersion);

/** The refusals of a call as OpenAPI has them, by status. */
export function refusals({ endpoint, options }: ServedEndpoint): object {
  const { body, path, params } = endpoint;
  return {
    ...(!options.isPublic && { 401: refusal('No token, or one that has ended') }),
    ...(body && hasVersion(jsonSchema(body, 'input')) && { 409: refusal('Changed since `updated_at`') }),
    ...(body && { 413: refusal('The body is too large'), 415: refusal('The body is of another type') }),
    ...(options.hasKey && { 403: refusal('The key of the link is unknown, or it has ended') }),
    ...(options.mayBeClosed && {
      403: refusal('Takes no answers now: `etat` is `pas_ouvert`, `ferme` or `complet`'),
    }),
    ...(path.includes('{') && { 404: refusal('Not found') }),
    ...((params || body) && { 422: refusal('Refused, with a reason per field') }),
    ...(options.isPublic && { 429: refusal('Too many; `Retry-After` says when again') }),
  };
}
