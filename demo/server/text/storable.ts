import { DEPTH_MAX } from '../http/body/bodyLimits';
import { HttpError, invalid } from '../http/httpError';
import { serverTexts } from '../texts';

/** PostgreSQL refuses NUL and halves of surrogate pairs in text: they are taken out of whatever comes in. */
const unstorable = /\0|\p{Surrogate}/gu;

/**
 * The same value with every text in it storable.
 * @throws HttpError 400 when it goes too deep, 422 for a key that objects don't keep
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(unstorable, '');
  if (depth > DEPTH_MAX) throw new HttpError(400, serverTexts.tooDeep);
  if (Array.isArray(value)) return value.map((one) => storable(one, depth + 1));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  if (Object.hasOwn(value, '__proto__')) throw invalid({ ['__proto__']: serverTexts.badName });
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storable(key), storable(inner, depth + 1)]),
  );
}
