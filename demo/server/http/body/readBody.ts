/** Reads the body of a call, as JSON or as a form with files. */
import type { Context } from 'hono';
import type { Endpoint } from '../../../../src/api/endpoint';
import { HttpError } from '../httpError';
import type { RouteOptions } from '../routeBase';
import { httpTexts } from '../texts';
import type { Reservation } from './BodyBudget';
import { bodyChunks } from './bodyChunks';
import { STRANGER_LIMITS, tooLarge, USUAL_LIMITS } from './bodyLimits';
import { readForm } from './readForm';
import { readJson } from './readJson';

const isJson = (type: string): boolean => /^application\/json\b/i.test(type);
const isForm = (type: string): boolean => /^multipart\/form-data\b/i.test(type);

/**
 * Reads the body within the limits of its kind. Call it only after the caller is known.
 * @param reservation counts its bytes until the call is answered
 * @throws HttpError 400, 408, 413, 415, 422, 503
 */
export async function readBody(
  c: Context,
  { multipart }: Endpoint,
  { limits, orJson, isPublic }: RouteOptions,
  reservation: Reservation,
): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  const { json, keys, form } = { ...(isPublic ? STRANGER_LIMITS : USUAL_LIMITS), ...limits };
  if (multipart && form && !(orJson && isJson(type))) {
    if (!isForm(type)) throw new HttpError(415, httpTexts.notMultipart);
    return Object.fromEntries(await readForm(bodyChunks(c.req.raw, { ...form, reservation }), type, form));
  }
  // Without this check, pages of any site could send other content types in their visitor's name without a preflight.
  if (!isJson(type)) throw new HttpError(415, httpTexts.unsupported);
  return readJson(bodyChunks(c.req.raw, { max: json, refusal: tooLarge, reservation }), keys);
}
