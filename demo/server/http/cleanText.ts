import { serverTexts } from '../texts';
import { HttpError } from './httpError';

/** PostgreSQL refuses NUL and halves of surrogate pairs in text: they are taken out of whatever comes in. */
const unstorable = /\0|\p{Surrogate}/gu;

/** Nothing that is sent on purpose goes deeper; whoever reads it may call itself once per level. */
const DEPTH_MAX = 20;

/**
 * The same value with every text in it storable.
 * @throws HttpError 400 when it goes too deep
 */
export function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(unstorable, '');
  if (depth > DEPTH_MAX) throw new HttpError(400, serverTexts.tooDeep);
  if (Array.isArray(value)) return value.map((one) => cleaned(one, depth + 1));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleaned(key), cleaned(inner, depth + 1)]),
  );
}
