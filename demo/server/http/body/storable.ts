import { HttpError, invalid } from '../httpError';
import { httpTexts } from '../texts';
import { DEPTH_MAX } from './bodyLimits';

/** PostgreSQL refuses NUL and halves of surrogate pairs in text, so they are removed from everything that comes in. */
const unstorable = /\0|\p{Surrogate}/gu;

/**
 * Returns the value with all its texts, nested ones included, in a form that can be stored.
 * @throws HttpError 400 when it is nested too deeply, 422 for a key that plain objects can't store
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(unstorable, '');
  if (depth > DEPTH_MAX) throw new HttpError(400, httpTexts.tooDeep);
  if (Array.isArray(value)) return value.map((one) => storable(one, depth + 1));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  if (Object.hasOwn(value, '__proto__')) throw invalid({ ['__proto__']: httpTexts.badName });
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storable(key), storable(inner, depth + 1)]),
  );
}
